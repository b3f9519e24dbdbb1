"""The archive: records that people look at again. In memory only, a bounded number, the last used ones."""

from collections import OrderedDict
from typing import Final

from playmat.core.refusal import refused
from playmat.server.http.desk import Desk
from playmat.server.http.replay import Replayed

LARGEST_RECORD: Final = 500_000
MOST_KEPT: Final = 200
# Of all records together: a long one counts for many short ones.
MOST_MOVES_KEPT: Final = 100_000
MOST_WAITING: Final = 100
MOST_OF_ONE: Final = 40


class Archive:
    """Records are judged and told at a desk of their own: tables that are played at come first."""

    def __init__(self) -> None:
        self.desk = Desk("archive", MOST_WAITING, MOST_OF_ONE)
        self._kept: OrderedDict[str, Replayed] = OrderedDict()

    def close(self) -> None:
        self.desk.close()

    def keep(self, replayed: Replayed) -> None:
        self._kept[replayed.id] = replayed
        self._kept.move_to_end(replayed.id)
        while len(self._kept) > 1 and (len(self._kept) > MOST_KEPT or self._moves_kept() > MOST_MOVES_KEPT):
            self._kept.popitem(last=False)

    def find(self, name: str) -> Replayed:
        """Who has the record can bring it again, so nothing is lost when it is forgotten here."""
        if name not in self._kept:
            raise refused("unknown-replay")
        self._kept.move_to_end(name)
        return self._kept[name]

    def _moves_kept(self) -> int:
        return sum(len(replayed.record.moves) for replayed in self._kept.values())
