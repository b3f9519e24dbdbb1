"""The whole of an SQLite file, for whoever looks after it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from playmat.core.refusal import Refused, refused
from playmat.files.private import make_private_file
from playmat.server.now import calendar_ms
from playmat.server.store.codes_key import FINGERPRINT, fingerprint, read_key
from playmat.server.store.data_file import locked
from playmat.server.store.mark import LOSSES, loss_without_file, mark_path, read_number, write_mark
from playmat.server.store.migrations import connect, is_up_to_date, look, named, need_nothing_lost, prepare
from playmat.server.store.protocol import StoredTable
from playmat.server.store.sealed_codes import codes_with
from playmat.server.store.sqlite_queries import ENTRIES, KEYS, PUZZLE_TRIES, read_table
from playmat.server.store.whole_store import CodesKey, Item, PuzzleTries, WholeTable

TABLES: Final = "SELECT id, code, game, created, touched, stage, length, belongs_to FROM tables ORDER BY id"
INSERT_TABLE: Final = """
INSERT INTO tables (id, code, game, created, touched, stage, belongs_to) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
NAMES: Final = "SELECT seat, nickname FROM names WHERE table_id = ?"


@contextmanager
def opened_file(path: Path) -> Iterator["WholeFile"]:
    if not path.is_file():
        need_nothing_lost(loss_without_file(path))
        raise refused("no-database", {"file": path.name})
    if not is_up_to_date(path):
        lock = locked(path)  # a server that runs knows only the older form
        try:
            prepare(path)
        finally:
            lock.release()
    try:
        with closing(connect(path)) as connection:
            yield WholeFile(connection, path)
    except sqlite3.Error as error:
        raise named(error, path) from None


@contextmanager
def new_file(path: Path) -> Iterator["WholeFile"]:
    """A file for what comes from elsewhere: a new one, or one that has no tables yet. No server may have it."""
    is_new = not path.exists()
    lock = locked(path)
    try:
        prepare(path)
        with opened_file(path) as whole:
            yield whole
    except BaseException:
        if is_new:
            for end in ("", "-wal", "-shm"):
                path.with_name(path.name + end).unlink(missing_ok=True)
        raise
    finally:
        lock.release()


def accept_loss(path: Path) -> bool:
    """Make the mark agree with the file as it is. Return False if it does already. No server may have the file."""
    if path.is_dir() or not path.parent.is_dir():
        raise refused("bad-database", {"file": path.name})
    lock = locked(path)
    try:
        look(path)
    except Refused as wrong:
        if wrong.refusal.code not in LOSSES:
            raise
        write_what_is_left(path)
        return True
    finally:
        lock.release()
    return False


def write_what_is_left(path: Path) -> None:
    left = None
    if path.exists() and path.stat().st_size:
        try:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
                left = read_number(connection)
        except sqlite3.Error as error:
            raise named(error, path) from None
    if left is None:  # an empty file, or one from before there were marks
        mark_path(path).unlink()
    else:
        write_mark(path, left)


class WholeFile:
    """One connection to the file."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.connection = connection
        self.path = path
        self._codes = codes_with(self.codes_key())

    def fault(self) -> str:
        found = str(self.connection.execute("PRAGMA quick_check(1)").fetchone()[0])
        return "" if found == "ok" else found

    def codes_key(self) -> bytes | None:
        row = self.connection.execute(FINGERPRINT).fetchone()
        key = read_key(self.path)
        return key if key is not None and row is not None and fingerprint(key) == row[0] else None

    def codes(self) -> list[str]:
        stored = self.connection.execute("SELECT code FROM tables ORDER BY id")
        return [self._codes.open(code) for (code,) in stored]

    def table(self, code: str) -> StoredTable | None:
        found = read_table(self.connection, self._codes.stored_code(code))
        return None if found is None else self._codes.open_table(found)

    def nicknames(self) -> list[str]:
        return [name for (name,) in self.connection.execute("SELECT DISTINCT nickname FROM names")]

    def erase_table(self, code: str) -> int:
        return self._erase("DELETE FROM tables WHERE code = ?", (self._codes.stored_code(code),))

    def erase_nicknames(self, spellings: list[str]) -> int:
        places = ",".join("?" * len(spellings))
        return self._erase(f"DELETE FROM names WHERE nickname IN ({places})", tuple(spellings))

    def erase_older(self, before: int) -> int:
        return self._erase("DELETE FROM tables WHERE touched < ? AND belongs_to IS NULL", (before,))

    def _erase(self, statement: str, facts: tuple[str | int, ...]) -> int:
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        count = connection.execute(statement, facts).rowcount
        if count:
            connection.execute("INSERT INTO erasures VALUES (?)", (calendar_ms(),))
        connection.execute("COMMIT")
        # What was erased may still stand in the write-ahead log. A server that reads at this moment does it itself.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return count

    def backup(self, copy: Path) -> None:
        make_private_file(copy)
        try:
            with closing(sqlite3.connect(copy)) as target:
                self.connection.backup(target)
        except BaseException as error:
            copy.unlink()
            if isinstance(error, sqlite3.Error):
                raise named(error, copy) from None
            raise

    def contents(self) -> Iterator[Item]:
        connection = self.connection
        connection.execute("BEGIN")
        try:
            rows: list[tuple[Any, ...]] = connection.execute(TABLES).fetchall()
            for row in rows:
                parts = [connection.execute(part, row[:1]).fetchall() for part in (ENTRIES, NAMES, KEYS)]
                yield WholeTable(*row, *parts)
            yield from map(PuzzleTries._make, connection.execute(PUZZLE_TRIES).fetchall())
            yield from map(CodesKey._make, connection.execute(FINGERPRINT).fetchall())
        finally:
            connection.execute("COMMIT")

    def put(self, contents: Iterator[Item]) -> int:
        connection = self.connection
        if self.codes() or connection.execute(PUZZLE_TRIES).fetchone():
            raise refused("store-not-empty", {"file": self.path.name})
        connection.execute("BEGIN IMMEDIATE")
        count = 0
        for it in contents:
            if isinstance(it, PuzzleTries):
                connection.execute("INSERT INTO puzzle_tries (puzzle, tried, solved) VALUES (?, ?, ?)", it)
                continue
            if isinstance(it, CodesKey):
                connection.execute("DELETE FROM codes_key")
                connection.execute("INSERT INTO codes_key VALUES (?)", it)
                continue
            count += 1
            facts = (it.table, it.code, it.game, it.created, it.touched, it.stage, it.belongs_to)
            connection.execute(INSERT_TABLE, facts)
            connection.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", [(it.table, *row) for row in it.log])
            connection.executemany("INSERT INTO names VALUES (?, ?, ?)", [(it.table, *row) for row in it.names])
            connection.executemany(
                "INSERT INTO keys (hash, table_id, kind, seat, expires, root) VALUES (?, ?, ?, ?, ?, ?)",
                [(row[0], it.table, *row[1:]) for row in it.keys],
            )
            # A log that has lost its end must not look whole.
            connection.execute("UPDATE tables SET length = ? WHERE id = ?", (it.length, it.table))
        connection.execute("COMMIT")
        return count
