"""Puzzles of a class's homework by HTTP, for its students and its teacher alone. Students never learn the id that a
puzzle has on the public shelf, where anyone can look up its answer."""

import asyncio
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from playmat.puzzles.judge import OPEN
from playmat.puzzles.puzzle import Puzzle
from playmat.server.classes.homework import HomeworkDesk
from playmat.server.http.class_routes import class_of
from playmat.server.http.puzzle_bodies import PuzzleHint, PuzzleJudged, PuzzleTry
from playmat.server.http.puzzle_routes import judged, offered
from playmat.server.http.puzzle_teller import PuzzleTeller
from playmat.server.http.replies import Reply, language_of, token_of
from playmat.server.rooms.limits import ASK
from playmat.table.keys import Key


class Asked(NamedTuple):
    """Whose puzzle, who asks, and by which name."""

    desk: HomeworkDesk
    key: Key
    name: str
    puzzle: Puzzle


async def find_asked(request: Request) -> Asked:
    token = token_of(request)
    room = await class_of(request, token)
    secret, key = room.key_of(token)
    room.count(secret, key, ASK)
    name: str = request.path_params["puzzle"]
    return Asked(room.at_home, key, name, room.at_home.puzzle(key, name))


async def page(request: Request) -> Response:
    asked = await find_asked(request)
    told = await asyncio.to_thread(PuzzleTeller(asked.puzzle, language_of(request)).page)
    return Reply(msgspec.structs.replace(told, id=asked.name))


async def try_it(request: Request) -> Response:
    """Right or wrong, it counts: homework isn't tried out here first."""
    desk, key, name, puzzle = await find_asked(request)

    async def count(made: PuzzleTry, told: object) -> None:
        if isinstance(told, PuzzleJudged) and told.state != OPEN:
            await desk.count_try(key, name, told.state, made.id)

    return await judged(request, puzzle, PuzzleTeller.judged, count)


async def choices(request: Request) -> Response:
    return await judged(request, (await find_asked(request)).puzzle, offered)


async def hint(request: Request) -> Response:
    return Reply(PuzzleHint(PuzzleTeller((await find_asked(request)).puzzle, language_of(request)).hint()))


async def answer(request: Request) -> Response:
    desk, key, name, puzzle = await find_asked(request)
    await desk.note_answer(key, name)
    return Reply(await asyncio.to_thread(PuzzleTeller(puzzle, language_of(request)).answer))
