"""Stored tables are played again on one thread, one at a time, the shortest log first.

Several at once would take turns with the event loop for Python's lock, and every move at every table would wait for all
of them. With the shortest first nobody who comes back waits for a log that somebody has made long on purpose.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from heapq import heappop, heappush
from itertools import count
from typing import TypeVar

Made = TypeVar("Made")


class Loader:
    """Who waits has said how long it will take."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "loader")
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._is_busy = False

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def run(self, length: int, work: Callable[[], Made]) -> Made:
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        heappush(self._waiting, (length, next(self._numbers), turn))
        self._next()
        await turn
        try:
            return await loop.run_in_executor(self._thread, work)
        finally:
            self._is_busy = False
            self._next()

    def _next(self) -> None:
        while self._waiting and not self._is_busy:
            turn = heappop(self._waiting)[2]
            if not turn.done():  # who waited may have been sent home when the server stopped
                self._is_busy = True
                turn.set_result(None)
