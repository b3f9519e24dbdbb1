"""A desk where work waits: everybody has a turn, and what nobody waits for is not begun."""

import asyncio
import threading

import pytest

from playmat.core.refusal import Refused
from playmat.server.http.desk import Desk


def test_an_address_that_asks_for_much_waits_for_its_own() -> None:
    done: list[str] = []

    async def run() -> None:
        desk, begin = Desk("test", 20, 10), threading.Event()
        first = asyncio.ensure_future(desk.run("first", lambda: begin.wait(10)))
        await asyncio.sleep(0)
        wishes = [desk.run("greedy", lambda number=number: done.append(f"greedy {number}")) for number in range(5)]  # type: ignore[misc]  # the number of then
        wishes.append(desk.run("modest", lambda: done.append("modest")))
        tasks = [asyncio.ensure_future(wish) for wish in wishes]
        await asyncio.sleep(0)
        begin.set()
        await asyncio.gather(first, *tasks)
        desk.close()

    asyncio.run(run())
    assert done == ["greedy 0", "modest", "greedy 1", "greedy 2", "greedy 3", "greedy 4"]


def test_what_nobody_waits_for_is_not_begun_and_leaves_its_place() -> None:
    done: list[int] = []

    async def run() -> None:
        desk, begin = Desk("test", 20, 10), threading.Event()
        first = asyncio.ensure_future(desk.run("a", lambda: begin.wait(10)))
        left = [asyncio.ensure_future(desk.run("a", lambda: done.append(1))) for _ in range(10)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for task in left:
            task.cancel()
        await asyncio.wait(left)
        assert desk.waiting == 0
        last = asyncio.ensure_future(desk.run("a", lambda: done.append(2)))
        begin.set()
        await asyncio.gather(first, last)
        desk.close()

    asyncio.run(run())
    assert done == [2]


def test_only_so_many_may_wait_of_one_address_and_of_all() -> None:
    async def run() -> list[str]:
        desk, begin = Desk("test", 6, 4), threading.Event()
        first = asyncio.ensure_future(desk.run("z", lambda: begin.wait(10)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        refused: list[str] = []
        tasks: list[asyncio.Future[None]] = []
        for who in "aaaaabbbbb":
            tasks.append(asyncio.ensure_future(desk.run(who, lambda: None)))
            await asyncio.sleep(0)
            if tasks[-1].done():
                with pytest.raises(Refused):
                    tasks.pop().result()
                refused.append(who)
        begin.set()
        await asyncio.gather(first, *tasks)
        desk.close()
        return refused

    assert asyncio.run(run()) == ["a", "b", "b", "b"]


def test_what_goes_wrong_is_told_to_who_asked_and_the_desk_goes_on() -> None:
    async def run() -> int:
        desk = Desk("test", 6, 4)
        with pytest.raises(ZeroDivisionError):
            await desk.run("a", lambda: 1 // 0)
        found = await desk.run("a", lambda: 7)
        desk.close()
        return found

    assert asyncio.run(run()) == 7
