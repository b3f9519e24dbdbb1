"""Looks after the store while the server runs."""

import asyncio
import contextlib
from typing import Final

from playmat.server.storing import Store, StoreFailed

LOOK_SECONDS: Final = 5.0
# After so many looks at which nothing had been written a trial: a disk may have filled up while nobody played.
QUIET_LOOKS: Final = 12


class Caretaker:
    """Sees to it that the store's state is true: what has failed is tried again, also when nobody asks for anything."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._commits = 0
        self._quiet = 0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.ensure_future(self._run())

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.look()

    async def look(self) -> None:
        self._quiet = self._quiet + 1 if self.store.commits == self._commits else 0
        if self.store.state == "failing" or self._quiet >= QUIET_LOOKS:
            self._quiet = 0
            with contextlib.suppress(StoreFailed):  # the store's state says so
                await self.store.probe()
        self._commits = self.store.commits
