"""Bang! Zoom!: the deck, the deal, and what a turn is made of."""

import pytest

from bang_zoom_table import (
    GAME,
    SEED,
    dealt,
    discards_of,
    draw_pile_of,
    hand_of,
    now_of,
    pile_for,
    position_of,
    situation,
    started,
    words_to_lay,
)
from playing import code_of, legal, play
from playmat.core.chance import RecordedChance, SeedChance
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, cards_of
from playmat.games.registry import find_game

# As the rule page has them, by the number of the rules.
LETTERS = {
    1: "A8 B5 C3 D4 E9 F2 G5 H3 I6 J1 K1 L4 M6 N6 O11 P3 Q1 R5 S5 T5 U4 V1 W2 X1 Y2 Z7",
    2: "A9 B9 C2 D3 E6 F1 G9 H2 I4 K1 L3 M9 N8 O16 P2 R4 S3 T4 U2 V1 W2 Y2 Z10",
    3: "A9 B9 C2 D3 E6 F1 G9 H2 I4 J1 K1 L3 M9 N8 O16 P2 Q1 R4 S3 T4 U2 V1 W2 X1 Y2 Z10",
}


@pytest.mark.parametrize(("rules", "cards"), [(1, 110), (2, 112), (3, 115)])
def test_the_deck_has_the_letters_of_the_page(rules: int, cards: int) -> None:
    """BZ-1: each as often as the page says, in alphabetical order, for each number of the rules."""
    game = find_game("bang-zoom", rules)
    names = [str(row["name"]) for row in game.deck_table({})]
    assert len(names) == cards
    assert names == [letter[0] for letter in LETTERS[rules].split() for _ in range(int(letter[1:]))]
    assert sorted(game.start({}, 2, SeedChance(SEED)).chance.written(CARD_NAMES)[0]) == names


def test_new_matches_are_played_by_rules_number_three() -> None:
    """BZ-1: the number is in every view."""
    assert find_game("bang-zoom").rules == 3
    assert started().view(0)["rules"] == 3


def test_the_deck_has_a_j_a_q_and_an_x() -> None:
    """BZ-1: so JOB, FOX, QUIZ and JUMP can be laid."""
    for word in ("JOB", "FOX", "QUIZ", "JUMP"):
        match = dealt(["AAAAAA", (word + "AAEE")[:6]], "E", "E")
        play(match, "1 draw", f"1 lay {word}")
        assert now_of(match)["scores"] == [0, len(word)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_cards_each_and_one_is_turned_up(seats: int) -> None:
    """BZ-2, BZ-3: dealt one at a time from the left of the dealer, who is seat 0 first; that seat begins."""
    match = started(seats=seats)
    pile = match.chance.written(CARD_NAMES)[0]
    for seat in range(seats):
        place = (seat - 1) % seats
        assert hand_of(match, seat) == "".join(sorted(pile[place : 6 * seats : seats]))
    assert discards_of(match) == pile[6 * seats]
    assert list(draw_pile_of(match)) == pile[6 * seats + 1 :]
    assert match.actors() == [1]
    assert now_of(match)["counts"] == [6] * seats


def test_the_deal_moves_on_with_every_game() -> None:
    """BZ-3, BZ-15: the second game is dealt by seat 1, so seat 2 begins it."""
    first = pile_for(["AAAAAA", "OZMNGB", "EEEEEE"], "O", "A")
    second = pile_for(["AAAAAA", "OZMNGB", "EEEEEE"], "O", "A", dealer=1)
    match = GAME.start({"games": 2}, 3, RecordedChance([first, second], CARD_NAMES, None))
    play(match, "1 draw", "1 lay BANG", "1 discard M")
    position_of(match).kernel.hold(2, cards_of(list("AAMOOZ")))
    play(match, "2 take", "2 lay ZOOM")
    assert match.number == 2
    assert now_of(match)["dealer"] == 1
    assert match.actors() == [2]


def test_a_turn_begins_with_the_top_of_either_pile() -> None:
    """BZ-4: `draw` gives a card nobody else sees, `take` the one that lies open."""
    hands = ["AAAAAA", "EEEEEE"]
    match = dealt(hands, "T", "ZC")
    assert legal(match, 1) == ["draw", "take", "swap EEEEEE"]
    drawn = match.copy()
    play(drawn, "1 draw")
    assert hand_of(drawn, 1) == "EEEEEEZ"
    assert (discards_of(drawn), draw_pile_of(drawn)[0]) == ("T", "C")
    assert now_of(drawn, 1)["taken"] == {"pile": "draw", "letter": "Z"}
    assert now_of(drawn, 0)["taken"] == now_of(drawn, None)["taken"] == {"pile": "draw", "letter": None}
    play(match, "1 take")
    assert hand_of(match, 1) == "EEEEEET"
    assert (discards_of(match), draw_pile_of(match)[:2]) == ("", "ZC")
    assert now_of(match, 0)["taken"] == {"pile": "discard", "letter": "T"}
    assert now_of(match, 0)["known"] == [[], ["T"]]


def test_six_of_seven_cards_may_go_into_two_words() -> None:
    """BZ-5, BZ-6: CAT and DOG, the seventh card is discarded, and six new ones fill the hand."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ZEEEEEEM")
    play(match, "1 draw", "1 lay CAT", "1 lay DOG")
    assert legal(match, 1) == ["discard Z"]
    play(match, "1 discard Z")
    assert hand_of(match, 1) == "EEEEEE"
    assert discards_of(match) == "KZ"
    assert now_of(match)["scores"] == [0, 6]
    assert [(line["seat"], line["word"], line["total"]) for line in now_of(match)["words"]] == [
        (1, "CAT", 3),
        (1, "DOG", 6),
    ]
    assert match.actors() == [0]


def test_a_turn_may_be_without_a_word() -> None:
    """BZ-5, BZ-6: a card taken, a card discarded, nothing to fill up."""
    match = dealt(["AAAAAA", "CATDOG"], "K", "ZE")
    play(match, "1 draw", "1 discard C")
    assert hand_of(match, 1) == "ADGOTZ"
    assert discards_of(match) == "KC"
    assert draw_pile_of(match)[0] == "E"
    assert now_of(match)["quiet"] == 1


def test_a_word_of_six_letters_leaves_one_card() -> None:
    """BZ-6: of seven cards."""
    match = dealt(["AAAAAA", "GARDEN"], "K", "S")
    play(match, "1 draw", "1 lay GARDEN")
    assert legal(match, 1) == ["discard S"]


def test_cards_may_be_swapped_instead_of_a_turn() -> None:
    """BZ-7: in the order named, the last on top; no card is taken first, no further one discarded."""
    match = dealt(["AAAAAA", "EEKTVZ"], "O", "RSU")
    play(match, "1 swap VKZ")
    assert hand_of(match, 1) == "EERSTU"
    assert discards_of(match) == "OVKZ"
    assert match.actors() == [0]
    assert now_of(match)["quiet"] == 1


def test_all_six_cards_may_be_swapped() -> None:
    """BZ-7: six new ones come."""
    match = dealt(["AAAAAA", "EEKTVZ"], "O", "RSUIII")
    play(match, "1 swap ZVTKEE")
    assert hand_of(match, 1) == "IIIRSU"
    assert discards_of(match) == "OZVTKEE"


def test_the_sample_of_swaps_keeps_what_the_goal_needs() -> None:
    """BZ-7, BZ-9: all but the letters of BANG, after BANG all but those of ZOOM; and the whole hand."""
    match = situation(["ABEMOV", "EEEEEE"], "TT", "C")
    assert legal(match, 0)[2:] == ["swap EMOV", "swap ABEMOV"]
    after = situation(["ABEMOV", "EEEEEE"], "TT", "C", laid="1BANG")
    assert legal(after, 0)[2:] == ["swap ABEV", "swap ABEMOV"]
    assert legal(situation(["AABBNG", "EEEEEE"], "TT", "C"), 0)[2:] == ["swap AABBGN"]


def test_any_other_swap_of_the_hand_is_good_too() -> None:
    """BZ-7: it need not be listed."""
    match = situation(["ABEMOV", "EEEEEE"], "TT", "CD")
    play(match, "0 swap MA")
    assert (hand_of(match, 0), discards_of(match)) == ("BCDEOV", "TTMA")


def test_an_empty_draw_pile_is_made_anew_when_a_card_is_due() -> None:
    """BZ-8: the top stays, the rest is shuffled, lowest first; only then, not before."""
    hands = ["AAAAAA", "EEEEEE"]
    match = situation(hands, "KYT", "C")
    match.chance = RecordedChance([["Y", "K", "T"]], CARD_NAMES, None)
    position_of(match).chance = match.chance
    play(match, "0 draw", "0 discard A")
    assert (discards_of(match), draw_pile_of(match), now_of(match)["rebuilds"]) == ("KYTA", "", 0)
    play(match, "1 draw")
    assert hand_of(match, 1) == "EEEEEEY"
    assert (discards_of(match), draw_pile_of(match), now_of(match)["rebuilds"]) == ("A", "KT", 1)
    assert match.chance.written(CARD_NAMES) == [["Y", "K", "T"]]


def test_a_pile_may_be_made_anew_while_a_hand_is_filled_up() -> None:
    """BZ-8: one card is left, two are due: the second comes from the new pile."""
    match = situation(["AAAAAA", "TOEEEE"], "KH", "CD", turn=1)
    play(match, "1 draw", "1 lay TO", "1 discard C")
    assert hand_of(match, 1) in ("DEEEEH", "DEEEEK")
    assert discards_of(match) == "C"
    assert len(draw_pile_of(match)) == 1
    assert match.actors() == [0]


def test_one_card_on_the_discard_pile_cannot_become_a_draw_pile() -> None:
    """BZ-8, BZ-12: taken and discarded, it is alone; the hand stays short and the last turns begin."""
    match = situation(["AAAAAA", "TOEEEE"], "H", "C", turn=1)
    play(match, "1 take", "1 lay THE", "1 discard O")
    assert (match.end, now_of(match)["last_turns"]) == ("", 2)
    assert hand_of(match, 1) == "CEEE"
    assert discards_of(match) == "O"


def test_a_drawn_word_can_be_laid_at_once() -> None:
    """BZ-4, BZ-5: words are listed after a card is taken, never before."""
    match = dealt(["AAAAAA", "BCDFGH"], "K", "A")
    assert words_to_lay(match, 1) == []
    play(match, "1 draw")
    assert {"BAD", "CAB", "BAG"} <= set(words_to_lay(match, 1))
    assert code_of(match, "1 lay BEAD") == "letters-missing"
