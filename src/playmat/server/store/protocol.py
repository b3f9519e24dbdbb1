"""What the server needs of a store. SQLite is one; another database can take its place."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Literal, Protocol

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
    lost_keys: list[str] = []
    touches: bool = True  # whether `at` and `stage` are news worth writing


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


# Whether what is handed over is written: yes; not at the moment (a full disk); never again.
StoreState = Literal["well", "failing", "dead"]


class Store(Protocol):
    """Keeps tables. `create` and `append` return when the data is safe on disk, and not before."""

    state: StoreState
    commits: int  # transactions so far
    written: int  # changes so far; many share a transaction

    async def create(self, code: str, game: str, change: Change) -> int: ...

    async def append(self, change: Change) -> None: ...

    async def load(self, code: str) -> StoredTable | None: ...

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

    async def probe(self) -> None:
        """Write something that changes nothing, so that `state` is true also while nobody plays."""
        ...

    def when_dead(self, told: Callable[[], None]) -> None:
        """`told` is called in the event loop, once, if nothing can be written ever again."""
        ...

    async def close(self) -> None: ...
