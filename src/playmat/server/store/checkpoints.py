"""Carries what was committed from SQLite's write-ahead log into the database file, and keeps the mark, next to the
writer."""

import sqlite3
from pathlib import Path
from threading import Event, Thread
from typing import Final

from playmat.server.background import report_failure
from playmat.server.logs import alarm
from playmat.server.store.mark import MarkKeeper, WalMark
from playmat.server.store.migrations import LONG_WAIT_MS, connect

EVERY_SECONDS: Final = 1.0
# Pages of the log (4 kB each) after which writers have to wait a moment, so that it can begin anew and does not grow.
MOST_PAGES: Final = 16_384
SHORT_WAIT_MS: Final = 20


class Checkpoints:
    """A thread of its own: done by the writer, a checkpoint a second would keep every table waiting for the disk."""

    def __init__(self, path: Path, mark: MarkKeeper | None = None) -> None:
        self._connection = connect(path)
        self._mark = mark
        self._ending = Event()
        self._is_to_empty = Event()
        self._thread = Thread(target=self._run, name="store-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._ending.set()
        self._thread.join()
        self._connection.close()

    def empty_soon(self) -> None:
        """What was erased may still stand in the log."""
        self._is_to_empty.set()

    def _run(self) -> None:
        has_failed = False
        while not self._ending.wait(EVERY_SECONDS):
            try:
                salts = "" if self._mark is None else self._mark.wal_salts()
                pages = self.carry("PASSIVE")
                if self._mark is not None and salts == self._mark.wal_salts():
                    self._mark.write(WalMark(salts, pages) if salts and pages > 0 else None)
                if pages > MOST_PAGES:
                    self.carry("RESTART")
                if self._is_to_empty.is_set() and self._empty():
                    self._is_to_empty.clear()
                has_failed = False
            except (sqlite3.Error, OSError) as error:
                # A full disk: what was committed is safe in the log, and is carried over when there is room again.
                if not has_failed:
                    alarm("checkpoint-failed", error)
                has_failed = True
            except Exception as error:  # noqa: BLE001 - the log must not grow until the server ends
                report_failure("checkpoint", error)

    def _empty(self) -> bool:
        """Whether nobody was reading. Players do not wait for those who do: it is tried again."""
        self._connection.execute(f"PRAGMA busy_timeout={SHORT_WAIT_MS}")
        try:
            return self.carry("TRUNCATE") == 0
        finally:
            self._connection.execute(f"PRAGMA busy_timeout={LONG_WAIT_MS}")

    def carry(self, how: str) -> int:
        """How many pages the log has."""
        _, pages, _ = self._connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
        return int(pages)
