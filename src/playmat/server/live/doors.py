"""How many connections there may be: in all, and from one address. Who has asked nothing yet makes room for others."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

# A school of three hundred children behind one address: a line or two each, and a page that asks for several things.
SHARE: Final = 2_000
# Of all connections one address never has more than so many of a hundred.
LARGEST_SHARE: Final = 75

Guest = TypeVar("Guest", bound=Hashable)


class NoRoom(Exception):
    """Everybody who is in has asked for something and waits for the answer, or plays."""


class Doors(Generic[Guest]):
    """Who is in, and since when who has been idle.

    Where it is full, a new guest takes the place of the one who has been idle longest: of the same address where that
    has its share, else of the address that has most. Whoever fills the house with silence only pushes out himself.
    """

    def __init__(self, most: int, share: int) -> None:
        self.most = most
        self.share = share
        self.count = 0
        self.sent_away = 0  # idle ones, for others
        self.turned_away = 0  # there was no room at all
        self._address: dict[Guest, str] = {}
        self._number: dict[str, int] = {}
        self._idle: dict[str, OrderedDict[Guest, None]] = {}

    def enter(self, guest: Guest, address: str) -> Guest | None:
        """Let somebody in, idle at first. Who has to go for it, if anybody; that one is out already."""
        leaves: Guest | None = None
        if self._number.get(address, 0) >= self.share:
            leaves = self._longest_idle(address)
        elif self.count >= self.most:
            crowded = max(self._idle, key=lambda other: self._number[other], default=address)
            leaves = self._longest_idle(crowded)
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
            self._idle.setdefault(address, OrderedDict())[guest] = None

    def busy(self, guest: Guest) -> None:
        address = self._address.get(guest)
        if address is not None and address in self._idle:
            self._idle[address].pop(guest, None)
            if not self._idle[address]:
                del self._idle[address]

    def leave(self, guest: Guest) -> None:
        """May be said more than once."""
        if guest not in self._address:
            return
        self.busy(guest)
        address = self._address.pop(guest)
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

    def _longest_idle(self, address: str) -> Guest:
        idle = self._idle.get(address)
        if not idle:
            self.turned_away += 1
            raise NoRoom
        return next(iter(idle))


def share_of(most: int, scale: float) -> int:
    """Of so many connections, what one address may have; as many as there are where limits are off."""
    return most if scale == 0 else max(1, min(int(SHARE * scale), most * LARGEST_SHARE // 100))
