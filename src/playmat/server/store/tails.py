"""The last checksum of every table that was written to lately: what the next one builds on."""

import sqlite3
from typing import Final

from playmat.server.store.checksums import checksums, first_checksum
from playmat.server.store.protocol import Change

MOST_KEPT: Final = 8_192

Row = tuple[int, int, bytes, bytes]


class Tails:
    """What was made ready and not stored in the end must not be built on: then everything here is forgotten."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[int, bytes]] = {}

    def forget(self) -> None:
        self._kept.clear()

    def rows(self, connection: sqlite3.Connection, table: int, change: Change) -> list[Row]:
        """The entries of a change as they are stored."""
        if not change.entries:
            return []
        last = change.first - 1
        number, before = self._kept.get(table, (-1, b""))
        if number != last:
            before = stored_checksum(connection, table, last)
        sums = list(checksums(before, change.entries))
        if len(self._kept) >= MOST_KEPT:
            self.forget()
        self._kept[table] = (last + len(sums), sums[-1])
        return [
            (table, number, entry, checksum)
            for number, (entry, checksum) in enumerate(zip(change.entries, sums, strict=True), change.first)
        ]


def stored_checksum(connection: sqlite3.Connection, table: int, number: int) -> bytes:
    if number == 0:
        row = connection.execute("SELECT code FROM tables WHERE id = ?", (table,)).fetchone()
        found = None if row is None else first_checksum(row[0])
    else:
        row = connection.execute(
            "SELECT CAST(checksum AS BLOB) FROM log WHERE table_id = ? AND number = ?", (table, number)
        ).fetchone()
        found = None if row is None else bytes(row[0])
    if found is None:
        raise sqlite3.IntegrityError("there is no entry before this one")
    return found
