"""What a teacher sees and does from her place: pictures of the tables, a child's own view, a hint, more time."""

import asyncio
from collections.abc import Collection
from functools import partial
from typing import Final, Protocol, cast

from playmat.classroom import answers, log, messages
from playmat.classroom.care import seated
from playmat.classroom.decision import ClassDecision, existing, need
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.words import animal_name
from playmat.core.refusal import refused
from playmat.server.classes.class_keys import need_teacher, speaker_of
from playmat.server.classes.lesson_tables import LessonTables
from playmat.server.rooms import hints
from playmat.server.rooms.audience import Audience
from playmat.server.rooms.room import Room
from playmat.server.rooms.spectators import SpectatorFrames
from playmat.table.answers import Accepted, Hinted, TableFrame
from playmat.table.frames import Frames, Reader
from playmat.table.keys import Key

# Who looks at a child's cards asks again every second; when she has not for so long, she has looked away.
LOOKS_FOR: Final = 4_000
FEW_EVENTS: Final = 12
LAST_MOVE: Final = 2  # beside a small picture nobody reads what happened before
PICTURE_GOOD_FOR: Final = 1_000  # ms; a clock on it may be that late

DeskMessage = messages.LookAtTables | messages.LookBeside | messages.TakeHint | messages.GiveTime


class Class(Protocol):
    """The open class, as its teacher's desk needs it."""

    it: SchoolClass
    audience: Audience

    @property
    def tables(self) -> LessonTables: ...

    def now(self) -> int: ...

    async def note(self, decision: ClassDecision) -> None:
        """Store it, then tell everybody."""


class Desk:
    """One for each open class. That she looks at a child's cards is kept in memory only: it ends with her looking."""

    def __init__(self, room: Class) -> None:
        self.room = room
        self._beside: dict[int, int] = {}
        self._round = 0  # of the lesson that there are pictures of
        self._pictures_of: dict[tuple[str, bool], SpectatorFrames] = {}

    @property
    def beside(self) -> Collection[int]:
        """Children whose cards she looks at."""
        return self._beside

    async def answer(self, key: Key, message: DeskMessage, language: str) -> answers.ClassAnswer:
        match message:
            case messages.LookAtTables():
                return answers.Pictures(message.id, await self._pictures(key, message.tables, language))
            case messages.LookBeside():
                need_teacher(key)
                return answers.Pictures(message.id, await self._look_beside(message, language))
            case messages.TakeHint():
                return await self._hint(need(speaker_of(key)), message, language)
            case messages.GiveTime():
                need_teacher(key)
                await self.room.tables.give_time(self.room.it, message.table, message.seconds)
                return Accepted(message.id, self.room.it.number)

    # Looking.

    async def _pictures(self, key: Key, wanted: list[messages.SeenTable], language: str) -> list[answers.TablePicture]:
        """Only what has changed is sent; a wall gets only what it may show, and names only where it may have them."""
        it = self.room.it
        is_wall = key.kind == "wall"
        if not is_wall:
            need_teacher(key)
        elif any(seen.table not in it.on_wall for seen in wanted):
            raise refused("not-on-wall")
        names = not is_wall or key.seat == 1 or it.wall_names
        events = FEW_EVENTS if len(wanted) == 1 else LAST_MOVE
        found = []
        for seen in wanted:
            room = await self.room.tables.numbered(it, seen.table)
            if room.table.number != seen.number:
                found.append(answers.TablePicture(seen.table, self._drawn(it, room, language, events, names=names)))
                await asyncio.sleep(0)  # whoever plays goes first
        return found

    def _drawn(self, it: SchoolClass, room: Room, language: str, events: int, *, names: bool) -> TableFrame:
        """Written once for everybody who looks: the teacher on two devices, a colleague, the wall."""
        if it.lesson is not None and self._round != it.lesson.round:
            self._round, self._pictures_of = it.lesson.round, {}
        kept = self._pictures_of.setdefault((room.code, names), SpectatorFrames(PICTURE_GOOD_FOR))
        table, now = room.table, room.now()
        presence = room.audience.presence_told(table, now)
        make = partial(public_frame, room, language, events) if names else partial(nameless_frame, it, room, language)
        raw = kept.frame(table, presence, now, (language, events, True), make)
        return cast(TableFrame, raw)  # as it goes out: what is written already is not written again

    async def _look_beside(self, message: messages.LookBeside, language: str) -> list[answers.TablePicture]:
        it = self.room.it
        child, table = seated(it, message.child)
        assert it.lesson is not None
        if not it.lesson.plan.shows_hands:
            raise refused("hands-hidden")
        seat = table.seat_of(child.number)
        room = await self.room.tables.room_of(it, table)
        is_new = child.number not in self._beside
        self._beside[child.number] = self.room.now() + LOOKS_FOR
        if is_new:
            self._tell(child.number)  # before a card of it is sent
        if room.table.number == message.number:
            return []
        frame = framed(room, Reader(seat, False, language), FEW_EVENTS)
        return [answers.TablePicture(it.lesson.tables.index(table), frame)]

    def look_away(self) -> None:
        """Once a second: where she has not asked again, the child's screen stops saying that she looks."""
        for child in [child for child, until in self._beside.items() if until < self.room.now()]:
            del self._beside[child]
            self._tell(child)

    def _tell(self, child: int) -> None:
        for listener in self.room.audience.listeners:
            if listener.key.kind == "child" and listener.key.seat == child:
                listener.table_changed()

    # Helping.

    async def need_asked(self, number: int) -> None:
        """Only who is to play now can do something with a hint."""
        child, table = seated(self.room.it, number)
        room = await self.room.tables.room_of(self.room.it, table)
        if table.seat_of(child.number) not in room.table.may_act():
            raise refused("child-not-asked")

    async def _hint(self, number: int, message: messages.TakeHint, language: str) -> Hinted:
        it = self.room.it
        if not existing(it, number).hint:
            raise refused("no-hint-given")
        _, table = seated(it, number)
        seat = table.seat_of(number)
        assert seat is not None
        room = await self.room.tables.room_of(it, table)
        reader = Reader(seat, False, language)
        advice = await hints.advised(room.services.thinkers, room.number, room.table, seat, reader, message.id)
        await self.room.note(ClassDecision([log.HintTaken(at=self.room.now(), child=number)]))
        return advice


def public_frame(room: Room, language: str, events: int) -> TableFrame:
    """The table as anybody sees it who watches."""
    return framed(room, Reader(None, False, language), events)


def nameless_frame(it: SchoolClass, room: Room, language: str) -> TableFrame:
    """The same with animals for names, and nothing of what was said before, where names may stand."""
    table = room.table.copy()
    children = [it.child_at(table.code, seat) for seat in range(len(table.seats))]
    table.names = ["" if child is None else animal_name(child.animal, language) for child in children]
    now = room.now()
    presence = room.audience.presence_told(room.table, now)
    return Frames().frame(table, Reader(None, False, language), presence, table.number, now)


def framed(room: Room, reader: Reader, events: int) -> TableFrame:
    now = room.now()
    presence = room.audience.presence_told(room.table, now)
    return Frames().frame(room.table, reader, presence, max(0, room.table.number - events), now)
