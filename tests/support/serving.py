"""A real server for tests: its own process, its own database file, real sockets on loopback."""

import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from operator import itemgetter
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

PLAYMAT = Path(sys.executable).with_name("playmat")
FROZEN_CLOCK = Path(__file__).parents[2] / "tools" / "proof" / "frozen_clock.py"
PATIENCE = 15.0
NO_EVENTS = 10**6

Json = dict[str, Any]


class Server:
    """`playmat serve` on a free port. `kill` is SIGKILL; `start` again keeps file and port."""

    def __init__(self, folder: Path, *flags: str, native: str | None = None) -> None:
        self.data = folder / "tables.db"
        self.log = folder / "log.jsonl"
        self.flags = flags
        self.program = [str(PLAYMAT)]
        self.native = native  # which build it runs; as the tests do, if nothing is said
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        # Plain HTTP only: making ready for TLS would take longer than most tests.
        self.web = httpx.Client(verify=False, trust_env=False, timeout=PATIENCE)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        self.web.close()

    @property
    def place(self) -> Path | str:
        """Where its tables are kept: the file, or the database it was given."""
        return self.flags[self.flags.index("--store") + 1] if "--store" in self.flags else self.data

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> None:
        command = [*self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        if "--pace" not in self.flags:
            command += ["--pace", "0"]
        environment = {**os.environ, "PLAYMAT_LOG": "info"}
        if self.native is not None:
            environment["PLAYMAT_NATIVE"] = self.native
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, *self.flags], stdout=subprocess.PIPE, stderr=log, text=True, env=environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Playmat: "), line + self.log.read_text()
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self._gone()

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        code = self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code

    # Asking.

    def get(self, path: str, token: str = "", **headers: str) -> httpx.Response:
        return self.web.get(self.address + path, headers={**bearer(token), **headers})

    def post(self, path: str, body: object = None, token: str = "", **headers: str) -> httpx.Response:
        return self.web.post(self.address + path, json=body, headers={**bearer(token), **headers})

    def create(self, **wish: Any) -> "Seat":
        wish.setdefault("game", "number-line")
        wish.setdefault("seats", ["me", "open"])
        wish.setdefault("nickname", "Ada")
        reply = self.post("/api/tables", wish)
        assert reply.status_code == 201, reply.text
        return Seat(self, reply.json())

    def join(self, code: str, nickname: str, **wish: Any) -> "Seat":
        reply = self.post(f"/api/tables/{code}/seats", {"nickname": nickname, **wish})
        assert reply.status_code == 201, reply.text
        return Seat(self, reply.json())

    def join_by_agreement(self, code: str, nickname: str, *people: "Seat", **wish: Any) -> "Seat":
        """Somebody new in a running match, to whom everybody says yes."""
        waiting = Waiting(self, code, nickname, **wish)
        for seat in people:
            seat.answer("newcomer", True)
        return Seat(self, waiting.news())

    def metric(self, name: str) -> int:
        for line in self.get("/metrics").text.splitlines():
            if line.startswith(name + " "):
                return int(line.split()[1])
        return 0


class FrozenServer(Server):
    """A server whose clock stands still: its limits depend on how many requests a test sends, not on how fast."""

    def __init__(self, folder: Path, *flags: str) -> None:
        super().__init__(folder, *flags)
        self.program = [sys.executable, str(FROZEN_CLOCK)]


class Seat:
    """Somebody with a token, who asks by plain HTTP."""

    def __init__(self, server: Server, joined: Json) -> None:
        self.server = server
        self.code: str = joined["code"]
        self.token: str = joined["token"]
        self.seat: int | None = joined["seat"]
        self.path = f"/api/tables/{self.code}"

    def table(self, since: int = 0, **headers: str) -> Json:
        reply = self.server.get(f"{self.path}/since/{since}", self.token, **headers)
        while reply.status_code == 429:  # a server with its limits on, asked in a tight loop
            time.sleep(float(reply.headers["retry-after"]))
            reply = self.server.get(f"{self.path}/since/{since}", self.token, **headers)
        assert reply.status_code == 200, reply.text
        frame: Json = reply.json()
        return frame

    def say(self, type: str, id: str = "", **fields: Any) -> Json:
        """The answer, whether accepted or refused."""
        body = {"type": type, "id": id or new_id(), **fields}
        answer: Json = self.server.post(f"{self.path}/messages", body, self.token).json()
        return answer

    def do(self, type: str, **fields: Any) -> int:
        """Must be accepted."""
        answer = self.say(type, **fields)
        assert answer["type"] == "accepted", answer
        number: int = answer["number"]
        return number

    def refused(self, type: str, **fields: Any) -> str:
        """Must be refused: its code."""
        answer = self.say(type, **fields)
        assert answer["type"] == "refused", answer
        code: str = answer["code"]
        return code

    def answer(self, kind: str, agree: bool) -> None:
        """Say yes or no to what is being asked at the table."""
        (question,) = [it for it in self.table(NO_EVENTS)["questions"] if it["kind"] == kind]
        self.do("answer", question=question["number"], agree=agree)

    def wait_for(self, what: Any, seconds: float = PATIENCE, since: int = NO_EVENTS) -> Json:
        """The first table of which it is true; without what happened before, which takes longest to tell."""
        until = time.monotonic() + seconds
        pause = 0.02
        while time.monotonic() < until:
            table = self.table(since)
            if what(table):
                return table
            time.sleep(pause)
            pause = min(0.1, pause * 1.1)  # who asks for long without a rest is refused
        raise AssertionError(f"did not come: {json.dumps(table)[:3000]}")

    def live(self, since: int = 0, language: str = "en", *, changes: bool = False) -> "Line":
        return Line(self, since, language, changes=changes)

    def step(self, choose: Callable[[list[str]], str] = itemgetter(0)) -> Json:
        """Do what is asked of this seat, if anything: the table before it."""
        table = self.table(10**6)
        if self.seat in table["waiting_for"]:
            self.do("ready")
        elif my_moves(table):
            self.do("move", text=choose(my_moves(table)))
        return table

    def finish(self, choose: Callable[[list[str]], str] = itemgetter(0), seconds: float = 30) -> Json:
        """Play on until the match is over."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            table = self.step(choose)
            if is_over(table):
                return table
        raise AssertionError(f"did not end: {json.dumps(table)[:3000]}")


class Waiting:
    """Somebody who asks for a seat in a running match."""

    def __init__(self, server: Server, code: str, nickname: str, **wish: Any) -> None:
        self.server = server
        self.path = f"/api/tables/{code}"
        reply = server.post(f"{self.path}/seats", {"nickname": nickname, **wish})
        assert reply.status_code == 202, reply.text
        self.first: Json = reply.json()
        self.token: str = self.first["token"]

    def news(self) -> Json:
        reply = self.server.get(f"{self.path}/waiting", self.token)
        assert reply.status_code == 200, reply.text
        news: Json = reply.json()
        return news

    def leave(self) -> Json:
        address = f"{self.server.address}{self.path}/waiting"
        left: Json = self.server.web.delete(address, headers=bearer(self.token)).json()
        return left


def play_out(players: list[Seat], choose: Callable[[list[str]], str] = itemgetter(0)) -> Json:
    """Everybody who has a move makes it, until the match is over; bots are waited for. The table as it ends."""
    for _ in range(600):
        for seat in players:
            if seat.step(choose)["stage"] == "over":
                return seat.table(NO_EVENTS)
    raise AssertionError("it never ends")


class Line:
    """Somebody at the table by WebSocket."""

    def __init__(self, seat: Seat, since: int = 0, language: str = "en", *, changes: bool = False) -> None:
        address = seat.server.address.replace("http", "ws") + seat.path + "/live"
        self._open = ExitStack()
        opening = connect(address, open_timeout=PATIENCE, close_timeout=1, proxy=None)
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.table: Json = {}
        self.raw: list[str] = []
        self.send(
            type="hello", token=seat.token, since=since, language=language, **{"changes": True} if changes else {}
        )
        self.until(lambda frame: frame["type"] == "table")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def frame(self, seconds: float = PATIENCE) -> Json:
        text = self.socket.recv(seconds)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: Json = json.loads(text)
        if frame["type"] == "change":
            frame = with_change(self.table, frame)
        if frame["type"] == "table":
            self.table = frame
        return frame

    def until(self, what: Any, seconds: float = PATIENCE) -> Json:
        end = time.monotonic() + seconds
        while True:
            frame = self.frame(max(0.01, end - time.monotonic()))
            if what(frame):
                return frame

    def table_until(self, what: Any, seconds: float = PATIENCE) -> Json:
        """The table as soon as it is so."""
        if not (self.table and what(self.table)):
            self.until(lambda frame: frame["type"] == "table" and what(frame), seconds)
        return self.table

    def say(self, type: str, id: str = "", **fields: Any) -> Json:
        """The answer to a message; tables that come before it are taken in."""
        id = id or new_id()
        self.send(type=type, id=id, **fields)
        return self.until(lambda frame: frame.get("id") == id or (frame["type"] == "refused" and frame["id"] is None))


def with_change(table: Json, change: Json) -> Json:
    """The whole table again, as a client makes it of the last one and a change."""
    told = {name: change[name] for name in ("number", "at", "clock", "status", "events")}
    play = change["play"]
    view = {**table["play"]["view"], "now": play["now"], "actors": play["actors"]}
    offer = {"moves": play["moves"], "forms": play["forms"], "asks": change["status"]}
    whole = {**table["play"], "view": view, "offer": offer, "may_take_back": play["may_take_back"]}
    return {**table, **told, "play": whole, "first_event": 0}


def new_id() -> str:
    return secrets.token_urlsafe(9)


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def is_over(table: Json) -> bool:
    return bool(table["stage"] == "over")


def my_moves(table: Json) -> list[str]:
    moves: list[str] = [] if table["play"] is None else table["play"]["offer"]["moves"]
    return moves
