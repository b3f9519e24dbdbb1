"""How many connections there may be: in all, and from one address. Who has asked nothing yet makes room for others, or
whoever has most lines at one table."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

# A school of three hundred children behind one address: a line or two each, and a page that asks for several things.
SHARE: Final = 2_000
# The most of all connections that one address may have, in per cent.
LARGEST_SHARE: Final = 75

Guest = TypeVar("Guest", bound=Hashable)


def never(_: object) -> float:
    return 0.0


class NoRoom(Exception):
    """Nobody is in who could make room."""


class Doors(Generic[Guest]):
    """Who is in, who has been idle for longest, and where most are.

    Where it is full, a new guest takes the place of the one who has been idle longest: of the same address where that
    has its share, else of the address that has most. Whoever fills the house with silence only pushes out himself.
    Where more have lines at one table than are idle, one of them goes instead, who has not been heard of for longest:
    else somebody could take all the room of a school with lines that listen to a table of his own.
    """

    def __init__(self, most: int, share: int, heard: Callable[[Guest], float] = never) -> None:
        self.most = most
        self.share = share
        self._heard = heard  # when a guest said something at a table: asked only where somebody has to go
        self.count = 0
        self.sent_away = 0  # idle ones, for others
        self.turned_away = 0  # there was no room at all
        self._address: dict[Guest, str] = {}
        self._number: dict[str, int] = {}
        self._idle: dict[str, OrderedDict[Guest, None]] = {}
        # By address and table, none for what is no line; who came to it last stands last.
        self._busy: dict[str, dict[int | None, OrderedDict[Guest, None]]] = {}
        self._table: dict[Guest, int | None] = {}

    def enter(self, guest: Guest, address: str) -> Guest | None:
        """Let somebody in, idle at first. Who has to go for it, if anybody; that one is out already."""
        leaves: Guest | None = None
        if self._number.get(address, 0) >= self.share:
            leaves = self._first_to_go(address)
        elif self.count >= self.most:
            crowded = max(self._idle or self._number, key=lambda other: self._number[other], default=address)
            leaves = self._first_to_go(crowded)
        if leaves is not None:
            self.leave(leaves)
            self.sent_away += 1
        self._address[guest] = address
        self._number[address] = self._number.get(address, 0) + 1
        self.count += 1
        self.idle(guest)
        return leaves

    def idle(self, guest: Guest) -> None:
        """Nothing is being done for this one, from now on."""
        address = self._address.get(guest)
        if address is not None:
            self._no_more_busy(guest, address)
            self._idle.setdefault(address, OrderedDict())[guest] = None

    def busy(self, guest: Guest, table: int | None = None) -> None:
        """This one has asked something just now, or said something at a table."""
        address = self._address.get(guest)
        if address is None:
            return
        take_out(self._idle, address, guest)
        if self._table.get(guest, table) != table:
            self._no_more_busy(guest, address)
        self._table[guest] = table
        there = self._busy.setdefault(address, {}).setdefault(table, OrderedDict())
        there[guest] = None
        there.move_to_end(guest)

    def leave(self, guest: Guest) -> None:
        """May be said more than once."""
        if guest not in self._address:
            return
        address = self._address.pop(guest)
        take_out(self._idle, address, guest)
        self._no_more_busy(guest, address)
        self.count -= 1
        self._number[address] -= 1
        if not self._number[address]:
            del self._number[address]

    def gauges(self) -> dict[str, Callable[[], int]]:
        return {
            "playmat_sockets": lambda: self.count,
            "playmat_sockets_idle_closed_total": lambda: self.sent_away,
            "playmat_sockets_refused_total": lambda: self.turned_away,
        }

    def _first_to_go(self, address: str) -> Guest:
        crowds = [self._idle.get(address, OrderedDict()), *self._busy.get(address, {}).values()]
        largest = max(crowds, key=len)  # the first of them where several are as large
        if not largest:
            self.turned_away += 1
            raise NoRoom
        first = next(iter(largest))
        # At a table there are some hundreds at most; the others stand in the order in which they asked.
        return first if self._table.get(first) is None else min(largest, key=self._heard)

    def _no_more_busy(self, guest: Guest, address: str) -> None:
        tables = self._busy.get(address)
        if tables is not None:
            take_out(tables, self._table.pop(guest, None), guest)
            if not tables:
                del self._busy[address]


Place = TypeVar("Place")


def take_out(places: dict[Place, OrderedDict[Guest, None]], place: Place, guest: Guest) -> None:
    there = places.get(place)
    if there is not None:
        there.pop(guest, None)
        if not there:
            del places[place]


def share_of(most: int, scale: float) -> int:
    """How many of these connections one address may have; all of them where limits are off."""
    return most if scale == 0 else max(1, min(int(SHARE * scale), most * LARGEST_SHARE // 100))
