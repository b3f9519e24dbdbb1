"""Stars and Bars: stacks of four, done by themselves or by the players, forgotten and claimed."""

import pytest

from playing import code_of, legal, move_of, play
from playmat.core.match import Match
from playmat.core.options import Options
from stars_and_bars_table import (
    GAME,
    MANUAL,
    STRICT,
    change_hand,
    hand_cards,
    inner_stacks,
    now_of,
    points_for,
    situation,
    stack_on,
    told,
)

SPARE = "B3go B2go B3gs B3bo"
THREE_DOWN = "b3:B3rs,B3rt,B3ro,B3bs c3:B1bt,B1bo,B1gs,B1gt b2:B2rs,B2rt,B2ro,B2bs"
FOUR_DOWN = THREE_DOWN + " c2:B2bt,B2bo,B2gs,B2gt"


def outer_of_three(options: Options | None = None) -> Match:
    """S1rs scores on a1: 1 over S1rt, 3 diagonal to S2bt on b2."""
    return situation("b2:S2bt a1:S3rs,S3rt,S1rt", ["S1rs S2gs", SPARE], options)


def inner_of_three(options: Options | None = None) -> Match:
    return situation("b2:B1rs,B2rs,S1rt", ["S1rs S2gs S3gs S2go", SPARE], options)


def last_of_twelve(options: Options | None = None) -> Match:
    """Three inner stacks lie face down, the fourth has three cards."""
    return situation(THREE_DOWN + " c2:B2bt,B2bo,S1rt", ["S1rs S2gs", SPARE], options, face_down="b3 c3 b2")


# By themselves.


def test_an_inner_stack_of_four_is_turned_face_down() -> None:
    """SB-9, SB-12: at the end of the turn, by itself."""
    match = inner_of_three()
    play(match, "0 put S1rs b2")
    assert stack_on(match, "b2") == "#B1rs B2rs S1rt S1rs"
    assert now_of(match)["scores"] == [1, 0]
    assert not any(text.endswith("b2") for text in legal(match, 1))


def test_a_stack_of_three_stays_as_it_is() -> None:
    """SB-9: nothing happens before the fourth card."""
    match = situation("b2:B1rs,S1rt", ["S1rs S2gs", SPARE])
    play(match, "0 put S1rs b2")
    assert stack_on(match, "b2") == "B1rs S1rt S1rs"


def test_four_face_down_stacks_are_cleared() -> None:
    """SB-10: all sixteen cards go to the discard pile, and the spaces are free again."""
    match = last_of_twelve()
    before = len(now_of(match)["discards"])
    play(match, "0 put S1rs c2")
    assert inner_stacks(match) == ["", "", "", ""]
    assert now_of(match)["discards"][before:] == [
        ["B3rs", "B3rt", "B3ro", "B3bs"],
        ["B1bt", "B1bo", "B1gs", "B1gt"],
        ["B2rs", "B2rt", "B2ro", "B2bs"],
        ["B2bt", "B2bo", "S1rt", "S1rs"],
    ]
    assert "put B3go b2" in legal(match, 1)


def test_an_outer_stack_of_four_is_removed() -> None:
    """SB-11: to the discard pile."""
    match = outer_of_three()
    play(match, "0 put S1rs a1")
    assert stack_on(match, "a1") == ""
    assert now_of(match)["discards"][-1] == ["S3rs", "S3rt", "S1rt", "S1rs"]
    assert now_of(match)["scores"] == [4, 0]


def test_what_happens_by_itself_is_told() -> None:
    """SB-9, SB-10, SB-11: in the order in which it is done."""
    assert told(last_of_twelve(), "0 put S1rs c2")[1:3] == [
        "The stack on c2 has four cards and is turned face down.",
        "All four inner stacks lie face down: they are cleared away.",
    ]
    assert told(outer_of_three(), "0 put S1rs a1")[1] == "The stack on a1 has four cards and is taken away."
    match = outer_of_three(STRICT)
    play(match, "0 put S1rs a1")
    assert stack_on(match, "a1") == "S3rs S3rt S1rt S1rs"
    assert told(match, "0 say 4 4")[1] == "The stack on a1 has four cards and is taken away."
    play(match, "0 say 4 4")
    assert stack_on(match, "a1") == ""


# By the players.


def test_a_duty_is_done_between_the_card_and_the_end_for_no_points() -> None:
    """SB-9, SB-12: `flip b2` after the fourth card."""
    match = inner_of_three(MANUAL)
    play(match, "0 put S1rs b2")
    assert stack_on(match, "b2") == "B1rs B2rs S1rt S1rs"
    assert legal(match, 0) == ["end", "flip b2", "back"]
    play(match, "0 flip b2")
    assert stack_on(match, "b2") == "#B1rs B2rs S1rt S1rs"
    assert legal(match, 0) == ["end", "back"]
    play(match, "0 end")
    assert now_of(match)["scores"] == [1, 0]
    assert match.actors() == [1]


def test_the_one_who_turns_the_fourth_stack_clears_all_four_for_no_points() -> None:
    """SB-10, SB-12: `flip c2`, then `clear`."""
    match = last_of_twelve(MANUAL)
    play(match, "0 put S1rs c2")
    assert code_of(match, "0 clear") == "not-all-face-down"
    play(match, "0 flip c2")
    assert legal(match, 0) == ["end", "clear", "back"]
    play(match, "0 clear")
    assert legal(match, 0) == ["end", "back"]
    assert code_of(match, "0 clear") == "not-all-face-down"
    play(match, "0 end")
    assert inner_stacks(match) == ["", "", "", ""]
    assert now_of(match)["scores"] == [1, 0]


def test_the_one_who_put_the_fourth_outer_card_removes_the_stack_for_no_points() -> None:
    """SB-11, SB-12: `remove a1`."""
    match = outer_of_three(MANUAL)
    play(match, "0 put S1rs a1")
    assert legal(match, 0) == ["end", "remove a1", "back"]
    play(match, "0 remove a1")
    assert legal(match, 0) == ["end", "back"]
    play(match, "0 end")
    assert (stack_on(match, "a1"), now_of(match)["scores"]) == ("", [4, 0])


def test_a_forgotten_stack_may_be_turned_by_the_next_for_2_points() -> None:
    """SB-12: at the start of the turn, before the card."""
    match = inner_of_three(MANUAL)
    play(match, "0 put S1rs b2", "0 end")
    assert "flip b2" in legal(match, 1)
    play(match, "1 flip b2")
    assert now_of(match)["scores"] == [1, 0]
    play(match, "1 put B3go c3", "1 end")
    assert now_of(match)["scores"] == [1, 2]
    assert now_of(match)["sheet"][-1] == {"seat": 1, "points": 2, "total": 2}


def test_turning_the_fourth_and_clearing_brings_6() -> None:
    """SB-12: 2 and 4, both forgotten."""
    match = last_of_twelve(MANUAL)
    play(match, "0 put S1rs c2", "0 end", "1 flip c2", "1 clear", "1 put B3go c3", "1 end")
    assert now_of(match)["scores"] == [1, 6]
    assert inner_stacks(match) == ["", "B3go", "", ""]


def test_clearing_alone_brings_4() -> None:
    """SB-12: the fourth was turned, the clearing forgotten."""
    match = last_of_twelve(MANUAL)
    play(match, "0 put S1rs c2", "0 flip c2", "0 end", "1 clear", "1 put B3go c3", "1 end")
    assert now_of(match)["scores"] == [1, 4]


def test_removing_a_forgotten_outer_stack_brings_2() -> None:
    """SB-12: `remove a1` before the card."""
    match = outer_of_three(MANUAL)
    play(match, "0 put S1rs a1", "0 end", "1 remove a1", "1 put B3go c3", "1 end")
    assert (stack_on(match, "a1"), now_of(match)["scores"]) == ("", [4, 2])


def test_a_forgotten_stack_may_grow_beyond_four() -> None:
    """SB-12: its fifth card is nobody's duty, and it is still turned for 2 points by the next."""
    match = inner_of_three(MANUAL)
    play(match, "0 put S1rs b2", "0 end", "1 put B3go b2")
    assert stack_on(match, "b2") == "B1rs B2rs S1rt S1rs B3go"
    assert legal(match, 1) == ["end", "back"]
    assert code_of(match, "1 flip b2") == "claim-too-late"
    play(match, "1 end", "0 flip b2", "0 put S2gs c3", "0 end")
    assert stack_on(match, "b2") == "#B1rs B2rs S1rt S1rs B3go"
    assert now_of(match)["sheet"][-1]["points"] == 2 + points_of_last(match)


def points_of_last(match: Match) -> int:
    last = now_of(match)["last_turn"]
    assert last is not None
    return sum(beside["points"] for beside in last["neighbours"])


def test_an_outer_stack_may_grow_too() -> None:
    """SB-12, SB-8: S1ro scores over S1rs and diagonal to S2bt; five cards are removed for 2."""
    match = situation("b2:S2bt a1:S3rs,S3rt,S1rt", ["S1rs S2gs", "S1ro B3go"], MANUAL)
    play(match, "0 put S1rs a1", "0 end", "1 put S1ro a1")
    assert code_of(match, "1 remove a1") == "claim-too-late"
    play(match, "1 end", "0 remove a1", "0 put S2gs c3", "0 end")
    assert now_of(match)["discards"][-1] == ["S3rs", "S3rt", "S1rt", "S1rs", "S1ro"]


def test_once_a_card_is_put_the_chance_is_gone_until_the_next_turn_starts() -> None:
    """SB-12: also for what the card has nothing to do with, and also after taking it back."""
    match = last_of_twelve(MANUAL)
    play(match, "0 put S1rs c2", "0 flip c2", "0 end")
    # An outer space beside that stack takes B3go, the only card that can be put without clearing.
    change_hand(match, 1, "B3bt B3go", "a1:S3go,S3rs,S3rt,B1ro")
    fitting = [text for text in legal(match, 1) if text.startswith("put")]
    assert fitting
    play(match, f"1 {fitting[0]}")
    assert legal(match, 1) == ["end", "back"]
    assert code_of(match, "1 clear") == "claim-too-late"
    assert code_of(match, "1 remove a1") == "claim-too-late"
    play(match, "1 back")
    assert code_of(match, "1 clear") == "claim-too-late"
    assert code_of(match, "1 remove a1") == "claim-too-late"
    assert [text for text in legal(match, 1) if not text.startswith("put")] == []


def test_what_was_forgotten_may_be_claimed_even_by_the_one_who_forgot() -> None:
    """SB-12: seat 1 does not see it, seat 0 does it at the next turn."""
    match = inner_of_three(MANUAL)
    play(match, "0 put S1rs b2", "0 end", "1 put B3go c3", "1 end")
    assert "flip b2" in legal(match, 0)
    play(match, "0 flip b2")
    running = now_of(match)["running"]
    assert running is not None
    assert (running["claims"], running["claimed"]) == (["flip b2"], 2)


def test_back_undoes_the_duties_after_the_card_but_not_the_claims_before_it() -> None:
    """SB-12, SB-14: seat 1 claims a1, puts the fourth on c2, turns it, clears, and takes all of that back."""
    match = situation(
        THREE_DOWN + " c2:B2bt,B2bo,S1rt a1:S3rs,S3rt,S3ro,S3bs", ["S1rs S2gs", SPARE], MANUAL, face_down="b3 c3 b2"
    )
    play(match, "0 remove a1")
    before = (inner_stacks(match), hand_cards(match, 0), now_of(match)["discards"])
    play(match, "0 put S1rs c2", "0 flip c2", "0 clear", "0 back")
    assert (inner_stacks(match), hand_cards(match, 0), now_of(match)["discards"]) == before
    assert stack_on(match, "a1") == ""
    play(match, "0 put S2gs c2", "0 flip c2", "0 end")
    assert now_of(match)["sheet"][-1]["points"] == 2
    assert inner_stacks(match)[3] == "#B2bt B2bo S1rt S2gs"


def test_back_undoes_a_removal() -> None:
    """SB-11, SB-12: the stack lies there again, without the card; a copy of the game is not touched."""
    match = outer_of_three(MANUAL)
    play(match, "0 put S1rs a1", "0 remove a1")
    other = match.copy()
    play(other, "0 back")
    assert stack_on(other, "a1") == "S3rs S3rt S1rt"
    assert now_of(match)["discards"][-1] == ["S3rs", "S3rt", "S1rt", "S1rs"]
    assert legal(other, 0) == legal(outer_of_three(MANUAL), 0)


def test_who_can_put_nothing_because_all_four_lie_face_down_can_only_clear() -> None:
    """SB-12, SB-4: and gets the 4 points."""
    match = situation(FOUR_DOWN, ["S1rs S2gs", SPARE], MANUAL, face_down="b3 c3 b2 c2")
    assert legal(match, 0) == ["clear"]
    assert match.timeout_move(0) == move_of(match, "clear")
    offer = match.offer(0)
    assert (offer.moves, offer.asks["key"]) == ([], "asks-stuck")
    assert [form.verb for form in offer.forms] == ["flip", "clear", "remove"]
    assert code_of(match, "0 put S1rs b2") == "face-down"
    assert code_of(match, "0 put S1rs a1") == "touches-nothing"
    play(match, "0 clear", "0 put S1rs b2", "0 end")
    assert now_of(match)["scores"] == [4, 0]


def test_the_offer_gives_no_hint_that_something_was_forgotten() -> None:
    """SB-12: with and without a forgotten stack the same is asked and the same forms are offered."""
    clean = situation("b2:B1rs,B2rs,S1rt", ["S2gs", SPARE], MANUAL)
    forgotten = situation("b2:B1rs,B2rs,S1ro,S1rt", ["S2gs", SPARE], MANUAL)
    for match in (clean, forgotten):
        offer = match.offer(0)
        assert [match.format(move) for move in offer.moves] == [
            text for text in legal(match, 0) if text.startswith("put")
        ]
        assert [form.verb for form in offer.forms] == ["flip", "clear", "remove"]
        assert offer.asks == {"key": "asks-put", "facts": {}}
    assert clean.offer(0).moves == forgotten.offer(0).moves
    play(clean, "0 put S2gs c3")
    play(forgotten, "0 put S2gs b2")
    for match in (clean, forgotten):
        offer = match.offer(0)
        assert [match.format(move) for move in offer.moves] == ["end"]
        assert [form.verb for form in offer.forms] == ["flip", "clear", "remove", "back"]
    assert clean.offer(0).asks == forgotten.offer(0).asks


def test_with_housekeeping_by_itself_no_duty_is_offered() -> None:
    """SB-12: the turn ends with the card."""
    match = inner_of_three()
    assert match.offer(0).forms == []
    assert match.offer(0).moves == match.legal(0)


def keep_house(match: Match, cell: str) -> None:
    """A turn of somebody careful: the first card of the hand on a space, and the stack turned when it is whole."""
    seat = match.actors()[0]
    card = now_of(match)["hands"][seat][0]
    play(match, f"{seat} put {card} {cell}")
    if f"flip {cell}" in legal(match, seat):
        play(match, f"{seat} flip {cell}")


def test_a_whole_game_by_hand_in_which_every_duty_is_done_forgotten_and_claimed() -> None:
    """SB-9, SB-10, SB-11, SB-12: all three duties, each done, each forgotten, each claimed: 2, 4 and 6 points."""
    deck = ["S2rs", "S2rt", "S2ro", "S2bs", *(name for name in GAME.card_names if name[0] == "M")]
    match = situation(
        "b3:B3rs,B3rt,B3ro,B3bs c3:B3bt,B3bo,B3gs,B3gt b2:S3rs,S3rt,S2bt c2:S3ro,S3bs,B2gt "
        "a1:S3bt,S3bo,S1rt d1:S3gs,S3gt,B1ro",
        ["S1rs S1bs S1bt S1bo", "B1rs S1gs S1gt S1go"],
        {"deck": 81, **MANUAL},
        deck=" ".join(deck),
        face_down="b3 c3",
    )
    # Removing done: 1 over S1rt and 3 diagonal to S2bt.
    play(match, "0 put S1rs a1", "0 remove a1", "0 end")
    assert now_of(match)["scores"] == [4, 0]
    # Removing forgotten: 1 over B1ro and 3 diagonal to B2gt.
    play(match, "1 put B1rs d1", "1 end")
    assert now_of(match)["scores"] == [4, 4]
    # Turning done; the stack on d1 is overlooked.
    play(match, "0 put S1bs b2", "0 flip b2", "0 end")
    assert now_of(match)["scores"] == [4, 4]
    # Removing claimed by the one who forgot it; turning the fourth stack forgotten.
    play(match, "1 remove d1", "1 put S1gs c2", "1 end")
    assert now_of(match)["scores"] == [4, 6]
    # Turning and clearing claimed: 6.
    play(match, "0 flip c2", "0 clear", "0 put S1bt b3", "0 end")
    assert now_of(match)["scores"] == [10, 6]
    assert inner_stacks(match) == ["S1bt", "", "", ""]
    # The four are filled again, every stack is turned; clearing done, for nothing.
    for cell in [*["b3"] * 3, *["c3"] * 4, *["b2"] * 4, *["c2"] * 3]:
        keep_house(match, cell)
        play(match, f"{match.actors()[0]} end")
    keep_house(match, "c2")
    seat = match.actors()[0]
    claimed = now_of(match)["running"]
    assert claimed is not None
    assert claimed["points"] == points_of_running(match)
    play(match, f"{seat} clear", f"{seat} end")
    assert inner_stacks(match) == ["", "", "", ""]
    # And once more: the last one turns and forgets to clear, the next claims 4.
    for cell in [*["b3"] * 4, *["c3"] * 4, *["b2"] * 4, *["c2"] * 4]:
        keep_house(match, cell)
        play(match, f"{match.actors()[0]} end")
    seat = match.actors()[0]
    score = now_of(match)["scores"][seat]
    play(match, f"{seat} clear")
    card = now_of(match)["hands"][seat][0]
    assert points_for(match, f"{seat} put {card} b3") == 0
    play(match, f"{seat} put {card} b3", f"{seat} end")
    assert now_of(match)["scores"][seat] == score + 4
    assert not match.end


def points_of_running(match: Match) -> int:
    running = now_of(match)["running"]
    assert running is not None
    return sum(beside["points"] for beside in running["neighbours"]) + running["claimed"]


@pytest.mark.parametrize("language", ["en", "es"])
def test_duties_and_claims_are_told_apart(language: str) -> None:
    """SB-12: a claim tells its points, a duty has none."""
    match = last_of_twelve(MANUAL)
    play(match, "0 put S1rs c2")
    duty = told(match, "0 flip c2", 0, language)
    play(match, "0 flip c2")
    duty += told(match, "0 clear", 1, language)
    play(match, "0 end")
    claim = told(match, "1 clear", 1, language)
    outer = outer_of_three(MANUAL)
    play(outer, "0 put S1rs a1")
    duty += told(outer, "0 remove a1", None, language)
    play(outer, "0 end")
    claim += told(outer, "1 remove a1", 0, language)
    inner = inner_of_three(MANUAL)
    play(inner, "0 put S1rs b2", "0 end")
    claim += told(inner, "1 flip b2", None, language)
    if language == "en":
        assert duty == [
            "You turn the stack on c2 face down.",
            "Ada clears the four inner stacks away.",
            "Ada takes the stack on a1 away.",
        ]
        assert claim == [
            "You clear the four forgotten inner stacks away: 4 points.",
            "Bo takes the forgotten stack on a1 away: 2 points.",
            "Bo turns the forgotten stack on b2 face down: 2 points.",
        ]
    else:
        assert duty == [
            "Pones boca abajo el montón de c2.",
            "Ada retira los cuatro montones interiores.",
            "Ada retira el montón de a1.",
        ]
        assert claim == [
            "Retiras los cuatro montones interiores olvidados: 4 puntos.",
            "Bo retira el montón olvidado de a1: 2 puntos.",
            "Bo pone boca abajo el montón olvidado de b2: 2 puntos.",
        ]
