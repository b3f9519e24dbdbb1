"""A line to a table that another node looks after: what is said on it is handed on, both ways."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final
from zlib import crc32

from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from playmat.core.refusal import refused
from playmat.server.background import supervise
from playmat.server.http.pass_on import CONNECT_SECONDS, OF_HANDSHAKE, headers_for, is_gone, place_of
from playmat.server.live.socket import TableSocket
from playmat.server.live.talk import MOST_UNANSWERED
from playmat.server.rooms.hall import Hall

COME_AGAIN: Final = 1013
NOT_TO_BE_SENT: Final = (None, 1005, 1006, 1015)
ADDED_BY_LIBRARY: Final = (b"host", b"user-agent", b"origin")


async def relay(socket: WebSocket, line: TableSocket, address: str, hall: Hall) -> None:
    """Until either end hangs up. The handshake with the browser is done."""
    host, port = place_of(address)
    headers = headers_for(socket, hall.store.secret)
    told = [
        (name.decode("latin-1"), value.decode("latin-1"))
        for name, value in headers
        if name not in ADDED_BY_LIBRARY and not name.startswith(OF_HANDSHAKE)
    ]
    target = f"ws://{socket.headers.get('host', host)}{socket.scope['raw_path'].decode('latin-1')}"
    query = socket.scope["query_string"].decode("latin-1")
    try:
        upstream = await connect(
            f"{target}?{query}" if query else target,
            host=host,
            port=port,
            origin=socket.headers.get("origin"),  # type: ignore[arg-type]  # a text, which it only sends
            additional_headers=told,
            user_agent_header=None,
            compression=None,
            open_timeout=CONNECT_SECONDS,
            ping_interval=None,  # the lines at both ends have their own
            max_size=None,
            proxy=None,
        )
    except (OSError, TimeoutError, InvalidHandshake) as error:
        if is_gone(error):
            hall.store.doubt(address)
        raise refused("stopping") from None
    watch = supervise(hall.store.until_gone(address), "node-watch")
    try:
        await Relay(line, upstream, socket.path_params["code"]).run(watch)
    finally:
        watch.cancel()
        # Not politely: there is nobody who would have to know why.
        upstream.transport.abort()


class Relay:
    """The two ends of a line."""

    def __init__(self, line: TableSocket, upstream: ClientConnection, code: str) -> None:
        self.line = line
        self.upstream = upstream
        self._heard: deque[bytes | str] = deque()
        self._news = asyncio.Event()
        self._can_write = asyncio.Event()
        # Only to tell the lines of one table from those of another.
        line.take_over(-crc32(code.encode()), self._hear, self._can_write.set)

    async def run(self, watch: asyncio.Future[None]) -> None:
        there, back = supervise(self._there(), "relay"), supervise(self._back(), "relay")
        try:
            await asyncio.wait((there, back, watch, self.line.gone), return_when=asyncio.FIRST_COMPLETED)
        finally:
            there.cancel()
            back.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(there, back, return_exceptions=True)
        if not self.line.gone.done():
            code = self.upstream.close_code
            self.line.hang_up(COME_AGAIN if code is None or code in NOT_TO_BE_SENT else code)

    def _hear(self, data: bytes, is_text: bool) -> None:
        self._heard.append(data.decode("utf-8", "replace") if is_text else data)
        self._news.set()
        if len(self._heard) >= MOST_UNANSWERED:
            self.line.wait()

    async def _there(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                while self._heard:
                    await self.upstream.send(self._heard.popleft())
                self.line.listen_again()
                self._news.clear()
                await self._news.wait()

    async def _back(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = await self.upstream.recv(decode=False)
                self._can_write.clear()
                if not self.line.has_room:
                    await self._can_write.wait()
                self.line.say([bytes(text)])
