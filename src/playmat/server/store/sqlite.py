"""The store in one SQLite file: one writer thread, which puts all that is waiting into one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final, TypeVar

from playmat.server.logs import alarm
from playmat.server.store.checkpoints import Checkpoints
from playmat.server.store.checksums import Tails
from playmat.server.store.codes_in_file import claim_key
from playmat.server.store.mark import MarkKeeper
from playmat.server.store.migrations import connect, prepare
from playmat.server.store.protocol import Change, Conflict, Failed, Gone, PendingWrite, StoredTable, StoreState
from playmat.server.store.sealed_codes import SealedCodes
from playmat.server.store.sqlite_queries import (
    COUNT_TRY,
    PUZZLE_TRIES,
    count_erasures,
    erase_table,
    erase_tables,
    has_key,
    old_tables,
    read_table,
    rename_at,
    write_nothing_new,
)

MOST_IN_ONE_COMMIT: Final = 256
MOST_VALUES: Final = 30_000  # SQLite takes some more in one statement
INSERT: Final = "INSERT INTO log (table_id, number, entry, checksum) VALUES "
# Entries and, with the last one of a change, when its table was touched and how it stands: whatever waits in one
# statement. After each statement the writer asks for Python's lock, which the event loop holds, and both pay for it.
CHANGES: Final = """
CREATE TEMP VIEW changes AS
    SELECT table_id, number, entry, checksum, 0 AS touched, '' AS stage FROM main.log;
CREATE TEMP TRIGGER changes_are_made INSTEAD OF INSERT ON changes BEGIN
    INSERT INTO log (table_id, number, entry, checksum) VALUES (NEW.table_id, NEW.number, NEW.entry, NEW.checksum);
    UPDATE tables SET touched = NEW.touched, stage = NEW.stage WHERE NEW.touched IS NOT NULL AND id = NEW.table_id;
END;
"""
MAKE_CHANGES: Final = "INSERT INTO changes VALUES "
MARK_SECONDS: Final = 1.0
RAISE_NUMBER: Final = "UPDATE mark SET number = number + 1"
TOUCH: Final = "UPDATE tables SET touched = ?, stage = ? WHERE id = ?"
Read = TypeVar("Read")


@dataclass(slots=True, eq=False)
class Job:
    """Something to write, and who waits for it: a change of a table, or some other work."""

    done: PendingWrite
    change: Change | None
    work: Callable[[sqlite3.Connection], int] | None = None


class SqliteStore:
    """Keeps tables in a file. A commit reaches the disk before anybody is told."""

    is_shared = False  # the file is one server's own
    secret = ""
    address = ""
    peers: frozenset[str] = frozenset()

    def __init__(self, path: Path) -> None:
        prepare(path)
        self._loop: asyncio.AbstractEventLoop | None = None
        self.state: StoreState = "well"
        self.commits = 0
        self.written = 0
        self._codes = SealedCodes(claim_key(path))
        self._writing = connect(path)
        self._writing.execute("PRAGMA wal_autocheckpoint=0")
        self._writing.executescript(CHANGES)
        self._reading = connect(path)
        self._mark = MarkKeeper(path, self._writing)
        self._marked_at = 0.0
        self._is_unmarked = False  # something was committed since the number was raised
        self._checkpoints = Checkpoints(path, self._mark)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._gathered: list[Job] = []
        self._waiting: set[Job] = set()  # handed over, and nobody told yet
        self._is_closed = False
        self._erasures = 0
        self._is_to_overwrite = False  # something was erased and may still stand in the write-ahead log
        self._told_of_death: Callable[[], None] | None = None
        self._jobs: SimpleQueue[list[Job]] = SimpleQueue()  # an empty list is the end
        self._tails = Tails()
        self._writer = Thread(target=self._run, name="store-writer", daemon=True)
        self._writer.start()

    async def open(self) -> None:
        """It is open since it was made: what is wrong with the file is told before the server listens."""

    async def create(self, code: str, game: str, change: Change) -> int:
        stored, sealed = self._codes.seal_new(code, change)
        return await self._submit(lambda connection: insert_table(connection, self._tails, stored, game, sealed))

    def append(self, change: Change) -> PendingWrite:
        return self._submit(None, self._codes.seal_change(change))

    async def load(self, code: str) -> StoredTable | None:
        stored = self._codes.stored_code(code)
        found = await self._read(lambda connection: read_table(connection, stored))
        return None if found is None else self._codes.open_table(found)

    read = load  # there is nobody else to whom it could belong

    async def knows(self, code: str, hashed: str) -> bool:
        stored = self._codes.stored_code(code)
        return await self._read(lambda connection: has_key(connection, stored, hashed))

    async def erasures(self) -> int:
        count = await self._read(count_erasures)
        if count != self._erasures:
            self._erasures = count
            self._checkpoints.empty_soon()
        return count

    async def forget(self, stages: Collection[str], before: int, spared: Collection[int]) -> int:
        found = await self._read(lambda connection: old_tables(connection, stages, before, spared))
        if found:
            self._is_to_overwrite = True
            return await self._submit(lambda connection: erase_tables(connection, found, before))
        if self._is_to_overwrite:
            self._is_to_overwrite = False
            self._checkpoints.empty_soon()
        return 0

    async def erase(self, table: int) -> None:
        self._is_to_overwrite = True
        await self._submit(lambda connection: erase_table(connection, table))

    async def rename(self, places: Collection[tuple[str, int]], name: str) -> None:
        self._is_to_overwrite = True
        await self._submit(lambda connection: rename_at(connection, places, name))

    async def count_try(self, puzzle: str, *, solved: bool) -> None:
        await self._submit(lambda connection: connection.execute(COUNT_TRY, (puzzle, int(solved))).rowcount)

    async def puzzle_tries(self) -> dict[str, tuple[int, int]]:
        rows = await self._read(lambda connection: connection.execute(PUZZLE_TRIES).fetchall())
        return {puzzle: (tried, solved) for puzzle, tried, solved in rows}

    async def probe(self) -> None:
        await self._submit(write_nothing_new)

    def when_dead(self, told: Callable[[], None]) -> None:
        self._told_of_death = told

    def let_go(self, table: int) -> None:
        """The last checksums are kept for a while in any case."""

    def holds(self) -> bool:
        return True

    def when_lost(self, told: Callable[[], None]) -> None:
        """Nobody else can take anything."""

    def doubt(self, address: str) -> None:
        pass

    async def until_gone(self, address: str) -> None:
        pass

    async def owner(self, code: str) -> str | None:
        return None

    async def release(self) -> None:
        """Nobody else waits for it."""

    async def _read(self, work: Callable[[sqlite3.Connection], Read]) -> Read:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work, self._reading)
        except sqlite3.Error as error:
            raise Failed(str(error)) from error

    async def close(self) -> None:
        """Everything handed over is written first."""
        self._is_closed = True
        self._pass_on()
        self._jobs.put([])
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._checkpoints.close)
        self._reader.shutdown()
        self._writing.close()
        self._reading.close()
        await asyncio.to_thread(self._mark.write_last)

    def _submit(self, work: Callable[[sqlite3.Connection], int] | None, change: Change | None = None) -> PendingWrite:
        """Gathered for a moment: waking the writer for every move of a busy hall costs more than writing it."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        job = Job(PendingWrite(loop=self._loop), change, work)
        if self._is_closed:
            job.done.set_exception(Failed("the store is closed"))
            return job.done
        self._waiting.add(job)
        if self.state == "dead":
            self._loop.call_soon(self._bury)
            return job.done
        if not self._gathered:
            self._loop.call_soon(self._pass_on)
        self._gathered.append(job)
        return job.done

    def _pass_on(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _run(self) -> None:
        """The writer's thread. An error of the database fails one batch; whatever else it is ends the writer."""
        try:
            self._write_all()
        except BaseException as error:  # noqa: BLE001 - nobody else would ever hear that nothing is written any more
            self.state = "dead"
            alarm("store-dead", error)
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._bury)

    def _bury(self) -> None:
        """The writer is dead: nobody is left waiting for it."""
        self._tell([(job, Failed("the writer is dead")) for job in self._waiting])
        if self._told_of_death is not None:
            self._told_of_death()
            self._told_of_death = None

    def _tell(self, results: list[tuple[Job, int | Exception]]) -> None:
        for job, result in results:
            self._waiting.discard(job)
            try:
                settle(job.done, result)
            except Exception as error:  # noqa: BLE001 - a fault at one table must not keep the others waiting
                alarm("telling-failed", error)

    def _write_all(self) -> None:
        while batch := self._next_jobs():
            stopping = False
            while len(batch) < MOST_IN_ONE_COMMIT:
                try:
                    more = self._jobs.get_nowait()
                except Empty:
                    break
                batch = batch + more
                if not more:
                    stopping = True
                    break
            results = self._commit(batch)
            # All who wait are told in one go: waking the event loop for each would cost more than the writing.
            assert self._loop is not None
            self._loop.call_soon_threadsafe(self._tell, results)
            if stopping:
                break
        self._raise_number()

    def _next_jobs(self) -> list[Job]:
        """Wait for work. If none comes for a moment, raise the number for what was committed last."""
        if self._is_unmarked:
            try:
                return self._jobs.get(timeout=MARK_SECONDS)
            except Empty:
                self._raise_number()
        return self._jobs.get()

    def _raise_number(self) -> None:
        if self._is_unmarked:
            try:
                self._writing.execute(RAISE_NUMBER)
            except sqlite3.Error:
                return  # a full disk, say: the next commit does it
            self._marked()

    def _marked(self) -> None:
        """The number was raised, and everything up to here is on disk."""
        self._mark.number += 1
        self._marked_at = monotonic()
        self._is_unmarked = False

    def _commit(self, batch: list[Job]) -> list[tuple[Job, int | Exception]]:
        """All jobs in one transaction; one that fails is undone alone and does not harm the others."""
        connection = self._writing
        is_due = monotonic() - self._marked_at >= MARK_SECONDS
        try:
            results = write_batch(connection, self._tails, batch, raises_number=is_due)
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            self._tails.forget()
            self.state = "failing"
            return [(job, Failed(str(error))) for job in batch]
        self.state = "well"
        self._is_unmarked = True
        if is_due:
            self._marked()
        self.commits += 1
        self.written += sum(1 for _, result in results if isinstance(result, int))
        return results


def settle(done: PendingWrite, result: int | Exception) -> None:
    if done.done():
        return  # the writer died after it had written this
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def write_batch(
    connection: sqlite3.Connection, tails: Tails, batch: list[Job], *, raises_number: bool
) -> list[tuple[Job, int | Exception]]:
    """All jobs as one transaction. Moves, which are most of it, in one statement: that is a transaction by itself."""
    plain = [job.change for job in batch if job.change is not None and is_plain(job.change)]
    if len(plain) == len(batch) and not raises_number and append_together(connection, tails, plain):
        return [(job, change.table) for job, change in zip(batch, plain, strict=True)]
    connection.execute("BEGIN IMMEDIATE")
    if raises_number:
        connection.execute(RAISE_NUMBER)
    results: list[tuple[Job, int | Exception]] = []
    rest = batch
    if append_together(connection, tails, plain):
        results = [(job, job.change.table) for job in batch if job.change is not None and is_plain(job.change)]
        rest = [job for job in batch if job.change is None or not is_plain(job.change)]
    results += [(job, write_alone(connection, tails, job)) for job in rest]
    connection.execute("COMMIT")
    return results


def is_plain(change: Change) -> bool:
    return change.only_entries and len(change.entries) > 0


def append_together(connection: sqlite3.Connection, tails: Tails, plain: list[Change]) -> bool:
    """The entries of many tables in one statement; whether all of them fit. Where one does not, none is stored."""
    values: list[object] = []
    try:
        for change in plain:
            rows = tails.rows(connection, change.table, change)
            for row in rows[:-1]:
                values += (*row, None, None)
            values += (*rows[-1], change.at, change.stage) if change.touches else (*rows[-1], None, None)
        if len(values) > MOST_VALUES:
            raise Conflict("too much for one statement")
        if values:
            connection.execute(MAKE_CHANGES + ",".join(["(?,?,?,?,?,?)"] * (len(values) // 6)), values)
    except (Conflict, sqlite3.IntegrityError):
        tails.forget()
        return False
    return True


def write_alone(connection: sqlite3.Connection, tails: Tails, job: Job) -> int | Exception:
    connection.execute("SAVEPOINT job")
    try:
        if job.work is not None:
            result = job.work(connection)
        else:
            assert job.change is not None
            result = apply(connection, tails, job.change)
    except (Conflict, Gone, sqlite3.IntegrityError) as error:
        tails.forget()
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        return Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
    connection.execute("RELEASE job")
    return result


def insert_table(connection: sqlite3.Connection, tails: Tails, code: str, game: str, change: Change) -> int:
    try:
        cursor = connection.execute(
            """INSERT INTO tables (code, game, created, touched, stage, belongs_to)
            VALUES (?, ?, ?, ?, ?, (SELECT id FROM tables WHERE code = ?))""",
            (code, game, change.at, change.at, change.stage, change.belongs_to),
        )
    except sqlite3.IntegrityError:
        raise Conflict from None
    table = cursor.lastrowid
    assert table is not None
    write(connection, tails, table, change)
    return table


def apply(connection: sqlite3.Connection, tails: Tails, change: Change) -> int:
    touched = connection.execute(TOUCH, (change.at, change.stage, change.table))
    if touched.rowcount == 0:
        raise Gone
    write(connection, tails, change.table, change)
    return change.table


def write(connection: sqlite3.Connection, tails: Tails, table: int, change: Change) -> None:
    connection.executemany(INSERT + "(?,?,?,?)", tails.rows(connection, table, change))
    for seat, name in change.names.items():
        connection.execute("DELETE FROM names WHERE table_id = ? AND seat = ?", (table, seat))
        if name:
            connection.execute("INSERT INTO names VALUES (?, ?, ?)", (table, seat, name))
    for seat in change.lost_seats:
        connection.execute("DELETE FROM keys WHERE table_id = ? AND seat = ?", (table, seat))
    connection.executemany("DELETE FROM keys WHERE hash = ?", [(lost,) for lost in change.lost_keys])
    connection.executemany(
        "INSERT INTO keys (hash, table_id, kind, seat, expires, root) VALUES (?, ?, ?, ?, ?, ?)",
        [(hashed, table, key.kind, key.seat, key.expires, key.root) for hashed, key in change.new_keys.items()],
    )
