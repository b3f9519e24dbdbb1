"""The archive: records that people look at again. In memory only, a bounded number, the last used ones."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from playmat.core.record import read_record
from playmat.core.refusal import refused
from playmat.server.replay_bodies import ReplayCard, ReplayFrame, ReplayMoves
from playmat.server.replay_frames import ReplayTeller
from playmat.server.replayed import OPEN, Replayed

LARGEST_RECORD: Final = 500_000
MOST_KEPT: Final = 200
# Of all records together: a long one counts for many short ones.
MOST_MOVES_KEPT: Final = 100_000
MOST_WAITING: Final = 100

Made = TypeVar("Made")


class Archive:
    """Records are judged and told on a thread of their own, one at a time: tables that are played at come first."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "archive")
        self._waiting = 0
        self._kept: OrderedDict[str, Replayed] = OrderedDict()

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def add(self, text: str, language: str) -> ReplayCard:
        """Judge a record and keep it. Raises what is wrong with it."""
        replayed = await self._run(lambda: Replayed(read_record(text)))
        self._kept[replayed.id] = replayed
        self._kept.move_to_end(replayed.id)
        while len(self._kept) > 1 and (len(self._kept) > MOST_KEPT or self._moves_kept() > MOST_MOVES_KEPT):
            self._kept.popitem(last=False)
        return await self._run(lambda: ReplayTeller(replayed, OPEN, language).card())

    async def moves(self, name: str, viewer: str, language: str) -> ReplayMoves:
        replayed = self.find(name)
        return ReplayMoves(await self._run(lambda: ReplayTeller(replayed, viewer, language).moves()))

    async def frame(self, name: str, viewer: str, language: str, made: int) -> ReplayFrame:
        replayed = self.find(name)
        return await self._run(lambda: ReplayTeller(replayed, viewer, language).frame(made))

    def find(self, name: str) -> Replayed:
        """Who has the record can bring it again, so nothing is lost when it is forgotten here."""
        if name not in self._kept:
            raise refused("unknown-replay")
        self._kept.move_to_end(name)
        return self._kept[name]

    def _moves_kept(self) -> int:
        return sum(len(replayed.record.moves) for replayed in self._kept.values())

    async def _run(self, work: Callable[[], Made]) -> Made:
        if self._waiting >= MOST_WAITING:
            raise refused("too-many", {"number": MOST_WAITING})
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1
