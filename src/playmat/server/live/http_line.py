"""HTTP connections: uvicorn's own, but nobody may keep one for nothing.

A request has to come in time, its head as well as its body, and what is answered has to be read in time.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from playmat.core.refusal import Refusal
from playmat.server.http.addresses import tidy
from playmat.server.http.replies import refusal_reply
from playmat.server.http.safety import HEADERS
from playmat.server.live.doors import Doors, NoRoom
from playmat.server.live.socket import UNREAD_SECONDS, TableSocket

HEAD_SECONDS: Final = 10.0
# A record of half a megabyte over a line that thirty children share.
BODY_SECONDS: Final = 30.0
# To read the last answer before the connection is cut.
CLOSING_SECONDS: Final = 5.0
# Of what has come of a head that has no end yet.
LONGEST_HEAD: Final = 65_536
# Browsers send some twenty headers, and hardly ever a request before the last one is answered.
MOST_HEADERS: Final = 200
MOST_IN_A_ROW: Final = 100


class TooMuch(Exception):
    """More headers, or more requests in a row, than anybody means. The parser stops at it, and so does the line."""


class HttpLine(HttpToolsProtocol):
    """One connection, from the first byte until it becomes a WebSocket or ends."""

    def __init__(self, *args: Any, doors: "Doors[HttpLine]", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._doors = doors
        self._due: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._head: int | None = None  # how much of a head has come, while it is not whole
        self._answering: deque[RequestResponseCycle] = deque()  # more than one where somebody asks on without waiting
        self._headers_come = 0  # those behind a body too
        self._is_websocket = False
        self._websocket: TableSocket | None = None

    @property
    def heard(self) -> float:
        """When something was last said on the line that this connection has become."""
        return 0.0 if self._websocket is None else self._websocket.heard

    # What uvicorn and the event loop call.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        try:
            leaves = self._doors.enter(self, tidy(self.client[0]) or "" if self.client else "")
        except NoRoom:
            self._refuse(Refusal("too-many", {"number": self._doors.share}), HTTPStatus.SERVICE_UNAVAILABLE)
            return
        if leaves is not None:
            leaves.transport.abort()
        self._within(HEAD_SECONDS, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        self._doors.leave(self)
        self._done()
        self._read()
        # uvicorn tells only the newest that nobody is there any more.
        for cycle in self._answering:
            cycle.disconnected = True
            cycle.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_websocket or self.transport.is_closing():
            return
        if self._head is not None:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._refuse(Refusal("too-large", {"number": LONGEST_HEAD}), HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._due is None and not self._answering:
            # Empty lines before a request, which may come for ever.
            self._within(HEAD_SECONDS, self._too_slow)

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_IN_A_ROW:
            raise TooMuch  # no refusal is due: there are answers on the way
        super().on_message_begin()
        self._headers_come = 0
        self._head = 0
        if self._due is None:
            self._within(HEAD_SECONDS, self._too_slow)

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is refused like everything else, unless it has been."""
        if not self.transport.is_closing():
            self._refuse(Refusal("bad-message", {"detail": "HTTP"}), HTTPStatus.BAD_REQUEST)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers_come += 1
        if self._headers_come > MOST_HEADERS:
            self._refuse(Refusal("too-large", {"number": LONGEST_HEAD}), HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            raise TooMuch
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        before: RequestResponseCycle | None = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._answering.append(self.cycle)
        self._head = None
        self._within(BODY_SECONDS, self._too_slow)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._done()
        if not self.parser.should_upgrade():
            self._doors.busy(self)

    def on_response_complete(self) -> None:
        self._answering.popleft()
        super().on_response_complete()
        if self.transport.is_closing():
            self._within(CLOSING_SECONDS, self.transport.abort)
        elif self.timeout_keep_alive_task is not None:
            self._doors.idle(self)

    def timeout_keep_alive_handler(self) -> None:
        self._end()

    def handle_websocket_upgrade(self) -> None:
        self._is_websocket = True
        self._done()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, TableSocket)
        self._websocket = line
        line.on_taken = partial(self._doors.busy, self)
        line.on_lost = partial(self._doors.leave, self)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._read()

    # Time.

    def _within(self, seconds: float, otherwise: Callable[[], None]) -> None:
        self._done()
        self._due = self.loop.call_later(seconds, otherwise)

    def _done(self) -> None:
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _too_slow(self) -> None:
        """Who has begun a request is told; who has said nothing is not, as browsers open connections in advance."""
        if self._head or (self._head is None and self._answering and not self._answering[0].response_started):
            self._refuse(Refusal("too-slow"), HTTPStatus.REQUEST_TIMEOUT)
        else:
            self._end()

    def _refuse(self, refusal: Refusal, status: HTTPStatus) -> None:
        """Before the application has heard of it, so in the one language that everybody might read."""
        reply = refusal_reply(refusal, "en")
        headers = {**HEADERS, **reply.headers, "connection": "close"}
        lines = [f"HTTP/1.1 {status} {status.phrase}", *(f"{name}: {value}" for name, value in headers.items())]
        if not self.transport.is_closing():
            self.transport.write("\r\n".join(lines).encode() + b"\r\n\r\n" + bytes(reply.body))
        self._end()

    def _end(self) -> None:
        """Cut the connection, after a moment to read what was said last."""
        if not self.transport.is_closing():
            self.transport.close()
        self._within(CLOSING_SECONDS, self.transport.abort)
