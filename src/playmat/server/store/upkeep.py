"""Looking after the store from the command line: backup and erase. Works beside a running server."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from playmat.core.message import message
from playmat.core.refusal import refused
from playmat.files.private import make_private_file
from playmat.server.now import calendar_ms
from playmat.server.store.data_file import locked
from playmat.server.store.expiry import DAY
from playmat.server.store.migrations import connect, is_up_to_date, named, prepare
from playmat.table.keys import tidy_code
from playmat.table.nicknames import likeness
from playmat.table.table import Table
from playmat.words.catalogue import catalogue


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """What goes wrong with the file while it is open is told in a sentence."""
    if not path.is_file():
        raise refused("no-database", {"file": path.name})
    if not is_up_to_date(path):
        lock = locked(path)  # a server that runs knows only the older form
        try:
            prepare(path)
        finally:
            lock.release()
    try:
        with closing(connect(path)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise named(error, path) from None


def backup(path: Path, copy: Path) -> None:
    """A whole and consistent copy of the database, also while a server writes to it."""
    if copy.exists():
        raise refused("file-exists", {"file": copy.name})
    with opened(path) as source:
        make_private_file(copy)
        try:
            with closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        except sqlite3.Error as error:
            copy.unlink()
            raise named(error, copy) from None


def seat_names(table: Table, nicknames: dict[int, str], language: str) -> list[str]:
    """The nicknames that may be told, "Seat 1" and so on for the others."""
    words = catalogue(language)
    return [
        nicknames.get(seat) or words.say(message("seat-name", {"number": seat + 1})) for seat in range(len(table.seats))
    ]


def erase_table(path: Path, code: str) -> int:
    return erase(path, "DELETE FROM tables WHERE code = ?", (tidy_code(code),))


def erase_nickname(path: Path, nickname: str) -> int:
    """However it was written: whoever asks for it may not know about capitals, accents or letters that look alike."""
    wanted = likeness(nickname)
    with opened(path) as connection:
        known = [name for (name,) in connection.execute("SELECT DISTINCT nickname FROM names")]
    spellings = [name for name in known if name == nickname or (wanted and likeness(name) == wanted)]
    places = ",".join("?" * len(spellings))
    return erase(path, f"DELETE FROM names WHERE nickname IN ({places})", tuple(spellings))


def erase_older(path: Path, days: int) -> int:
    return erase(path, "DELETE FROM tables WHERE touched < ?", (calendar_ms() - days * DAY,))


def erase(path: Path, statement: str, facts: tuple[str | int, ...]) -> int:
    """How many were erased. A running server is told by the count of erasures."""
    with opened(path) as connection:
        connection.execute("BEGIN IMMEDIATE")
        count = connection.execute(statement, facts).rowcount
        if count:
            connection.execute("INSERT INTO erasures VALUES (?)", (calendar_ms(),))
        connection.execute("COMMIT")
        # What was erased may still stand in the write-ahead log. A server that reads at this moment does it itself.
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return count
