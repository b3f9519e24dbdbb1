"""The whole of a PostgreSQL database, for whoever looks after it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, TypeVar

from playmat.core.refusal import refused
from playmat.server.now import calendar_ms
from playmat.server.store.codes_key import FINGERPRINT, fingerprint
from playmat.server.store.postgres.connection import ERRORS, Connection, connect, named, shown
from playmat.server.store.postgres.migrations import prepare
from playmat.server.store.postgres.statements import PUZZLE_TRIES
from playmat.server.store.postgres.store import read_table
from playmat.server.store.protocol import StoredTable
from playmat.server.store.sealed_codes import codes_with
from playmat.server.store.whole_store import CodesKey, Item, PuzzleTries, WholeTable

UPKEEP_SECONDS: Final = 600.0
TABLES: Final = "SELECT id, code, game, created, touched, stage, length, belongs_to FROM tables ORDER BY id"
LOG: Final = "SELECT number, entry, checksum FROM log WHERE table_id = $1 ORDER BY number"
NAMES: Final = "SELECT seat, nickname FROM names WHERE table_id = $1"
KEYS: Final = "SELECT hash, kind, seat, expires, root FROM keys WHERE table_id = $1"
INSERT_TABLE: Final = """
INSERT INTO tables (id, code, game, created, touched, stage, length, belongs_to)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
"""
NEXT_NUMBER: Final = """
SELECT setval(pg_get_serial_sequence('tables', 'id'), (SELECT COALESCE(max(id), 0) + 1 FROM tables), false)
"""

Result = TypeVar("Result")


@contextmanager
def opened_database(address: str, key: bytes | None) -> Iterator["WholeDatabase"]:
    with asyncio.Runner() as runner:
        runner.run(prepare(address))
        try:
            connection = runner.run(connect(address, UPKEEP_SECONDS))
            try:
                yield WholeDatabase(runner, connection, address, key)
            finally:
                runner.run(connection.close())
        except ERRORS as error:
            raise named(error, address) from None


class WholeDatabase:
    """One connection to the database; whoever calls does not have to wait for anything."""

    def __init__(self, runner: asyncio.Runner, connection: Connection, address: str, key: bytes | None) -> None:
        self._runner = runner
        self._connection = connection
        self._address = address
        self._key = key
        self._codes = codes_with(self.codes_key())

    def _run(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        async def run() -> Result:
            return await work(self._connection)

        return self._runner.run(run())

    def fault(self) -> str:
        """The database looks after its files itself (`initdb --data-checksums`, `pg_amcheck`)."""
        return ""

    def codes_key(self) -> bytes | None:
        stored = self._run(lambda it: it.fetchval(FINGERPRINT))
        return self._key if self._key is not None and fingerprint(self._key) == stored else None

    def codes(self) -> list[str]:
        return [
            self._codes.open(row[0]) for row in self._run(lambda it: it.fetch("SELECT code FROM tables ORDER BY id"))
        ]

    def table(self, code: str) -> StoredTable | None:
        found = self._run(lambda it: read_table(it, self._codes.stored_code(code)))
        return None if found is None else self._codes.open_table(found[0])

    def nicknames(self) -> list[str]:
        return [row[0] for row in self._run(lambda it: it.fetch("SELECT DISTINCT nickname FROM names"))]

    def erase_table(self, code: str) -> int:
        return self._erase("DELETE FROM tables WHERE code = $1 RETURNING 1", self._codes.stored_code(code))

    def erase_nicknames(self, spellings: list[str]) -> int:
        return self._erase("DELETE FROM names WHERE nickname = ANY ($1::text[]) RETURNING 1", spellings)

    def erase_older(self, before: int) -> int:
        return self._erase("DELETE FROM tables WHERE touched < $1 AND belongs_to IS NULL RETURNING 1", before)

    def _erase(self, statement: str, fact: Any) -> int:
        async def erase(connection: Connection) -> int:
            async with connection.transaction():
                count = len(await connection.fetch(statement, fact))
                if count:
                    await connection.execute("INSERT INTO erasures VALUES ($1)", calendar_ms())
            if count:
                # The rows are gone; so that their room in the files is used again soon.
                for table in ("log", "names", "keys", "tables"):
                    await connection.execute(f"VACUUM {table}")
            return count

        return self._run(erase)

    def contents(self) -> Iterator[Item]:
        transaction = self._connection.transaction(isolation="repeatable_read", readonly=True)
        self._run(lambda _: transaction.start())
        try:
            for row in self._run(lambda it: it.fetch(TABLES)):
                yield self._run(partial(whole, tuple(row)))
            for row in self._run(lambda it: it.fetch(PUZZLE_TRIES)):
                yield PuzzleTries(*row)
            for row in self._run(lambda it: it.fetch(FINGERPRINT)):
                yield CodesKey(*row)
        finally:
            self._run(lambda _: transaction.rollback())

    def put(self, contents: Iterator[Item]) -> int:
        transaction = self._connection.transaction()
        self._run(lambda _: transaction.start())
        try:
            if self.codes() or self._run(lambda it: it.fetch(PUZZLE_TRIES)):
                raise refused("store-not-empty", {"file": shown(self._address)})
            count = 0
            for it in contents:
                if isinstance(it, PuzzleTries):
                    self._run(partial(put_tries, it))
                elif isinstance(it, CodesKey):
                    self._run(partial(put_fingerprint, it))
                else:
                    count += 1
                    self._run(partial(put_table, it))
            self._run(lambda it: it.execute(NEXT_NUMBER))
        except BaseException:
            self._run(lambda _: transaction.rollback())
            raise
        self._run(lambda _: transaction.commit())
        return count


async def whole(row: tuple[Any, ...], connection: Connection) -> WholeTable:
    parts = [[tuple(it) for it in await connection.fetch(part, row[0])] for part in (LOG, NAMES, KEYS)]
    return WholeTable(*row, *parts)


async def put_table(it: WholeTable, connection: Connection) -> None:
    await connection.execute(INSERT_TABLE, *it[:8])
    await connection.executemany("INSERT INTO log VALUES ($1, $2, $3, $4)", [(it.table, *row) for row in it.log])
    await connection.executemany("INSERT INTO names VALUES ($1, $2, $3)", [(it.table, *row) for row in it.names])
    await connection.executemany(
        "INSERT INTO keys (hash, table_id, kind, seat, expires, root) VALUES ($1, $2, $3, $4, $5, $6)",
        [(row[0], it.table, *row[1:]) for row in it.keys],
    )


async def put_fingerprint(it: CodesKey, connection: Connection) -> None:
    await connection.execute("DELETE FROM codes_key")
    await connection.execute("INSERT INTO codes_key VALUES ($1)", it.fingerprint)


async def put_tries(it: PuzzleTries, connection: Connection) -> None:
    await connection.execute("INSERT INTO puzzle_tries (puzzle, tried, solved) VALUES ($1, $2, $3)", *it)
