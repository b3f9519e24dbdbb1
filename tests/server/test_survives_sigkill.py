"""The server is killed again and again while tables play: it keeps every word it gave."""

import json
import random
import sqlite3
import threading
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from serving import Json, Line, Seat, Server, my_moves, new_id

KILLS = 5
LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, httpx.HTTPError, json.JSONDecodeError)


class Player(threading.Thread):
    """Plays on through every crash: what was not answered is sent again under the same id."""

    def __init__(self, seat: Seat, seed: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.choice = random.Random(seed)
        self.stop = stop
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.sent_again = 0
        self.waiting: tuple[str, str, str] | None = None  # type, id, text
        self.faults: list[object] = []

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self.play()
            except LOST:
                time.sleep(0.05)

    def play(self) -> None:
        raise NotImplementedError

    def next_message(self, table: Json) -> tuple[str, str, str] | None:
        if self.waiting is not None:
            self.sent_again += 1
            return self.waiting
        if table["stage"] == "over":
            return ("rematch", new_id(), "") if table["you"]["host"] else None
        if table["you"]["seat"] in table["waiting_for"]:
            return "ready", new_id(), ""
        moves = my_moves(table)
        return ("move", new_id(), self.choice.choice(moves)) if moves else None

    def take(self, answer: Json) -> None:
        assert self.waiting is not None
        kind, id, text = self.waiting
        if answer["type"] == "accepted":
            if self.acknowledged.setdefault(id, (answer["number"], text)) != (answer["number"], text):
                self.faults.append((id, answer))
        elif answer["code"] not in ("not-your-turn", "between-games", "match-over", "not-between", "stopping"):
            self.faults.append((kind, text, answer))
        self.waiting = None


class AskingPlayer(Player):
    """By plain HTTP."""

    def play(self) -> None:
        table = self.seat.table(10**6)
        self.waiting = self.next_message(table)
        if self.waiting is None:
            time.sleep(0.01)
            return
        kind, id, text = self.waiting
        self.take(self.seat.say(kind, id, **({"text": text} if text else {})))


class LivePlayer(Player):
    """By WebSocket."""

    def play(self) -> None:
        with self.seat.live(since=10**6) as line:
            while not self.stop.is_set():
                self.step(line)

    def step(self, line: Line) -> None:
        self.waiting = self.next_message(line.table)
        if self.waiting is None:
            line.frame(1)
            return
        kind, id, text = self.waiting
        self.take(line.say(kind, id, **({"text": text} if text else {})))
        line.send(type="hello", token=self.seat.token, since=10**6)
        line.until(lambda frame: frame["type"] == "table")


def logged(data: Path, code: str) -> list[Json]:
    connection = sqlite3.connect(f"file:{data}?mode=ro", uri=True)
    try:
        rows = connection.execute(
            "SELECT number, entry FROM log JOIN tables ON id = table_id WHERE code = ? ORDER BY number", (code,)
        ).fetchall()
    finally:
        connection.close()
    assert [number for number, _ in rows] == list(range(1, len(rows) + 1))
    return [json.loads(entry) for _, entry in rows]


def all_go_on(data: Path, before: dict[str, int]) -> None:
    """Wait until every table has gone on well beyond where it was."""
    until = time.monotonic() + 15
    for code, number in before.items():
        while len(logged(data, code)) < number + 8:
            assert time.monotonic() < until, f"a table stands still at {number}"
            time.sleep(0.05)


@pytest.mark.slow
def test_every_acknowledged_move_is_there_none_twice_and_every_table_goes_on(tmp_path: Path) -> None:
    stop = threading.Event()
    with Server(tmp_path, "--limits", "0") as server:
        players: list[Player] = []
        for seed in range(2):
            ada = server.create(seats=["me", "open", "simple"], options={"games": 3})
            ben = server.join(ada.code, "Ben")
            ada.do("start")
            players += [LivePlayer(ada, seed, stop), AskingPlayer(ben, seed + 10, stop)]
        players.append(LivePlayer(server.create(seats=["me", "random"], start=True), 20, stop))
        for player in players:
            player.start()
        before = dict.fromkeys((player.seat.code for player in players), 0)
        for round in range(KILLS):
            all_go_on(server.data, before)
            time.sleep(0.11 * round)  # not always at the same point of the beat
            server.kill()
            before = {code: len(logged(server.data, code)) for code in before}
            server.start()
        all_go_on(server.data, before)
        stop.set()
        for player in players:
            player.join(20)
        server.kill()
        for player in players:
            entries = logged(server.data, player.seat.code)
            assert player.faults == []
            ids = [entry["id"] for entry in entries if entry.get("speaker") == player.seat.seat and entry.get("id")]
            assert len(ids) == len(set(ids)), "a message counted twice"
            assert len(player.acknowledged) > 2 * KILLS
            for id, (number, text) in player.acknowledged.items():
                assert entries[number - 1]["id"] == id
                assert not text or (entries[number - 1]["text"], entries[number - 1]["seat"]) == (
                    text,
                    player.seat.seat,
                )
        assert sum(player.sent_again for player in players) > 0
