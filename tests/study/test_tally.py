"""Counting what came of matches."""

import pytest

from playmat.core.result import GameOutcome, Result
from playmat.study.tally import Tally


def outcome(scores: list[int], winners: list[int], end: str = "out") -> Result:
    return Result(tuple(scores), tuple(winners), end, (GameOutcome(tuple(scores), tuple(winners), end),))


def test_a_shared_win_counts_in_equal_parts() -> None:
    tally = Tally()
    tally.add(10, outcome([5, 5, 1], [0, 1]))
    tally.add(20, outcome([9, 0, 1], [0]))
    figures = tally.figures()
    assert [seat["win_share"]["value"] for seat in figures["seats"]] == [0.75, 0.25, 0]
    assert figures["shared_wins"]["value"] == 0.5
    assert (figures["shortest"], figures["longest"], figures["moves"]) == (10, 20, 30)
    assert figures["length"]["value"] == 15


def test_a_seat_is_judged_by_the_matches_it_took_part_in() -> None:
    tally = Tally()
    tally.add(10, outcome([1, 2], [1]))
    tally.add(10, outcome([3, 4, 8], [2]))
    third = tally.figures()["seats"][2]
    assert third["matches"] == 1
    assert third["score"]["value"] == 8
    assert third["win_share"]["value"] == 1


def test_endings_are_shares_of_all_matches() -> None:
    tally = Tally()
    for end in ("out", "out", "out", "stalled"):
        tally.add(1, outcome([0, 1], [0], end))
    assert {end: share["value"] for end, share in tally.figures()["endings"].items()} == {"out": 0.75, "stalled": 0.25}


def test_nobody_wins_an_abandoned_match() -> None:
    tally = Tally()
    tally.add(3, outcome([0, 0], [], "abandon"))
    assert all(seat["win_share"]["value"] == 0 for seat in tally.figures()["seats"])


@pytest.mark.parametrize("first", [0, 1, 3, 6])
def test_tallies_can_be_joined_in_any_order(first: int) -> None:
    results = [outcome([number, 5, 2][: 2 + number % 2], [number % 2]) for number in range(6)]
    whole, left, right = Tally(), Tally(), Tally()
    for number, result in enumerate(results):
        whole.add(number, result)
        (left if number < first else right).add(number, result)
    right.join(left)
    assert right.figures() == whole.figures()
