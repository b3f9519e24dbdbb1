"""A node among others: it beats while it lives, and what it looks after is its own as long as it does.

Others take over after `LEASE_SECONDS` by the database's clock. By its own clock a node that could not beat has stopped
answering a second before that. Where nobody listens any more at its address it has not fallen silent, it has ended:
then `GONE_SECONDS` without a beat are enough. What it might still write is refused by the database: every statement
that writes takes the node's row `FOR KEY SHARE` while it is alive, and who declares it dead takes the row `FOR UPDATE`,
which waits for the last of them.
"""

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple

import asyncpg

from playmat import system
from playmat.server.background import supervise
from playmat.server.logs import note, warn
from playmat.server.store.postgres.connection import Connection, Line
from playmat.server.store.protocol import Failed

BEAT_SECONDS: Final = 0.5
OWN_SECONDS: Final = 2.0
LEASE_SECONDS: Final = 3.0
GONE_SECONDS: Final = 1.0  # two beats are missing
# A beat that takes longer is of no use.
PATIENCE_SECONDS: Final = 1.0
FORGOTTEN: Final = "1 hour"

JOIN: Final = "INSERT INTO nodes (address) VALUES ($1) RETURNING id"
BEAT: Final = "UPDATE nodes SET beat = clock_timestamp() WHERE id = $1 AND alive RETURNING id"
PEERS: Final = f"""
SELECT address FROM nodes WHERE alive AND beat > clock_timestamp() - interval '{LEASE_SECONDS} s' AND id <> $1
"""
TIDY: Final = f"DELETE FROM nodes WHERE NOT alive AND beat < clock_timestamp() - interval '{FORGOTTEN}'"
DECLARE_DEAD: Final = """
UPDATE nodes SET alive = false WHERE id = (
    SELECT id FROM nodes WHERE id = $1 AND alive AND beat < clock_timestamp() - make_interval(secs => $2) FOR UPDATE)
"""
LEAVE: Final = """
UPDATE nodes SET alive = false WHERE id = (SELECT id FROM nodes WHERE id = $1 AND alive FOR UPDATE)
"""
WHOSE: Final = """
SELECT o.node, n.address, n.alive, extract(epoch FROM clock_timestamp() - n.beat)::float8 AS silent
FROM owned o JOIN nodes n ON n.id = o.node WHERE o.kind = $1 AND o.id = $2
"""
CLAIM: Final = """
WITH me AS MATERIALIZED (SELECT id FROM nodes WHERE id = $1 AND alive FOR KEY SHARE)
INSERT INTO owned (kind, id, node) SELECT $2, $3, me.id FROM me
ON CONFLICT (kind, id) DO UPDATE SET node = EXCLUDED.node
WHERE owned.node = EXCLUDED.node OR NOT (SELECT alive FROM nodes WHERE nodes.id = owned.node)
RETURNING node
"""


class Owner(NamedTuple):
    """Another node that looks after something."""

    node: int
    address: str
    lease: float  # seconds without a beat after which it can be taken over from
    left: float  # of them

    @property
    def is_alive(self) -> bool:
        """So that it answers."""
        return self.left > 0

    @property
    def is_doubted(self) -> bool:
        return self.lease < LEASE_SECONDS


class Node:
    """This server, as the others know it. Fenced out, it comes back under a new number."""

    def __init__(self, address: str, reached_at: str) -> None:
        self.id = 0
        self.peers: frozenset[str] = frozenset()  # where the others are that live, as of the last beat
        self.times_lost = 0
        self._reached_at = reached_at
        self._line = Line(address, PATIENCE_SECONDS)
        self._until = 0.0
        self._task: asyncio.Task[None] | None = None
        self._told: Callable[[], None] = lambda: None
        self._doubted: dict[str, float] = {}  # where nobody listened, and until when that counts
        self._leaving: dict[str, asyncio.Event] = {}
        self._has_lost = True

    def holds(self) -> bool:
        """Whether nobody else can have taken over yet."""
        return system.steady_seconds() < self._until

    def when_lost(self, told: Callable[[], None]) -> None:
        self._told = told

    async def open(self) -> None:
        await self._join()
        self._task = supervise(self._run(), "node-heartbeat")

    async def _join(self) -> None:
        began = system.steady_seconds()
        async with self._line.speak() as connection:
            await connection.execute(TIDY)
            self.id = await connection.fetchval(JOIN, self._reached_at)
            self.peers = frozenset(row[0] for row in await connection.fetch(PEERS, self.id))
        self._until = began + OWN_SECONDS
        self._has_lost = False
        note("node-joined", node=self.id)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            try:
                await self.beat()
            except (Failed, asyncpg.PostgresError):
                if not self.holds():
                    self._lose("not-reached")

    async def beat(self) -> None:
        began = system.steady_seconds()
        async with self._line.speak() as connection:
            is_alive = await connection.fetchval(BEAT, self.id) is not None
            self.peers = frozenset(row[0] for row in await connection.fetch(PEERS, self.id))
        for address in self._leaving.keys() - self.peers:
            self._leaving.pop(address).set()
        if is_alive:
            # Late or not: who takes over declares this node dead first, so what it has in memory is still its own.
            self._until = began + OWN_SECONDS
            self._has_lost = False
        else:
            self._until = 0.0
            self._lose("fenced")
            await self._join()

    def _lose(self, why: str) -> None:
        """What is in memory may be old news: everybody comes again, and it is read anew."""
        if not self._has_lost:
            self._has_lost = True
            self.times_lost += 1
            warn("node-lost", node=self.id, why=why)
            self._told()

    async def leave(self) -> None:
        """The others need not wait until it is noticed."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
        self._until = 0.0
        async with self._line.speak() as connection:
            await connection.execute(LEAVE, self.id)
        note("node-left", node=self.id)

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
        await self._line.close()

    # The others.

    def doubt(self, address: str) -> None:
        """Nobody listens there."""
        self._doubted[address] = system.steady_seconds() + LEASE_SECONDS

    def believe(self, address: str) -> None:
        self._doubted.pop(address, None)

    async def until_gone(self, address: str) -> None:
        """A node may fall silent without a word. Nobody waits for it longer than its lease; one that came since the
        last beat is among the peers with the next."""
        await self._leaving.setdefault(address, asyncio.Event()).wait()

    def _lease_of(self, address: str) -> float:
        """Who was at this node's own address before has ended, too."""
        is_doubted = self._doubted.get(address, 0.0) > system.steady_seconds()
        return GONE_SECONDS if is_doubted or address == self._reached_at else LEASE_SECONDS

    # What is looked after: a table, or whatever spans several of them.

    async def whose(self, connection: Connection, kind: str, number: int) -> Owner | None:
        """The other node that has it, if there is one."""
        row = await connection.fetchrow(WHOSE, kind, number)
        if row is None or row["node"] == self.id:
            return None
        lease = self._lease_of(row["address"])
        return Owner(row["node"], row["address"], lease, lease - row["silent"] if row["alive"] else 0.0)

    async def claim(self, connection: Connection, kind: str, number: int) -> Owner | None:
        """Take it; the live node that has it already, where there is one. Each step is one statement: a node that
        stands still between two must not keep a lock."""
        owner = await self.whose(connection, kind, number)
        if owner is not None:
            if owner.is_alive:
                return owner
            await connection.execute(DECLARE_DEAD, owner.node, owner.lease)
        if await connection.fetchval(CLAIM, self.id, kind, number) is not None:
            return None
        owner = await self.whose(connection, kind, number)
        if owner is None:
            raise Failed("this node is fenced out")
        return owner
