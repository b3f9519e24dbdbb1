"""Sets of small numbers as bits of a number."""

from hypothesis import given
from hypothesis import strategies as st

from playmat.core.bits import count, few_into, list_into, lowest, nth

SETS = st.sets(st.integers(0, 63), min_size=1)


def mask_of(numbers: set[int]) -> int:
    return sum(1 << number for number in numbers)


@given(SETS)
def test_the_smallest_number_of_a_set_and_how_many_there_are(numbers: set[int]) -> None:
    assert lowest(mask_of(numbers)) == min(numbers)
    assert count(mask_of(numbers)) == len(numbers)


@given(SETS, st.integers(0, 100))
def test_the_numbers_of_a_set_are_written_to_the_front_of_an_array(numbers: set[int], first: int) -> None:
    into = [-1] * 70
    found = list_into(mask_of(numbers), first, into)
    assert into[:found] == [first + number for number in sorted(numbers)]
    assert into[found:] == [-1] * (70 - found)
    assert list_into(0, first, into) == 0


@given(SETS | st.just(set()), st.integers(0, 100), st.integers(0, 4))
def test_the_numbers_of_a_set_are_written_behind_others(numbers: set[int], first: int, at: int) -> None:
    into = [-1] * 70
    behind = few_into(mask_of(numbers), first, into, at)
    assert into[:behind] == [-1] * at + [first + number for number in sorted(numbers)]


@given(SETS)
def test_a_number_is_found_by_its_place_in_a_set(numbers: set[int]) -> None:
    mask = mask_of(numbers)
    assert [nth(mask, place) for place in range(len(numbers))] == sorted(numbers)
