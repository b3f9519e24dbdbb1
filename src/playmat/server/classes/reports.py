"""Reports on classes: the logs of their tables are read from the store, each played once and then remembered."""

import asyncio
from collections import OrderedDict
from typing import Final

import msgspec

from playmat.classroom.log import read_entry as read_class_entry
from playmat.classroom.report.lessons import tables_over
from playmat.classroom.report.observed import Seen, observed
from playmat.classroom.report.report import chosen_lessons, report_on, tables_to_read
from playmat.classroom.report.told import ClassReport
from playmat.classroom.sittings import Sitting, Sittings, sittings_of
from playmat.core.refusal import Refused, refused
from playmat.server.classes.asked import asked_in
from playmat.server.classes.judging import JudgedRoom, Judging, judged_lengths
from playmat.server.store.protocol import Failed, Store, StoredTable
from playmat.table.log import read_entry as read_table_entry

MOST_REMEMBERED: Final = 2_000  # tables

Known = tuple[int, tuple[Sitting, ...]]  # how long the log was and who sat there: as long as that is so, nothing is new


class Reports:
    """What was seen at tables is remembered, so that only new ones are played again. One table at a time: whoever
    plays goes first."""

    def __init__(self, store: Store, judging: Judging) -> None:
        self.store = store
        self.judging = judging
        self._seen: OrderedDict[str, tuple[Known, tuple[str, Seen]]] = OrderedDict()
        self._turn = asyncio.Semaphore(1)

    async def on(self, room: JudgedRoom, lesson: int | None, language: str) -> ClassReport:
        """At once, with what the review has said so far; it goes on with the rest."""
        it = room.it
        stored = await self._read(it.code)
        if stored is None:
            raise refused("unknown-class", {"code": it.code})
        entries = [read_class_entry(entry) for entry in stored.entries]
        sittings = sittings_of(entries)
        seen: dict[str, tuple[str, Seen]] = {}
        for code in tables_to_read(entries):
            async with self._turn:
                found = await self._table(code, sittings)
            if found is not None:
                seen[code] = found
        chosen = chosen_lessons(entries, lesson)
        asked = await asyncio.to_thread(lambda: asked_in(it, chosen, also_before=lesson is None, language=language))
        lengths = judged_lengths(entries)
        if any(code in seen and lengths.get(code) != self._length(code) for code in tables_over(entries, it)):
            self.judging.begin(room)
        return await asyncio.to_thread(report_on, it, entries, seen, lesson, language, asked)

    async def _table(self, code: str, sittings: Sittings) -> tuple[str, Seen] | None:
        """Nothing where the table is not there any more, or was damaged: a report says of how many that is so."""
        stored = await self._read(code)
        if stored is None or stored.fault is not None:
            return None
        known: Known = len(stored.entries), tuple(one for one in sittings.all if one.code == code)
        before = self._seen.get(code)
        if before is None or before[0] != known:
            try:
                found = await asyncio.to_thread(played, stored, known[1])
            except (Refused, msgspec.DecodeError):
                return None
            before = self._seen[code] = known, found
            if len(self._seen) > MOST_REMEMBERED:
                self._seen.popitem(last=False)
        self._seen.move_to_end(code)
        return before[1]

    def _length(self, code: str) -> int | None:
        """Of the log of a table, as it was read last."""
        known = self._seen.get(code)
        return None if known is None else known[0][0]

    async def _read(self, code: str) -> StoredTable | None:
        try:
            return await self.store.read(code)
        except Failed:
            raise refused("store-failed") from None


def played(stored: StoredTable, sat: tuple[Sitting, ...]) -> tuple[str, Seen]:
    return observed(stored.code, [read_table_entry(entry) for entry in stored.entries], Sittings(sat))
