"""Of what is said on lines each address has a little taken in one turn of the event loop, and each table its turn."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from playmat.server.live.talk import AT_ONCE, Floor

Told = list[tuple[str, int]]


def heard(say: Callable[[Floor, Told], Awaitable[None]]) -> Told:
    told: Told = []

    async def run() -> None:
        await say(Floor(), told)
        for _ in range(100):
            await asyncio.sleep(0)

    asyncio.run(run())
    return told


def speak(floor: Floor, told: Told, address: str, table: int) -> None:
    floor.take(address, table, partial(told.append, (address, table)))


def test_where_nobody_waits_a_message_is_taken_at_once() -> None:
    async def say(floor: Floor, told: Told) -> None:
        speak(floor, told, "school", 1)
        assert told == [("school", 1)]

    assert len(heard(say)) == 1


def test_a_crowd_of_one_address_does_not_keep_another_waiting() -> None:
    async def say(floor: Floor, told: Told) -> None:
        for table in range(500):
            speak(floor, told, "crowd", table)
        assert len(told) == AT_ONCE
        speak(floor, told, "elsewhere", 1)
        assert told[-1] == ("elsewhere", 1)

    assert len(heard(say)) == 501


def test_between_two_turns_others_are_heard() -> None:
    async def say(floor: Floor, told: Told) -> None:
        for table in range(100):
            speak(floor, told, "crowd", table)
        for _ in range(3):
            before = len(told)
            await asyncio.sleep(0)
            assert len(told) <= before + AT_ONCE
            speak(floor, told, "elsewhere", 1)
            assert told[-1] == ("elsewhere", 1)

    assert len(heard(say)) == 103


def test_in_one_address_tables_take_turns_and_each_is_heard_in_order() -> None:
    async def say(floor: Floor, told: Told) -> None:
        for number in range(50):
            floor.take("school", 1, partial(told.append, ("loud", number)))
        floor.take("school", 2, partial(told.append, ("quiet", 0)))

    told = heard(say)
    assert ("quiet", 0) in told[: AT_ONCE + 2]
    assert [number for name, number in told if name == "loud"] == list(range(50))
