"""Means and shares, and how sure they are."""

from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as some

from playmat.study.intervals import Spread, wilson


def test_wilsons_interval_is_the_one_of_the_textbook() -> None:
    """Eight of ten: 0.490 to 0.943 (Wilson 1927, as tabulated in every text that compares intervals)."""
    interval = wilson(8, 10)
    assert interval["value"] == pytest.approx(0.8)
    assert interval["low"] == pytest.approx(0.4902, abs=1e-4)
    assert interval["high"] == pytest.approx(0.9433, abs=1e-4)


def test_a_share_of_none_is_not_known_to_be_nothing() -> None:
    assert wilson(0, 20)["low"] == 0
    assert wilson(0, 20)["high"] == pytest.approx(0.1611, abs=1e-4)
    assert wilson(20, 20)["high"] == 1
    assert wilson(0, 0) == {"value": 0.0, "low": 0.0, "high": 1.0}


@given(some.integers(0, 500), some.integers(1, 500))
def test_an_interval_holds_its_value_and_is_a_share(successes: int, trials: int) -> None:
    interval = wilson(min(successes, trials), trials)
    assert 0 <= interval["low"] <= interval["value"] <= interval["high"] <= 1


@given(some.lists(some.integers(-1000, 1000)), some.lists(some.integers(-1000, 1000)))
def test_two_halves_joined_are_the_whole(first: list[int], second: list[int]) -> None:
    assert joined(spread(first), spread(second)) == spread(first + second)


@given(some.lists(some.integers(-1000, 1000), min_size=2))
def test_mean_and_margin_are_those_of_the_numbers(numbers: list[int]) -> None:
    found = spread(numbers).mean()
    assert found["value"] == pytest.approx(mean(numbers))
    assert found["high"] - found["value"] == pytest.approx(1.96 * stdev(numbers) / len(numbers) ** 0.5, rel=1e-3)
    assert (spread(numbers).least, spread(numbers).most) == (min(numbers), max(numbers))


def test_nothing_and_a_single_number_have_no_margin() -> None:
    assert Spread().mean() == {"value": 0.0, "low": 0.0, "high": 0.0}
    assert spread([7]).mean() == {"value": 7.0, "low": 7.0, "high": 7.0}


def spread(numbers: list[int]) -> Spread:
    found = Spread()
    for number in numbers:
        found.add(number)
    return found


def joined(first: Spread, second: Spread) -> Spread:
    first.join(second)
    return first
