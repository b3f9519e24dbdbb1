"""Number Line: putting cards, turns, rounds and how the game ends."""

import pytest

from playing import SEED, code_of, legal, now, play, refusal_of, start
from playmat.core.chance import SeedChance
from playmat.core.match import Match
from playmat.core.result import GameOutcome, Result
from playmat.games.number_line.rules.kernel import line_length
from playmat.games.registry import find_game


def put_all(match: Match, *numbers: int, first: int, kinds: str = "card") -> None:
    """One turn each, clockwise from `first`."""
    for turn, number in enumerate(numbers):
        play(match, f"{(first + turn) % match.setup.seats} {kinds} {number}")


def tied_after_round_2(seats: int = 2) -> Match:
    """Two seats with 10 points each: 5 and 5, then 5 and 5."""
    match = start("number-line", {"decoys": "open"}, seats)
    play(match, "0 card 5", "1 card 6")
    play(match, "1 card 6", "0 card 5", "1 decoy 10", "0 decoy 1")
    return match


def test_a_card_goes_on_any_number_that_has_none() -> None:
    """NL-1: ten numbers lie on the line, and a move puts one of the own cards on a free one."""
    match = start("number-line")
    assert legal(match, 0) == [f"card {number}" for number in range(1, 11)]
    play(match, "0 card 5")
    assert legal(match, 1) == [f"card {number}" for number in range(1, 11) if number != 5]
    refusal = refusal_of(match, "1 card 5")
    assert (refusal.code, refusal.facts, refusal.rule) == ("taken", {"number": 5, "seat": 0}, "NL-1")


def test_the_first_seat_of_the_game_starts_by_default_and_rotates_over_the_match() -> None:
    """NL-2: with `start` set to `seat`."""
    match = start("number-line", {"games": 2})
    assert match.actors() == [0]
    play(match, "0 card 5", "1 card 1", "1 card 1", "0 card 5", "1 decoy 2", "0 decoy 3")
    assert match.number == 2
    assert match.actors() == [1]
    assert now(match)["first"] == 1


def test_turns_go_clockwise_from_the_starting_player() -> None:
    """NL-3: three seats, one after the other."""
    match = start("number-line", {}, 3)
    play(match, "0 card 1")
    assert match.actors() == [1]
    play(match, "1 card 2")
    assert match.actors() == [2]
    refusal = refusal_of(match, "0 card 7")
    assert (refusal.code, refusal.rule, refusal.facts) == ("not-your-turn", "NL-3", {"seats": [2]})


def test_round_1_ends_when_everybody_has_put_the_plain_card_and_the_line_is_cleared() -> None:
    """NL-4: one card each, then it is scored: 5 and 6 share the line evenly."""
    match = start("number-line")
    assert code_of(match, "0 decoy 5") == "decoy-not-yet"
    assert refusal_of(match, "0 decoy 5").rule == "NL-4"
    play(match, "0 card 5", "1 card 6")
    view = now(match)
    assert view["round"] == 2
    assert view["scores"] == [5, 5]
    assert view["line"] == [None] * 10
    assert view["cards_left"] == [2, 2]


def test_round_2_takes_two_cards_each_one_per_turn_and_the_decoy_does_not_count() -> None:
    """NL-5: the decoys on 1 and 10 leave the line to the cards on 4 (1 to 4) and 5 (5 to 10)."""
    match = start("number-line")
    play(match, "0 card 5", "1 card 6")
    assert legal(match, 1)[:2] + legal(match, 1)[-1:] == ["card 1", "card 2", "decoy 10"]
    play(match, "1 decoy 1", "0 card 4")
    assert code_of(match, "1 decoy 3") == "card-used"
    assert refusal_of(match, "1 decoy 3").facts == {"kind": "decoy"}
    assert refusal_of(match, "1 decoy 3").rule == "NL-5"
    assert legal(match, 1) == [f"card {number}" for number in (2, 3, 5, 6, 7, 8, 9, 10)]
    play(match, "1 card 5")
    assert legal(match, 0) == [f"decoy {number}" for number in (2, 3, 6, 7, 8, 9, 10)]
    assert refusal_of(match, "0 card 3").facts == {"kind": "card"}
    play(match, "0 decoy 10")
    assert match.position.scores == [9, 11]


def test_the_starting_player_moves_one_seat_on_with_every_round() -> None:
    """NL-9: seat 0 starts round 1, seat 1 round 2, seat 2 round 3, seat 0 round 4."""
    match = start("number-line", {"decoys": "open"}, 3)
    assert now(match)["starter"] == 0
    put_all(match, 3, 5, 7, first=0)  # 3, 3, 4 -> 3 gets 1-3 (4 ties), 5 only itself (6 ties), 7 gets 7-10
    assert match.position.scores == [3, 1, 4]
    assert now(match)["starter"] == 1
    assert match.actors() == [1]
    play(match, "1 card 8", "2 card 1", "0 card 7", "1 decoy 2", "2 decoy 3", "0 decoy 4")
    # 1 owns 1-3 (4 ties), 7 owns 5-7, 8 owns 8-10: all gain 3.
    assert match.position.scores == [6, 4, 7]
    result = match.result
    assert result is not None
    assert result.winners == (2,)


def test_after_round_2_the_player_with_the_most_points_wins() -> None:
    """NL-10: 5 + 4 against 5 + 6 points."""
    match = start("number-line")
    play(match, "0 card 5", "1 card 6", "1 card 5", "0 decoy 6", "1 decoy 9", "0 card 4")
    assert match.result == Result((9, 11), (1,), "most-points", (GameOutcome((9, 11), (1,), "most-points"),))


def test_a_single_leader_after_round_1_does_not_end_the_game() -> None:
    """NL-10: the game has two rounds at least."""
    match = start("number-line")
    play(match, "0 card 5", "1 card 1")
    assert match.position.scores == [7, 2]  # 3 ties
    assert not match.is_over


def test_a_tie_for_the_most_points_brings_a_third_round_for_everybody() -> None:
    """NL-11: three seats, two of them tied with 8 points, all three play on and scores go on."""
    match = start("number-line", {"decoys": "open"}, 3)
    put_all(match, 4, 8, 7, first=0)  # 4 owns 1-5, 7 owns 6-7, 8 owns 8-10
    assert match.position.scores == [5, 3, 2]
    play(match, "1 card 6", "2 card 1", "0 card 3", "1 decoy 10", "2 decoy 9", "0 decoy 8")
    # 1 owns 1, 3 owns 3-4, 6 owns 5-10; 2 ties.
    assert match.position.scores == [7, 9, 3]
    assert match.is_over
    tied = start("number-line", {"decoys": "open"}, 3)
    put_all(tied, 4, 8, 7, first=0)
    play(tied, "1 card 7", "2 card 1", "0 card 5", "1 decoy 10", "2 decoy 9", "0 decoy 8")
    # 1 owns 1-2, 5 owns 4-5, 7 owns 7-10; 3 and 6 tie: 7, 7, 4.
    assert tied.position.scores == [7, 7, 4]
    assert not tied.is_over
    assert now(tied)["round"] == 3
    assert now(tied)["cards_left"] == [2, 2, 2]
    assert tied.actors() == [2]


def test_in_round_3_both_cards_are_put_in_any_order_and_both_count() -> None:
    """NL-12: seat 0 on 3 and 8, seat 1 on 4 and 9: 1-3 and 7-8 against 4-5 and 9-10; 6 ties with 4 and 8."""
    match = tied_after_round_2()
    assert match.position.scores == [10, 10]
    assert now(match)["round"] == 3
    assert match.actors() == [0]
    play(match, "0 decoy 3", "1 card 4", "0 card 8", "1 decoy 9")
    assert match.position.scores == [15, 14]
    result = match.result
    assert result is not None
    assert result.end == "most-points"
    assert result.winners == (0,)


def test_later_rounds_are_as_round_2_each_without_the_highest_number_still_there() -> None:
    """NL-13: round 4 has 1 to 9, round 5 has 1 to 8; decoys do not count again."""
    match = tied_after_round_2()
    play(match, "0 card 3", "1 card 4", "0 decoy 8", "1 decoy 7")  # 1-3, 8-10 against 4-7
    assert match.is_over
    match = tied_after_round_2()
    play(match, "0 card 5", "1 card 6", "0 decoy 4", "1 decoy 7")  # five each
    assert now(match)["round"] == 4
    assert now(match)["line"] == [None] * 9
    assert match.actors() == [1]
    refusal = refusal_of(match, "1 card 10")
    assert (refusal.code, refusal.facts, refusal.rule) == ("not-on-line", {"number": 10, "highest": 9}, "NL-13")
    play(match, "1 card 4", "0 card 6", "1 decoy 5", "0 decoy 9")  # 1-4 and 6-9: four each, 5 ties
    assert match.position.scores == [19, 19]
    assert now(match)["round"] == 5
    assert legal(match, 0)[-1] == "decoy 8"


@pytest.mark.parametrize(("number", "length"), [(1, 10), (2, 10), (3, 10), (4, 9), (5, 8), (12, 1), (13, 0)])
def test_the_line_is_ten_long_up_to_round_3_and_one_shorter_each_round_after(number: int, length: int) -> None:
    """NL-13: without the highest number each time."""
    assert line_length(number) == length


def test_a_round_ends_at_once_when_no_number_is_free() -> None:
    """NL-14: five seats in round 4 have nine numbers for ten cards; the last card is never put (rules number 1)."""
    match = find_game("number-line", 1).start({"decoys": "open"}, 5, SeedChance(SEED))
    put_all(match, 1, 2, 4, 7, 10, first=0)  # 3 ties between 2 and 4
    assert match.position.scores == [1, 1, 2, 3, 2]
    # Round 2, seat 1 starts: cards on 2, 4, 10, 7 and 1 for seats 1, 2, 3, 4, 0.
    play(match, "1 card 2", "2 card 4", "3 card 10", "4 card 7", "0 card 1")
    play(match, "1 decoy 3", "2 decoy 5", "3 decoy 6", "4 decoy 8", "0 decoy 9")
    assert match.position.scores == [2, 2, 4, 5, 5]
    # Round 3, seat 2 starts, all ten numbers are taken: two points each.
    play(match, "2 card 1", "3 card 2", "4 card 3", "0 card 4", "1 card 5")
    play(match, "2 decoy 6", "3 decoy 7", "4 decoy 8", "0 decoy 9", "1 decoy 10")
    assert match.position.scores == [4, 4, 6, 7, 7]
    # Round 4, seat 3 starts on nine numbers: after the ninth card it is over, seat 2 keeps a card.
    play(match, "3 card 1", "4 card 2", "0 card 3", "1 card 4", "2 card 5")
    play(match, "3 decoy 6", "4 decoy 7", "0 decoy 8")
    assert now(match)["round"] == 4
    play(match, "1 decoy 9")
    # 1 each, and seat 2 on 5 owns 5 to 9.
    assert match.position.scores == [5, 5, 11, 8, 8]
    assert match.is_over


def test_when_no_number_would_be_left_the_tied_players_share_the_win() -> None:
    """NL-15: whatever is tied to the end, rounds 4 to 12 long, is shared after the line has shrunk to nothing."""
    match = tied_after_round_2()
    play(match, "0 card 5", "1 card 6", "0 decoy 4", "1 decoy 7")
    for length in range(9, 1, -1):
        first = match.actors()[0]
        other = 1 - first
        low, high = length // 2, length // 2 + 1 + length % 2
        rest = [number for number in range(1, length + 1) if number not in (low, high)]
        play(match, f"{first} card {low}", f"{other} card {high}")
        if rest:
            play(match, f"{first} decoy {rest[0]}")
        if len(rest) > 1:
            play(match, f"{other} decoy {rest[1]}")
        assert match.position.scores[0] == match.position.scores[1]
    assert now(match)["round"] == 12
    play(match, f"{match.actors()[0]} decoy 1")
    result = match.result
    assert result is not None
    assert result.end == "shared"
    assert result.winners == (0, 1)


def test_only_the_numbers_of_the_rounds_line_are_scored() -> None:
    """NL-16: on a line of nine the outermost card gains nothing for the ten that is gone."""
    match = tied_after_round_2()
    play(match, "0 card 5", "1 card 6", "0 decoy 4", "1 decoy 7")
    before = match.position.scores[:]
    play(match, "1 card 8", "0 card 1", "1 decoy 5", "0 decoy 6")
    # 1 owns 1-4 (midway 4.5), 8 owns 5-9: nine numbers in all.
    gained = [after - had for after, had in zip(match.position.scores, before, strict=True)]
    assert gained == [4, 5]


def test_colours_go_by_seat_and_have_no_effect_on_play() -> None:
    """NL-17: the five colours, in seat order; no rule of the position mentions them."""
    match = start("number-line", {}, 5)
    assert match.setup.game.colours == ["green", "orange", "red", "yellow", "blue"]
    assert "colour" not in str(match.view(0)["now"])
