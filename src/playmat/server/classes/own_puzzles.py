"""Puzzles from what the class itself has just played: looked for in matches that are over, at a few tables at most."""

import asyncio
from collections.abc import Iterator, Sequence
from typing import Final, Protocol

from playmat.classroom import log
from playmat.classroom.open_positions import Standing, is_played
from playmat.classroom.report.lessons import lessons_of
from playmat.classroom.school_class import SchoolClass
from playmat.core.record import Record
from playmat.core.refusal import Refused
from playmat.puzzles.puzzle import Puzzle
from playmat.server.classes.lesson_tables import LessonTables
from playmat.server.rooms.lookers import Lookers

MOST_TABLES: Final = 30
MOST_MATCHES: Final = 12  # that are looked at, of as many tables as can be
LOOK_SECONDS: Final = 15.0  # in all: a teacher waits for it


class Looks(Protocol):
    """The class, as far as it is needed to find its games."""

    it: SchoolClass
    number: int

    @property
    def tables(self) -> LessonTables: ...

    async def entries(self) -> list[log.AnyEntry]: ...


async def puzzles_of_lesson(room: Looks, lookers: Lookers, game: str, count: int) -> list[Puzzle]:
    """At most `count`, of the latest lesson in which the game was played; of many tables and kinds rather than one."""
    records = await finished_matches(room, game)
    found: list[list[Puzzle]] = []
    try:
        async with asyncio.timeout(LOOK_SECONDS):
            for record in records[:MOST_MATCHES]:
                found.append(await lookers.puzzles(record, room.number))
                if sum(map(len, found)) >= 3 * count and len(found) >= count:
                    break
    except TimeoutError:
        pass  # what was found by now will do
    return picked(found, count)


def picked(found: Sequence[Sequence[Puzzle]], count: int) -> list[Puzzle]:
    """One of each match in turn; a kind that is there already comes last."""
    chosen: list[Puzzle] = []
    rest = [list(puzzles) for puzzles in found]
    while len(chosen) < count and any(rest):
        for puzzles in rest:
            if puzzles and len(chosen) < count:
                kinds = [one.kind for one in chosen]
                best = min(puzzles, key=lambda one: kinds.count(one.kind))
                puzzles.remove(best)
                if best.id not in {one.id for one in chosen}:
                    chosen.append(best)
    return chosen


async def finished_matches(room: Looks, game: str) -> list[Record]:
    """The latest match of each table first. Nothing of a deal that somebody of the class may still have before them."""
    lessons = [one for one in lessons_of(await room.entries()) if one.homework is None and game in one.games]
    codes = lessons[-1].tables[-MOST_TABLES:] if lessons else []
    standing = [here for code in codes if (here := await as_it_stands(room, code)) is not None]
    mine = [here for here in standing if here.table.setup.game.name == game]
    return list(records_of(mine))


async def as_it_stands(room: Looks, code: str) -> Standing | None:
    try:
        return Standing(await room.tables.table_as_stored(code), plays=True)
    except Refused:
        return None


def records_of(tables: Sequence[Standing]) -> Iterator[Record]:
    """Without names: a puzzle is nobody's."""
    longest = max((len(here.matches) for here in tables), default=0)
    for back in range(1, longest + 1):
        for here in tables:
            play = here.matches[-back] if back <= len(here.matches) else None
            if play is None or not play.match.is_over:
                continue
            if all(is_played(other, play.seed, game) for other in tables for game in range(1, play.match.number + 1)):
                yield play.record([""] * len(here.table.seats))
