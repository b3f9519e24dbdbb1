"""The same deal at every table, looked at together once all have played it: on the teacher's page, and on the wall."""

import asyncio
from typing import Final, Protocol

import msgspec

from playmat.classroom import cup_messages, log
from playmat.classroom.cups.views import latest_same_deal
from playmat.classroom.deals.deal import Deal, TableDealt, dealt_alike
from playmat.classroom.deals.told import DealLaid, ParOfDeal
from playmat.classroom.decision import ClassDecision, Said
from playmat.classroom.lesson import Lesson
from playmat.classroom.open_positions import Standing
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import refused
from playmat.games.registry import find_game
from playmat.server.background import supervise
from playmat.server.classes.class_keys import need_teacher
from playmat.server.classes.lesson_tables import LessonTables
from playmat.server.classes.stored_once import StoringRoom, stored_once
from playmat.server.rooms.audience import Audience
from playmat.server.rooms.lookers import Lookers
from playmat.table.keys import Key
from playmat.table.table_match import TableMatch
from playmat.words.catalogue import catalogue

FIRST_TABLES: Final = 4  # that are shown where none were chosen


class DealRoom(StoringRoom, Protocol):
    """A class that is open, as far as its deals need it."""

    number: int
    audience: Audience

    @property
    def tables(self) -> LessonTables: ...

    @property
    def lookers(self) -> Lookers: ...


class Deals:
    """What is on the wall is kept in memory only: it ends when the teacher takes it off, or with the next game."""

    def __init__(self, room: DealRoom) -> None:
        self.room = room
        self._round = 0
        self._deal: Deal | None = None
        self._par: asyncio.Task[ParOfDeal | None] | None = None
        self._looked: cup_messages.SeeDeal | None = None  # what the wall shows
        self._changes = 0

    @property
    def on_wall(self) -> int | None:
        return None if self._looked is None else self._changes

    def take_off(self) -> None:
        self._looked = None

    async def answer(self, key: Key, message: cup_messages.SeeDeal, language: str) -> DealLaid:
        is_wall = key.kind == "wall"
        if not is_wall:
            need_teacher(key)
        elif self._looked is None:
            raise refused("not-on-wall")
        lesson = latest_same_deal(self.room.it)
        if lesson is None:
            raise refused("no-same-deal")
        deal = await self._opened(lesson, message)
        wanted = self._looked if is_wall and self._looked is not None else message
        if not is_wall:
            self._put_on_wall(message)
        par, thinks = self._par_now(deal)
        laid = await asyncio.to_thread(self._laid, deal, lesson, wanted, language, names=not is_wall)
        return msgspec.structs.replace(laid, id=message.id, par=par, thinks=thinks)

    def _put_on_wall(self, message: cup_messages.SeeDeal) -> None:
        """Once it is there, the wall follows whatever she looks at."""
        wanted = self._looked is not None if message.wall is None else message.wall
        looked = message if wanted else None
        if not wanted and self._looked is None:
            return
        self._looked, self._changes = looked, self._changes + 1
        for listener in self.room.audience.listeners:
            if listener.key.kind == "wall":
                listener.table_changed()

    async def _opened(self, lesson: Lesson, message: cup_messages.SeeDeal) -> Deal:
        """Refused while somebody has these cards still before them. From now on who comes late gets others."""
        if self._deal is not None and self._round == lesson.round and lesson.round in self.room.it.deals_opened:
            return self._deal
        await stored_once(self.room, None, f"deal {message.id}", lambda it, said: opened(it, lesson.round, said))
        lesson = latest_same_deal(self.room.it) or lesson
        tables = [
            TableDealt(place, table, Standing(await self.room.tables.table_as_stored(table.code), plays=False))
            for place, table in dealt_alike(lesson)
        ]
        self._deal = await asyncio.to_thread(Deal, [table for table in tables if table.standing.matches])
        self._round, self._par = lesson.round, None
        return self._deal

    def _laid(
        self, deal: Deal, lesson: Lesson, wanted: cup_messages.SeeDeal, language: str, *, names: bool
    ) -> DealLaid:
        game = find_game(lesson.plan.game)
        step = min(wanted.step, deal.steps)
        tables = wanted.tables or [table.place for table in deal.tables][:FIRST_TABLES]
        return DealLaid(
            id="",
            game=game.name,
            title=catalogue(language, game.name).say_or("title", game.name),
            step=step,
            steps=deal.steps,
            low_wins=game.low_wins,
            tables=deal.results(lesson, names=names),
            forks=deal.forks_told(language),
            boards=deal.boards(step, tables, language, asks=names),
            on_wall=self._looked is not None,
        )

    def _par_now(self, deal: Deal) -> tuple[ParOfDeal | None, bool]:
        """What is known by now, and whether it is still worked out: begun when it is first asked for."""
        if self._par is None and deal.tables:
            play = usual_of(deal)
            self._par = supervise(self.room.lookers.par(play.match.setup, play.seed, self.room.number), "deal-par")
        if self._par is None or not self._par.done():
            return None, self._par is not None
        return (None if self._par.cancelled() or self._par.exception() else self._par.result()), False


def opened(it: SchoolClass, round: int, said: Said) -> ClassDecision:
    """All tables have played it, or the lesson is over and nobody can any more."""
    lesson = it.lesson
    if lesson is not None and lesson.round == round and not all(table.first_scores for _, table in dealt_alike(lesson)):
        raise refused("deal-not-over")
    if round in it.deals_opened:
        return ClassDecision()
    return ClassDecision([log.DealOpened(**said, round=round)])


def usual_of(deal: Deal) -> TableMatch:
    """The match of a table as most of them were: who sits at a larger one was dealt other cards."""
    sizes = [len(table.at.seats) for table in deal.tables]
    usual = max(sizes, key=sizes.count)
    return next(table.play for table in deal.tables if len(table.at.seats) == usual)
