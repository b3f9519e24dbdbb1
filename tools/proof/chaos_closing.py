"""`make chaos`, the run `closing`: connections to class tables and to the class end right after each message, while
everyone else plays on. Nobody else may notice."""

import argparse
import asyncio
import json
import random
import secrets
import sqlite3
from collections import Counter
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from picows import WSMsgType, WSTransport, ws_connect
from tools.proof.class_children import ClassEar
from tools.proof.ledger import differences, logged
from tools.proof.running import Json, Process, playmat
from tools.proof.steady import Steady

TABLES: Final = 4
SIZE: Final = 3
THINK: Final = (0.05, 0.25)
LONGEST_WAIT: Final = 0.8  # seconds between a message and the end of its connection: a hint takes some of that
HOLD: Final = 0.3  # so long the store stands still again and again, so that many end while something is being stored
FREE: Final = 0.1
GONE_AFTER: Final = 0.05
AT_ONCE: Final = 12
MOST_OF_ONE: Final = 2  # at a time, besides the one that stays: a token with more than four loses its oldest
UNSEEN: Final = ("tried", "hint-given")  # entries that have no number at the table
FLAGS: Final = ("--limits", "0", "--log", "warning", "--pace", "0")


class Lesson(NamedTuple):
    """A class that is seated: who plays, who listens to the class, and where messages can be sent to."""

    code: str
    teacher: str
    children: list[str]
    players: list[Steady]
    listeners: list[tuple[ClassEar, WSTransport]]


async def listened(server: Process, code: str, token: str) -> tuple[ClassEar, WSTransport]:
    ear = ClassEar()
    address = f"ws://127.0.0.1:{server.port}/api/classes/{code}/live"
    transport, _ = await ws_connect(lambda: ear, address)
    transport.send(WSMsgType.TEXT, msgspec.json.encode({"type": "hello", "token": token}))
    return ear, transport


async def seated(server: Process, chance: random.Random) -> Lesson:
    names = [f"Student {number}" for number in range(TABLES * SIZE)]
    plan = {"game": "sevens", "size": SIZE}
    made = await asyncio.to_thread(server.post, "/api/classes", {"names": names, "plan": plan})
    code, teacher = made["code"], made["token"]
    told = await asyncio.to_thread(server.get, f"/api/classes/{code}/now", teacher)
    children, listeners = [], [await listened(server, code, teacher)]
    for child in told["children"]:
        came = await asyncio.to_thread(server.post, f"/api/classes/{code}/children", {"child_code": child["code"]})
        children.append(came["token"])
        listeners.append(await listened(server, code, came["token"]))
    await said(server, code, teacher, type="seat-all")
    players = []
    for token in children:
        seat = (await said(server, code, token, type="take-seat"))["joined"]
        players.append(Steady(server.port, seat["code"], seat["token"], random.Random(chance.random()), THINK))
    return Lesson(code, teacher, children, players, listeners)


async def said(server: Process, code: str, token: str, **message: object) -> Json:
    body = {"id": secrets.token_urlsafe(9), **message}
    return await asyncio.to_thread(server.post, f"/api/classes/{code}/messages", body, token)


class Closers:
    """Connections that say one thing and end."""

    def __init__(self, server: Process, lesson: Lesson, chance: random.Random) -> None:
        self.server = server
        self.lesson = lesson
        self.chance = chance
        self.open: Counter[str] = Counter()  # by token

    async def say_and_close(self) -> None:
        place, token, message = self._some_message()
        if self.open[token] >= MOST_OF_ONE:
            return
        self.open[token] += 1
        transport, _ = await ws_connect(ClassEar, f"ws://127.0.0.1:{self.server.port}/api/{place}/live")
        transport.send(WSMsgType.TEXT, msgspec.json.encode({"type": "hello", "token": token}))
        transport.send(WSMsgType.TEXT, msgspec.json.encode({"id": secrets.token_urlsafe(9), **message}))
        await asyncio.sleep(self.chance.random() * LONGEST_WAIT)
        transport.disconnect()
        await asyncio.sleep(GONE_AFTER)
        self.open[token] -= 1

    def _some_message(self) -> tuple[str, str, Json]:
        """Where to, with which token, and what: at a table or to the class."""
        chance, lesson = self.chance, self.lesson
        if chance.random() < 0.75:
            kind = chance.choice(["hint", "hint", "move", "try"])
            movers = [player for player in lesson.players if can_move(player)]
            player = chance.choice(movers if movers and kind == "hint" else lesson.players)
            text = {} if kind == "hint" else {"text": chance.choice(["7S", "pass", "card 99"])}
            return f"tables/{player.code}", player.token, {"type": kind, **text}
        place = f"classes/{lesson.code}"
        if chance.random() < 0.5:
            return place, chance.choice(lesson.children), {"type": "raise-hand", "on": chance.random() < 0.5}
        return place, lesson.teacher, {"type": "time-signal", "minutes": chance.randrange(1, 60)}


def can_move(player: Steady) -> bool:
    return player.table is not None and player.table.play is not None and bool(player.table.play.offer.moves)


async def hold_now_and_then(data: Path) -> None:
    with closing(sqlite3.connect(data, isolation_level=None, timeout=20, check_same_thread=False)) as other:
        while True:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(HOLD)
            other.execute("ROLLBACK")
            await asyncio.sleep(FREE)


def seen(data: Path, code: str) -> list[Json]:
    """A table's log as it is numbered at the table."""
    return [entry for entry in logged(data, code) if entry["type"] not in UNSEEN]


def sent_away(lesson: Lesson) -> list[str]:
    found = []
    for ear, _ in lesson.listeners:
        while not ear.heard.empty():
            frame = ear.heard.get_nowait()
            if frame is None or frame["type"] == "goodbye":
                found.append(f"a connection to the class ended: {frame}")
    return found


async def closing_connections(folder: Path, arguments: argparse.Namespace) -> tuple[str, list[str]]:
    from tools.proof.chaos import all_go_on, begun, ended

    chance = random.Random(arguments.seed)
    with playmat(folder, *FLAGS) as server:
        data = folder / "tables.db"
        lesson = await seated(server, chance)
        tasks = begun(lesson.players)
        holding = asyncio.ensure_future(hold_now_and_then(data))
        closers, count = Closers(server, lesson, chance), arguments.closings
        for start in range(0, count, AT_ONCE):
            together = min(AT_ONCE, count - start)
            await asyncio.gather(*(closers.say_and_close() for _ in range(together)))
        holding.cancel()
        codes = {player.code for player in lesson.players}
        going = {player.code for player in lesson.players if player.table is not None and player.table.stage != "over"}
        faults = await all_go_on(data, going)
        faults += [f"{player.code}: lost {it} times" for player in lesson.players if (it := player.story.losses)]
        faults += sent_away(lesson)
        faults += await ended(lesson.players, tasks)
        noted = sum(len(logged(data, code)) - len(seen(data, code)) for code in codes)
        if noted == 0:
            faults.append("no hint and no try was noted, so nothing was proved")
        server.stop()
        faults += differences(partial(seen, data), lesson.players)
    faults += [f"log: {line[:300]}" for line in (folder / "log.jsonl").read_text().splitlines() if is_error(line)]
    answered = sum(len(player.story.acknowledged) for player in lesson.players)
    return (
        f"{count} connections at {len(codes)} class tables closed right after a message: {noted} notes stored, "
        f"{answered} messages of others answered, none of their connections lost",
        faults,
    )


def is_error(line: str) -> bool:
    return bool(json.loads(line)["level"] == "error")
