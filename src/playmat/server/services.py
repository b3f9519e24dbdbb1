"""What every open table shares."""

from typing import TYPE_CHECKING, Protocol

from playmat.server.counters import Counters
from playmat.server.floor import Floor
from playmat.server.limits import Limits
from playmat.server.retelling import Retelling
from playmat.server.storing import Store
from playmat.server.thinkers import Thinkers

if TYPE_CHECKING:
    from playmat.server.room import Room


class Services(Protocol):
    """The hall, as a room sees it."""

    store: Store
    thinkers: Thinkers
    limits: Limits
    counters: Counters
    retelling: Retelling
    floor: Floor
    base: str

    def keep(self, room: "Room") -> None:
        """See to it that what is due at this table happens."""

    def fail(self, room: "Room", error: Exception) -> None:
        """The store did not take a change: memory and disk may differ, so read the table anew when asked for."""
