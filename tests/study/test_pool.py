"""Work shared among processes."""

import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from functools import partial
from itertools import count, repeat

import pytest

import commands
import playmat
from playmat.core.options import Value
from playmat.core.refusal import Refused, refused
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


def start_with(options: dict[str, Value]) -> str:
    return repr(playmat.start("sevens", seats=4, options=options))


def refuse(number: int) -> int:
    raise refused("wrong-seats", {"seats_given": number, "low": 2, "high": 5}, "NL-1")


def test_a_wrong_option_in_a_process_pool_is_the_error_it_would_be_without() -> None:
    with ProcessPoolExecutor(2) as pool:
        wrong = pool.submit(start_with, {"none-such": 1})
        with pytest.raises(playmat.PlaymatError) as caught:
            wrong.result()
        assert (caught.value.code, caught.value.facts["name"]) == ("unknown-option", "none-such")
        assert str(caught.value).startswith("There is no option called “none-such”.")
        assert pool.submit(start_with, {}).result() == "<sevens, 4 seats, moves made: 0>", "the pool lives on"


@pytest.mark.parametrize("cores", [1, 2])
def test_a_refusal_of_a_task_comes_whole(cores: int) -> None:
    with pytest.raises(Refused) as caught, closing(in_order(refuse, [9], cores)) as answers:
        next(answers)
    refusal = caught.value.refusal
    assert (refusal.code, refusal.facts["seats_given"], refusal.rule) == ("wrong-seats", 9, "NL-1")


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_command_with_a_wrong_option_ends_with_its_sentence_on_several_cores(command: str) -> None:
    bots = ["--bots", "random,simple"] if command == "arena" else []
    done = commands.playmat(command, "sevens", "--n", "4", "--cores", "2", "--options", '{"none-such": 1}', *bots)
    assert done.returncode == 2
    assert done.stderr.startswith("playmat: There is no option called “none-such”.")
    assert done.stderr.endswith("[unknown-option]\n")


def fails_at(last: int, number: int) -> int:
    if number == last:
        raise LookupError(f"no {number}")
    return number


def test_a_fault_in_a_process_is_raised_when_its_turn_comes() -> None:
    answers = in_order(partial(fails_at, 5), range(50), 2)
    assert [next(answers) for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(RuntimeError, match="LookupError: no 5"):
        next(answers)


def large(number: int) -> bytes:
    return bytes([number]) * 1_000_000


def test_answers_larger_than_any_pipe_come_through_and_can_be_left_in_the_middle() -> None:
    assert [answer[0] for answer in in_order(large, range(20), 3)] == list(range(20))
    with closing(in_order(large, repeat(1), 3)) as answers:
        assert next(answers)[:1] == b"\x01"
