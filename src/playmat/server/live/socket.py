"""WebSocket lines: uvicorn's own, but a table may take one over and speak on it without a detour."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part for this machine
    from websockets.utils import apply_mask

EXTENSION: Final = "playmat.line"
WHOLE_TEXT: Final = 0x81
# The first bytes of a frame: what it is; how long, and that it is masked, as every frame of a browser is.
MASKED: Final = 0x80
LONG: Final = 126
LONGER: Final = 127
MASK: Final = 4
NO_LINE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
# What no browser sends in numbers (pings, texts in pieces, anything before the hello or after the goodbye) is worth a
# little patience and no more: each is answered or kept at once, and nobody else counts it.
ODD_AT_ONCE: Final = 60
ODD_A_SECOND: Final = 10.0
# Who reads nothing for so long has gone, whatever the network says. Who comes back comes with a new line.
UNREAD_SECONDS: Final = 30.0


class TableSocket(WebSocketsSansIOProtocol):
    """One line. The handshake goes the usual way; once taken over, every message goes straight to who took it.

    What a browser sends is nearly always one short text in one piece: that is read here. Everything else (pings,
    closing, texts in pieces, what breaks the protocol) is left to the library, always frame by frame.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.gone: asyncio.Future[None] = self.loop.create_future()
        self.on_taken: Callable[[int], None] | None = None
        self.heard = 0.0  # when something was said on it last
        self.on_lost: Callable[[], None] | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._hear: Callable[[bytes, bool], None] | None = None
        self._can_write: Callable[[], None] | None = None
        self._rest = bytearray()
        self._in_pieces = False
        self._odd_left = float(ODD_AT_ONCE)
        self._odd_since = self.loop.time()

    # Taking over.

    def take_over(self, table: int, hear: Callable[[bytes, bool], None], can_write: Callable[[], None]) -> None:
        """From now on `hear` gets every message, whether it is text, and `can_write` is called when there is room."""
        self._hear = hear
        self._can_write = can_write
        self.heard = self.loop.time()
        if self.on_taken is not None:
            self.on_taken(table)
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.disconnect":
                self._over()
                return
            text = event.get("text")
            hear(event["bytes"] if text is None else text.encode(), text is not None)
        self.listen_again()

    def wait(self) -> None:
        """Read no more for now: there is more than can be answered."""
        if not self.read_paused and not self.disconnected:
            self.read_paused = True
            self.transport.pause_reading()

    def listen_again(self) -> None:
        if self.read_paused and not self.disconnected:
            self.read_paused = False
            self.transport.resume_reading()

    @property
    def has_room(self) -> bool:
        """Whether what was sent is read at the other end."""
        return self.writable.is_set()

    def say(self, texts: list[bytes]) -> None:
        """Several messages in one go."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        parts: list[bytes] = []
        for text in texts:
            parts += (head(len(text)), text)
        self.transport.write(b"".join(parts))

    def hang_up(self, code: int) -> None:
        """Close politely: the other end has a moment to close too."""
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.listen_again()
            # Not politely: who does not read would keep the socket for ever.
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        self._over()

    def _over(self) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    # What uvicorn calls.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][EXTENSION] = {"line": self}

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()
        self._over()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def resume_writing(self) -> None:
        self._read()
        super().resume_writing()
        if self._can_write is not None:
            self._can_write()

    def send_receive_event_to_app(self) -> None:
        data = b"".join(self.frames)
        if self._hear is None:
            if not is_utf8(data):
                # Not worth a word in the log: refused like any other message that is no text.
                self.curr_msg_data_type = "bytes"
            super().send_receive_event_to_app()
            return
        self.frames = []
        if not self.close_sent:
            self.heard = self.loop.time()
            self._hear(data, self.curr_msg_data_type == "text")

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:
                # A head that is good HTTP, but longer than WebSockets allow or with a body: the library waits for ever.
                self.transport.write(NO_LINE)
                self.transport.close()
            return
        if self._rest:
            self._rest += data
            data = bytes(self._rest)
            self._rest.clear()
        start = 0
        while start < len(data):
            end = self._read_frame(data, start)
            if end == start:
                self._rest += data[start:]
                return
            start = end

    def _read_frame(self, data: bytes, start: int) -> int:
        """Where the next frame begins; `start` where this one has not come in whole."""
        if len(data) < start + 2:
            return start
        first, length = data[start], data[start + 1] & ~MASKED
        masked = data[start + 1] & MASKED
        begin = start + 2
        if length >= LONG:
            size = 2 if length == LONG else 8
            if len(data) < begin + size:
                return start
            length = int.from_bytes(data[begin : begin + size], "big")
            begin += size
        if length > (self.config.ws_max_size or 0):
            # Far too long: the library says so and closes the line, whatever follows.
            super().data_received(data[start:])
            return len(data)
        if masked:
            begin += MASK
        end = begin + length
        if len(data) < end:
            return start
        if first == WHOLE_TEXT and masked and self._hear is not None and not self._in_pieces and not self.close_sent:
            self.heard = self.loop.time()
            self._hear(apply_mask(data[begin:end], data[begin - MASK : begin]), True)
        elif not self._bears_with_it():
            self.transport.abort()
            return len(data)
        else:
            if first & 0x0F < 8:
                self._in_pieces = not first & 0x80
            super().data_received(data[start:end])
        return end

    def _bears_with_it(self) -> bool:
        """Whether one more frame that no browser would send is still in order."""
        now = self.loop.time()
        left = min(ODD_AT_ONCE, self._odd_left + (now - self._odd_since) * ODD_A_SECOND)
        self._odd_left, self._odd_since = left - 1, now
        return left >= 1


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def head(length: int) -> bytes:
    """The frame header of a text message of this length."""
    if length < LONG:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, LONG)) + length.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, LONGER)) + length.to_bytes(8, "big")
