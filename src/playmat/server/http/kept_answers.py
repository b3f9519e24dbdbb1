"""Answers that take a worker process a while to find: each is looked for once, shared and kept."""

import asyncio
from collections import OrderedDict
from typing import Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from playmat.core.refusal import refused
from playmat.server.background import supervise
from playmat.server.workers.pool import WorkerPool

LONGEST_WAIT: Final = 30.0  # seconds, including the time in the queue
MOST_WAITING: Final = 100
MOST_KEPT: Final = 2_000

Question = TypeVar("Question", bound=Struct)
Answer = TypeVar("Answer")


class Search(Generic[Answer]):
    """An answer that a worker is looking for, and how many requests wait for it."""

    def __init__(self, task: "asyncio.Task[Answer]") -> None:
        self.task = task
        self.waiting = 0


class KeptAnswers(Generic[Question, Answer]):
    """Asks one worker process, and keeps its answers.

    Requests with the same question share one search, which is dropped when nobody waits for it. A worker that fails or
    takes too long is a refusal with the code `no_answer`.
    """

    def __init__(self, name: str, command: tuple[str, ...], kind: type[Answer], no_answer: str) -> None:
        self._name = name
        self._kind = kind
        self._no_answer = no_answer
        self._worker = WorkerPool(1, LONGEST_WAIT, command)
        self._searches: dict[bytes, Search[Answer]] = {}
        self._kept: OrderedDict[bytes, Answer] = OrderedDict()

    async def open(self) -> None:
        await self._worker.open()

    async def close(self) -> None:
        await self._worker.close()

    async def ask(self, question: Question, asker: int) -> Answer:
        """Return the answer to a question. Askers take turns, so one of them can't hold up the others."""
        key = msgspec.json.encode(question, order="sorted")
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        search = self._searches.get(key)
        if search is None:
            if len(self._searches) >= MOST_WAITING:
                raise refused("too-many", {"number": MOST_WAITING})
            search = self._searches[key] = Search(supervise(self._find(question, asker), self._name))
        search.waiting += 1
        try:
            found = self._kept[key] = await asyncio.shield(search.task)
        finally:
            search.waiting -= 1
            if not search.waiting:
                del self._searches[key]
                search.task.cancel()
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def _find(self, question: Question, asker: int) -> Answer:
        answer = await self._worker.think(question, asker)
        if answer is None:
            raise refused(self._no_answer)
        return msgspec.json.decode(answer, type=self._kind)
