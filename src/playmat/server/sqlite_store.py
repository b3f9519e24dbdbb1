"""The store in one SQLite file: one writer thread, which puts all that is waiting into one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from playmat.server.keys import Key
from playmat.server.sqlite_schema import connect, prepare
from playmat.server.storing import Change, CodeTaken, StoredTable, StoreFailed, TableGone

MOST_IN_ONE_COMMIT: Final = 256


@dataclass(frozen=True, slots=True)
class Job:
    """Something to write, and who waits for it. `change` is given where it only appends to a table."""

    work: Callable[[sqlite3.Connection], int]
    done: "asyncio.Future[int]"
    change: Change | None = None


class SqliteStore:
    """Keeps tables in a file. A commit reaches the disk before anybody is told."""

    def __init__(self, path: Path) -> None:
        prepare(path)
        self.commits = 0
        self.written = 0
        self._writing = connect(path)
        self._reading = connect(path)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    async def create(self, code: str, game: str, change: Change) -> int:
        return await self._submit(lambda connection: insert_table(connection, code, game, change))

    async def append(self, change: Change) -> None:
        await self._submit(lambda connection: apply(connection, change), change)

    async def load(self, code: str) -> StoredTable | None:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, read_table, self._reading, code)

    async def erasures(self) -> int:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reader, count_erasures, self._reading)

    async def close(self) -> None:
        """Everything handed over is written first."""
        self._jobs.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.shutdown()
        self._writing.close()
        self._reading.close()

    def _submit(self, work: Callable[[sqlite3.Connection], int], change: Change | None = None) -> "asyncio.Future[int]":
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._jobs.put(Job(work, done, change))
        return done

    def _write_all(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch = [first]
            stopping = False
            while len(batch) < MOST_IN_ONE_COMMIT:
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
                if job is None:
                    stopping = True
                    break
                batch.append(job)
            results = self._commit(batch)
            # All who wait are told in one go: waking the event loop for each would cost more than the writing.
            first.done.get_loop().call_soon_threadsafe(tell, results)
            if stopping:
                return

    def _commit(self, batch: list[Job]) -> list[tuple[Job, int | Exception]]:
        """All jobs in one transaction; one that fails is undone alone and does not harm the others."""
        connection = self._writing
        try:
            connection.execute("BEGIN IMMEDIATE")
            results = write_batch(connection, batch)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [(job, StoreFailed(str(error))) for job in batch]
        self.commits += 1
        self.written += sum(1 for _, result in results if isinstance(result, int))
        return results


def tell(results: list[tuple[Job, int | Exception]]) -> None:
    for job, result in results:
        if job.done.done():
            continue  # who waited has gone
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)


def write_batch(connection: sqlite3.Connection, batch: list[Job]) -> list[tuple[Job, int | Exception]]:
    plain = [job for job in batch if job.change is not None and job.change.is_plain]
    if not append_together(connection, [job.change for job in plain if job.change is not None]):
        plain = []
    results: list[tuple[Job, int | Exception]] = [(job, job.change.table) for job in plain if job.change is not None]
    together = {id(job) for job in plain}
    results += [(job, write_alone(connection, job)) for job in batch if id(job) not in together]
    return results


def append_together(connection: sqlite3.Connection, changes: list[Change]) -> bool:
    """The entries of many tables in one statement; nothing where one of them does not fit.

    One statement, because the thread has to ask for Python's lock again after each, and the event loop holds it.
    """
    rows = [
        value
        for change in changes
        for number, entry in enumerate(change.entries, change.first)
        for value in (change.table, number, entry)
    ]
    if not rows:
        return True
    places = ",".join(["(?,?,?)"] * (len(rows) // 3))
    try:
        connection.execute("INSERT INTO log (table_id, number, entry) VALUES " + places, rows)
    except sqlite3.IntegrityError:
        return False  # the statement has undone itself
    return True


def write_alone(connection: sqlite3.Connection, job: Job) -> int | Exception:
    connection.execute("SAVEPOINT job")
    try:
        result = job.work(connection)
    except (CodeTaken, TableGone, sqlite3.IntegrityError) as error:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return error
    connection.execute("RELEASE job")
    return result


def insert_table(connection: sqlite3.Connection, code: str, game: str, change: Change) -> int:
    try:
        cursor = connection.execute(
            "INSERT INTO tables (code, game, created, touched, stage) VALUES (?, ?, ?, ?, ?)",
            (code, game, change.at, change.at, change.stage),
        )
    except sqlite3.IntegrityError:
        raise CodeTaken from None
    table = cursor.lastrowid
    assert table is not None
    write(connection, table, change)
    return table


def apply(connection: sqlite3.Connection, change: Change) -> int:
    touched = connection.execute(
        "UPDATE tables SET touched = ?, stage = ? WHERE id = ?", (change.at, change.stage, change.table)
    )
    if touched.rowcount == 0:
        raise TableGone
    write(connection, change.table, change)
    return change.table


def write(connection: sqlite3.Connection, table: int, change: Change) -> None:
    connection.executemany(
        "INSERT INTO log (table_id, number, entry) VALUES (?, ?, ?)",
        [(table, number, entry) for number, entry in enumerate(change.entries, change.first)],
    )
    for seat, name in change.names.items():
        connection.execute("DELETE FROM names WHERE table_id = ? AND seat = ?", (table, seat))
        if name:
            connection.execute("INSERT INTO names VALUES (?, ?, ?)", (table, seat, name))
    for seat in change.lost_seats:
        connection.execute("DELETE FROM keys WHERE table_id = ? AND seat = ?", (table, seat))
    connection.executemany("DELETE FROM keys WHERE hash = ?", [(lost,) for lost in change.lost_keys])
    connection.executemany(
        "INSERT INTO keys (hash, table_id, kind, seat, expires) VALUES (?, ?, ?, ?, ?)",
        [(hashed, table, key.kind, key.seat, key.expires) for hashed, key in change.new_keys.items()],
    )


def read_table(connection: sqlite3.Connection, code: str) -> StoredTable | None:
    """One consistent picture, even while the writer writes."""
    connection.execute("BEGIN")
    try:
        row = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
        return None if row is None else stored_table(connection, row[0], code)
    finally:
        connection.execute("COMMIT")


def stored_table(connection: sqlite3.Connection, table: int, code: str) -> StoredTable:
    log = connection.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    names = connection.execute("SELECT seat, nickname FROM names WHERE table_id = ?", (table,)).fetchall()
    keys = connection.execute("SELECT hash, kind, seat, expires FROM keys WHERE table_id = ?", (table,)).fetchall()
    return StoredTable(
        table,
        code,
        [entry for (entry,) in log],
        dict(names),
        {hashed: Key(kind, seat, expires) for hashed, kind, seat, expires in keys},
    )


def count_erasures(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT count(*) FROM erasures").fetchone()[0])
