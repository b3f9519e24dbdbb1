"""Connections to PostgreSQL: none waits for ever, and what goes wrong is told in the store's own words."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final
from urllib.parse import urlsplit

import asyncpg

from playmat.core.refusal import Refused, refused
from playmat.server.store.protocol import Failed

CONNECT_SECONDS: Final = 3.0
COMMAND_SECONDS: Final = 5.0
# The database, too, must notice that a node has gone without a word: what it holds locked would stay locked.
SETTINGS: Final = {
    "application_name": "playmat",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "5000",
    "synchronous_commit": "on",
}
# Whatever can go wrong between us and the database.
ERRORS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)

# After which a connection is of no use: it is lost, or the database is told to stop. Where it is killed in the
# middle of an answer, asyncpg may say that of itself.
BROKEN: Final = (
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    OSError,
    TimeoutError,
)

Connection = Any  # asyncpg has no types of its own


async def connect(address: str, seconds: float = COMMAND_SECONDS) -> Connection:
    return await asyncpg.connect(
        address, timeout=min(seconds, CONNECT_SECONDS), command_timeout=seconds, server_settings=SETTINGS
    )


def shown(address: str) -> str:
    """What may be told of an address: no name of an account and no password."""
    parts = urlsplit(address)
    return f"{parts.hostname or 'localhost'}{parts.path}"


def named(error: BaseException, address: str) -> Refused:
    reason = str(error).splitlines()[0].rstrip(".") if str(error) else type(error).__name__
    return refused("database-unusable", {"file": shown(address), "reason": reason})


class Line:
    """One connection, made anew when it broke. One at a time speaks on it."""

    def __init__(self, address: str, seconds: float = COMMAND_SECONDS) -> None:
        self._address = address
        self._seconds = seconds
        self._connection: Connection = None
        self._lock = asyncio.Lock()

    @asynccontextmanager
    async def speak(self) -> AsyncIterator[Connection]:
        """Errors of the way to the database close the connection; those of a statement do not."""
        async with self._lock:
            try:
                connection = await self._connected()
            except ERRORS as error:  # of whatever kind: one that is starting up says so in a kind of its own
                raise Failed(str(error) or type(error).__name__) from error
            try:
                yield connection
            except BROKEN as error:
                self.cut()
                raise Failed(str(error) or type(error).__name__) from error

    async def _connected(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._address, self._seconds)
        return self._connection

    def cut(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        async with self._lock:
            self.cut()
