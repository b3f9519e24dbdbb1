"""All that is open of one kind, tables or classes: found in memory or read from the store, and let go again."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Generic, TypeVar

from playmat.core.refusal import Refusal, Refused, refused
from playmat.server.background import finish, supervise
from playmat.server.logs import alarm, note, warn
from playmat.server.rooms.counters import Counters
from playmat.server.rooms.guesses import Guesses
from playmat.server.rooms.limits import Limits
from playmat.server.rooms.loader import Loader
from playmat.server.rooms.open_room import OpenRoom
from playmat.server.store.protocol import Change, Conflict, Elsewhere, Failed, Gone, Store, StoredTable
from playmat.table.keys import hashed, tidy_code

CODES_TO_TRY: Final = 20
MOST_LOADING: Final = 32

AnyRoom = TypeVar("AnyRoom", bound=OpenRoom)


class OpenRooms(ABC, Generic[AnyRoom]):
    """Each is in memory at most once, and is this server's for as long as it is."""

    kind: str  # as logs and refusals call it

    def __init__(
        self, store: Store, limits: Limits, counters: Counters, guesses: Guesses, loader: Loader, base: str
    ) -> None:
        self.store = store
        self.limits = limits
        self.counters = counters
        self.guesses = guesses
        self.loader = loader
        # The address others reach this server at, where it is known better than by the reader's own browser.
        self.base = base
        self.rooms: dict[str, AnyRoom] = {}
        self.is_stopping = False
        self._loading: dict[str, asyncio.Task[AnyRoom]] = {}
        self._unplayable: set[int] = set()  # of which the log has told that they cannot be loaded

    @property
    def unknown(self) -> str:
        return f"unknown-{self.kind}"

    # What differs.

    @abstractmethod
    def can_be(self, code: str) -> bool:
        """Whether a code may be one of these, by its looks."""

    @abstractmethod
    def opened(self, stored: StoredTable) -> AnyRoom:
        """Rebuilt from its log. It may take a while, so a thread is at it that touches nothing else."""

    @abstractmethod
    def make_room(self) -> None:
        """For one more in memory; refused where nobody can be let go."""

    @abstractmethod
    def is_needed(self, room: AnyRoom) -> bool:
        """Whether anybody is there."""

    def forgotten(self, room: AnyRoom) -> None:
        """It is not in memory any more."""

    # Found.

    async def look_up(self, typed: str, address: str, secret: str = "") -> AnyRoom:
        """What a code names, for somebody who asks from outside, perhaps with a key of it."""
        code = tidy_code(typed)
        room = self.rooms.get(code)
        if secret and (room.is_opened_by(secret) if room else await self._stores(code, secret)):
            room = await self.find(code)
            room.addresses.add(address)
            return room
        if not self.guesses.begin(address):
            await self.guesses.wait(address)
            room = self.rooms.get(code)
            if room is not None and address in room.addresses:
                return await self.find(code)
            if not self.guesses.begin(address):
                raise self.guesses.too_many(address)
        try:
            room = await self.find(code)
        except Refused as wrong:
            if wrong.refusal.code != self.unknown:
                self.guesses.was_none(address)
            raise
        self.guesses.was_none(address)
        return room

    async def _stores(self, code: str, secret: str) -> bool:
        try:
            return await self.store.knows(code, hashed(secret))
        except Failed:
            raise refused("store-failed") from None

    async def find(self, typed: str) -> AnyRoom:
        """What a code names, read from the store where it is not in memory."""
        code = tidy_code(typed)
        room = self.rooms.get(code)
        if self.is_stopping or not self.store.holds():
            raise refused("stopping")
        if room is not None and not room.is_closed:
            return room
        if not self.can_be(code):
            raise refused(self.unknown, {"code": code})
        if len(self._loading) >= MOST_LOADING and code not in self._loading:
            raise refused("too-fast", {"seconds": 1})
        return await self.once(code, lambda: self.load(code))

    def is_awake(self, code: str) -> bool:
        """In memory, or on the way there with what the store had a moment ago."""
        return code in self.rooms or code in self._loading

    async def once(self, code: str, bring: Callable[[], Coroutine[Any, Any, AnyRoom]]) -> AnyRoom:
        """Brought into memory by one at a time: whoever comes meanwhile waits for the same, so there are never two."""
        room = self.rooms.get(code)
        if room is not None and not room.is_closed:
            return room
        loading = self._loading.get(code)
        if loading is None or loading.done():
            loading = self._loading[code] = supervise(bring(), "load")
            loading.add_done_callback(partial(self._brought, code))
        return await asyncio.shield(loading)

    def _brought(self, code: str, loading: "asyncio.Task[AnyRoom]") -> None:
        if self._loading.get(code) is loading:
            del self._loading[code]

    async def load(self, code: str) -> AnyRoom:
        stored = await self.stored(code)
        try:
            room = await self.loader.run(len(stored.entries), lambda: self.opened(stored))
        except Refused as wrong:
            self._warn_once(stored.table, wrong.refusal.code)
            raise not_playable(wrong.refusal) from None
        self.make_room()
        self.rooms[code] = room
        note(f"{self.kind}-loaded", table=stored.table, entries=len(stored.entries))
        return room

    async def stored(self, code: str) -> StoredTable:
        """As the store has it; from now on it is this server's."""
        try:
            stored = await self.store.load(code)
        except Failed:
            alarm("store-failed")
            raise refused("store-failed") from None
        except Elsewhere:  # since somebody looked where it is
            raise refused("stopping") from None
        if stored is None:
            raise refused(self.unknown, {"code": code})
        return stored

    def _warn_once(self, table: int, why: str) -> None:
        """Anybody may ask for it again and again: the log must not grow by it."""
        if table not in self._unplayable:
            self._unplayable.add(table)
            warn("table-not-loaded", table=table, why=why)

    async def whereabouts(self, typed: str) -> str | None:
        """The address of another server that looks after this, if there is one."""
        code = tidy_code(typed)
        room = self.rooms.get(code)
        if not self.store.is_shared or (room is not None and not room.is_closed and self.store.holds()):
            return None
        try:
            return await self.store.owner(code)
        except Failed:
            raise refused("store-failed") from None

    # Made.

    async def stored_anew(self, draw: Callable[[], str], game: str, change: Change) -> tuple[str, int]:
        """Under a fresh code; who hangs up meanwhile does not undo it."""
        return await finish(self._stored_anew(draw, game, change), "create")

    async def _stored_anew(self, draw: Callable[[], str], game: str, change: Change) -> tuple[str, int]:
        for _ in range(CODES_TO_TRY):
            code = draw()
            try:
                return code, await self.store.create(code, game, change)
            except Conflict:
                continue
            except Failed:
                alarm("store-failed")
                break
        raise refused("store-failed")

    # Let go.

    def fail(self, room: AnyRoom, error: BaseException) -> None:
        gone = isinstance(error, Gone)
        event = "table-gone" if gone else "table-taken" if isinstance(error, Conflict) else "store-failed"
        alarm(event, table=room.number, error=type(error).__name__)
        self.forget(room, "table-gone" if gone else "stopping", final=gone)

    def forget(self, room: AnyRoom, code: str, *, final: bool) -> None:
        room.close()
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
            self.forgotten(room)
            self.store.let_go(room.number)
        room.audience.dismiss_all(code, final=final)

    def forget_all(self) -> None:
        """Everybody comes again, and finds whatever is stored by then."""
        for room in list(self.rooms.values()):
            self.forget(room, "stopping", final=False)

    def sweep(self) -> None:
        """Let those go that nobody is at."""
        for room in [room for room in self.rooms.values() if not self.is_needed(room)]:
            self.forget(room, "stopping", final=False)

    def stop(self) -> None:
        """Nobody new comes in, and nothing more is stored."""
        self.is_stopping = True
        for room in self.rooms.values():
            room.close()

    def say_goodbye(self) -> None:
        """The server stops: everybody hears it and may come again."""
        self.stop()
        for room in self.rooms.values():
            room.audience.dismiss_all("stopping", final=False)


def not_playable(refusal: Refusal) -> Refused:
    """Why something that is stored cannot be gone on with, as somebody at it should hear it."""
    if refusal.code == "unknown-rules":
        return refused("table-of-other-rules", refusal.facts)
    return Refused(refusal)
