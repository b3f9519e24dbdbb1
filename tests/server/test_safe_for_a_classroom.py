"""Safety: headers, origins, limits, nicknames, tokens, logs."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from playmat.core.refusal import Refused
from playmat.server.rooms.limits import EMOTE, TRY, Limits, Rate
from playmat.table.nicknames import checked_nickname, likeness
from serving import FrozenServer, Server, new_id


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with FrozenServer(tmp_path_factory.mktemp("strict")) as running:
        yield running


def refusal_of(name: str) -> str:
    try:
        checked_nickname(name)
    except Refused as wrong:
        return wrong.refusal.code
    return ""


def test_every_reply_has_strict_headers(server: Server) -> None:
    for path in (
        "/",
        "/t/CCCCCC",
        "/api",
        "/api/games",
        "/api/tables/CCCCCC",
        "/health",
        "/nothing.js",
        "/api/page.css",
    ):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert policy.startswith("default-src 'none'; script-src 'self';")
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_no_page_asks_anybody_else_for_anything(server: Server) -> None:
    for path in ("/", "/api", "/api/page.css"):
        assert not re.search(r"(https?:)?//[a-z]", server.get(path).text), path


def test_pages_of_other_servers_may_not_act_here(server: Server) -> None:
    wish = {"game": "number-line", "seats": ["me", "simple"]}
    foreign = server.post("/api/tables", wish, Origin="https://elsewhere.example")
    assert (foreign.status_code, foreign.json()["code"]) == (403, "wrong-origin")
    assert server.post("/api/tables", wish, Origin=server.address).status_code == 201
    ada = server.create()
    address = server.address.replace("http", "ws") + ada.path + "/live"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://elsewhere.example"), proxy=None):
        pass


def test_a_token_opens_only_its_own_table(server: Server) -> None:
    ada, other = server.create(), server.create()
    for token in ("", "nonsense", other.token):
        reply = server.get(f"{ada.path}/since/0", token)
        assert (reply.status_code, reply.json()["code"]) == (401, "unknown-token")
    stream = server.get(f"{ada.path}/stream", other.token)
    assert stream.status_code == 401
    assert server.post(f"{ada.path}/messages", {"type": "start", "id": "x"}).status_code == 401
    assert server.get(f"{ada.path}/record", other.token).status_code == 401


def test_a_websocket_without_a_good_hello_is_closed_with_a_reason(server: Server) -> None:
    ada = server.create()
    address = server.address.replace("http", "ws") + ada.path + "/live"
    for text, code in (
        ('{"type": "hello", "token": "wrong"}', "unknown-token"),
        ('{"type": "start", "id": "x"}', "unknown-token"),
        ("not json", "bad-message"),
        ('{"type": "hello"}', "bad-message"),
    ):
        with connect(address, proxy=None) as socket:
            socket.send(text)
            assert json.loads(socket.recv(5))["code"] == code
            with pytest.raises(ConnectionClosed):
                socket.recv(5)
            assert socket.close_code == 1008
    with connect(address.replace(ada.code, "CCCCCC"), proxy=None) as socket:
        socket.send('{"type": "hello", "token": "wrong"}')
        assert json.loads(socket.recv(5))["code"] == "unknown-table"


def test_what_cannot_be_read_is_refused_and_named(server: Server) -> None:
    ada = server.create()
    path = f"{ada.path}/messages"
    for body in (
        {},
        {"type": "dance", "id": "x"},
        {"type": "move", "id": "no spaces", "text": "card 1"},
        [1],
        "x",
        None,
    ):
        reply = server.post(path, body, ada.token)
        assert (reply.status_code, reply.json()["code"]) == (400, "bad-message"), body
        assert reply.json()["sentence"].startswith("This message cannot be read: ")
    extra = server.post(path, {"type": "leave", "id": "x", "seat": 1}, ada.token)
    assert "seat" in extra.json()["facts"]["detail"]
    large = server.post(path, {"type": "move", "id": "x", "text": "x" * 20_000}, ada.token)
    assert (large.status_code, large.json()["code"]) == (413, "too-large")
    with ada.live() as line:
        line.socket.send("nonsense")
        assert line.until(lambda frame: frame["type"] == "refused")["code"] == "bad-message"
        line.socket.send("x" * 9000)
        assert line.until(lambda frame: frame["type"] == "refused")["code"] == "too-large"
        line.socket.send(b"binary")
        assert line.until(lambda frame: frame["type"] == "refused")["code"] == "bad-message"
        assert line.say("rename", nickname="Eve")["type"] == "accepted", "the line is still good"
    assert server.get("/api/nowhere").json()["code"] == "not-found"
    assert server.get("/assets/../../pyproject.toml").status_code == 404
    assert server.post("/api/games").status_code == 405


def test_a_wrong_wish_for_a_table_is_explained_in_the_askers_language(server: Server) -> None:
    def code(**wish: object) -> str:
        reply = server.post("/api/tables", {"game": "number-line", "seats": ["me", "simple"], **wish})
        answer: str = reply.json()["code"]
        return answer

    assert code(game="number-lin") == "unknown-game"
    assert code(seats=["me"]) == "wrong-seats"
    assert code(seats=["me", "me"]) == "two-me"
    assert code(seats=["me", "genius"]) == "unknown-bot"
    assert code(options={"start": "dice"}) == "option-not-a-choice"
    assert code(preset="fast") == "unknown-preset"
    assert code(colour="pink") == "unknown-colour"
    assert code(seats=["me", "open"], start=True) == "seats-open"
    assert code(patience=0) == "bad-message"
    spanish = {"Accept-Language": "es-MX,es;q=0.9,en;q=0.8"}
    reply = server.post("/api/tables", {"game": "number-line", "seats": ["me", "me"]}, **spanish)
    assert reply.json()["sentence"] == "Solo puedes ocupar un puesto."


def test_a_refused_move_is_explained_in_english_and_spanish(server: Server) -> None:
    ada = server.create(seats=["me", "open"])
    ben = server.join(ada.code, "Ben")
    ada.do("start")
    ada.do("move", text="card 5")
    body = {"type": "move", "id": new_id(), "text": "card 5"}
    english = server.post(f"{ben.path}/messages", body, ben.token)
    spanish = server.post(f"{ben.path}/messages?language=es", body, ben.token)
    assert english.status_code == 409
    assert english.json() == {
        "type": "refused",
        "id": body["id"],
        "code": "taken",
        "sentence": "A card of Ada lies on 5 already: choose a number without a card.",
        "facts": {"number": 5, "seat": 0},
        "rule": "NL-1",
        "child": "Ada's card is on 5. Choose a free number.",
    }
    assert spanish.json()["sentence"] == "En el 5 ya hay una carta de Ada: elige un número sin carta."
    with ada.live(language="es") as line:
        assert line.say("move", text="card 6")["sentence"] == "No es tu turno: ahora juega Ben."
        assert line.table["status"]["sentence"] == "Es el turno de Ben."


def test_a_seat_that_is_too_fast_is_slowed_down_alone(strict: Server) -> None:
    ada = strict.create(seats=["me", "open"])
    ben = strict.join(ada.code, "Ben")
    ada.do("start")
    answers = [ada.say("try", text="card 5") for _ in range(TRY.burst + 5)]
    refused = [answer for answer in answers if answer["type"] == "refused"]
    assert len(refused) == 5
    assert {answer["code"] for answer in refused} == {"too-fast"}
    assert refused[0]["facts"]["seconds"] >= 1
    shown = [ben.say("emote", emote="hello")["type"] for _ in range(EMOTE.burst + 3)]
    assert shown == ["accepted"] * EMOTE.burst + ["refused"] * 3
    status = strict.post(f"{ben.path}/messages", {"type": "emote", "id": "x", "emote": "wow"}, ben.token)
    assert (status.status_code, status.headers["retry-after"].isdecimal()) == (429, True)


def test_a_whole_class_may_open_and_join_tables_from_one_address(strict: Server) -> None:
    tables = [strict.create(seats=["me", "open"]) for _ in range(30)]
    seats = [strict.join(table.code, "Ben").seat for table in tables]
    assert seats == [1] * 30


def test_limits_fill_up_again_and_are_counted_apart() -> None:
    limits = Limits()
    rate = Rate("test", 2, 3)
    for _ in range(3):
        limits.spend(rate, "a", 0)
    with pytest.raises(Refused) as wrong:
        limits.spend(rate, "a", 0)
    assert wrong.value.refusal.facts == {"seconds": 1}
    limits.spend(rate, "b", 0)
    limits.spend(rate, "a", 500)
    with pytest.raises(Refused):
        limits.spend(rate, "a", 900)


def test_nicknames_are_tidied_and_fit() -> None:
    assert checked_nickname("  Ada   L. ") == "Ada L."
    assert checked_nickname("José-Luis") == "José-Luis"
    assert checked_nickname("") == ""
    assert refusal_of("A" * 17) == "nickname-length"
    for name in ("<b>", "a@b.c", "Ada\u202e", "🙂", "...", "x/y"):
        assert refusal_of(name) == "nickname-letters", name
    # Words that only look unfit.
    for name in ("Cassandra", "Essex", "Ignazio", "Computa", "Dickens", "Analia", "Robin 2"):
        assert refusal_of(name) == "", name
    assert likeness("Róbin 2") == likeness("robin2") != likeness("robin3")


@pytest.mark.parametrize("spelling", ["{}", "{}!", "x{}x", "the {} one", "{}{}"])
def test_unfit_words_are_found_however_they_are_spelled(spelling: str) -> None:
    # Spelled backwards here, so that nobody has to read them.
    words = ["kcuf", "tihs", "adreim", "norbac"]
    for word in words:
        plain = word[::-1]
        for written in (plain, plain.upper(), plain.replace("i", "1").replace("o", "0"), ".".join(plain)):
            name = spelling.format(written, written)[:16].rstrip("!")
            if plain in name.replace(".", "").replace("1", "i").replace("0", "o").lower():
                assert refusal_of(name) == "nickname-unfit", spelling


def test_logs_are_json_and_name_nobody(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.create(nickname="Wilhelmina", seats=["me", "simple"], start=True)
        with ada.live() as line:
            line.say("move", text="card 5")
        assert server.stop() == 0
        text = server.log.read_text()
    events = [json.loads(line)["event"] for line in text.splitlines()]
    assert events[0] == "started"
    assert "table-opened" in events
    assert events[-1] == "stopped"
    for secret in ("Wilhelmina", ada.token, ada.code, "127.0.0.1"):
        assert secret not in text


def test_tokens_and_nicknames_are_not_in_the_log_of_a_table(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = server.create(nickname="Wilhelmina")
        server.stop()
        raw = server.data.read_bytes()
    assert ada.token.encode() not in raw
    import sqlite3

    connection = sqlite3.connect(server.data)
    entries = b"".join(entry for (entry,) in connection.execute("SELECT entry FROM log"))
    names = connection.execute("SELECT nickname FROM names").fetchall()
    connection.close()
    assert b"Wilhelmina" not in entries
    assert names == [("Wilhelmina",)]
