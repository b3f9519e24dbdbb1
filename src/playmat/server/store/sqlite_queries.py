"""What is asked of the file, and what is taken out of it: everything but the entries that a table adds."""

import sqlite3
from collections.abc import Collection
from typing import Final

from playmat.server.store.checksums import first_fault
from playmat.server.store.forgetting import MOST_FORGOTTEN, slice_to_forget
from playmat.server.store.migrations import VERSION
from playmat.server.store.protocol import StoredTable
from playmat.table.keys import Key

# Who changes the file by hand may leave a text where we have put bytes.
ENTRIES: Final = (
    "SELECT number, CAST(entry AS BLOB), CAST(checksum AS BLOB) FROM log WHERE table_id = ? ORDER BY number"
)
KEYS: Final = "SELECT hash, kind, seat, expires, root FROM keys WHERE table_id = ?"
# What belongs to something goes before it: all of it at once would keep players waiting.
OLD: Final = """
SELECT id, length, id FROM tables WHERE stage = ?1 AND touched < ?2
AND NOT EXISTS (SELECT 1 FROM tables AS of_it WHERE of_it.belongs_to = tables.id)
UNION ALL
SELECT of_it.id, of_it.length, old.id FROM tables AS old JOIN tables AS of_it ON of_it.belongs_to = old.id
WHERE old.stage = ?1 AND old.touched < ?2 LIMIT ?3
"""
COUNT_TRY: Final = """
INSERT INTO puzzle_tries (puzzle, tried, solved) VALUES (?, 1, ?)
ON CONFLICT (puzzle) DO UPDATE SET tried = tried + 1, solved = solved + excluded.solved
"""
PUZZLE_TRIES: Final = "SELECT puzzle, tried, solved FROM puzzle_tries"


def read_table(connection: sqlite3.Connection, code: str) -> StoredTable | None:
    """One consistent picture, even while the writer writes."""
    connection.execute("BEGIN")
    try:
        row = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
        return None if row is None else stored_table(connection, row[0], code)
    finally:
        connection.execute("COMMIT")


def stored_table(connection: sqlite3.Connection, table: int, code: str) -> StoredTable:
    log = connection.execute(ENTRIES, (table,)).fetchall()
    (length,) = connection.execute("SELECT length FROM tables WHERE id = ?", (table,)).fetchone()
    names = connection.execute("SELECT seat, nickname FROM names WHERE table_id = ?", (table,)).fetchall()
    keys = connection.execute(KEYS, (table,)).fetchall()
    return StoredTable(
        table,
        code,
        [entry for _, entry, _ in log],
        dict(names),
        {hashed: Key(*facts) for hashed, *facts in keys},
        first_fault(code, log, length),
    )


def old_tables(
    connection: sqlite3.Connection, stages: Collection[str], before: int, spared: Collection[int]
) -> list[int]:
    """A slice of those that nobody has used since, so small that no player waits for it to be erased."""
    rows: list[tuple[int, int, int]] = []
    for stage in stages:
        rows += connection.execute(OLD, (stage, before, MOST_FORGOTTEN + len(spared))).fetchall()
    return slice_to_forget((table, length) for table, length, whole in rows if not {table, whole} & {*spared})


def erase_tables(connection: sqlite3.Connection, tables: list[int], before: int) -> int:
    """Unless somebody has come back to one in the meantime."""
    rows = [(table, before) for table in tables]
    return connection.executemany("DELETE FROM tables WHERE id = ? AND touched < ?", rows).rowcount


def erase_table(connection: sqlite3.Connection, table: int) -> int:
    return connection.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount


def rename_at(connection: sqlite3.Connection, places: Collection[tuple[str, int]], name: str) -> int:
    at = "WHERE table_id = (SELECT id FROM tables WHERE code = ?) AND seat = ?"
    if not name:
        return connection.executemany(f"DELETE FROM names {at}", places).rowcount
    rows = [(name, *place) for place in places]
    return connection.executemany(f"UPDATE names SET nickname = ? {at}", rows).rowcount


def write_nothing_new(connection: sqlite3.Connection) -> int:
    """The smallest thing that takes room on the disk."""
    connection.execute(f"PRAGMA user_version={VERSION}")
    return 0


def count_erasures(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM erasures").fetchone()[0])


def has_key(connection: sqlite3.Connection, code: str, hashed: str) -> bool:
    found = "SELECT 1 FROM keys JOIN tables ON tables.id = keys.table_id WHERE keys.hash = ? AND tables.code = ?"
    return connection.execute(found, (hashed, code)).fetchone() is not None
