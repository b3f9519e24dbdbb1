"""Looks after the store while the server runs: whether it can be written to, and what is to be forgotten."""

import asyncio
import contextlib
from collections.abc import Callable, Collection
from typing import Final

from playmat.server.background import every, supervise
from playmat.server.logs import note
from playmat.server.now import calendar_ms, now_ms
from playmat.server.rooms.counters import Counters
from playmat.server.store.expiry import DAY, SteadyCalendar, Terms
from playmat.server.store.protocol import Failed, Store

LOOK_SECONDS: Final = 5.0
# If nothing was written for this many looks, it tries: a disk may have filled up while nobody played.
QUIET_LOOKS: Final = 12


class Caretaker:
    """What has failed is tried again, and old tables are forgotten a few at a time."""

    def __init__(self, store: Store, terms: Terms, counters: Counters, in_use: Callable[[], Collection[int]]) -> None:
        self.store = store
        self.terms = terms
        self.counters = counters
        self.in_use = in_use
        self._calendar = SteadyCalendar()
        self._commits = 0
        self._quiet = 0
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = supervise(every(LOOK_SECONDS, self._look, "caretaker"), "caretaker")

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _look(self) -> None:
        with contextlib.suppress(Failed):  # the store's state says so
            await self._try_out()
            await self._forget()

    async def _try_out(self) -> None:
        self._quiet = self._quiet + 1 if self.store.commits == self._commits else 0
        if self.store.state == "failing" or self._quiet >= QUIET_LOOKS:
            self._quiet = 0
            await self.store.probe()
        self._commits = self.store.commits

    async def _forget(self) -> None:
        today = calendar_ms()
        if not self._calendar.is_steady(today, now_ms()):
            return
        for term in self.terms.in_force():
            forgotten = await self.store.forget(term.stages, today - term.days * DAY, self.in_use())
            if forgotten:
                note("tables-forgotten", why=term.name, count=forgotten)
                self.counters["playmat_tables_forgotten_total", "why", term.name] += forgotten
