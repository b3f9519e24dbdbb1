"""Writes changes of many tables at a time, and knows of each table that it writes to what the next change builds on."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from playmat.server.background import supervise
from playmat.server.store.checksums import checksums
from playmat.server.store.postgres.connection import Connection, Line
from playmat.server.store.postgres.node import Node
from playmat.server.store.postgres.statements import APPEND, APPEND_WITH_KEYS
from playmat.server.store.protocol import Change, Conflict, Failed, Gone, PendingWrite, StoreState

MOST_IN_ONE_COMMIT: Final = 256


@dataclass(frozen=True, slots=True)
class Known:
    """A table as this node knows it to be stored."""

    length: int
    version: int
    checksum: bytes  # of the last entry


@dataclass(slots=True, eq=False)
class Job:
    """A change, and who waits for it."""

    change: Change
    done: PendingWrite


class Writer:
    """One statement at a time; whatever comes in the meantime shares the next one."""

    def __init__(self, address: str, node: Node) -> None:
        self.state: StoreState = "well"
        self.commits = 0
        self.written = 0
        self.known: dict[int, Known] = {}
        self._line = Line(address)
        self._node = node
        self._waiting: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    def submit(self, change: Change) -> PendingWrite:
        loop = asyncio.get_running_loop()
        job = Job(change, PendingWrite(loop=loop))
        self._waiting.append(job)
        if self._task is None:
            self._task = supervise(self._write_all(), "store-writer")
        return job.done

    async def flush(self) -> None:
        while self._task is not None:
            await asyncio.wait([self._task])

    async def run(self, work: Callable[[Connection], Any]) -> Any:
        """Something else to write, a transaction of its own."""
        try:
            async with self._line.speak() as connection:
                result = await work(connection)
        except (Failed, asyncpg.PostgresError) as error:
            self.state = "failing"
            raise Failed(str(error)) from error
        self._went_well(1)
        return result

    async def close(self) -> None:
        await self.flush()
        await self._line.close()

    async def _write_all(self) -> None:
        try:
            while self._waiting:
                batch = self._next_batch()
                await self._write_batch(batch)
        finally:
            self._task = None
            for job in self._waiting:  # left only when this task failed or was canceled
                self._refuse(job, Failed("the writer ended"))
            self._waiting.clear()

    def _next_batch(self) -> list[Job]:
        """The first change of each table that waits, all of one kind: a second one builds on it."""
        plain = self._waiting[0].change.only_entries
        batch: dict[int, Job] = {}
        rest: list[Job] = []
        held: set[int] = set()
        for job in self._waiting:
            table = job.change.table
            if table in held or len(batch) >= MOST_IN_ONE_COMMIT or job.change.only_entries != plain:
                rest.append(job)
            else:
                batch[table] = job
            held.add(table)
        self._waiting = rest
        return list(batch.values())

    async def _write_batch(self, batch: list[Job]) -> None:
        try:
            await self._write(batch)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError) as error:
            if len(batch) == 1:
                self._refuse(batch[0], Conflict(str(error)))
                return
            for job in batch:  # one of them harms the others: each by itself
                await self._write_batch([job])
        except (Failed, asyncpg.PostgresError) as error:
            self.state = "failing"
            for job in batch:
                self._refuse(job, Failed(str(error)))
        except BaseException:
            for job in batch:
                self._refuse(job, Failed("fault"))
            raise

    async def _write(self, batch: list[Job]) -> None:
        building = [(job, self._built_on(job.change)) for job in batch]
        fitting = [(job, known) for job, known in building if known is not None]
        refused = [job for job, known in building if known is None]
        grown: set[int] = set()
        gone: set[int] = set()
        after: dict[int, Known] = {}
        async with self._line.speak() as connection:
            if fitting:
                plain = fitting[0][0].change.only_entries
                values = grown_values(fitting, after)
                if not plain:
                    values += beside_values([job.change for job, _ in fitting])
                rows = await connection.fetch(APPEND if plain else APPEND_WITH_KEYS, self._node.id, *values)
                grown = {row["id"] for row in rows}
            missing = [job.change.table for job in batch if job.change.table not in grown]
            if missing:
                found = await connection.fetch("SELECT id FROM tables WHERE id = ANY ($1::bigint[])", missing)
                gone = set(missing) - {row["id"] for row in found}
        for job, _ in fitting:
            table = job.change.table
            if table in grown:
                self.known[table] = after[table]
                if not job.done.done():
                    job.done.set_result(table)
            else:
                refused.append(job)
        for job in refused:
            self._refuse(job, Gone() if job.change.table in gone else Conflict("another node, or another change"))
        self._went_well(len(grown))

    def _built_on(self, change: Change) -> Known | None:
        known = self.known.get(change.table)
        fits = known is not None and known.length == change.first - 1
        return known if fits else None

    def _went_well(self, written: int) -> None:
        self.state = "well"
        self.commits += 1
        self.written += written

    def _refuse(self, job: Job, error: Exception) -> None:
        """Whoever waits closes the table, and reads it anew."""
        if not isinstance(error, Conflict):
            self.known.pop(job.change.table, None)
        if not job.done.done():
            job.done.set_exception(error)


def grown_values(fitting: list[tuple[Job, Known]], after: dict[int, Known]) -> list[list[Any]]:
    """The columns of what grows and of its entries; `after` gets what each table is then."""
    values: list[list[Any]] = [[] for _ in range(10)]
    ids, befores, lengths, versions, touched, stages, tables, numbers, entries, sums = values
    for job, known in fitting:
        change = job.change
        length = known.length + len(change.entries)
        touches = change.touches
        ids.append(change.table)
        befores.append(known.length)
        lengths.append(length)
        versions.append(known.version)
        touched.append(change.at if touches else None)
        stages.append(change.stage if touches else None)
        made = list(checksums(known.checksum, change.entries))
        tables += [change.table] * len(made)
        numbers += range(change.first, length + 1)
        entries += change.entries
        sums += made
        after[change.table] = Known(length, known.version + 1, made[-1] if made else known.checksum)
    return values


def beside_values(changes: list[Change]) -> list[list[Any]]:
    """The columns of names, new keys and lost ones."""
    names = [(it.table, seat, name) for it in changes for seat, name in it.names.items()]
    keys = [
        (hashed, it.table, key.kind, key.seat, key.expires, key.root)
        for it in changes
        for hashed, key in it.new_keys.items()
    ]
    seats = [(it.table, seat) for it in changes for seat in it.lost_seats]
    lost = [hashed for it in changes for hashed in it.lost_keys]
    return [*columns(names, 3), *columns(keys, 6), lost, *columns(seats, 2)]


def columns(rows: list[tuple[Any, ...]], count: int) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)] if rows else [[] for _ in range(count)]
