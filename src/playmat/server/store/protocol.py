"""What the server needs of a store. SQLite is one; another database can take its place."""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from msgspec import Struct

from playmat.table.keys import Key


class Change(Struct):
    """One transaction: log entries from `first` on, and what is kept beside the log. All is stored, or nothing."""

    table: int
    first: int
    entries: list[bytes]
    at: int
    stage: str
    names: dict[int, str] = {}
    new_keys: dict[str, Key] = {}  # by hash
    lost_seats: list[int] = []  # their old keys open nothing any more
    lost_keys: list[str] = []  # and every key that has one of them as its root, at whatever table
    touches: bool = True  # whether `at` and `stage` are news worth writing; else they may be left as they are
    belongs_to: str = ""  # of a new one: the code of the class it is owned, kept and erased with
    # Neither names nor keys come or go, as with nearly every move: many of these are written in one statement.
    only_entries: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it was stored: its log, and what is kept beside it."""

    table: int
    code: str
    entries: list[bytes]
    names: dict[int, str]
    keys: dict[str, Key]
    fault: int | None = None  # the first entry that is not as it was written


class Conflict(Exception):
    """Somebody else was first: the code is another table's, or this place in the log is taken. Nothing was changed."""


class Gone(Exception):
    """The table was erased."""


class Failed(Exception):
    """The store could not write or read: a full disk, a lost connection. Where a connection was lost nobody can say
    whether it was written, so whoever hears this reads the table anew."""


class Elsewhere(Exception):
    """Another server looks after this table, at this address."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class PendingWrite(asyncio.Future[int]):
    """What a store returns for a change: done when the store knows whether the change is on disk.

    It can't be canceled. If the task that awaits it is canceled, the `CancelledError` arrives once the write is done,
    so the lock that the task holds stays held until then and the caller can look up what became of the change.
    """

    def cancel(self, msg: Any | None = None) -> bool:
        """Return False, which makes asyncio put the cancellation off."""
        return False


# Whether what is handed over is written: yes; not at the moment (a full disk); never again.
StoreState = Literal["well", "failing", "dead"]


class Store(Protocol):
    """Keeps tables. `create` and `append` return when the data is safe on disk, and not before.

    Whatever goes wrong is a `Conflict`, `Gone` or `Failed`. A store may be shared by several servers: then each table
    belongs to the one that loaded it, as long as that one `holds`; a class and its tables belong to one.
    """

    @property
    def state(self) -> StoreState: ...

    @property
    def commits(self) -> int:
        """Transactions so far."""
        ...

    @property
    def written(self) -> int:
        """Changes so far; many share a transaction."""
        ...

    async def open(self) -> None: ...

    async def create(self, code: str, game: str, change: Change) -> int: ...

    def append(self, change: Change) -> PendingWrite:
        """Hand a change over. The result is the number of the table; an exception says why nothing was stored."""
        ...

    async def load(self, code: str) -> StoredTable | None:
        """The table, which is this server's from now on; `Elsewhere` where it is another's."""
        ...

    async def read(self, code: str) -> StoredTable | None:
        """The table as it is stored, whoever looks after it. Nothing may be appended to it by who only reads."""
        ...

    def let_go(self, table: int) -> None:
        """It is not in memory any more: nothing will be appended before it is loaded again."""
        ...

    async def knows(self, code: str, hashed: str) -> bool:
        """Whether the table with this code has this key, without reading the table."""
        ...

    async def erasures(self) -> int:
        """Counts up whenever something was erased, so that a running server forgets it too."""
        ...

    async def forget(self, stages: Collection[str], before: int, spared: Collection[int]) -> int:
        """Erase a few tables in these stages that nobody has used since; how many. To be asked until it is none: what
        was erased is then overwritten everywhere."""
        ...

    async def erase(self, table: int) -> None:
        """Now, with everything that belongs to it."""
        ...

    async def rename(self, places: Collection[tuple[str, int]], name: str) -> None:
        """Another name at these seats of tables that nobody has in memory; none: it is erased there."""
        ...

    async def count_try(self, puzzle: str, *, solved: bool) -> None:
        """Somebody has tried a puzzle for the first time. Who, nobody knows."""
        ...

    async def puzzle_tries(self) -> dict[str, tuple[int, int]]:
        """By puzzle: how many have tried it, and how many of them solved it at once."""
        ...

    async def probe(self) -> None:
        """Write something that changes nothing, so that `state` is true also while nobody plays."""
        ...

    def when_dead(self, told: Callable[[], None]) -> None:
        """`told` is called in the event loop, once, if nothing can be written ever again."""
        ...

    async def close(self) -> None: ...

    # Several servers on one store.

    @property
    def is_shared(self) -> bool: ...

    @property
    def secret(self) -> str:
        """By which the servers know each other."""
        ...

    @property
    def address(self) -> str:
        """Where the other servers reach this one."""
        ...

    @property
    def peers(self) -> frozenset[str]:
        """The addresses of the other servers that are alive, as of a moment ago."""
        ...

    def holds(self) -> bool:
        """Whether what is in memory is still this server's to tell."""
        ...

    def when_lost(self, told: Callable[[], None]) -> None:
        """`told` is called whenever nothing in memory is this server's any more."""
        ...

    async def owner(self, code: str) -> str | None:
        """The address of another server that looks after this table at the moment."""
        ...

    def doubt(self, address: str) -> None:
        """Nobody listens at the address of this server: its tables need not wait for it as long."""
        ...

    async def until_gone(self, address: str) -> None:
        """Until this server is no longer among the peers."""
        ...

    async def release(self) -> None:
        """Everything handed over is written, and from now on others may load these tables."""
        ...
