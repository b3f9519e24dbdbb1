"""Work shared among processes."""

import os
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from itertools import count

import pytest

from playmat.core.refusal import Refused
from playmat.study.pool import AHEAD, in_order, slices


def squared(number: int) -> int:
    return number * number


def dies_at(last: int, number: int) -> int:
    if number == last:
        os._exit(1)
    return number


@pytest.mark.parametrize("cores", [1, 2])
def test_answers_come_in_the_order_of_the_tasks(cores: int) -> None:
    assert list(in_order(squared, range(50), cores)) == [number * number for number in range(50)]


def test_tasks_are_taken_only_as_they_are_needed() -> None:
    taken: list[int] = []

    def endless() -> Iterator[int]:
        for number in count():
            taken.append(number)
            yield number

    with closing(in_order(squared, endless(), 2)) as answers:
        assert [next(answers) for _ in range(3)] == [0, 1, 4]
    assert len(taken) <= 3 + 2 * AHEAD


def test_a_process_that_dies_is_told_and_does_not_hang() -> None:
    with pytest.raises(Refused) as raised:
        list(in_order(partial(dies_at, 5), range(50), 2))
    assert raised.value.refusal.code == "worker-died"


def test_a_count_falls_into_pieces() -> None:
    assert slices(7, 3) == [range(0, 3), range(3, 6), range(6, 7)]
    assert slices(0, 3) == []
