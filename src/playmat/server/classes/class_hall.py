"""All classes: made, found again in the store when somebody asks, and let go when everybody has left."""

from typing import Final

from playmat.classroom import answers, decide, log, messages
from playmat.classroom.codes import CLASS_CODE_LENGTH, new_class_code
from playmat.classroom.frames import DAY
from playmat.core.refusal import Refused, refused
from playmat.server.classes.class_room import CLASS, ClassRoom
from playmat.server.classes.home_tables import HomeTables
from playmat.server.classes.judging import Judging
from playmat.server.classes.lesson_tables import LessonTables
from playmat.server.classes.reports import Reports
from playmat.server.classes.stored_class import loaded
from playmat.server.logs import note
from playmat.server.now import calendar_ms, now_ms
from playmat.server.rooms.hall import Hall
from playmat.server.rooms.lookers import Lookers
from playmat.server.rooms.open_rooms import OpenRooms
from playmat.server.rooms.ratings import Ratings
from playmat.server.store.protocol import Change, StoredTable
from playmat.server.workers.pool import WorkerPool
from playmat.table.keys import Key, hashed, new_token

MOST_CLASSES: Final = 2_000  # in memory
JUST_SEEN: Final = 30_000  # ms; somebody who was seen so lately may be between two questions by HTTP


class ClassHall(OpenRooms[ClassRoom]):
    """The classes in memory and what they share."""

    kind = "class"

    def __init__(self, hall: Hall, reviewers: WorkerPool) -> None:
        super().__init__(hall.store, hall.limits, hall.counters, hall.guesses, hall.loader, hall.base)
        self.tables = LessonTables(hall)
        self.home_tables = HomeTables(hall)
        self.lookers = Lookers()
        self.ratings = Ratings(hall.store)
        self.judging = Judging(hall.store, reviewers)
        self.reports = Reports(hall.store, self.judging)
        hall.kinds.append(self)

    async def create(self, wish: messages.CreateClass, address: str) -> answers.ClassMade:
        if self.is_stopping:
            raise refused("stopping")
        self.make_room()
        it, decision = decide.made(wish, now_ms())
        token = new_token()
        change = Change(
            table=0,
            first=1,
            entries=[log.write_entry(entry) for entry in decision.entries],
            at=calendar_ms() + it.days * DAY,
            stage=CLASS,
            names=decision.names,
            new_keys={hashed(token): Key("teacher", None)},
        )
        it.code, number = await self.stored_anew(new_class_code, CLASS, change)
        room = ClassRoom(self, number, it, dict(change.new_keys))
        if not self.store.is_shared:  # else it goes to the server that is asked for it next
            room.addresses.add(address)
            self.rooms[it.code] = room
        self.counters["playmat_classes_created_total", "", ""] += 1
        note("class-made", table=number, children=len(it.children))
        return answers.ClassMade(it.code, token, room.teacher_link(token), it.number)

    # What a class is.

    def can_be(self, code: str) -> bool:
        return len(code) == CLASS_CODE_LENGTH

    def opened(self, stored: StoredTable) -> ClassRoom:
        return ClassRoom(self, stored.table, loaded(stored), stored.keys)

    async def look_up(self, typed: str, address: str, secret: str = "") -> ClassRoom:
        """A key that opens nothing is answered in the same way whether or not there is such a class."""
        try:
            return await super().look_up(typed, address, secret)
        except Refused as wrong:
            if secret and wrong.refusal.code == self.unknown:
                raise refused("unknown-token") from None
            raise

    async def load(self, code: str) -> ClassRoom:
        room = await super().load(code)
        self.tables.hall.ended.discard(room.keys)
        return room

    def make_room(self) -> None:
        if len(self.rooms) >= MOST_CLASSES:
            self.sweep()
        if len(self.rooms) >= MOST_CLASSES:
            raise refused("too-many", {"number": MOST_CLASSES})

    def is_needed(self, room: ClassRoom) -> bool:
        is_in_use = bool(room.audience.listeners) or room.lock.locked()
        return is_in_use or room.now() - room.audience.last_seen < JUST_SEEN

    def leave(self, room: ClassRoom) -> None:
        """Its days are over: everybody is told, and the caretaker finds it in the store."""
        self.forget(room, "class-gone", final=True)
