"""Pars by HTTP: the best that can be made of the deal at a table, found once and kept."""

import sys
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from playmat.core.refusal import refused
from playmat.server.http.bodies import TablePar
from playmat.server.http.kept_answers import KeptAnswers
from playmat.server.http.replies import Reply, token_of
from playmat.server.http.request_context import room_of, while_there
from playmat.server.workers.par_worker import ParQuestion, SeatPar
from playmat.solve.solver import deal_solver_of
from playmat.table.table import Table

COMMAND: Final = (sys.executable, "-m", "playmat.server.workers.par_worker")
Pars = KeptAnswers[ParQuestion, list[SeatPar]]


def make_pars() -> Pars:
    return KeptAnswers("par", COMMAND, list[SeatPar], "no-par")


async def par(request: Request) -> Response:
    """The par of the match that is played, or was played last, at a table."""
    token = token_of(request)
    room = await room_of(request, token)
    room.key_of(token)
    pars: Pars = request.app.state.pars
    question, match = asked_at(room.table)
    found = await while_there(request, pars.ask(question, room.number))
    return Reply(TablePar(match, found if len(found) == question.seats else found * question.seats))


def asked_at(table: Table) -> tuple[ParQuestion, int]:
    """Only a single game that has a solver for its deals has one."""
    setup = table.setup
    play = table.play
    if deal_solver_of(setup.game) is None or setup.games > 1 or play is None:
        raise refused("no-par")
    question = ParQuestion(setup.options, setup.seats, play.seed, setup.game.name, setup.game.rules)
    return question, len(table.past) + 1
