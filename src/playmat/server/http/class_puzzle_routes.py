"""Puzzles from a class's own games by HTTP, for its children and its teacher alone: nobody else can look them up."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from playmat.puzzles.puzzle import Puzzle
from playmat.server.http.class_routes import class_of
from playmat.server.http.puzzle_bodies import PuzzleHint
from playmat.server.http.puzzle_routes import judged, offered
from playmat.server.http.puzzle_teller import PuzzleTeller
from playmat.server.http.replies import Reply, language_of, token_of
from playmat.server.rooms.limits import ASK


async def puzzle_of(request: Request) -> Puzzle:
    token = token_of(request)
    room = await class_of(request, token)
    secret, key = room.key_of(token)
    room.count(secret, key, ASK)
    return room.at_home.own_puzzle(key, request.path_params["puzzle"])


async def page(request: Request) -> Response:
    return Reply(await asyncio.to_thread((await teller_of(request)).page))


async def try_it(request: Request) -> Response:
    return await judged(request, await puzzle_of(request), PuzzleTeller.judged)


async def choices(request: Request) -> Response:
    return await judged(request, await puzzle_of(request), offered)


async def hint(request: Request) -> Response:
    return Reply(PuzzleHint((await teller_of(request)).hint()))


async def answer(request: Request) -> Response:
    return Reply(await asyncio.to_thread((await teller_of(request)).answer))


async def teller_of(request: Request) -> PuzzleTeller:
    return PuzzleTeller(await puzzle_of(request), language_of(request))
