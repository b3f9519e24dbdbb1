"""One after the other at a table."""

import asyncio

import pytest

from playmat.server.rooms.turns import Turns


def test_who_comes_while_somebody_is_at_it_waits_and_comes_in_order() -> None:
    async def story() -> list[str]:
        turns, told = Turns(), list[str]()

        async def one(name: str) -> None:
            async with turns:
                told.append(name)
                await asyncio.sleep(0)

        assert turns.take_at_once()
        assert not turns.take_at_once()
        waiting = [asyncio.create_task(one(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert told == []
        turns.give_back()
        assert not turns.take_at_once()  # it has gone to who waited
        await asyncio.gather(*waiting)
        assert turns.take_at_once()
        return told

    assert asyncio.run(story()) == ["a", "b", "c"]


@pytest.mark.parametrize("is_its_turn", [False, True])
def test_who_gives_up_waiting_keeps_nobody_waiting(is_its_turn: bool) -> None:
    async def story() -> bool:
        turns = Turns()

        async def one() -> None:
            async with turns:
                pass

        assert turns.take_at_once()
        first, second = asyncio.create_task(one()), asyncio.create_task(one())
        await asyncio.sleep(0)
        if is_its_turn:
            turns.give_back()
        first.cancel()
        if not is_its_turn:
            turns.give_back()
        with pytest.raises(asyncio.CancelledError):
            await first
        await second
        return turns.take_at_once()

    assert asyncio.run(story())
