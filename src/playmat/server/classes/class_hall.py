"""All classes: made, found again in the store when somebody asks, and let go when everybody has left."""

import asyncio
from typing import Final

import msgspec

from playmat.classroom import answers, decide, log, messages
from playmat.classroom.codes import CLASS_CODE_LENGTH, new_class_code
from playmat.classroom.frames import DAY
from playmat.classroom.school_class import rebuild
from playmat.core.refusal import refused
from playmat.server.classes.class_room import CLASS, ClassRoom
from playmat.server.classes.lesson_tables import LessonTables
from playmat.server.logs import alarm, note
from playmat.server.now import calendar_ms, now_ms
from playmat.server.rooms.hall import Hall
from playmat.server.store.protocol import Change, Conflict, Elsewhere, Failed, Gone
from playmat.table.keys import Key, hashed, new_token, tidy_code

CODES_TO_TRY: Final = 20
MOST_CLASSES: Final = 2_000  # in memory
SWEEP_SECONDS: Final = 30.0


class ClassHall:
    """The classes in memory and what they share."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self.limits = hall.limits
        self.counters = hall.counters
        self.base = hall.base
        self.tables = LessonTables(hall)
        hall.also_used = lambda: {room.number for room in self.rooms.values()}
        self.rooms: dict[str, ClassRoom] = {}
        self._loading: dict[str, asyncio.Task[ClassRoom]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._sweeper = asyncio.ensure_future(self._sweep())

    def close(self) -> None:
        """The server stops: everybody hears it and may come again."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for room in self.rooms.values():
            room.close()
            room.audience.dismiss_all("stopping", final=False)

    async def create(self, wish: messages.CreateClass) -> answers.ClassMade:
        if self.hall.is_stopping:
            raise refused("stopping")
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
        it.code, number = await asyncio.shield(asyncio.ensure_future(self._store(change)))
        room = ClassRoom(self, number, it, dict(change.new_keys))
        if not self.store.is_shared:  # else it goes to the server that is asked for it next
            self._keep(room)
        self.counters["playmat_classes_created_total", "", ""] += 1
        note("class-made", table=number, children=len(it.children))
        return answers.ClassMade(it.code, token, room.teacher_link(token), it.number)

    async def _store(self, change: Change) -> tuple[str, int]:
        for _ in range(CODES_TO_TRY):
            code = new_class_code()
            try:
                return code, await self.store.create(code, CLASS, change)
            except Conflict:
                continue
            except Failed:
                alarm("store-failed")
                break
        raise refused("store-failed")

    def _keep(self, room: ClassRoom) -> ClassRoom:
        if len(self.rooms) >= MOST_CLASSES:
            self._let_go()
        self.rooms[room.it.code] = room
        return room

    async def look_up(self, typed: str, address: str, secret: str = "") -> ClassRoom:
        """The class of a code for somebody who asks from outside. Wrong codes count as those of tables do."""
        code = tidy_code(typed)
        if secret:
            room = await self.find(code)
            room.key_of(secret)
            return room
        guesses = self.hall.guesses
        if not guesses.begin(address):
            await guesses.wait(address)
            if not guesses.begin(address):
                raise guesses.too_many(address)
        room = await self.find(code)
        guesses.was_none(address)
        return room

    async def find(self, code: str) -> ClassRoom:
        room = self.rooms.get(code)
        if self.hall.is_stopping or not self.store.holds():
            raise refused("stopping")
        if room is not None and not room.is_closed:
            return room
        if len(code) != CLASS_CODE_LENGTH:
            raise refused("unknown-class", {"code": code})
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.ensure_future(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> ClassRoom:
        try:
            stored = await self.store.load(code)
        except Failed:
            alarm("store-failed")
            raise refused("store-failed") from None
        except Elsewhere:  # since somebody looked where it is
            raise refused("stopping") from None
        if stored is None:
            raise refused("unknown-class", {"code": code})
        try:
            if stored.fault is not None:
                raise refused("table-damaged", {"entry": stored.fault})
            entries = [log.read_entry(entry) for entry in stored.entries]
        except msgspec.DecodeError:
            raise refused("table-damaged", {"entry": 1}) from None
        it = rebuild(code, entries, stored.names)
        note("class-loaded", table=stored.table, entries=len(entries))
        return self._keep(ClassRoom(self, stored.table, it, stored.keys))

    def fail(self, room: ClassRoom, error: BaseException) -> None:
        gone = isinstance(error, Gone)
        alarm("table-gone" if gone else "store-failed", table=room.number, error=type(error).__name__)
        self._forget(room, "table-gone" if gone else "stopping", final=gone)

    def _forget(self, room: ClassRoom, code: str, *, final: bool) -> None:
        room.close()
        if self.rooms.get(room.it.code) is room:
            del self.rooms[room.it.code]
            self.store.let_go(room.number)
        room.audience.dismiss_all(code, final=final)

    def leave(self, room: ClassRoom) -> None:
        """Its days are over: everybody is told, and the caretaker finds it in the store."""
        self._forget(room, "table-gone", final=True)

    def _let_go(self) -> None:
        for room in [room for room in self.rooms.values() if not room.audience.listeners and not room.lock.locked()]:
            self._forget(room, "stopping", final=False)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self._let_go()
