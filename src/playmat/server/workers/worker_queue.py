"""Questions that wait for a worker: what matters more goes first, and every table has its turn."""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Generic, TypeVar

MOST_WAITING: Final = 400
# A table has few seats; each of them has a bot or a person who wants a hint.
MOST_OF_ONE: Final = 8


class Rank(IntEnum):
    """People wait for a bot, somebody for a hint; bots among themselves and a review can wait."""

    BOT = 0
    HINT = 1
    BOTS_ALONE = 2
    REVIEW = 3


Asked = TypeVar("Asked", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a question stands: how much it matters, whose it is, and when it is too late for an answer."""

    rank: Rank
    table: int
    until: float


class WorkerQueue(Generic[Asked]):
    """Ordered by rank, then in turn by table, then as they came. Time is told, not read."""

    def __init__(self, most: int = MOST_WAITING, most_of_one: int = MOST_OF_ONE) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._places: dict[Asked, Place] = {}
        # Tables in the order of their turns; whoever had one goes to the end.
        self._turns: dict[Rank, OrderedDict[int, OrderedDict[Asked, None]]] = {rank: OrderedDict() for rank in Rank}

    def __len__(self) -> int:
        return len(self._places)

    def put(self, asked: Asked, place: Place) -> Asked | None:
        """Who has to go where there is no more room: the newest of the least rank, of the table that asks most.

        That may be the very one that was put.
        """
        self._places[asked] = place
        self._turns[place.rank].setdefault(place.table, OrderedDict())[asked] = None
        if len(self._turns[place.rank][place.table]) > self.most_of_one:
            goes = asked
        elif len(self._places) > self.most:
            goes = self._least()
        else:
            return None
        self.drop(goes)
        return goes

    def take(self, now: float) -> Asked | None:
        """The next question that is still worth an answer."""
        for rank in Rank:
            turns = self._turns[rank]
            while turns:
                table = next(iter(turns))
                asked = next(iter(turns[table]))
                until = self._places[asked].until
                turns.move_to_end(table)
                self.drop(asked)
                if now < until:
                    return asked
        return None

    def drop(self, asked: Asked) -> None:
        """Nobody waits for it any more. May be said of one that is out already."""
        place = self._places.pop(asked, None)
        if place is None:
            return
        turns = self._turns[place.rank]
        del turns[place.table][asked]
        if not turns[place.table]:
            del turns[place.table]

    def drop_all(self) -> list[Asked]:
        """Everything that waits, out."""
        waiting = list(self._places)
        for asked in waiting:
            self.drop(asked)
        return waiting

    def _least(self) -> Asked:
        turns = next(self._turns[rank] for rank in reversed(Rank) if self._turns[rank])
        most = max(turns.values(), key=len)
        return next(reversed(most))
