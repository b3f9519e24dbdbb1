"""A WebSocket as the application sees it: the handshake, then messages in and out, until a table takes it over.

Of uvicorn it takes what every protocol that is handed in by `ws=` gets: the configuration, and the state of the server.
"""

import asyncio
from http import HTTPStatus
from typing import Final
from urllib.parse import unquote

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.http11 import Request, Response

from playmat.server.background import supervise
from playmat.server.live.socket import LOST, Event, TableSocket

EXTENSION: Final = "playmat.line"
RESTARTING: Final = 1012


class Disconnected(ConnectionError):
    """Nobody is there any more to be told."""


class AsgiSocket(TableSocket):
    """One connection, from the request to upgrade it until it ends."""

    def __init__(self, config: Config, server_state: ServerState, app_state: Event) -> None:
        super().__init__(config.ws_max_size)
        self._config = config
        self._state = server_state
        self._app_state = app_state

    # What uvicorn and the event loop call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._state.connections.add(self)  # type: ignore[arg-type]  # uvicorn only tells them to shut down

    def connection_lost(self, exc: Exception | None) -> None:
        self._state.connections.discard(self)
        super().connection_lost(exc)

    def shutdown(self) -> None:
        if not self.is_open:
            self._refuse(HTTPStatus.SERVICE_UNAVAILABLE)
        elif not self.close_sent:
            self.conn.send_close(RESTARTING)
            self.write()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": RESTARTING})
        self.transport.close()

    # The handshake.

    def connect(self, request: Request) -> None:
        self._response = self.conn.accept(request)
        if self._response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            self._answer(self._response)
            self.transport.close()
            return
        path, _, query = request.path.partition("?")
        scope = {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self.transport.get_extra_info("sslcontext") else "ws",
            "server": address_in(self.transport.get_extra_info("sockname")),
            "client": address_in(self.transport.get_extra_info("peername")),
            "root_path": "",
            "path": unquote(path),
            "raw_path": as_sent(path),
            "query_string": as_sent(query),
            "headers": [(as_sent(name.lower()), as_sent(value)) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: {"line": self}},
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        task = supervise(self._run(scope), "connection")
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _run(self, scope: Event) -> None:
        try:
            await self._config.loaded_app(scope, self.receive, self.send)
        except Disconnected:
            pass  # it wanted to tell somebody who has gone
        finally:
            if not self.is_open:
                self._refuse(HTTPStatus.INTERNAL_SERVER_ERROR)
            if self.cut is None:
                self.transport.close()

    def _refuse(self, status: HTTPStatus) -> None:
        if not (self.close_sent or self.disconnected):
            self._answer(self.conn.reject(status, ""))

    def _answer(self, response: Response) -> None:
        """It will be no WebSocket."""
        self.conn.send_response(response)
        self.write()
        self.close_sent = True

    # Messages.

    async def receive(self) -> Event:
        event = await self.queue.get()
        if self.queue.empty():
            self.listen_again()
        return event

    async def send(self, message: Event) -> None:
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise Disconnected
        match message["type"], self.is_open:
            case "websocket.accept", False:
                self.conn.send_response(self._response)
                self.write()
                self.is_open = True
                self.ping_later()
            case "websocket.send", True:
                self.say([message["text"].encode()])
            case "websocket.close", True:
                code = message.get("code", 1000)
                self.say_goodbye(code)
                self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
            case "websocket.close", False:
                self._refuse(HTTPStatus.FORBIDDEN)
                self.queue.put_nowait({"type": "websocket.disconnect", "code": LOST})
                self.transport.close()
            case unknown:
                raise AssertionError(unknown)


def as_sent(text: str) -> bytes:
    """What was read as text, in its bytes again."""
    return text.encode("latin-1", "surrogateescape")


def address_in(name: object) -> tuple[str, int] | None:
    """None of a socket that has no such address."""
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) else None
