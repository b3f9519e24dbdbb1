"""Puzzles by HTTP: all of them, one to try, a try judged, a hint, the answer. The server remembers nobody,
only how many have solved a puzzle at their first try."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from playmat.core.refusal import Refused
from playmat.games.registry import kits, show_games
from playmat.puzzles.judge import OPEN, SOLVED
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import daily, day_number, find_puzzle, in_shelf_order, puzzles_of
from playmat.server.http.puzzle_bodies import (
    Band,
    PuzzleCard,
    PuzzleChoices,
    PuzzleGame,
    PuzzleHint,
    PuzzleJudged,
    PuzzleShelf,
    PuzzleTry,
)
from playmat.server.http.puzzle_teller import PuzzleTeller
from playmat.server.http.ready import JSON, made_aside, ready_reply
from playmat.server.http.replies import Reply, answer_reply, body_of, encoded, language_of
from playmat.server.http.request_context import address_of
from playmat.server.now import now_ms
from playmat.server.rooms.ratings import Ratings
from playmat.table.answers import Refused as RefusedAnswer
from playmat.words.catalogue import catalogue


async def shelf(request: Request) -> Response:
    day = request.query_params.get("date", "") or today()
    day_number(day)
    ratings = await ratings_of(request)
    told = await told_shelf(ratings, ratings.version, day, language_of(request), tuple(kits()))
    return ready_reply(request, told, JSON)


async def ratings_of(request: Request) -> Ratings:
    ratings: Ratings = request.app.state.ratings
    await ratings.look()
    return ratings


def today() -> str:
    """The day in Greenwich: everybody has the same puzzle."""
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date().isoformat()


@made_aside(16)
def told_shelf(ratings: Ratings, _: int, day: str, language: str, __: tuple[str, ...]) -> bytes:
    games = show_games(lambda game: shelf_of(ratings, game, day, language) if puzzles_of(game) else None)
    return encoded(PuzzleShelf(day, [game for game in games if game is not None]))


def shelf_of(ratings: Ratings, game: str, day: str, language: str) -> PuzzleGame:
    bands = ratings.bands(game)
    ranked = in_shelf_order(game, bands, ratings.share)
    cards = [
        PuzzleCard(
            one.id,
            one.kind,
            cast(Band, bands[one.id]),
            one.length,
            round(100 * ratings.share(one)),
            ratings.people(one),
        )
        for one in ranked
    ]
    chosen = daily(game, day)
    return PuzzleGame(game, catalogue(language, game).say_or("title", game), chosen.id if chosen else "", cards)


async def page(request: Request) -> Response:
    puzzle = asked(request)
    band = cast(Band, (await ratings_of(request)).band(puzzle))
    day = today()
    chosen = daily(puzzle.game, day)
    day = day if chosen is not None and chosen.id == puzzle.id else ""
    return ready_reply(request, await page_bytes(puzzle.id, band, language_of(request), day), JSON)


@made_aside(512)
def page_bytes(name: str, band: Band, language: str, day: str) -> bytes:
    return encoded(msgspec.structs.replace(PuzzleTeller(find_puzzle(name), language).page(), band=band, daily=day))


async def try_it(request: Request) -> Response:
    """Somebody's first try counts for how hard the puzzle is."""
    puzzle = asked(request)
    ratings: Ratings = request.app.state.ratings

    async def tell(made: PuzzleTry, told: object) -> None:
        if made.first and isinstance(told, PuzzleJudged) and told.state != OPEN:
            await ratings.count(puzzle, solved=told.state == SOLVED, address=address_of(request))

    return await judged(request, puzzle, PuzzleTeller.judged, tell)


async def choices(request: Request) -> Response:
    return await judged(request, asked(request), offered)


def asked(request: Request) -> Puzzle:
    return find_puzzle(request.path_params["puzzle"])


def offered(teller: PuzzleTeller, moves: list[str]) -> PuzzleChoices:
    return PuzzleChoices(teller.choices(moves))


async def judged(
    request: Request,
    puzzle: Puzzle,
    work: Callable[[PuzzleTeller, list[str]], object],
    tell: Callable[[PuzzleTry, object], Awaitable[None]] | None = None,
) -> Response:
    """Moves are judged beside all tables; what the rules refuse is told as at a table."""
    teller = PuzzleTeller(puzzle, language_of(request))
    made = await body_of(request, PuzzleTry)

    def worked() -> object:
        try:
            return work(teller, made.moves)
        except Refused as wrong:
            return teller.refused(wrong)

    told = await asyncio.to_thread(worked)
    if tell is not None:
        await tell(made, told)
    return answer_reply(told) if isinstance(told, RefusedAnswer) else Reply(told)


async def hint(request: Request) -> Response:
    return Reply(PuzzleHint(PuzzleTeller(asked(request), language_of(request)).hint()))


async def answer(request: Request) -> Response:
    return Reply(await asyncio.to_thread(PuzzleTeller(asked(request), language_of(request)).answer))
