"""All tables: opened, found again in the store when somebody asks, and let go when everybody has left."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec

from playmat.classroom.codes import CLASS_CODE_LENGTH
from playmat.core.refusal import Refused, refused
from playmat.games.registry import guard
from playmat.server.background import every, failures, supervise
from playmat.server.logs import alarm, note
from playmat.server.now import calendar_ms, now_ms
from playmat.server.rooms import room_for_more
from playmat.server.rooms.caretaker import Caretaker
from playmat.server.rooms.counters import Counters, GameFaults
from playmat.server.rooms.guesses import Guesses
from playmat.server.rooms.keeper import Keeper
from playmat.server.rooms.keyring import EndedRoots
from playmat.server.rooms.limits import Limits
from playmat.server.rooms.loader import Loader
from playmat.server.rooms.open_rooms import OpenRooms
from playmat.server.rooms.recaps import Recaps
from playmat.server.rooms.room import Room, stored_stage
from playmat.server.store.expiry import Terms
from playmat.server.store.protocol import Change, Conflict, Failed, Store, StoredTable
from playmat.server.store.stored_table import loaded
from playmat.server.workers.pool import WorkerPool
from playmat.table import host, log, messages
from playmat.table.admission import CreateTable, DeviceKeys, Joined, SeatKey
from playmat.table.decision import Who
from playmat.table.keys import Key, hashed, new_code, new_invite, new_seed, new_token
from playmat.table.opening import opened
from playmat.table.table import open_table, rebuild

SWEEP_SECONDS: Final = 5.0
LOOK_AGAIN: Final = 1_000  # ms, where nobody could be let go
USUAL_TERMS: Final = Terms()

# The log of a table that is still to be opened, and who sits there.
Planned = tuple[list[log.AnyEntry], list[str]]


@dataclass(frozen=True, slots=True)
class Entered:
    """A key to a table, fresh from the store."""

    room: Room
    token: str
    seat: int | None
    host: bool
    device: DeviceKeys | None = None


class Hall(OpenRooms[Room]):
    """The tables in memory, and what everything in this server shares."""

    kind = "table"

    def __init__(
        self,
        store: Store,
        thinkers: WorkerPool,
        limits: Limits,
        pace: int,
        base: str = "",
        terms: Terms = USUAL_TERMS,
    ) -> None:
        guesses = Guesses(limits, lambda: 1 + len(store.peers))
        super().__init__(store, limits, Counters(), guesses, Loader(), base)
        self.game_faults = GameFaults(self.counters)
        self.thinkers = thinkers
        self.recaps = Recaps(limits)
        self.ended = EndedRoots()
        self.gauges: dict[str, Callable[[], int]] = {}  # of what is around the hall
        self.pace = pace
        self.kinds: list[OpenRooms[Any]] = [self]  # everything of which something may be open in the store
        self.caretaker = Caretaker(store, terms, self.counters, self._numbers)
        self._keepers: dict[Room, asyncio.Task[None]] = {}
        self._erasures = 0
        self._opened: Counter[str] = Counter()
        self._full: dict[str, int] = {}  # where there was no room, and until when it is not looked for again
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self.store.when_lost(self.lose_all)
        await self.thinkers.open()
        self._erasures = await self.store.erasures()
        self._sweeper = supervise(every(SWEEP_SECONDS, self._sweep, "sweep"), "sweep")
        self.caretaker.open()

    def _numbers(self) -> set[int]:
        return {room.number for kind in self.kinds for room in kind.rooms.values()}

    async def close(self) -> None:
        self.dismiss_everybody()
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.caretaker.close()
        for task in self._keepers.values():
            task.cancel()
        self.loader.close()
        await self.thinkers.close()
        await self.store.close()

    async def drain(self) -> None:
        """The server stops: where others can go on with its tables they may do so before anybody asks them to."""
        for kind in self.kinds:
            kind.stop()
        try:
            await self.store.release()
        except Failed:
            alarm("store-failed")
        self.dismiss_everybody()

    def lose_all(self) -> None:
        """Another server may have any of these by now: everybody comes again."""
        self.counters["playmat_tables_lost_total", "", ""] += len(self.rooms)
        for kind in self.kinds:
            kind.forget_all()

    def dismiss_everybody(self) -> None:
        for kind in self.kinds:
            kind.say_goodbye()

    @property
    def status(self) -> Literal["ok", "stopping", "store-failed", "store-dead"]:
        if self.store.state == "dead":
            return "store-dead"
        if self.is_stopping:
            return "stopping"
        return "ok" if self.store.state == "well" else "store-failed"

    @property
    def connections(self) -> int:
        return sum(len(room.audience.listeners) for kind in self.kinds for room in kind.rooms.values())

    def measured(self) -> str:
        gauges = {
            "playmat_tables": len(self.rooms),
            "playmat_connections": self.connections,
            "playmat_workers_replaced_total": self.thinkers.replaced,
            "playmat_commits_total": self.store.commits,
            "playmat_stored_total": self.store.written,
            "playmat_nodes": 1 + len(self.store.peers),
            "playmat_background_failures_total": failures.total(),
        }
        return self.counters.text({**gauges, **{name: read() for name, read in self.gauges.items()}})

    async def create(self, wish: CreateTable, opener: str = "") -> Entered:
        if self.is_stopping:
            raise refused("stopping")
        self.make_room(opener)
        with guard(wish.game):
            entries, names = plan_table(wish)
            table = rebuild("", entries, names)
        first = table.entry
        seat = None if first.host == log.HOST_WITHOUT_SEAT else first.host
        token = new_token()
        key = Key("host" if seat is None else "seat", seat)
        device, device_keys = shared_device(first, seat, token)
        keys = {hashed(token): key, hashed(first.invite): Key("invite", None), **device_keys}
        change = Change(
            table=0,
            first=1,
            entries=[log.write_entry(entry) for entry in entries],
            at=calendar_ms(),
            stage="playing" if wish.start else "lobby",
            names={place: given for place, given in enumerate(names) if given},
            new_keys=keys,
        )
        code, number = await self.stored_anew(new_code, first.game, change)
        table.code = code
        room = Room(self, number, table, keys)
        self.counters["playmat_tables_created_total", "", ""] += 1
        note("table-opened", table=number, game=first.game, seats=len(first.seats))
        # Among several servers it goes to the one that is asked for it next.
        if not self.store.is_shared:
            room.opener = opener
            room.addresses.add(opener)
            self._opened[opener] += 1
            self.rooms[code] = room
            await room.arrive(key)
        return Entered(room, token, seat, True, device)

    async def find_or_open(self, code: str, plan: Callable[[], Planned]) -> Room:
        """A table that somebody else has planned, under a code they have drawn: opened by the first who needs it."""
        return await self.once(code, lambda: self._find_or_open(code, plan))

    async def _find_or_open(self, code: str, plan: Callable[[], Planned]) -> Room:
        try:
            return await self.load(code)
        except Refused as wrong:
            if wrong.refusal.code != self.unknown:
                raise
        return await self._open_at(code, *plan())

    async def _open_at(self, code: str, entries: list[log.AnyEntry], names: list[str]) -> Room:
        if self.is_stopping:
            raise refused("stopping")
        self.make_room()
        with guard(game_of(entries)):
            table = rebuild(code, entries, names)
        change = Change(
            table=0,
            first=1,
            entries=[log.write_entry(entry) for entry in entries],
            at=calendar_ms(),
            stage=stored_stage(table),
            names={place: given for place, given in enumerate(names) if given},
            belongs_to=table.entry.class_code,
        )
        try:
            number = await self.store.create(code, table.setup.game.name, change)
        except Conflict:
            return await self.load(code)
        except Failed:
            alarm("store-failed")
            raise refused("store-failed") from None
        self.counters["playmat_tables_created_total", "", ""] += 1
        note("table-opened", table=number, game=table.setup.game.name, seats=len(table.seats))
        if self.store.is_shared:
            return await self.load(code)  # which makes it this server's
        room = self.rooms[code] = Room(self, number, table, {})
        return room

    def make_room(self, opener: str | None = None) -> None:
        """For one table more, in memory and of those that were opened from the same address."""
        if len(self.rooms) >= room_for_more.MOST_TABLES:
            self._let_go("", list(self.rooms.values()), room_for_more.MOST_TABLES)
        most = int(room_for_more.MOST_OF_ADDRESS * self.limits.scale)
        if opener and most and self._opened[opener] >= most:
            self._let_go(opener, [room for room in self.rooms.values() if room.opener == opener], most)

    def _let_go(self, whose: str, rooms: list[Room], most: int) -> None:
        """Looking takes a while, so where nothing was found it is not looked for again at once."""
        now = now_ms()
        if self._full.get(whose, now) > now:
            raise refused("too-many", {"number": most})
        gone = room_for_more.first_to_go(rooms, int(most * room_for_more.SHARE_TO_GO))
        for room in gone:
            self.forget(room, "stopping", final=False)
        if not gone:
            self._full = {name: until for name, until in self._full.items() if until > now} | {whose: now + LOOK_AGAIN}
            raise refused("too-many", {"number": most})

    # What a table is.

    def can_be(self, code: str) -> bool:
        return len(code) != CLASS_CODE_LENGTH

    def opened(self, stored: StoredTable) -> Room:
        return Room(self, stored.table, loaded(stored), stored.keys)

    async def load(self, code: str) -> Room:
        room = await super().load(code)
        room.end_keys(self.ended)  # its keys are as the store had them a moment ago
        return room

    def tables_of_class(self, code: str) -> list[Room]:
        """Those that are in memory."""
        return [room for room in self.rooms.values() if room.table.entry.class_code == code]

    def is_needed(self, room: Room) -> bool:
        is_in_use = room in self._keepers or bool(room.audience.listeners) or room.lock.locked()
        # Opened or read a moment ago: whoever it was for is still on the way in.
        is_new = room.now() - room.audience.began < room_for_more.JUST_SEEN
        return is_in_use or is_new or room.audience.anybody(room.table, room.now())

    def forgotten(self, room: Room) -> None:
        self._opened[room.opener] -= 1
        if not self._opened[room.opener]:
            del self._opened[room.opener]

    def keep(self, room: Room) -> None:
        if room not in self._keepers and not room.is_closed:
            self._keepers[room] = supervise(self._kept(room), "keeper")

    async def _kept(self, room: Room) -> None:
        # When the keeper goes, the room is asleep and has no keeper in the same step: who comes next wakes it.
        try:
            await Keeper(room, self.pace).run()
        finally:
            del self._keepers[room]

    async def _sweep(self) -> None:
        """Let tables go that nobody is at, and all of them when something was erased from the store."""
        try:
            erasures = await self.store.erasures()
        except Failed:
            return  # unreadable for the moment; players get an error
        if erasures != self._erasures:
            self._erasures = erasures
            for kind in self.kinds:
                kind.forget_all()
        for kind in self.kinds:
            kind.sweep()
        for room in room_for_more.too_long(self.rooms.values()):
            self.forget(room, "stopping", final=False)


def plan_table(wish: CreateTable) -> Planned:
    """The first entries of a table's log, with its deal where it starts at once."""
    first, names = opened(wish, now_ms())
    first = msgspec.structs.replace(first, invite=new_invite())
    if not wish.start:
        return [first], names
    who = Who(None if first.host == log.HOST_WITHOUT_SEAT else first.host, True)
    decision = host.start(open_table("", first, names), who, messages.Start(""), now_ms(), new_seed())
    return [first, *decision.entries], names


def game_of(entries: list[log.AnyEntry]) -> str:
    return entries[0].game if isinstance(entries[0], log.Opened) else ""


def shared_device(first: log.Opened, host: int | None, token: str) -> tuple[DeviceKeys | None, dict[str, Key]]:
    """Keys for everybody who sits at the device that opened the table, and one that shows nobody's cards."""
    seats = [seat for seat, plan in enumerate(first.seats) if plan.shares]
    if not seats:
        return None, {}
    tokens = {seat: token if seat == host else new_token() for seat in seats}
    device = DeviceKeys(new_token(), [SeatKey(seat, tokens[seat]) for seat in seats])
    keys = {hashed(tokens[seat]): Key("seat", seat) for seat in seats}
    return device, {**keys, hashed(device.token): Key("device", None)}


def joined(entered: Entered) -> Joined:
    table, room = entered.room.table, entered.room
    return Joined(table.code, room.link, entered.token, entered.seat, entered.host, table.number, entered.device)
