"""A server without sockets, in this process: a real hall, real classes, a real file."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playmat.classroom import messages as class_messages
from playmat.classroom.answers import SeatOpened
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.school_class import SchoolClass
from playmat.server.classes.class_hall import ClassHall
from playmat.server.classes.class_room import ClassRoom
from playmat.server.classes.stored_class import loaded as loaded_class
from playmat.server.rooms.audience import Listener
from playmat.server.rooms.hall import Hall
from playmat.server.rooms.limits import Limits
from playmat.server.rooms.open_room import OpenRoom
from playmat.server.rooms.room import Room
from playmat.server.store.sqlite import SqliteStore
from playmat.server.store.stored_table import loaded as loaded_table
from playmat.server.workers.pool import WorkerPool
from playmat.table import answers, messages
from playmat.table.keys import hashed
from playmat.table.schedule import bots_to_move
from serving import PATIENCE

NAMES = ["Ada", "Bo", "Cy", "Dee"]


class School:
    """The hall and its classes."""

    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore(folder / "tables.db")
        self.hall = Hall(self.store, WorkerPool(1, 10.0), Limits(0), 0)
        self.classes = ClassHall(self.hall, WorkerPool(0, 1.0))

    async def seated_class(self) -> "Lesson":
        plan = LessonPlan("number-line", size=2)
        made = await self.classes.create(class_messages.CreateClass(names=NAMES, plan=plan), "")
        room = await self.classes.find(made.code)
        lesson = Lesson(self, room, made.token)
        await lesson.come_in()
        return lesson


class Lesson:
    """Four children at two tables, all with a connection to their class and to their table."""

    def __init__(self, school: School, room: ClassRoom, token: str) -> None:
        self.school = school
        self.room = room
        self.token = token
        self.listeners: list[Listener] = []
        self.seats: dict[str, Room] = {}  # by token, in the order of the children

    async def come_in(self) -> None:
        await self.listen(self.room, self.token)
        children = []
        for child in self.room.it.children.values():
            came = await self.room.come_in(class_messages.ComeIn(child_code=child.code))
            await self.listen(self.room, came.token)
            children.append(came.token)
        await self.teach(class_messages.SeatAll("seat"))
        for token in children:
            opened = await self.room.answer(hashed(token), class_messages.TakeSeat("take"), "en")
            assert isinstance(opened, SeatOpened)
            joined = opened.joined
            self.seats[joined.token] = await self.school.hall.find(joined.code)
            await self.listen(self.seats[joined.token], joined.token)

    async def listen(self, room: OpenRoom, token: str) -> None:
        secret, key = room.key_of(token)
        listener = await room.listen(secret, key, "en", 0)
        room.admit(listener)
        self.listeners.append(listener)

    async def teach(self, message: class_messages.ClassMessage) -> None:
        answer = await self.room.answer(hashed(self.token), message, "en")
        assert not isinstance(answer, answers.Refused), answer

    @property
    def table(self) -> Room:
        return next(iter(self.seats.values()))

    def mover(self, table: Room) -> str:
        """The token of a child who can move at a table."""
        found = self.movers(table)
        assert found, table.table.may_act()
        return found[0]

    def movers(self, table: Room) -> list[str]:
        here = [token for token, room in self.seats.items() if room is table and hashed(token) in room.keys]
        return [token for token in here if self.moves(token)]

    async def mover_after_bots(self, table: Room) -> str:
        """Wait for bots, also for one that takes over from a student who was removed."""
        async with asyncio.timeout(PATIENCE):
            while bots_to_move(table.table) or not self.movers(table):
                await asyncio.sleep(0.01)
        return self.mover(table)

    def moves(self, token: str) -> list[str]:
        table = self.seats[token]
        play = table.frame(table.key_of(token)[1], "en", table.table.number).play
        return [] if play is None or play.offer is None else list(play.offer.moves)

    async def move(self, token: str, text: str = "") -> answers.Frame:
        message = messages.Move(f"move {self.seats[token].table.number}", text=text or self.moves(token)[0])
        return await self.seats[token].answer(hashed(token), message, "en")

    async def agree(self) -> None:
        """Memory and store say the same, nobody was sent away, and the next move at each table is accepted."""
        hall, classes = self.school.hall, self.school.classes
        dismissed = [listener for listener in self.listeners if listener.goodbye is not None]
        assert all(is_removed(listener, self.room.it) for listener in dismissed), [it.goodbye for it in dismissed]
        assert classes.rooms.get(self.room.code) is self.room
        stored = await self.school.store.read(self.room.code)
        assert stored is not None
        assert stored.fault is None
        assert told(loaded_class(stored)) == told(self.room.it)
        assert stored.keys == self.room.keys
        for table in set(self.seats.values()):
            assert hall.rooms.get(table.code) is table
            stored = await self.school.store.read(table.code)
            assert stored is not None
            assert stored.fault is None
            assert len(stored.entries) == table.table.logged
            assert loaded_table(stored).names == table.table.names
            assert stored.keys == table.keys
            if table.table.is_running and not table.table.paused:
                assert isinstance(await self.move(await self.mover_after_bots(table)), answers.Accepted)
        await self.teach(class_messages.SetPlan("last", plan=LessonPlan("number-line", size=3)))


def is_removed(listener: Listener, it: SchoolClass) -> bool:
    """Whether the student was removed from the class: the only ones who are sent away."""
    return 0 not in it.children and listener.goodbye is not None and listener.goodbye.code == "seat-lost"


def told(it: SchoolClass) -> object:
    return it.number, it.children, it.lesson, sorted(it.polls), it.eyes_on_me


@asynccontextmanager
async def school(folder: Path) -> AsyncIterator[School]:
    here = School(folder)
    await here.hall.open()
    try:
        yield here
    finally:
        await here.classes.judging.close()
        await here.hall.close()
