"""What reaches the server from outside, however odd: refused in a sentence, with the headers of every other reply."""

import asyncio
import json
import socket
from collections.abc import Iterator

import pytest
from starlette.types import Message, Receive, Scope, Send

from playmat.server.http.addresses import seen_from
from playmat.server.http.hosts import KnownHosts
from playmat.server.http.safety import Guard
from playmat.server.rooms.counters import Counters
from playmat.server.rooms.limits import CREATE, EMOTE, HINT, PAR, REPLAY, Limits
from playmat.server.routes import ROUTES
from playmat.server.run import bound, known_hosts
from playmat.server.settings import Settings
from serving import FrozenServer, Server

WISH = {"game": "number-line", "seats": ["me", "open"], "nickname": "Ada"}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on, behind one proxy."""
    with FrozenServer(tmp_path_factory.mktemp("strict"), "--proxy", "--allow-host", "Play.Example") as running:
        yield running


def raw(server: Server, path: str, *headers: str) -> tuple[int, dict[str, str], str]:
    """A request as it is written, which no client library tidies: status, headers, body."""
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        lines = [f"GET {path} HTTP/1.1", *headers, "Connection: close", "", ""]
        line.sendall("\r\n".join(lines).encode())
        reply = b""
        while part := line.recv(65536):
            reply += part
    head, _, body = reply.decode().partition("\r\n\r\n")
    first, *rest = head.split("\r\n")
    return int(first.split()[1]), dict(it.lower().split(": ", 1) for it in rest), body


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/%00.js",
        "/" + "a" * 1500 + ".js",
        "/assets/" + "x" * 300 + ".js",
        "/api/tables/CCCCCC/since/" + "9" * 5000,
        "/api/tables/CCCCCC/since/" + "9" * 1500,
        "/" + "a/" * 4000,
        "/t/CCCCCC?" + "q" * 9000,
        "/api/words/%00.ftl",
        "/api/faces/%00/%00.svg",
        "/api/print/%00.pdf",
    ],
)
def test_an_address_that_nothing_can_be_at_is_refused(server: Server, path: str) -> None:
    status, headers, body = raw(server, path, f"Host: 127.0.0.1:{server.port}")
    assert 400 <= status < 500, (path[:80], status)
    assert json.loads(body)["type"] == "refused"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["content-security-policy"].startswith("default-src 'none'")


def test_a_number_too_long_to_be_one_is_refused(server: Server) -> None:
    ada = server.create()
    for path in (f"{ada.path}/since/" + "9" * 1500, f"{ada.path}/record?match=" + "9" * 1500):
        reply = server.get(path, ada.token)
        assert 400 <= reply.status_code < 500
        assert reply.json()["type"] == "refused"


def test_a_fault_of_ours_is_told_as_a_refusal_with_all_headers(caplog: pytest.LogCaptureFixture) -> None:
    counters = Counters()

    async def broken(_: Scope, _receive: Receive, _send: Send) -> None:
        raise ZeroDivisionError

    app = Guard(broken, (), KnownHosts(["localhost"]), counters)
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    headers = [(b"host", b"localhost:80")]
    scope = {"type": "http", "method": "GET", "path": "/", "raw_path": b"/", "query_string": b"", "headers": headers}
    asyncio.run(app(scope, receive, send))
    assert counters == {("playmat_faults_total", "", ""): 1}
    assert sent[0]["status"] == 500
    assert dict(sent[0]["headers"])[b"x-content-type-options"] == b"nosniff"
    assert json.loads(sent[1]["body"])["code"] == "server-fault"
    faults = [record for record in caplog.records if record.getMessage() == "request-failed"]
    assert len(faults) == 1
    assert faults[0].exc_info


def test_a_name_that_is_not_the_servers_own_is_refused_and_says_which_setting_helps(server: Server) -> None:
    for name in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "x" * 2900, "10.9.8.7", "@"):
        status, headers, body = raw(server, "/api/games", f"Host: {name}")
        refusal = json.loads(body)
        assert (status, refusal["code"]) == (400, "unknown-host"), name[:40]
        assert "--allow-host" in refusal["sentence"]
        assert len(body) < 1000
        assert headers["x-frame-options"] == "deny"
    status, _, _ = raw(server, "/api/games", "Host: localhost", "Host: evil.example")
    assert status == 400
    for name in ("localhost", f"LOCALHOST:{server.port}", f"127.0.0.1:{server.port}", "[::1]:80", "localhost."):
        assert raw(server, "/api/games", f"Host: {name}")[0] == 200, name


def test_a_page_that_took_the_servers_address_for_its_own_name_may_not_act(server: Server) -> None:
    """DNS rebinding: the page and the request agree on a name that is not ours."""
    reply = server.post("/api/tables", WISH, Origin="http://evil.example", Host="evil.example")
    assert (reply.status_code, reply.json()["code"]) == (400, "unknown-host")


def test_further_names_can_be_allowed(strict: Server) -> None:
    assert strict.get("/api/games", Host="play.example").status_code == 200
    assert strict.get("/api/games", Host="play.example.evil").status_code == 400


def test_names_come_from_the_settings() -> None:
    names = KnownHosts(["https://School.example:8443", "play.local", "192.168.1.7", "[fe80::1]"])
    for host in ("school.example", "play.local:80", "192.168.1.7:8321", "[fe80::1]:9"):
        assert names.knows(host), host
    for host in ("", "evil", "192.168.1.8", "play.local:80:80", "play.local:x"):
        assert not names.knows(host), host
    assert KnownHosts([], any_address=True).knows("10.1.2.3:80")
    assert not KnownHosts([], any_address=True).knows("evil.example")


def test_a_server_on_the_network_answers_to_the_name_of_its_machine_and_one_for_itself_does_not() -> None:
    machine = socket.gethostname().lower()
    for host, is_known in (("127.0.0.1", False), ("0.0.0.0", True)):
        with bound(host, 0) as sock:
            names = known_hosts(Settings(public="https://play.example", origins=("http://board.example:81",)), [sock])
        assert names.knows(machine) == names.knows(f"{machine.partition('.')[0]}.local:80") == is_known
        assert names.knows("10.1.2.3:80") == is_known
        for name in ("play.example", "board.example", "localhost:8321", "[::1]"):
            assert names.knows(name), name


@pytest.mark.parametrize(
    ("proxies", "told", "found"),
    [
        (0, ["1.1.1.1"], "9.9.9.9"),
        (1, ["1.1.1.1"], "1.1.1.1"),
        (1, ["6.6.6.6, 1.1.1.1"], "1.1.1.1"),
        (1, ["6.6.6.6", "1.1.1.1"], "1.1.1.1"),
        (2, ["6.6.6.6, 1.1.1.1, 2.2.2.2"], "1.1.1.1"),
        (2, ["1.1.1.1"], "1.1.1.1"),
        (1, ["6.6.6.6, nonsense"], "9.9.9.9"),
        (1, [], "9.9.9.9"),
        (1, ["1.1.1.1:4711"], "1.1.1.1"),
        (1, ["2001:db8:1:2ab:3:4:5:6"], "2001:db8:1:200::"),
        (1, ["[2001:db8:1:2ab:3:4:5:6]:80"], "2001:db8:1:200::"),
        (1, ["::ffff:1.1.1.1"], "1.1.1.1"),
    ],
)
def test_the_address_is_the_one_our_own_proxies_saw(proxies: int, told: list[str], found: str) -> None:
    headers = [(b"x-forwarded-for", one.encode()) for one in told]
    assert seen_from({"client": ("9.9.9.9", 5), "headers": headers}, proxies) == found


def test_who_invents_addresses_behind_a_proxy_is_counted_as_one(strict: Server) -> None:
    replies = [
        strict.post("/api/tables", WISH, **{"X-Forwarded-For": f"6.6.{number // 250}.{number % 250}, 7.7.7.7"})
        for number in range(CREATE.burst + 3)
    ]
    assert [reply.status_code for reply in replies] == [201] * CREATE.burst + [429] * 3


def test_every_route_has_its_rate() -> None:
    for route in ROUTES:
        assert getattr(route, "rate", None) is not None, route


def test_what_is_limited_apart_is_counted_apart(strict: Server) -> None:
    assert len({EMOTE, HINT, PAR, REPLAY}) == 4
    ada = strict.create(seats=["me", "simple"], helps={"hints": True}, start=True)
    for _ in range(4):
        assert ada.say("emote", emote="wow")["type"] == "accepted"
    assert ada.say("emote", emote="wow")["code"] == "too-fast"
    assert ada.say("hint")["type"] == "hinted"


def test_counting_stays_small_however_many_names_come() -> None:
    limits = Limits()
    for number in range(70_000):
        limits.spend(EMOTE, f"address {number}", 0)
    assert len(limits) <= 20_001


def test_what_is_the_same_for_everybody_is_packed_once_and_equal(server: Server) -> None:
    for path in ("/api/games", "/api/rules", "/api/words/es.ftl?game=sevens", "/api/openapi.json", "/api"):
        plain = server.get(path, **{"Accept-Encoding": "identity"})
        packed = server.get(path, **{"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert plain.content == packed.content
        assert "accept-encoding" in packed.headers["vary"].lower()


def test_the_picture_of_a_link_is_made_for_known_names_only(server: Server) -> None:
    ada = server.create()
    first, again = (server.get(f"{ada.path}/qr.svg") for _ in range(2))
    assert first.content == again.content
    assert first.content != server.get(f"{ada.path}/qr.svg", Host="localhost").content
    assert server.get(f"{ada.path}/qr.svg", Host="x" * 2900).status_code == 400


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[x]", "[", "null", "://", ""])
def test_an_origin_that_is_no_address_is_a_foreign_one(server: Server, origin: str) -> None:
    reply = server.post("/api/tables", WISH, Origin=origin)
    assert (reply.status_code, reply.json()["code"]) == (403, "wrong-origin")
    assert '"trace"' not in server.log.read_text()
