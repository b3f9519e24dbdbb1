"""Checksums of a table's log: each covers its entry and the checksum before it.

They tell a damaged or edited file from the one that was written. They are no signature: who can write the file can make
new ones.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Final

from playmat.server.store.protocol import Change, Conflict

LENGTH: Final = 16
MOST_KEPT: Final = 8_192

Row = tuple[int, int, bytes, bytes]


def first_checksum(code: str) -> bytes:
    """What the first entry's checksum builds on, so that no log passes for another table's."""
    return next_checksum(b"", code.encode())


def next_checksum(before: bytes, entry: bytes) -> bytes:
    return blake2b(before + entry, digest_size=LENGTH).digest()


def checksums(before: bytes, entries: Iterable[bytes]) -> Iterator[bytes]:
    for entry in entries:
        before = next_checksum(before, entry)
        yield before


def first_fault(code: str, rows: list[tuple[int, bytes, bytes]], length: int) -> int | None:
    """The number of the first entry that is not as it was written, or not there; none where all is well."""
    before = first_checksum(code)
    for expected, (number, entry, checksum) in enumerate(rows, 1):
        before = next_checksum(before, entry)
        if number != expected or checksum != before:
            return expected
    return None if len(rows) == length else min(len(rows), length) + 1


class Tails:
    """The last checksum of every table that was written to lately, which the next one builds on.

    What was made ready and not stored in the end must not be built on: then everything here is forgotten.
    """

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
        rows: list[Row] = []
        for entry in change.entries:
            last, before = last + 1, next_checksum(before, entry)
            rows.append((table, last, entry, before))
        if len(self._kept) >= MOST_KEPT:
            self.forget()
        self._kept[table] = (last, before)
        return rows


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
        raise Conflict("there is no entry before this one")
    return found
