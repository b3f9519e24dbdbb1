"""Connections that say nothing, little or nothing useful: they make room for those who want something."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import pytest

from playmat.server.live.doors import SHARE, Doors, NoRoom, share_of
from playmat.server.run import IDLE_SECONDS
from serving import PATIENCE, PLAYMAT, Server, my_moves

# So many files a server may open in these tests; most of them are left for connections.
FEW_FILES = 300


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that may open only few files; rates are no matter here."""
    server = Server(tmp_path_factory.mktemp("server"), "--limits", "1000")
    server.program = ["sh", "-c", f'ulimit -n {FEW_FILES}; exec "$@"', "sh", str(PLAYMAT)]
    with server:
        yield server


def connected(server: Server) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


@contextmanager
def crowd(server: Server, count: int, says: bytes = b"") -> Iterator[list[socket.socket]]:
    with ExitStack() as held:
        lines = [held.enter_context(closing(connected(server))) for _ in range(count)]
        for line in lines:
            with suppress(BrokenPipeError, ConnectionResetError):  # it had to make room already
                line.sendall(says)
        yield lines


def rest_of(line: socket.socket) -> bytes:
    """All that comes until the other end hangs up."""
    line.settimeout(60)
    told = b""
    with suppress(ConnectionResetError):
        while more := line.recv(4096):
            told += more
    return told


REQUEST = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n"
)


@pytest.mark.parametrize("says", [b"", b"GET / HT", REQUEST + b"{"], ids=["nothing", "half a head", "half a body"])
def test_a_thousand_who_say_nothing_keep_nobody_from_playing(server: Server, says: bytes) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    with ada.live() as line, crowd(server, 3 * FEW_FILES, says):
        for _ in range(3):
            with ada.live() as other:
                assert other.table["code"] == ada.code
            assert server.get("/health").json()["status"] == "ok"
        line.table_until(my_moves)
        assert line.say("move", text=my_moves(line.table)[0])["type"] == "accepted", "nobody who plays was sent away"
    assert '"trace"' not in server.log.read_text()


def test_a_socket_that_opens_a_line_and_says_no_hello_makes_room_too(server: Server) -> None:
    ada = server.create(seats=["me", "simple"], start=True)
    upgrade = (
        f"GET {ada.path}/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with crowd(server, 2 * FEW_FILES, upgrade.encode()), ada.live() as line:
        assert my_moves(line.table_until(my_moves))


@pytest.mark.slow
def test_who_does_not_ask_or_read_in_time_is_hung_up_on_and_who_had_begun_is_told_why(server: Server) -> None:
    """All at the same time, so that the test waits once. One asks for more than any buffer holds and reads nothing."""
    with ExitStack() as held:
        deaf = held.enter_context(socket.socket())
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.connect(("127.0.0.1", server.port))
        deaf.settimeout(1)
        with suppress(TimeoutError):
            deaf.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n" * 95)
        silent, half_a_head, empty_lines, half_a_body, kept = (
            held.enter_context(closing(connected(server))) for _ in range(5)
        )
        half_a_head.sendall(b"GET / HT")
        half_a_body.sendall(REQUEST + b"{")
        assert server.metric("playmat_sockets") == 7, "these six and we"
        kept.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        until = time.monotonic() + 20
        with suppress(BrokenPipeError, ConnectionResetError):
            while time.monotonic() < until:
                empty_lines.sendall(b"\r\n")
                time.sleep(1)
        assert time.monotonic() < until, "empty lines are no request"
        assert rest_of(silent) == b""
        assert rest_of(half_a_head).startswith(b"HTTP/1.1 408 ")
        assert rest_of(kept).startswith(b"HTTP/1.1 200 ")
        told = rest_of(half_a_body)
        assert told.startswith(b"HTTP/1.1 408 ")
        assert b'"too-slow"' in told
        until = time.monotonic() + 60
        while server.metric("playmat_sockets") > 1:
            assert time.monotonic() < until, "who never reads is still there"
            time.sleep(0.2)
    assert '"trace"' not in server.log.read_text()


def test_a_head_without_an_end_is_refused(server: Server) -> None:
    with closing(connected(server)) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        with suppress(BrokenPipeError, ConnectionResetError):
            for number in range(2000):
                line.sendall(b"X-%d: %s\r\n" % (number, b"x" * 100))
        told = rest_of(line)
    assert told == b"" or told.startswith(b"HTTP/1.1 431 ")


def test_connections_are_counted_out_again(server: Server) -> None:
    """More of each kind, one after the other, than there is room for."""
    ada = server.create(seats=["me", "simple"], start=True)
    for _ in range(FEW_FILES):
        connected(server).close()
    for _ in range(FEW_FILES // 2):
        with ada.live():
            pass
        with closing(connected(server)) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert rest_of(line).startswith(b"HTTP/1.1 200 ")


def test_the_longest_idle_makes_room_first() -> None:
    doors: Doors[str] = Doors(4, 3)
    assert [doors.enter(guest, "school") for guest in ("ada", "ben", "cat")] == [None, None, None]
    doors.busy("ada")
    assert doors.enter("dan", "school") == "ben", "the school has its share"
    assert doors.enter("eve", "home") is None
    assert doors.enter("flo", "cafe") == "cat", "the house is full, and most are from the school"
    doors.idle("ada")
    doors.busy("dan")
    assert doors.enter("gil", "cafe") == "ada"
    doors.leave("dan")
    doors.leave("dan")
    assert doors.enter("hal", "home") is None
    assert (doors.count, doors.sent_away, doors.turned_away) == (4, 3, 0)


def test_lines_that_only_listen_to_a_table_of_ones_own_do_not_keep_a_school_out() -> None:
    """One pupil fills the room that the school has; two at a table elsewhere, who think for long, are left alone."""
    doors: Doors[str] = Doors(100, 10)
    for guest in ("ada", "ben"):
        doors.enter(guest, "school")
        doors.busy(guest, table=1)
    for number in range(8):
        doors.enter(f"clown {number}", "school")
        doors.busy(f"clown {number}", table=2)
    doors.busy("clown 0", table=2)
    assert doors.enter("cat", "school") == "clown 1", "clown 0 spoke last"
    doors.busy("cat")
    assert doors.enter("dan", "school") == "clown 2"
    assert doors.enter("eve", "school") == "clown 3", "not dan, who is about to ask"
    for guest in ("eve", "cat", "ada"):
        doors.leave(guest)
    assert doors.count == 7
    with pytest.raises(NoRoom):
        Doors[str](0, 0).enter("ada", "school")


def test_one_address_has_room_for_three_hundred_children_and_never_all_there_is() -> None:
    """Two lines and four requests at once for each of them."""
    assert share_of(20_000, 1) == SHARE >= 300 * 6
    assert share_of(800, 1) == 600
    assert share_of(800, 0) == 800
    assert share_of(20_000, 2) == 2 * SHARE


def test_a_server_takes_as_many_files_as_it_may(tmp_path: Path) -> None:
    """A soft limit is there to be raised."""
    server = Server(tmp_path)
    server.program = ["sh", "-c", 'ulimit -Sn 250; ulimit -Hn 2000; exec "$@"', "sh", str(PLAYMAT)]
    with server:
        limits = Path(f"/proc/{server.pid}/limits").read_text()
    (files,) = [line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files")]
    assert files == ["2000", "2000"]


@pytest.mark.parametrize(
    "begin",
    [b"GET /health HTTP/1.1\r\n", b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"],
    ids=["before the body", "behind it"],
)
def test_headers_without_end_end_the_line(server: Server, begin: bytes) -> None:
    with connected(server) as line:
        line.sendall(begin + b"X: y\r\n" * 300)
        assert b" 431 " in rest_of(line)


def test_requests_in_a_row_that_wait_for_no_answer_end_the_line(server: Server) -> None:
    """Each is kept until its turn comes: nobody may have thousands of turns."""
    with connected(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000)
        answered = rest_of(line)
    assert answered.count(b" 200 OK") < 150


def test_a_few_requests_in_a_row_are_all_answered(server: Server) -> None:
    with connected(server) as line:
        one = b"GET /health HTTP/1.1\r\nHost: localhost\r\n"
        line.sendall((one + b"\r\n") * 9 + one + b"Connection: close\r\n\r\n")
        assert rest_of(line).count(b" 200 OK") == 10


def test_what_is_no_http_is_refused_with_the_headers_of_every_other_reply(server: Server) -> None:
    with connected(server) as line:
        line.sendall(b"GET /health\x00 HTTP/1.1\r\n\r\n")
        told = rest_of(line).decode()
    assert told.startswith("HTTP/1.1 400 ")
    assert "x-content-type-options: nosniff" in told
    assert '"code":"bad-message"' in told


@pytest.mark.parametrize(
    "more",
    ["".join(f"X-{number}: y\r\n" for number in range(150)), f"X: {'y' * 9000}\r\n", "Content-Length: 5\r\n"],
    ids=["many headers", "a long header", "a body"],
)
def test_a_greeting_that_can_never_become_a_line_is_refused(server: Server, more: str) -> None:
    """Good HTTP, but no WebSocket: it would have been waited for without end."""
    with connected(server) as line:
        line.sendall(
            f"GET /api/tables/CCCCCC/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n{more}\r\n".encode()
        )
        line.settimeout(10)
        assert line.recv(4096).startswith(b"HTTP/1.1 400 ")
        assert line.recv(4096) == b""


@pytest.mark.slow
def test_behind_a_proxy_a_connection_stays_open_for_longer_than_proxies_keep_theirs(tmp_path: Path) -> None:
    """What a proxy sends on a connection just as it is closed would be lost, and a POST is not sent twice."""
    with Server(tmp_path, "--proxy") as server, closing(connected(server)) as line:
        request = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
        line.sendall(request)
        assert whole_reply(line).startswith(b"HTTP/1.1 200")
        time.sleep(IDLE_SECONDS + 1.5)
        line.sendall(request)
        assert whole_reply(line).startswith(b"HTTP/1.1 200"), "it was closed though nobody hung up"


def whole_reply(line: socket.socket) -> bytes:
    """Head and body may come apart, and what is left of one reply would be taken for the next."""
    reply = b""
    while not reply.endswith(b"}") and (more := line.recv(4096)):
        reply += more
    return reply
