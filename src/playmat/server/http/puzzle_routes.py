"""Puzzles by HTTP: all of them, one to try, a try judged, a hint, the answer. The server remembers nobody."""

from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from typing import cast

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from playmat.core.refusal import Refused
from playmat.games.registry import GAMES
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import BANDS, bands_of, daily, day_number, ease_of, find_puzzle, puzzles_of
from playmat.server.http.puzzle_bodies import (
    Band,
    PuzzleCard,
    PuzzleChoices,
    PuzzleGame,
    PuzzleHint,
    PuzzleShelf,
    PuzzleTry,
)
from playmat.server.http.puzzle_teller import PuzzleTeller
from playmat.server.http.ready import JSON, ready_reply
from playmat.server.http.replies import Reply, answer_reply, body_of, encoded, language_of
from playmat.server.now import now_ms
from playmat.table.answers import Refused as RefusedAnswer
from playmat.words.catalogue import catalogue


async def shelf(request: Request) -> Response:
    day = request.query_params.get("date", "") or today()
    day_number(day)
    return ready_reply(request, await run_in_threadpool(told_shelf, day, language_of(request)), JSON)


def today() -> str:
    """The day in Greenwich: everybody has the same puzzle."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date().isoformat()


@lru_cache(16)
def told_shelf(day: str, language: str) -> bytes:
    games = [shelf_of(game, day, language) for game in GAMES if puzzles_of(game)]
    return encoded(PuzzleShelf(day, games))


def shelf_of(game: str, day: str, language: str) -> PuzzleGame:
    bands = bands_of(game)
    cards = [
        PuzzleCard(one.id, one.kind, cast(Band, bands[one.id]), one.length, round(ease_of(one)))
        for one in sorted(puzzles_of(game), key=lambda one: (BANDS.index(bands[one.id]), -ease_of(one), one.id))
    ]
    chosen = daily(game, day)
    return PuzzleGame(game, catalogue(language, game).say_or("title", game), chosen.id if chosen else "", cards)


async def page(request: Request) -> Response:
    name = find_puzzle(request.path_params["puzzle"]).id
    return ready_reply(request, await run_in_threadpool(told_page, name, language_of(request)), JSON)


@lru_cache(512)
def told_page(name: str, language: str) -> bytes:
    return encoded(PuzzleTeller(find_puzzle(name), language).page())


async def try_it(request: Request) -> Response:
    return await judged(request, asked(request), PuzzleTeller.judged)


async def choices(request: Request) -> Response:
    return await judged(request, asked(request), offered)


def asked(request: Request) -> Puzzle:
    return find_puzzle(request.path_params["puzzle"])


def offered(teller: PuzzleTeller, moves: list[str]) -> PuzzleChoices:
    return PuzzleChoices(teller.choices(moves))


async def judged(request: Request, puzzle: Puzzle, work: Callable[[PuzzleTeller, list[str]], object]) -> Response:
    """Moves are judged beside all tables; what the rules refuse is told as at a table."""
    teller = PuzzleTeller(puzzle, language_of(request))
    moves = (await body_of(request, PuzzleTry)).moves

    def made() -> object:
        try:
            return work(teller, moves)
        except Refused as wrong:
            return teller.refused(wrong)

    told = await run_in_threadpool(made)
    return answer_reply(told) if isinstance(told, RefusedAnswer) else Reply(told)


async def hint(request: Request) -> Response:
    return Reply(PuzzleHint(PuzzleTeller(asked(request), language_of(request)).hint()))


async def answer(request: Request) -> Response:
    return Reply(await run_in_threadpool(PuzzleTeller(asked(request), language_of(request)).answer))
