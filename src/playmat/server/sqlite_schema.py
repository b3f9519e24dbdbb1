"""The tables in the database file, and which version of them this program knows."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from playmat.core.refusal import Refused, refused
from playmat.files.private import make_private_file

# Raise it with every change of the tables, and add the step from the version before to STEPS.
VERSION: Final = 1
APPLICATION: Final = 0x504C4D54  # "PLMT"

# What the store must be set to, and how it then answers. A commit is on the disk before anybody is told; what is erased
# is overwritten, not only forgotten.
SETTINGS: Final[dict[str, tuple[str, object]]] = {
    "journal_mode": ("WAL", "wal"),
    "synchronous": ("FULL", 2),
    "foreign_keys": ("ON", 1),
    "secure_delete": ("ON", 1),
}

STEPS: Final = {
    1: """
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
    created INTEGER NOT NULL, touched INTEGER NOT NULL, stage TEXT NOT NULL);
CREATE INDEX tables_touched ON tables (touched);
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (table_id, number)) WITHOUT ROWID;
CREATE TABLE names (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL, nickname TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE TABLE keys (
    hash TEXT PRIMARY KEY, table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, kind TEXT NOT NULL,
    seat INTEGER, expires INTEGER) WITHOUT ROWID;
CREATE INDEX keys_table ON keys (table_id);
CREATE TABLE erasures (happened INTEGER NOT NULL);
CREATE TRIGGER log_is_kept BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
""",
}


def connect(path: Path) -> sqlite3.Connection:
    """A connection that is safe against a crash at any moment. May be used by another thread, one at a time."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10, cached_statements=512)
    for setting, (wish, answer) in SETTINGS.items():
        connection.execute(f"PRAGMA {setting}={wish}")
        # Read back: a file system may not be able to, and SQLite only says so when asked.
        if connection.execute(f"PRAGMA {setting}").fetchone()[0] != answer:
            connection.close()
            raise refused("unsafe-database", {"file": path.name, "setting": setting})
    return connection


def look(path: Path) -> None:
    """Whether the file is ours, or can become so. Nothing is changed."""
    if path.is_dir() or not path.parent.is_dir():
        raise refused("bad-database", {"file": path.name})
    try:
        if path.exists() and path.stat().st_size:
            with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as looking:
                check(looking, path)
    except sqlite3.Error as error:
        raise named(error, path) from None


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
    if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return refused("bad-database", {"file": path.name})
    if not os.access(path.parent, os.W_OK):
        return refused("folder-unwritable", {"file": path.name})
    return refused("database-unusable", {"file": path.name, "reason": str(error)})


def check(connection: sqlite3.Connection, path: Path) -> None:
    """Only looks: opening a database for writing would already change it."""
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    has_tables = connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is not None
    if application != APPLICATION and has_tables:
        raise refused("bad-database", {"file": path.name})
    if version > VERSION:
        raise refused("newer-database", {"file": path.name, "version": version, "known": VERSION})


def upgrade(connection: sqlite3.Connection) -> None:
    connection.execute("BEGIN IMMEDIATE")
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    for step in range(version + 1, VERSION + 1):
        for statement in statements(STEPS[step]):
            connection.execute(statement)
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
