"""WebSocket lines: messages whole, in pieces, many at once or broken; whoever hangs up leaves no trace in the log."""

import base64
import json
import os
import socket
import struct
import time
from contextlib import closing

import pytest

from serving import PATIENCE, Json, Seat, Server

TEXT, PIECE, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA


class RawLine:
    """A WebSocket by hand, to say what no library would say."""

    def __init__(self, seat: Seat) -> None:
        self.socket = socket.create_connection(("127.0.0.1", seat.server.port), PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {seat.path}/live HTTP/1.1\r\nHost: 127.0.0.1:{seat.server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(4096)
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        assert b"101" in head.split(b"\r\n")[0]

    def close(self) -> None:
        self.socket.close()

    def read(self) -> tuple[int, bytes]:
        first, length = self.take(2)
        if length == 126:
            length = struct.unpack("!H", self.take(2))[0]
        elif length == 127:
            length = struct.unpack("!Q", self.take(8))[0]
        return first & 0x0F, self.take(length)

    def take(self, count: int) -> bytes:
        while len(self.rest) < count:
            data = self.socket.recv(65536)
            if not data:
                raise ConnectionError
            self.rest += data
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def is_closed(self) -> bool:
        """Whether the other end says goodbye, or is just gone."""
        try:
            while self.read()[0] != CLOSE:
                pass
        except ConnectionError:
            pass
        return True

    def answer(self, id: str) -> Json:
        while True:
            kind, data = self.read()
            assert kind == TEXT, (kind, data)
            frame: Json = json.loads(data)
            if frame.get("id") == id:
                return frame


def framed(kind: int, data: bytes, *, whole: bool = True) -> bytes:
    mask = os.urandom(4)
    length = len(data)
    size = bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + struct.pack("!H", length)
    return bytes([(0x80 if whole else 0) | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data))


def said(**message: object) -> bytes:
    return json.dumps(message).encode()


@pytest.fixture
def seat(server: Server) -> Seat:
    return server.create(seats=["me", "random"], start=True)


def hello(seat: Seat) -> bytes:
    return framed(TEXT, said(type="hello", token=seat.token))


def test_hello_and_more_in_one_go_are_all_answered_in_order(seat: Seat) -> None:
    with closing(RawLine(seat)) as line:
        refusals = [framed(TEXT, said(type="move", id=str(number), text="no move")) for number in range(30)]
        line.socket.sendall(hello(seat) + b"".join(refusals))
        answered: list[str] = []
        while len(answered) < 30:
            frame = json.loads(line.read()[1])
            if frame["type"] == "refused":
                answered.append(frame["id"])
        assert answered == [str(number) for number in range(30)]


def test_a_message_that_comes_byte_by_byte_is_understood(seat: Seat) -> None:
    with closing(RawLine(seat)) as line:
        for byte in hello(seat) + framed(TEXT, said(type="move", id="slow", text="no move")):
            line.socket.sendall(bytes([byte]))
        assert line.answer("slow")["code"] == "not-a-move"


def test_a_message_in_pieces_with_a_ping_between_them_is_understood(seat: Seat) -> None:
    text = said(type="move", id="pieces", text="no move")
    with closing(RawLine(seat)) as line:
        line.socket.sendall(hello(seat))
        assert json.loads(line.read()[1])["type"] == "table"
        line.socket.sendall(framed(TEXT, text[:9], whole=False) + framed(PING, b"there?"))
        assert line.read() == (PONG, b"there?")
        line.socket.sendall(framed(PIECE, text[9:20], whole=False) + framed(PIECE, text[20:]))
        assert line.answer("pieces")["code"] == "not-a-move"


@pytest.mark.parametrize(
    "sent",
    [framed(BINARY, b"{}"), framed(TEXT, b"\xff\xfe"), framed(TEXT, b'"' + b"x" * 9000 + b'"'), framed(TEXT, b"")],
    ids=["binary", "not UTF-8", "too large", "empty"],
)
@pytest.mark.parametrize("is_first", [True, False], ids=["before hello", "after hello"])
def test_what_cannot_be_read_is_refused(seat: Seat, sent: bytes, is_first: bool) -> None:
    with closing(RawLine(seat)) as line:
        line.socket.sendall(sent if is_first else hello(seat) + sent)
        frames = [json.loads(line.read()[1])]
        while frames[-1]["type"] != "refused":
            frames.append(json.loads(line.read()[1]))
        assert frames[-1]["code"] in ("bad-message", "too-large")


@pytest.mark.parametrize(
    "sent",
    [
        bytes([0x80 | TEXT, 127]) + (1 << 40).to_bytes(8, "big"),
        bytes([0x80 | TEXT, 2]) + b"{}",
        bytes([0xF0 | TEXT, 0x80]) + bytes(4),
        framed(PIECE, b"of nothing"),
    ],
    ids=["far too long", "not masked", "reserved bits", "a piece of nothing"],
)
def test_what_breaks_the_protocol_ends_the_line_and_nothing_else(seat: Seat, sent: bytes) -> None:
    with closing(RawLine(seat)) as line:
        line.socket.sendall(hello(seat))
        line.read()
        line.socket.sendall(sent)
        assert line.is_closed()
    assert seat.table()["stage"] in ("playing", "over")


def test_who_is_gone_in_the_middle_of_a_word_leaves_nothing_in_the_log(server: Server, seat: Seat) -> None:
    for _ in range(10):
        line = RawLine(seat)
        line.socket.sendall(hello(seat) + framed(TEXT, said(type="since", id="s", number=0)) * 20)
        # A reset, not a polite end.
        line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.close()
    until = time.monotonic() + PATIENCE
    while server.metric("playmat_connections") and time.monotonic() < until:
        time.sleep(0.02)
    assert server.metric("playmat_connections") == 0
    assert '"trace"' not in server.log.read_text()


def test_the_table_comes_before_the_answer_that_it_led_to(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    server.join(ada.code, "Ben")
    with ada.live() as line:
        answer = line.say("start")
        assert line.table["number"] >= answer["number"]
        assert line.table["stage"] == "playing"


def flood(line: RawLine, sent: bytes) -> None:
    for _ in range(1000):
        line.socket.sendall(sent * 1000)


@pytest.mark.parametrize("greets", [True, False], ids=["after hello", "before hello"])
@pytest.mark.parametrize(
    "sent",
    [framed(PING, b"there?"), framed(PONG, b""), framed(PIECE, b"", whole=False)],
    ids=["pings", "pongs", "empty pieces"],
)
def test_a_line_that_sends_without_end_what_no_browser_sends_is_cut(seat: Seat, sent: bytes, greets: bool) -> None:
    """Each costs the one thread that serves all tables, and a megabyte of them would hold it for a second."""
    with closing(RawLine(seat)) as line:
        begun = framed(TEXT, b'{"type":', whole=False) if sent[0] & 0x0F == PIECE else b""
        line.socket.sendall((hello(seat) if greets else b"") + begun)
        with pytest.raises(ConnectionError):
            flood(line, sent)
    assert seat.table()["stage"] in ("playing", "over")


def test_a_line_that_pings_now_and_then_stays(seat: Seat) -> None:
    with closing(RawLine(seat)) as line:
        line.socket.sendall(hello(seat))
        assert json.loads(line.read()[1])["type"] == "table"
        for number in range(40):
            line.socket.sendall(framed(PING, b"%d" % number))
            while (heard := line.read())[0] != PONG:
                pass
            assert heard[1] == b"%d" % number
