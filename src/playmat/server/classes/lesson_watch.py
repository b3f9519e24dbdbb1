"""The tables of a lesson are looked at for as long as somebody of the class is there."""

import asyncio
from contextlib import suppress
from typing import Final, Protocol

from playmat.classroom.decision import ClassDecision
from playmat.classroom.frames import Glance
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import Refused
from playmat.server.background import report_failure, supervise
from playmat.server.classes.desk import Desk
from playmat.server.classes.lesson_tables import LessonTables
from playmat.server.rooms.audience import Audience

GLANCE_SECONDS: Final = 1.0
REST_AFTER_FAULT: Final = 5.0


class WatchedRoom(Protocol):
    """A class that is open, as far as this needs it."""

    it: SchoolClass
    number: int
    audience: Audience
    desk: Desk
    lock: asyncio.Lock
    is_closed: bool

    @property
    def tables(self) -> LessonTables: ...

    def now(self) -> int: ...

    async def note(self, decision: ClassDecision) -> None: ...


class LessonWatch:
    """One for each open class: how its tables stand, and what they came to."""

    def __init__(self, room: WatchedRoom) -> None:
        self.room = room
        self.glances: dict[str, Glance] = {}
        self._is_in_line = False  # whether the tables are known to be as the class says
        self._work: asyncio.Task[None] | None = None

    def wake(self) -> None:
        room = self.room
        if room.is_closed:
            if self._work is not None:
                self._work.cancel()
        elif room.it.lesson is not None and room.audience.listeners and (self._work is None or self._work.done()):
            self._work = supervise(self._look_now_and_then(), "lesson-watch")

    def lost_track(self) -> None:
        """A table could not do what the class has decided: it is brought in line at the next look."""
        self._is_in_line = False

    async def _look_now_and_then(self) -> None:
        """As long as somebody is there: how the tables stand, for who looks at all of them, and what they came to."""
        room = self.room
        # Classes of a school begin with the same bell: each looks at another moment of the second.
        await asyncio.sleep(GLANCE_SECONDS * (room.number % 16) / 16)
        while not room.is_closed and room.audience.listeners and room.it.lesson is not None:
            room.desk.look_away()
            try:
                with suppress(Refused):  # the store failed, and the clients here have been told
                    await self._look()
            except Exception as error:  # noqa: BLE001 - the teacher's page must not stand still for good
                report_failure("lesson-watch", error, table=room.number)
                await asyncio.sleep(REST_AFTER_FAULT)
            await asyncio.sleep(GLANCE_SECONDS)

    async def _look(self) -> None:
        room = self.room
        if not self._is_in_line:
            async with room.lock:
                await room.tables.bring_in_line(room.it)
                self._is_in_line = True
        glances, ended = room.tables.looked_at(room.it, self.glances, room.now())
        if ended:
            await room.note(ClassDecision([*ended]))
        if glances != self.glances:
            self.glances = glances
            for listener in room.audience.listeners:
                if listener.key.kind != "child":
                    listener.table_changed()
