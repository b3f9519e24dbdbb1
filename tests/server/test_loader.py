"""Stored tables come back one at a time, the shortest first."""

import asyncio
import threading
from functools import partial

from playmat.server.rooms.loader import Loader


def test_a_short_log_does_not_wait_for_the_long_ones_that_came_before_it() -> None:
    order: list[int] = []
    begun, go_on = threading.Event(), threading.Event()

    def first() -> None:
        begun.set()
        go_on.wait(10)
        order.append(1)

    async def load() -> None:
        loader = Loader()
        tasks = [asyncio.ensure_future(loader.run(1, first))]
        await asyncio.to_thread(begun.wait, 10)
        tasks += [asyncio.ensure_future(loader.run(it, partial(order.append, it))) for it in (20_000, 500, 30, 500)]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(*tasks)
        loader.close()

    asyncio.run(load())
    assert order == [1, 30, 500, 500, 20_000]


def test_two_logs_are_never_played_at_the_same_moment() -> None:
    """They would take turns with the event loop, and every table would be as slow as they are many."""
    at_once, most = 0, 0
    lock = threading.Lock()

    def work() -> None:
        nonlocal at_once, most
        with lock:
            at_once += 1
            most = max(most, at_once)
        threading.Event().wait(0.01)
        with lock:
            at_once -= 1

    async def load() -> None:
        loader = Loader()
        await asyncio.gather(*(loader.run(number, work) for number in range(8)))
        loader.close()

    asyncio.run(load())
    assert most == 1


def test_a_log_that_cannot_be_played_keeps_nobody_waiting() -> None:
    def broken() -> None:
        raise ValueError("damaged")

    async def load() -> list[object]:
        loader = Loader()
        done = await asyncio.gather(loader.run(1, broken), loader.run(2, lambda: "fine"), return_exceptions=True)
        loader.close()
        return list(done)

    damaged, fine = asyncio.run(load())
    assert isinstance(damaged, ValueError)
    assert fine == "fine"
