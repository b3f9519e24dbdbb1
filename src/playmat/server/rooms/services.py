"""What every open table shares."""

from typing import TYPE_CHECKING, Protocol

from playmat.server.floor import Floor
from playmat.server.rooms.counters import Counters
from playmat.server.rooms.limits import Limits
from playmat.server.rooms.recaps import Retelling
from playmat.server.store.protocol import Store
from playmat.server.workers.pool import WorkerPool

if TYPE_CHECKING:
    from playmat.server.rooms.room import Room


class Services(Protocol):
    """The hall, as a room sees it."""

    store: Store
    thinkers: WorkerPool
    limits: Limits
    counters: Counters
    retelling: Retelling
    floor: Floor
    base: str

    def keep(self, room: "Room") -> None:
        """See to it that what is due at this table happens."""

    def fail(self, room: "Room", error: Exception) -> None:
        """The store did not take a change: memory and disk may differ, so read the table anew when asked for."""
