"""Tables that are put into PostgreSQL entry by entry, and fetched again as a node would that goes on with them."""

import asyncio
import os
from collections.abc import Coroutine
from threading import Thread
from types import TracebackType
from typing import Any, Self, TypeVar

from tools.nodes.cluster import CODES_KEY

from playmat.server.store.places import prepare_database
from playmat.server.store.postgres.store import PostgresStore
from playmat.server.store.protocol import Change, Conflict, Elsewhere, Failed, StoredTable
from playmat.server.store.stored_table import loaded
from playmat.table import log
from playmat.table.keys import new_code
from playmat.table.table import Table

Result = TypeVar("Result")
TRIES = 300


class Shelf:
    """One table at a time. The node beats on a thread of its own, however long its tables are looked at."""

    def __init__(self, address: str) -> None:
        prepare_database(address, CODES_KEY)
        self._address = address
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, daemon=True)
        self._code = ""
        self._number = 0
        self._length = 0

    def __enter__(self) -> Self:
        self._thread.start()
        self._store = self._run(self._open())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._run(self._store.release())
        self._run(self._store.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _run(self, work: Coroutine[Any, Any, Result]) -> Result:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _open(self) -> PostgresStore:
        store = PostgresStore(self._address, f"leaks:{os.getpid()}", CODES_KEY)
        await store.open()
        return store

    def put(self, game: str, entries: list[log.AnyEntry], names: list[str]) -> Table:
        self._code = new_code()
        written = [log.write_entry(entry) for entry in entries]
        given = {seat: name for seat, name in enumerate(names) if name}
        change = Change(0, 1, written, 0, "playing", names=given)
        self._number = self._run(self._store.create(self._code, game, change))
        self._length = len(entries)
        return self.fetch()

    def add(self, entry: log.AnyEntry) -> None:
        written = [log.write_entry(entry)]
        change = Change(self._number, self._length + 1, written, 0, "playing", touches=False, only_entries=True)
        self._length += 1
        try:
            self._run(self._append(change))
        except (Failed, Conflict):  # the machine was busy: as a room does, read it anew, and say again what is missing
            if len(self._run(self._stored()).entries) < self._length:
                self._run(self._append(change))

    async def _append(self, change: Change) -> None:
        await self._store.append(change)

    def fetch(self) -> Table:
        return loaded(self._run(self._stored()))

    async def _stored(self) -> StoredTable:
        for _ in range(TRIES):
            try:
                found = await self._store.load(self._code)
            except (Failed, Elsewhere):  # this node was taken for dead, and comes back under another number
                await asyncio.sleep(0.1)
                continue
            assert found is not None
            return found
        raise Failed("the store does not answer")
