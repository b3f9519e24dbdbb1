"""Pars by HTTP: the best that can be made of the deal at a table, found once and kept."""

import asyncio
import sys
from collections import OrderedDict
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from playmat.core.refusal import refused
from playmat.server.background import supervise
from playmat.server.http.bodies import TablePar
from playmat.server.http.replies import Reply, token_of
from playmat.server.http.request_context import room_of, while_there
from playmat.server.workers.par_worker import ParQuestion, SeatPar
from playmat.server.workers.pool import WorkerPool
from playmat.solve.solver import deal_solver_of
from playmat.table.table import Table

COMMAND: Final = (sys.executable, "-m", "playmat.server.workers.par_worker")
LONGEST_ANSWER: Final = 30.0  # seconds, with waiting: three deals on a machine that is busy
MOST_WAITING: Final = 100
MOST_KEPT: Final = 2_000


class Sought:
    """A par that is being looked for, and how many wait for it."""

    def __init__(self, task: "asyncio.Task[list[SeatPar]]") -> None:
        self.task = task
        self.waiting = 0


class Pars:
    """One process looks for all of them; who asks for a deal that is known, as that of the day, need not wait."""

    def __init__(self) -> None:
        self._finder = WorkerPool(1, LONGEST_ANSWER, COMMAND)
        self._sought: dict[bytes, Sought] = {}
        self._kept: OrderedDict[bytes, list[SeatPar]] = OrderedDict()

    async def open(self) -> None:
        await self._finder.open()

    async def close(self) -> None:
        await self._finder.close()

    async def of(self, question: ParQuestion, table: int) -> list[SeatPar]:
        """A class that opens the deal of the day waits for one search; when all have gone it is dropped."""
        name = msgspec.json.encode(question, order="sorted")
        known = self._kept.get(name)
        if known is not None:
            self._kept.move_to_end(name)
            return known
        sought = self._sought.get(name)
        if sought is None:
            if len(self._sought) >= MOST_WAITING:
                raise refused("too-many", {"number": MOST_WAITING})
            sought = self._sought[name] = Sought(supervise(self._find(question, table), "par"))
        sought.waiting += 1
        try:
            found = self._kept[name] = await asyncio.shield(sought.task)
        finally:
            sought.waiting -= 1
            if not sought.waiting:
                del self._sought[name]
                sought.task.cancel()
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return found

    async def _find(self, question: ParQuestion, table: int) -> list[SeatPar]:
        answer = await self._finder.think(question, table)
        if answer is None:
            raise refused("no-par")
        return msgspec.json.decode(answer, type=list[SeatPar])


async def par(request: Request) -> Response:
    """The par of the match that is played, or was played last, at a table."""
    token = token_of(request)
    room = await room_of(request, token)
    room.key_of(token)
    pars: Pars = request.app.state.pars
    question, match = asked_at(room.table)
    found = await while_there(request, pars.of(question, room.number))
    return Reply(TablePar(match, found if len(found) == question.seats else found * question.seats))


def asked_at(table: Table) -> tuple[ParQuestion, int]:
    """Only a single game that has a solver for its deals has one."""
    setup = table.setup
    play = table.play
    if deal_solver_of(setup.game) is None or setup.games > 1 or play is None:
        raise refused("no-par")
    question = ParQuestion(setup.options, setup.seats, play.seed, setup.game.name, setup.game.rules)
    return question, len(table.past) + 1
