"""Who looks at what classes have played, beside all play: one process for puzzles in matches and for what a deal is
worth."""

import sys
from collections import OrderedDict
from typing import Final

import msgspec
from msgspec import Struct

from playmat.classroom.deals.told import ParOfDeal
from playmat.core.game import Setup
from playmat.core.record import Record
from playmat.puzzles.puzzle import Puzzle
from playmat.server.workers.bot_worker import CALM
from playmat.server.workers.deal_worker import DealPar, DealQuestion, MatchQuestion
from playmat.server.workers.pool import WorkerPool

COMMAND: Final = (sys.executable, "-m", "playmat.server.workers.deal_worker", CALM)
LONGEST_ANSWER: Final = 60.0  # seconds, with waiting
MOST_KEPT: Final = 500


class Lookers:
    """Started with the first question. What was found once is kept: pars by deal, puzzles by match."""

    def __init__(self) -> None:
        self._pool = WorkerPool(1, LONGEST_ANSWER, COMMAND)
        self._kept: OrderedDict[bytes, str] = OrderedDict()

    async def open(self) -> None:
        await self._pool.open()

    async def close(self) -> None:
        await self._pool.close()

    async def par(self, setup: Setup, seed: str, number: int) -> ParOfDeal | None:
        """What can be made of a deal; none where it was not found in time."""
        question = DealQuestion(setup.game.name, setup.game.rules, setup.options, setup.seats, seed, setup.first)
        found = msgspec.json.decode(await self._ask(question, number), type=DealPar | None)
        return None if found is None else ParOfDeal(found.scores, found.source, found.matches)

    async def puzzles(self, record: Record, number: int) -> list[Puzzle]:
        found = await self._ask(MatchQuestion(record.to_json()), number)
        return msgspec.json.decode(found, type=list[Puzzle] | None) or []

    async def _ask(self, question: Struct, number: int) -> str:
        name = msgspec.json.encode(question, order="sorted")
        if name not in self._kept:
            answer = await self._pool.think(question, number)
            if answer is None:
                return "null"
            self._kept[name] = answer
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return self._kept[name]
