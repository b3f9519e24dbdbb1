"""A desk: work that takes a while is done on a thread of its own, one piece at a time.

Who asks for much waits for his own: each address has its turn. What nobody waits for any more is not begun.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from playmat.core.refusal import refused
from playmat.server.background import supervise

Made = TypeVar("Made")


class Wish:
    """A piece of work, and who waits for it."""

    def __init__(self, work: Callable[[], Any], done: "asyncio.Future[Any]") -> None:
        self.work = work
        self.done = done


class Desk:
    """At most `most` pieces wait, `most_of_one` for the same address."""

    def __init__(self, name: str, most: int, most_of_one: int) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._most = most
        self._most_of_one = most_of_one
        self._lines: OrderedDict[str, deque[Wish]] = OrderedDict()
        self._worker: asyncio.Task[None] | None = None

    def close(self) -> None:
        """What has not begun is dropped."""
        if self._worker is not None:
            self._worker.cancel()
        self._thread.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        return sum(map(len, self._lines.values()))

    async def run(self, who: str, work: Callable[[], Made]) -> Made:
        if self.waiting >= self._most or len(self._lines.get(who, ())) >= self._most_of_one:
            raise refused("too-many", {"number": self._most_of_one})
        wish = Wish(work, asyncio.get_running_loop().create_future())
        self._lines.setdefault(who, deque()).append(wish)
        if self._worker is None or self._worker.done():
            self._worker = supervise(self._work(), "desk")
        try:
            made: Made = await wish.done
        finally:
            self._drop(who, wish)
        return made

    def _drop(self, who: str, wish: Wish) -> None:
        line = self._lines.get(who)
        if line is not None and wish in line:
            line.remove(wish)
            if not line:
                del self._lines[who]

    async def _work(self) -> None:
        while self._lines:
            who, line = next(iter(self._lines.items()))
            wish = line.popleft()
            self._lines.move_to_end(who)
            if not line:
                del self._lines[who]
            made = asyncio.get_running_loop().run_in_executor(self._thread, wish.work)
            await asyncio.wait([made])
            hand_over(made, wish.done)


def hand_over(made: "asyncio.Future[Any]", done: "asyncio.Future[Any]") -> None:
    error = made.exception()
    if done.done():
        return  # who waited has gone meanwhile
    if error is None:
        done.set_result(made.result())
    else:
        done.set_exception(error)
