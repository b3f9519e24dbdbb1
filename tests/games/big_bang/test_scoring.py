"""Big Bang: points, the clock, matches of several games."""

import pytest

from big_bang_table import (
    CLOCK,
    FIRST,
    GAME,
    MINUS,
    ONES,
    RULES,
    STOLEN,
    last_of,
    now_of,
    position_of,
    situation,
    started,
    take_scores,
)
from playing import code_of, play, refusal_of
from playmat.bots.bot import RandomBot
from playmat.bots.play import play_match
from playmat.core.chance import stream_of
from playmat.core.match import TABLE, TIME
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.core.result import GameOutcome


def test_a_number_scores_one_and_a_rules_card_two() -> None:
    """BB-11: the star nothing; unplayed cards just score nothing."""
    match = situation("0,1:7 0,-1:1", "R3 6 5", "4", options=RULES, game=FIRST)
    assert now_of(match)["scores"] == [2]
    play(match, "0 hand R3/0 @0,2")
    assert now_of(match)["scores"] == [4]
    play(match, "0 hand 6 @-1,1")
    assert now_of(match)["scores"] == [5]


def test_unplayed_cards_may_cost_a_point_each() -> None:
    """BB-12: deck, hand and discard pile, rules cards too: 4 + 2 - 7 left."""
    options: Options = {**MINUS, **RULES, **CLOCK}
    match = situation("0,1:7 0,2:R3/0 0,-1:1 1,0:1 1,1:2", "R1 6", "4 5 R2", "3 3", options, game=FIRST)
    assert now_of(match)["scores"] == [6 - 7]
    play(match, "0 hand 6 @-1,1")
    assert now_of(match)["scores"] == [7 - 6]
    play(match, "0 hand R1/0 @1,-1", "-1 time")
    assert match.result is not None
    assert match.result.scores == (9 - 5,)
    assert last_of(match)["scoring"] == [{"numbers": 5, "rules": 2, "left": 5, "points": 4, "stolen": None}]


def test_before_the_first_card_all_are_still_to_be_taken_off() -> None:
    """BB-12: 28 cards, or 34 with the rules cards."""
    assert now_of(started(MINUS))["scores"] == [-28]
    assert now_of(started({**MINUS, **RULES}))["scores"] == [-34]
    assert now_of(started())["scores"] == [0]


def test_time_ends_a_timed_game_and_it_is_scored() -> None:
    """BB-17: alone nobody has won then."""
    match = situation(ONES, "2 2 3", "4", options=CLOCK)
    play(match, "0 hand 2 @0,2", "-1 time")
    assert match.result is not None
    assert (match.result.end, match.result.winners, match.result.scores) == ("time", (), (4,))
    assert code_of(match, "-1 time") == "match-over"


def test_without_a_clock_time_does_not_run_out() -> None:
    """BB-17: and the table makes no other moves."""
    match = situation(ONES, "2 2 3", "4")
    assert refusal_of(match, "-1 time").rule == "BB-17"
    assert code_of(match, "-1 time") == "no-clock"
    assert code_of(match, "-1 draw") == "not-a-table-move"
    assert match.refuse(TABLE, TIME) is not None


@pytest.mark.parametrize("minutes", [1, 30])
def test_a_clock_has_one_to_thirty_minutes(minutes: int) -> None:
    """BB-17: or there is none."""
    assert GAME.setup({"clock": minutes}, 1).options["clock"] == minutes
    for wrong in (0, 31):
        with pytest.raises(Refused) as refused:
            GAME.setup({"clock": wrong}, 1)
        assert refused.value.refusal.code == "option-out-of-range"


def test_time_ends_one_game_of_a_match_and_the_next_begins() -> None:
    """BB-17: the match goes on with new cards."""
    match = started({"games": 2, **CLOCK})
    play(match, "-1 time")
    assert (match.number, match.is_over, match.games[0].end) == (2, False, "time")
    play(match, "-1 time")
    assert match.is_over


def test_a_match_alone_is_won_by_putting_all_cards_in_every_game() -> None:
    """BB-10: one game that was stuck, and nobody has won."""
    for ends, winners in ((("all-put", "all-put"), [0]), (("all-put", "no-move"), []), (("time", "all-put"), [])):
        match = started({"games": 2, **CLOCK})
        for end in ends:
            position_of(match).finish(end)
            match.close_game()
        assert match.result is not None
        assert (match.result.winners, match.result.end) == (tuple(winners), ends[1])


def test_a_race_of_several_games_is_won_by_the_best_total() -> None:
    """BB-15: points are added up; equal bests share."""
    for first, second, winners in (([5, 9], [8, 2], [0]), ([5, 9], [6, 2], [0, 1]), ([5, 9], [4, 2], [1])):
        match = started({"games": 2}, 2)
        for scores in (first, second):
            take_scores(match, scores)
            position_of(match).finish("race-over")
            match.close_game()
        assert match.result is not None
        assert match.result.winners == tuple(winners)


@pytest.mark.parametrize(
    ("scores", "left", "stolen", "winners"),
    [
        ([20, 15, 18], [8, 13, 10], [23, 0, 0], [0]),
        ([20, 21, 18], [8, 7, 10], [0, 18, 0], [1]),
        ([20, 20, 18], [8, 8, 10], [0, 0, 0], [0, 1]),
        ([7, 7], [21, 21], [0, 0], [0, 1]),
        ([28, 7], [0, 21], [21, 0], [0]),
    ],
)
def test_stolen_scoring_gives_the_winner_what_the_others_have_left(
    scores: list[int], left: list[int], stolen: list[int], winners: list[int]
) -> None:
    """BB-16: on a tie nobody scores, but the tied seats are the winners of the game."""
    match = started(STOLEN, len(scores))
    position = position_of(match)
    take_scores(match, scores)
    for own, cards in zip(position.sets, left, strict=True):
        own.left = cards
    position.finish("race-over")
    points = [position.kernel.points_of(seat) for seat in range(len(scores))]
    assert (position.scores, points, position.winners()) == (stolen, scores, winners)


def test_stolen_scoring_counts_rules_cards_left_as_one_each() -> None:
    """BB-16: deck, hand and discard pile: 2 + 3 + 1 cards."""
    options: Options = {**STOLEN, **RULES}
    match = situation(ONES, "2", options=options, others=[("0,1:4", "5 R1 7", "R2 1", "R3")])
    play(match, "0 hand 2 @0,2")
    assert match.result is not None
    assert match.result.games == (GameOutcome((6, 0), (0,), "race-over"),)
    scoring = last_of(match)["scoring"]
    assert [(each["points"], each["left"], each["stolen"]) for each in scoring] == [(4, 0, 6), (1, 6, 0)]


def test_the_winner_of_a_stolen_game_is_found_with_what_unplayed_cards_cost() -> None:
    """BB-16, BB-12: 4 - 0 against 5 - 1, a tie; without the minus seat 1 is ahead."""
    others = [(f"{ONES} 0,2:2 -1,1:2", "5", "", "")]
    for options, winners in (({**STOLEN, **MINUS}, [0, 1]), (STOLEN, [1])):
        match = situation(ONES, "2", options=options, others=others)
        play(match, "0 hand 2 @0,2")
        assert match.games[0].winners == tuple(winners)


def test_a_target_ends_a_match() -> None:
    """BB-11: 28 points a game at most, so 50 takes two games."""
    match = started({"target": 50})
    play_match(match, [RandomBot()], [stream_of("target")], "")
    assert len(match.games) == 2
    assert match.totals[0] >= 50
