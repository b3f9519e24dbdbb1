"""Long stretches of a table's log, told again: kept as they were written, and no longer than there is time for.

Somebody who comes back hears what was missed in up to 500 sentences, which takes as long as a hundred moves. So what
was told once is kept for the next who asks, and where too much is asked for at a time only the end of it is told.
"""

from collections import OrderedDict
from typing import Final, cast

import msgspec

from playmat.server.now import now_ms
from playmat.server.rooms.limits import RETELL, RETELL_TABLE, Limits
from playmat.table.answers import TableEvent
from playmat.table.frames import FEW_EVENTS, MOST_EVENTS, Teller, told_afresh
from playmat.table.history import Happening, LatestMove

MOST_KEPT: Final = 150

_encode = msgspec.json.Encoder().encode


class Told:
    """What one kind of reader was told of one table, by number, under the names of then."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.events: dict[int, msgspec.Raw] = {}


class Recaps:
    """All that is kept of what was told."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._kept: OrderedDict[tuple[int, int | None, str], Told] = OrderedDict()

    def events(self, table: int, missed: list[Happening], teller: Teller, fresh: LatestMove | None) -> list[TableEvent]:
        """What was missed, oldest first; only the end of it where that is long."""
        sent = missed[-MOST_EVENTS:]
        told = self._told(table, teller)
        new = sum(1 for one in sent if one.number not in told.events)
        if new and not self._has_time_for(new, table):
            return told_afresh(sent[-FEW_EVENTS:], teller, fresh)
        if len(told.events) + new > 2 * MOST_EVENTS:
            told.events.clear()
        for one in sent:
            if one.number not in told.events:
                told.events[one.number] = msgspec.Raw(_encode(told_afresh([one], teller, fresh)[0]))
        return cast(list[TableEvent], [told.events[one.number] for one in sent])

    def _told(self, table: int, teller: Teller) -> Told:
        name = (table, teller.seat, teller.words.language)
        told = self._kept.get(name)
        if told is None or told.names != teller.names:
            told = self._kept[name] = Told(list(teller.names))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(name)
        return told

    def _has_time_for(self, new: int, table: int) -> bool:
        now = now_ms()
        return self._limits.take(RETELL_TABLE, str(table), now, new) and self._limits.take(RETELL, "", now, new)
