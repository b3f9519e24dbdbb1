"""Stars and Bars: the deck, the first twelve draws, who begins."""

import pytest

from playing import legal
from playmat.core.chance import RecordedChance
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.games.stars_and_bars.rules.cards import CARD_NAMES
from stars_and_bars_table import GAME, dealt, hand_cards, inner_stacks, now_of, started

BARS = [name for name in CARD_NAMES if name[0] == "B"]


def test_the_deck_has_54_cards_one_of_each() -> None:
    """SB-1: figure, number, colour, fill, the last varies fastest."""
    names = [str(row["name"]) for row in GAME.deck_table({})]
    assert names[:4] == ["S1rs", "S1rt", "S1ro", "S1bs"]
    assert (names[9], names[27], names[53]) == ("S2rs", "B1rs", "B3go")
    assert len(names) == len(set(names)) == 54
    assert GAME.deck_table({})[11] == {
        "kind": "card", "name": "S2ro", "figure": "star", "number": 2, "colour": "red", "fill": "outline",
    }  # fmt: skip


def test_the_deck_of_81_adds_the_moons() -> None:
    """SB-1: a third figure, three values of everything."""
    names = [str(row["name"]) for row in GAME.deck_table({"deck": 81})]
    assert names == GAME.card_names
    assert names[:54] == [str(row["name"]) for row in GAME.deck_table({})]
    assert [name[0] for name in names[54:]] == ["M"] * 27
    assert len(set(names)) == 81


@pytest.mark.parametrize(("deck", "left"), [(54, 42), (81, 69)])
def test_the_whole_deck_is_shuffled_and_twelve_cards_drawn(deck: int, left: int) -> None:
    """SB-1, SB-3: four on the board, four for each, the others in the deck."""
    match = started({"deck": deck})
    view = now_of(match)
    assert (view["deck"], view["deck_cards"], view["stage"]) == (left, [], "put")
    assert [len(hand) for hand in view["hands"]] == [4, 4]
    assert sorted(match.chance.written(CARD_NAMES)[0]) == sorted(CARD_NAMES[:deck])


def test_cards_are_drawn_in_turns_the_first_four_for_the_inner_spaces() -> None:
    """SB-3: b3, c3, b2, c2, then hands, seat 0 first; they lie open."""
    match = dealt("B1rs B1rt B1ro B1bs S1rs S2rs S1rt S2rt S1ro S2ro S1bs S2bs B3go")
    assert inner_stacks(match) == ["B1rs", "B1rt", "B1ro", "B1bs"]
    assert hand_cards(match, 0) == "S1rs S1rt S1ro S1bs"
    assert hand_cards(match, 1) == "S2rs S2rt S2ro S2bs"
    assert match.view(0)["now"] == match.view(1)["now"] == match.view(None)["now"]


@pytest.mark.parametrize("draw", range(12))
def test_whoever_draws_the_first_starred_card_begins(draw: int) -> None:
    """SB-3: among all twelve draws, those for the board too."""
    pile = [*BARS[:draw], "S2ro", *BARS[draw:11]]
    match = dealt(" ".join(pile))
    view = now_of(match)
    assert (view["beginner"], view["first_star"], view["first"]) == (draw % 2, "S2ro", 0)
    assert match.actors() == [draw % 2]


def test_without_a_starred_card_the_one_who_drew_first_begins() -> None:
    """SB-3: twelve bars; a star that comes later changes nothing."""
    view = now_of(dealt(" ".join(BARS[:12])))
    assert (view["beginner"], view["first_star"], view["turn"]) == (0, None, 0)


def test_a_moon_is_not_starred() -> None:
    """SB-1, SB-3: only cards with stars decide."""
    moons = [name for name in CARD_NAMES if name[0] == "M"]
    match = dealt(" ".join([*moons[:5], "S1rs", *moons[5:11]]), {"deck": 81})
    assert now_of(match)["first_star"] == "S1rs"
    assert match.actors() == [1]


def test_in_the_next_game_the_other_seat_draws_first() -> None:
    """SB-3: the first seat of the second game is seat 1."""
    stars_last = [*BARS, *[name for name in CARD_NAMES[:54] if name[0] == "S"]]
    match = GAME.start({"games": 2}, 2, RecordedChance([stars_last, stars_last], CARD_NAMES, None))
    while match.number == 1:
        seat = match.actors()[0]
        match.play(seat, match.legal(seat)[0])
    assert match.actors() == [1]
    assert now_of(match)["first"] == 1
    assert inner_stacks(match) == BARS[:4]
    assert hand_cards(match, 1) == " ".join(BARS[4:12:2])
    assert hand_cards(match, 0) == " ".join(BARS[5:12:2])


def test_at_the_start_every_card_may_go_to_the_four_inner_spaces() -> None:
    """SB-7: in the order of the hand, each inside first; outer spaces only where all fits."""
    match = dealt("B1rs B1rt B1ro B1bs S1rs S2rs S1rt S2rt S1ro S2ro S1bs S2bs")
    inner = [text for text in legal(match, 0) if text[-2:] in ("b2", "b3", "c2", "c3")]
    cards = ["S1rs", "S1rt", "S1ro", "S1bs"]
    assert inner == [f"put {card} {cell}" for card in cards for cell in ("b2", "c2", "b3", "c3")]


@pytest.mark.parametrize("options", [{"deck": "54"}, {"deck": 60}, {"housekeeping": "no"}, {"announce": True}])
def test_an_option_has_only_its_own_values(options: Options) -> None:
    """SB-1, SB-12, SB-13: everything else is refused."""
    with pytest.raises(Refused) as wrong:
        GAME.setup(options, 2)
    assert wrong.value.refusal.code == "option-not-a-choice"


def test_it_is_a_game_for_two() -> None:
    """SB-3: no more, no fewer."""
    with pytest.raises(Refused) as wrong:
        GAME.setup({}, 3)
    assert wrong.value.refusal.code == "wrong-seats"
