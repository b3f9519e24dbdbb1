"""The store in PostgreSQL: several servers share it, and each table belongs to one of them at a time."""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import Any, Final, TypeVar

import asyncpg

from playmat.server.store.checksums import checksums, first_checksum, first_fault
from playmat.server.store.forgetting import MOST_FORGOTTEN, slice_to_forget
from playmat.server.store.postgres.connection import Connection, Line
from playmat.server.store.postgres.node import Node, Owner
from playmat.server.store.postgres.statements import (
    COUNT_TRY,
    CREATE,
    ERASE,
    FORGET,
    HAS_KEY,
    OLD,
    PUZZLE_TRIES,
    RENAME,
    UNNAME,
    WITH_WHOM,
)
from playmat.server.store.postgres.writer import Known, Writer, columns
from playmat.server.store.protocol import Change, Conflict, Elsewhere, Failed, PendingWrite, StoredTable, StoreState
from playmat.server.store.sealed_codes import SealedCodes
from playmat.table.keys import Key

READERS: Final = 2
TABLE: Final = "table"

Read = TypeVar("Read")


class PostgresStore:
    """Keeps tables in a database. A commit is safe there before anybody is told."""

    is_shared = True

    def __init__(self, address: str, reached_at: str, codes_key: bytes) -> None:
        self.address = reached_at
        self.secret = ""  # by which nodes know each other
        self.node = Node(address, reached_at)
        self._codes = SealedCodes(codes_key)
        self._writer = Writer(address, self.node)
        self._readers = [Line(address) for _ in range(READERS)]
        self._next = 0

    @property
    def state(self) -> StoreState:
        return self._writer.state if self.node.holds() else "failing"

    @property
    def peers(self) -> frozenset[str]:
        return self.node.peers

    @property
    def commits(self) -> int:
        return self._writer.commits

    @property
    def written(self) -> int:
        return self._writer.written

    async def open(self) -> None:
        self.secret = await self._read(lambda it: it.fetchval("SELECT secret FROM about"))
        await self.node.open()

    async def create(self, code: str, game: str, change: Change) -> int:
        code, change = self._codes.seal_new(code, change)
        sums = list(checksums(first_checksum(code), change.entries))
        names = columns([(seat, name) for seat, name in change.names.items() if name], 2)
        keys = columns([(it, key.kind, key.seat, key.expires, key.root) for it, key in change.new_keys.items()], 5)
        entries = [list(range(1, len(sums) + 1)), change.entries, sums]
        values = (code, game, change.at, change.stage, len(sums), *entries, *names, *keys, change.belongs_to)
        number = await self._writer.run(lambda it: it.fetchval(CREATE, *values))
        if number is None:
            raise Conflict("the code is another table's")
        return int(number)

    def append(self, change: Change) -> PendingWrite:
        return self._writer.submit(self._codes.seal_change(change))

    async def load(self, code: str) -> StoredTable | None:
        if not can_be(code):
            return None
        stored = self._codes.stored_code(code)
        found = await self._read(lambda it: self._claimed(it, stored))
        return None if found is None else self._codes.open_table(found)

    async def _claimed(self, connection: Connection, code: str) -> StoredTable | None:
        row = await connection.fetchrow(WITH_WHOM, code)
        if row is None:
            return None
        number = row["id"]
        owner = await self.node.claim(connection, TABLE, row["owned"])
        if owner is not None:
            raise Elsewhere(owner.address)
        found = await read_table(connection, code)
        if not self.node.holds():
            raise Failed("this node is fenced out")
        if found is None:
            return None
        stored, known = found
        self._writer.known[number] = known
        return stored

    async def read(self, code: str) -> StoredTable | None:
        if not can_be(code):
            return None
        stored = self._codes.stored_code(code)
        found = await self._read(lambda it: read_table(it, stored))
        return None if found is None else self._codes.open_table(found[0])

    def let_go(self, table: int) -> None:
        self._writer.known.pop(table, None)

    async def owner(self, code: str) -> str | None:
        if not can_be(code):
            return None
        stored = self._codes.stored_code(code)
        owner = await self._read(lambda it: self._owner(it, stored))
        if owner is not None and owner.is_alive and owner.is_doubted:
            await asyncio.sleep(owner.left)  # rather than send somebody away who would have to guess when to come again
            owner = await self._read(lambda it: self._owner(it, stored))
        if owner is None or not owner.is_alive:
            return None
        self.node.believe(owner.address)  # it beats
        return owner.address

    async def _owner(self, connection: Connection, code: str) -> Owner | None:
        row = await connection.fetchrow(WITH_WHOM, code)
        return None if row is None else await self.node.whose(connection, TABLE, row["owned"])

    def doubt(self, address: str) -> None:
        self.node.doubt(address)

    async def until_gone(self, address: str) -> None:
        await self.node.until_gone(address)

    def holds(self) -> bool:
        return self.node.holds()

    def when_lost(self, told: Callable[[], None]) -> None:
        self.node.when_lost(told)

    async def release(self) -> None:
        await self._writer.flush()
        try:
            await self.node.leave()
        except Failed:
            pass  # then the others notice by themselves
        except asyncpg.PostgresError as error:
            raise Failed(str(error)) from error

    async def knows(self, code: str, hashed: str) -> bool:
        stored = self._codes.stored_code(code)
        return can_be(code) and bool(await self._read(lambda it: it.fetchval(HAS_KEY, stored, hashed)))

    async def erasures(self) -> int:
        return int(await self._read(lambda it: it.fetchval("SELECT count(*) FROM erasures")))

    async def forget(self, stages: Collection[str], before: int, spared: Collection[int]) -> int:
        async def old(connection: Connection) -> list[tuple[int, int]]:
            found: list[tuple[int, int]] = []
            for stage in stages:
                rows = await connection.fetch(OLD, stage, before, list(spared), self.node.id, MOST_FORGOTTEN)
                found += [(row["id"], row["length"]) for row in rows]
            return found

        tables = slice_to_forget(await self._read(old))
        if not tables:
            return 0
        return len(await self._writer.run(lambda it: it.fetch(FORGET, tables, before)))

    async def erase(self, table: int) -> None:
        await self._writer.run(lambda it: it.execute(ERASE, self.node.id, table))

    async def rename(self, places: Collection[tuple[str, int]], name: str) -> None:
        await self._writer.run(partial(renamed, columns([*places], 2), name))

    async def count_try(self, puzzle: str, *, solved: bool) -> None:
        await self._writer.run(lambda it: it.execute(COUNT_TRY, puzzle, int(solved)))

    async def puzzle_tries(self) -> dict[str, tuple[int, int]]:
        rows = await self._read(lambda it: it.fetch(PUZZLE_TRIES))
        return {puzzle: (tried, solved) for puzzle, tried, solved in rows}

    async def probe(self) -> None:
        await self._writer.run(lambda it: it.fetchval("SELECT txid_current()"))

    def when_dead(self, told: Callable[[], None]) -> None:
        """It never is: a database that is gone may come back."""

    async def close(self) -> None:
        await self._writer.close()
        await self.node.close()
        for line in self._readers:
            await line.close()

    async def _read(self, work: Callable[[Connection], Awaitable[Read]]) -> Read:
        self._next = (self._next + 1) % READERS
        try:
            async with self._readers[self._next].speak() as connection:
                return await work(connection)
        except asyncpg.PostgresError as error:
            raise Failed(str(error)) from error


async def renamed(places: list[list[Any]], name: str, connection: Connection) -> None:
    if name:
        await connection.execute(RENAME, *places, name)
    else:
        await connection.execute(UNNAME, *places)


def can_be(code: str) -> bool:
    """Anybody may ask for anything, and PostgreSQL takes offence at some of it."""
    return code.isascii() and code.isalnum()


async def read_table(connection: Connection, code: str) -> tuple[StoredTable, Known] | None:
    """One consistent picture, whoever writes meanwhile."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        row = await connection.fetchrow("SELECT id, length, version FROM tables WHERE code = $1", code)
        if row is None:
            return None
        table, length, version = row
        log = await connection.fetch(
            "SELECT number, entry, checksum FROM log WHERE table_id = $1 ORDER BY number", table
        )
        names = await connection.fetch("SELECT seat, nickname FROM names WHERE table_id = $1", table)
        keys = await connection.fetch("SELECT hash, kind, seat, expires, root FROM keys WHERE table_id = $1", table)
    stored = StoredTable(
        table,
        code,
        [entry for _, entry, _ in log],
        dict(names),
        {hashed: Key(*facts) for hashed, *facts in keys},
        first_fault(code, [(number, entry, checksum) for number, entry, checksum in log], length),
    )
    return stored, Known(length, version, log[-1]["checksum"] if log else first_checksum(code))
