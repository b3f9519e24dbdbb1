"""The tables of a lesson: opened for the children who sit there, stopped together, looked at in passing."""

import asyncio
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

import msgspec

from playmat.classroom import log
from playmat.classroom.frames import Glance
from playmat.classroom.glance import glance_at
from playmat.classroom.lesson import ClassTable, Lesson
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.shares import shares_of
from playmat.classroom.words import called
from playmat.core.match import Match
from playmat.core.refusal import refused
from playmat.core.result import Result
from playmat.server.classes.agreement import TEACHER, at_device, bring_in_line, device_of, given_to, sits_there
from playmat.server.now import now_ms
from playmat.server.rooms import hints
from playmat.server.rooms.hall import Entered, Hall, joined
from playmat.server.rooms.room import Room
from playmat.server.store.protocol import Failed, StoredTable
from playmat.server.store.stored_table import loaded, read_log
from playmat.table import host, messages
from playmat.table.admission import CreateTable, DeviceKeys, Joined, SeatKey
from playmat.table.decision import Decision
from playmat.table.keys import Key, hashed, new_seed, new_token
from playmat.table.log import AnyEntry, AtDevice, Opened, read_entry
from playmat.table.opening import OPEN, opened
from playmat.table.table import Table, open_table

MOST_KEYS_OF_SEAT: Final = 6  # devices of one child; the oldest goes
PATIENCE: Final = 30  # seconds until a bot keeps the seat of a child whose device is gone
WATCH_HOURS: Final = 12


class LessonTables:
    """What a class does with its tables. Whatever is missing, after a crash say, is made up for when it is needed."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def open_all(self, it: SchoolClass) -> None:
        """Side by side: all that wait for the store share a commit."""
        await asyncio.gather(*(self.room_of(it, table) for table in tables_of(it)))

    async def room_of(self, it: SchoolClass, table: ClassTable) -> Room:
        """The table, opened and dealt if it is not there yet."""
        return await self.hall.find_or_open(table.code, lambda: planned(it, table))

    async def table_as_stored(self, code: str) -> Table:
        """A table of another lesson, to look at: wherever it is looked after, it is not woken for that."""
        return await asyncio.to_thread(loaded, await self._stored(code))

    async def log_of(self, code: str) -> list[AnyEntry]:
        """Return everything that has happened at a table so far."""
        return await asyncio.to_thread(read_log, await self._stored(code), read_entry, Opened)

    async def _stored(self, code: str) -> StoredTable:
        try:
            stored = await self.hall.store.read(code)
        except Failed:
            raise refused("store-failed") from None
        if stored is None:
            raise refused("unknown-table", {"code": code})
        return stored

    async def pause(self, it: SchoolClass, *, on: bool) -> None:
        """Stop all tables, or let them go on. A table where nothing can be stopped is left as it is."""
        await asyncio.gather(*(self._pause(it, table, on) for table in tables_of(it)))

    async def _pause(self, it: SchoolClass, table: ClassTable, on: bool) -> None:
        room = await self.room_of(it, table)
        async with room.lock:
            if room.table.is_running and room.table.paused != on:
                await room.commit(host.pause(room.table, TEACHER, messages.Pause("", on), room.now()))
                room.changed.set()

    async def bring_in_line(self, it: SchoolClass) -> None:
        """After a crash: every table as the class says it is."""
        for table in tables_of(it):
            await bring_in_line(await self.room_of(it, table), it, table)

    async def leave(self, before: SchoolClass, child: int, after: SchoolClass) -> None:
        """A bot goes on where this child sat before, or whoever sits there now."""
        place = before.place_of(child)
        if place is None:
            return
        room, seat = await self.room_of(before, place[0]), place[1]
        assert before.lesson is not None
        heir = after.child_at(place[0].code, seat)
        name = "" if heir is None or heir.number == child else called(heir, after.language)
        async with room.lock:
            # Whose seat it is now may have been quicker: the class was told before its tables.
            if not name or not sits_there(room, seat, name):
                await room.commit(given_to(room, seat, name, before.lesson.plan.level))
        room.changed.set()

    async def share(self, it: SchoolClass, child: int) -> None:
        """A child has come to a shared device or left one: what the device before had of its seat opens nothing any
        more. Who stays at that device is there as before."""
        moved = it.place_of(child)
        for table in tables_of(it):
            room = await self.room_of(it, table)
            async with room.lock:
                found = Decision([])
                for seat, other in enumerate(table.seats):
                    if other is not None and sits_there(room, seat, called(it.children[other], it.language)):
                        found = found.then(at_device(room, seat, device_of(it, other), is_new=False))
                if moved is not None and moved[0] is table:
                    found.locked_out.append(moved[1])
                if found.entries or found.locked_out:
                    await room.commit(found)
            room.changed.set()

    async def give_time(self, it: SchoolClass, number: int, seconds: int) -> None:
        room = await self.numbered(it, number)
        async with room.lock:
            await room.commit(host.give_time(room.table, TEACHER, seconds, room.now()))
        room.changed.set()

    async def numbered(self, it: SchoolClass, number: int) -> Room:
        """A table of the lesson by its place."""
        if it.lesson is None or number >= len(it.lesson.tables):
            raise refused("no-such-table")
        return await self.room_of(it, it.lesson.tables[number])

    async def call(self, places: Collection[tuple[str, int]], name: str) -> None:
        """Rename a student at every table where they have sat, in this and earlier lessons, or erase the name.

        First in the store, then at the tables that are in memory by then, or on the way there with the old name.
        """
        asleep = [place for place in places if not self.hall.is_awake(place[0])]
        if asleep:
            try:
                await self.hall.store.rename(asleep, name)
            except Failed:
                raise refused("store-failed") from None
        for code, seat in places:
            if self.hall.is_awake(code):
                room = await self.hall.find(code)
                async with room.lock:
                    await room.commit(Decision([], {seat: name}))
                room.audience.tell()

    async def give_up(self, number: int, code: str) -> None:
        """The class is forgotten now, and with it what belongs to it. Whoever still sits at a table is told."""
        try:
            await self.hall.store.erase(number)
        except Failed:
            raise refused("store-failed") from None
        for room in self.hall.tables_of_class(code):
            self.hall.forget(room, "table-gone", final=True)

    @contextmanager
    def ending_keys(self, code: str, roots: Collection[str]) -> Iterator[None]:
        """End every key at tables of the class `code` that was made from one of these keys of the class.

        The store deletes them together with the roots, which is what happens inside; no more are made meanwhile.
        If the store fails no one knows what it has, so tables with such keys are read again.
        """
        if not roots:
            yield
            return
        self.hall.ended.add(roots)
        try:
            yield
        except BaseException:
            for room in self.hall.tables_of_class(code):
                if any(key.root in self.hall.ended for key in room.keys.values()):
                    self.hall.forget(room, "stopping", final=False)
            raise
        for room in self.hall.tables_of_class(code):
            room.end_keys(self.hall.ended)

    async def seat_key(self, it: SchoolClass, child: int, root: str) -> Joined:
        """A fresh key to the child's seat, made from the key `root` of the class; where a bot has kept the seat so far,
        the child sits down."""
        place = it.place_of(child)
        if place is None:
            raise refused("no-seat-yet")
        table, seat = place
        room = await self.room_of(it, table)
        return await key_to_seat(
            room, seat, called(it.children[child], it.language), level_of(it), root, device_of(it, child)
        )

    async def watch_key(self, it: SchoolClass, number: int, root: str) -> Joined:
        """For the teacher, who sees what anybody could see; the table says that somebody watches."""
        room = await self.numbered(it, number)
        token = new_token()
        async with room.lock:
            key = Key("watch", None, room.now() + WATCH_HOURS * 3_600_000, root)
            await room.commit(Decision([]), {hashed(token): key})
        return joined(Entered(room, token, None, host=False))

    async def thought_of(self, match: Match, seat: int, number: int) -> hints.Thought | None:
        """What a worker thinks of a position that the class `number` is asked about."""
        return await hints.thought_of(self.hall.thinkers, number, match, seat)

    def looked_at(
        self, it: SchoolClass, before: Mapping[str, Glance], now: int
    ) -> tuple[dict[str, Glance], list[log.TableOver]]:
        """How the tables stand, as far as they are in memory; one that sleeps stands as it did `before`. And which
        matches have ended since they were last looked at."""
        codes = {table.code for table in tables_of(it)}
        glances = {code: glance for code, glance in before.items() if code in codes}
        ended: list[log.TableOver] = []
        for table in tables_of(it):
            room = self.hall.rooms.get(table.code)
            if room is None:
                continue
            glances[table.code] = glance_at(room.table)
            played = [*room.table.past, *([] if room.table.play is None else [room.table.play])]
            results = [play.match.result for play in played]
            over = [result for result in results if result is not None]
            for matches, result in enumerate(over[table.matches_over :], table.matches_over + 1):
                shares = shares_at(table, result, low_wins=room.table.setup.game.low_wins)
                scores = list(result.scores)
                ended.append(log.TableOver(at=now, code=table.code, matches=matches, shares=shares, scores=scores))
        return glances, ended


async def key_to_seat(room: Room, seat: int, name: str, level: str, root: str, number: int | None = None) -> Joined:
    """A fresh key to a seat for who is called so, and to the device that several share, by its number; where a bot has
    kept the seat so far, they sit down."""
    token = new_token()
    async with room.lock:
        is_there = sits_there(room, seat, name)
        decision = Decision([]) if is_there else given_to(room, seat, name, level)
        decision = decision.then(at_device(room, seat, number, is_new=not is_there))
        spent = room.spent_keys("seat", seat, MOST_KEYS_OF_SEAT)
        device, device_keys = None, {}
        if number is not None:
            device = DeviceKeys(new_token(), [SeatKey(seat, token)])
            device_keys = {hashed(device.token): Key("device", number, root=root)}
            spent += room.spent_keys("device", number, MOST_KEYS_OF_SEAT)
        await room.commit(decision, {hashed(token): Key("seat", seat, root=root), **device_keys}, spent)
    await room.arrive(room.key_of(token)[1])
    return joined(Entered(room, token, seat, False, device))


def tables_of(it: SchoolClass) -> tuple[ClassTable, ...]:
    return it.lesson.tables if it.lesson else ()


def planned(it: SchoolClass, table: ClassTable) -> tuple[list[AnyEntry], list[str]]:
    """The table as it begins: everybody sits, and the cards are dealt."""
    assert it.lesson is not None, "only a lesson that is on has tables"
    first, names = first_entry(it, it.lesson, table)
    start = messages.Start("")
    seed = it.lesson.seed or new_seed()
    dealt = host.start(open_table(table.code, first, names), TEACHER, start, now_ms(), seed)
    devices = [(seat, device_of(it, child)) for seat, child in enumerate(table.seats)]
    at = [AtDevice(at=first.at, seat=seat, device=device) for seat, device in devices if device is not None]
    return [first, *at, *dealt.entries], names


def level_of(it: SchoolClass) -> str:
    assert it.lesson is not None, "only a lesson that is on has seats"
    return it.lesson.plan.level


def first_entry(it: SchoolClass, lesson: Lesson, table: ClassTable) -> tuple[Opened, list[str]]:
    """A table where the children sit already, under their names."""
    plan = lesson.plan
    kinds = [plan.level if child is None else OPEN for child in table.seats]
    wish = CreateTable(
        plan.game,
        kinds,
        preset=plan.preset,
        options=plan.options,
        clock=plan.clock,
        helps=plan.helps,
        patience=PATIENCE,
    )
    first, _ = opened(wish, now_ms())
    seats = [msgspec.structs.replace(seat, kind="human") if seat.kind == "open" else seat for seat in first.seats]
    names = ["" if child is None else called(it.children[child], it.language) for child in table.seats]
    return msgspec.structs.replace(first, seats=seats, class_code=it.code), names


def shares_at(table: ClassTable, result: Result, *, low_wins: bool) -> dict[int, float]:
    """By child, beside everybody at the table, bots too."""
    shares = shares_of({seat: -score if low_wins else score for seat, score in enumerate(result.scores)})
    return {child: shares[seat] for seat, child in enumerate(table.seats) if child is not None}
