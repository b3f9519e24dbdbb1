"""WebSocket lines: what is read and written on one. A table may take it over and speak on it without a detour.

Made of parts that are meant to be used: asyncio's protocol, and `ServerProtocol` of websockets, which does no I/O.
"""

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

NO_LINE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
# So much is read at once: a flood of tiny frames is noticed before long.
SLICE: Final = 4096
# What no browser sends in numbers (pings, texts in pieces, anything before the hello or after the goodbye) is worth a
# little patience and no more: each is answered or kept at once, and nobody else counts it.
ODD_AT_ONCE: Final = 60
ODD_A_SECOND: Final = 10.0
# Who reads nothing for so long has gone, whatever the network says. Who comes back comes with a new line.
UNREAD_SECONDS: Final = 30.0
PING_SECONDS: Final = 20.0
# To say goodbye too, before the connection is cut.
CLOSING_SECONDS: Final = 10.0
LOST: Final = 1006
NO_PONG: Final = 1011

Event = dict[str, Any]


class TableSocket(asyncio.Protocol):
    """One line. Its messages wait for the application; once taken over, each goes straight to who took it."""

    transport: asyncio.Transport

    def __init__(self, max_size: int) -> None:
        self.loop = asyncio.get_running_loop()
        self.conn = ServerProtocol(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self.queue: asyncio.Queue[Event] = asyncio.Queue()  # for the application
        self.is_asked = False  # the request has come
        self.is_open = False  # and was accepted
        self.close_sent = False
        self.disconnected = False
        self.writable = asyncio.Event()
        self.writable.set()
        self.gone: asyncio.Future[None] = self.loop.create_future()
        self.on_taken: Callable[[int], None] | None = None
        self.on_lost: Callable[[], None] | None = None
        self.heard = 0.0  # when something was said on it last
        self._hear: Callable[[bytes, bool], None] | None = None
        self._can_write: Callable[[], None] | None = None
        self._is_paused = False
        self._pieces: list[bytes] = []
        self._is_text = False
        self._odd_left = float(ODD_AT_ONCE)
        self._odd_since = self.loop.time()
        self._is_pinged = False
        self._ping: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self.cut: asyncio.TimerHandle | None = None

    @abstractmethod
    def connect(self, request: Request) -> None:
        """Somebody asks for a line."""

    # Taking over.

    def take_over(self, table: int, hear: Callable[[bytes, bool], None], can_write: Callable[[], None]) -> None:
        """From now on `hear` gets every message, whether it is text, and `can_write` is called when there is room."""
        self._hear = hear
        self._can_write = can_write
        self.heard = self.loop.time()
        if self.on_taken is not None:
            self.on_taken(table)
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.disconnect":
                self._over()
                return
            text = event.get("text")
            hear(event["bytes"] if text is None else text.encode(), text is not None)
        self.listen_again()

    def wait(self) -> None:
        """Read no more for now: there is more than can be answered."""
        if not self._is_paused and not self.disconnected:
            self._is_paused = True
            self.transport.pause_reading()

    def listen_again(self) -> None:
        if self._is_paused and not self.disconnected:
            self._is_paused = False
            self.transport.resume_reading()

    @property
    def has_room(self) -> bool:
        """Whether what was sent is read at the other end."""
        return self.writable.is_set()

    def say(self, texts: list[bytes]) -> None:
        """Several messages in one go."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        for text in texts:
            self.conn.send_text(text)
        self.write()

    def hang_up(self, code: int) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.say_goodbye(code)
        self._over()

    def say_goodbye(self, code: int) -> None:
        """Close politely: the other end has a moment to close too."""
        self.conn.send_close(code)
        self.write()
        self.close_sent = True
        self.listen_again()
        # Not politely: who does not read would keep the socket for ever.
        self.cut = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)

    def write(self) -> None:
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def _over(self) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    # What the event loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._ping, self._unread, self.cut):
            if timer is not None:
                timer.cancel()
        self.disconnected = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": LOST})
        self.writable.set()
        if self.on_lost is not None:
            self.on_lost()
        self._over()

    def pause_writing(self) -> None:
        self.writable.clear()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None
        self.writable.set()
        if self._can_write is not None:
            self._can_write()

    def data_received(self, data: bytes) -> None:
        if not self.is_asked:
            self._read(data)
            if not self.is_asked:
                # A head that is good HTTP, but longer than WebSockets allow or with a body.
                self.transport.write(NO_LINE)
                self.transport.close()
            return
        for start in range(0, len(data), SLICE):
            self._read(data[start : start + SLICE])
            if self.transport.is_closing():
                return

    # Reading.

    def _read(self, data: bytes) -> None:
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Request):
                self.is_asked = True
                self.connect(event)
        if not self.is_asked:
            return  # one answer is enough, and it is not the library's
        self.write()
        if self.is_open and not self.close_sent and self.conn.close_expected():
            # The other end says goodbye, or has broken the protocol; what is due was answered just now.
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": self.conn.close_code or LOST})
            self.transport.close()

    def _take(self, frame: Frame) -> None:
        is_usual = frame.opcode is Opcode.TEXT and frame.fin and self._hear is not None and not self.close_sent
        if not is_usual and not self._bears_with_it():
            self.transport.abort()
            return
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self._is_text, self._pieces = frame.opcode is Opcode.TEXT, [bytes(frame.data)]
            case Opcode.CONT:
                self._pieces.append(bytes(frame.data))
            case Opcode.PONG:
                self._is_pinged = False
                return
            case Opcode.CLOSE if self.cut is not None:
                self.transport.close()  # it has said goodbye too
                return
            case _:
                return  # the library answers
        if frame.fin and not self.close_sent:
            data, self._pieces = b"".join(self._pieces), []
            self._hear_message(data, self._is_text)

    def _hear_message(self, data: bytes, is_text: bool) -> None:
        if self._hear is not None:
            self.heard = self.loop.time()
            self._hear(data, is_text)
            return
        # What is said to be text and is none is not worth a word in the log: refused like any that is no text.
        said = {"text": data.decode()} if is_text and is_utf8(data) else {"bytes": data}
        self.queue.put_nowait({"type": "websocket.receive", **said})
        self.wait()

    def _bears_with_it(self) -> bool:
        """Whether one more frame that no browser would send is still in order."""
        now = self.loop.time()
        left = min(ODD_AT_ONCE, self._odd_left + (now - self._odd_since) * ODD_A_SECOND)
        self._odd_left, self._odd_since = left - 1, now
        return left >= 1

    # Pings.

    def ping_later(self) -> None:
        self._ping = self.loop.call_later(PING_SECONDS, self._send_ping)

    def _send_ping(self) -> None:
        """Who has not answered the last one has gone, whatever the network says."""
        if self.close_sent or self.transport.is_closing():
            return
        if self._is_pinged:
            self.conn.fail(NO_PONG, "no pong")
            self.write()
            self.close_sent = True
            self.transport.close()
            return
        self._is_pinged = True
        self.conn.send_ping(b"")
        self.write()
        self.ping_later()


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
