"""The tables in the database file, and which version of them this program knows."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from playmat.core.refusal import Refusal, Refused, refused
from playmat.files.private import make_private_file
from playmat.server.store.checksums import checksums, first_checksum
from playmat.server.store.mark import loss, loss_without_file, read_mark, wal_loss
from playmat.server.store.schema import newest, steps

VERSION: Final = newest("sqlite")
LONG_WAIT_MS: Final = 10_000  # for somebody else who holds the file
APPLICATION: Final = 0x504C4D54  # "PLMT"

# What the store must be set to, and how it then answers. A commit is on the disk before anybody is told; what is erased
# is overwritten, not only forgotten.
SETTINGS: Final[dict[str, tuple[str, object]]] = {
    "journal_mode": ("WAL", "wal"),
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "secure_delete": ("ON", 1),
}


def add_checksums(connection: sqlite3.Connection) -> None:
    """For all that was written before there were any: from now on it cannot change without notice."""
    for table, code in connection.execute("SELECT id, code FROM tables ORDER BY id").fetchall():
        rows = connection.execute("SELECT number, entry FROM old_log WHERE table_id = ? ORDER BY number", (table,))
        found = rows.fetchall()
        sums = checksums(first_checksum(code), (entry for _, entry in found))
        connection.executemany(
            "INSERT INTO log VALUES (?, ?, ?, ?)",
            [(table, number, entry, checksum) for (number, entry), checksum in zip(found, sums, strict=True)],
        )
    connection.execute("DROP TABLE old_log")


# What SQL alone cannot do, after the script of the step.
BY_HAND: Final[dict[int, Callable[[sqlite3.Connection], None]]] = {2: add_checksums}


def connect(path: Path) -> sqlite3.Connection:
    """A connection that is safe against a crash at any moment. May be used by another thread, one at a time."""
    connection = sqlite3.connect(
        path, timeout=LONG_WAIT_MS / 1000, isolation_level=None, check_same_thread=False, cached_statements=512
    )
    for setting, (wish, answer) in SETTINGS.items():
        connection.execute(f"PRAGMA {setting}={wish}")
        # Read back: a file system may not be able to, and SQLite only says so when asked.
        if connection.execute(f"PRAGMA {setting}").fetchone()[0] != answer:
            connection.close()
            raise refused("unsafe-database", {"file": path.name, "setting": setting})
    return connection


def look(path: Path) -> int:
    """The version of the file, 0 of one that is still to be made. Nothing is changed.

    Raise a refusal for a file of someone else, and for one that lacks what its mark says was in it (store/mark.py).
    """
    if path.is_dir() or not path.parent.is_dir():
        raise refused("bad-database", {"file": path.name})
    if not path.exists() or not path.stat().st_size:
        need_nothing_lost(loss_without_file(path))
        return 0
    mark = read_mark(path)  # first: a server at work raises the number in the file before the one in the mark
    if mark is not None:
        need_nothing_lost(wal_loss(path, mark))
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as looking:
            version = checked_version(looking, path)
            if mark is not None:
                need_nothing_lost(loss(looking, path, mark))
            return version
    except sqlite3.Error as error:
        raise named(error, path) from None


def need_nothing_lost(found: Refusal | None) -> None:
    if found is not None:
        raise Refused(found)


def is_up_to_date(path: Path) -> bool:
    return look(path) == VERSION


def prepare(path: Path) -> None:
    """Make the database, or bring an older one up to date; a newer one, or somebody else's file, is left alone."""
    look(path)
    if not path.exists():
        make_private_file(path)  # SQLite gives the files beside it the same rights
    try:
        with closing(connect(path)) as connection:
            upgrade(connection)
    except sqlite3.Error as error:
        raise named(error, path) from None


def named(error: sqlite3.Error, path: Path) -> Refused:
    """What is wrong: somebody else's file, or ours in a place where it cannot be read or written."""
    # The lowest byte is the kind of error, the others say more.
    if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_NOTADB:
        return refused("bad-database", {"file": path.name})
    if not os.access(path.parent, os.W_OK):
        return refused("folder-unwritable", {"file": path.name})
    return refused("database-unusable", {"file": path.name, "reason": str(error)})


def checked_version(connection: sqlite3.Connection, path: Path) -> int:
    """Only looks: opening a database for writing would already change it."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    has_tables = connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None
    if application != APPLICATION and has_tables:
        raise refused("bad-database", {"file": path.name})
    if version > VERSION:
        raise refused("newer-database", {"file": path.name, "version": version, "known": VERSION})
    return version


def upgrade(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    for step in steps("sqlite"):
        if step.version > version:
            for statement in statements(step.script):
                connection.execute(statement)
            if step.version in BY_HAND:
                BY_HAND[step.version](connection)
    connection.execute(f"PRAGMA application_id={APPLICATION}")
    connection.execute(f"PRAGMA user_version={VERSION}")
    connection.execute("COMMIT")


def statements(script: str) -> list[str]:
    """One by one: executescript would commit in between. A trigger holds semicolons of its own."""
    found: list[str] = []
    part = ""
    for piece in script.split(";"):
        part += piece + ";"
        if sqlite3.complete_statement(part):
            found.append(part)
            part = ""
    return found
