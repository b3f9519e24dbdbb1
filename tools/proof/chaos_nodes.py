"""`make chaos ARGS=--nodes`: nodes are killed, stopped and cut off, the database crashes, releases mix, under load.

After each: every answered message is in the store, once, as it was answered; every table goes on.
"""

import argparse
import asyncio
import json
import os
import random
import shutil
import signal
import statistics
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import uvloop
from tools.nodes.farm import Farm, healthy
from tools.nodes.wire import How, Wire
from tools.proof.ledger import differences
from tools.proof.running import ROOT, Json, Process, work_folder
from tools.proof.steady import Steady

COUNT = 3
TABLES = 8
THINK = (0.05, 0.3)
GO_ON_SECONDS = 90.0
# What nodes say in their logs when they are treated like this, and should.
EXPECTED = (
    "node-lost",
    "store-failed",
    "table-taken",
    "bot-move-failed",
    "database system is",
)
FLAGS = ("--limits", "0", "--log", "warning", "--pace", "0", "--workers", "1")
NEXT_STEP = """-- usable from 4
-- postgresql
ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue';
"""

Report = tuple[str, list[str]]


class Play:
    """Players at tables behind the proxy, and an eye on the database."""

    def __init__(self, farm: Farm, seed: int) -> None:
        self.farm = farm
        self.chance = random.Random(seed)
        self.players: list[Steady] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.takeovers: list[float] = []

    def sit_down(self) -> None:
        door = self.farm.door
        for _ in range(TABLES):
            wish = {"game": "number-line", "seats": ["me", "open"], "nickname": "Ada"}
            first = door.post("/api/tables", wish)
            path = f"/api/tables/{first['code']}"
            second = door.post(f"{path}/seats", {"nickname": "Kim"})
            door.post(f"{path}/messages", {"type": "start", "id": "start"}, first["token"])
            self.players += [
                Steady(door.port, first["code"], it["token"], random.Random(self.chance.random()), THINK)
                for it in (first, second)
            ]

    def begin(self) -> None:
        self.tasks = [asyncio.ensure_future(player.run()) for player in self.players]

    async def ask(self, query: str) -> list[Any]:
        connection = await asyncpg.connect(self.farm.store)
        try:
            rows: list[Any] = await connection.fetch(query)
            return rows
        finally:
            await connection.close()

    async def lengths(self) -> dict[str, int]:
        return dict(await self.ask("SELECT code, length FROM tables"))

    async def all_go_on(self, more: int = 3) -> list[str]:
        before = await self.lengths()
        until = time.monotonic() + GO_ON_SECONDS
        stuck = set(before)
        while stuck and time.monotonic() < until:
            await asyncio.sleep(0.2)
            now = await self.lengths()
            stuck = {code for code in stuck if now[code] < before[code] + more}
        return [f"table {code} is stuck at {before[code]}" for code in stuck]

    async def end(self) -> list[str]:
        faults = await self.all_go_on()
        for player in self.players:
            player.is_done = True
            player.fall_asleep()
        done = await asyncio.gather(*self.tasks, return_exceptions=True)
        faults += [f"a player fell over: {it!r}" for it in done if isinstance(it, BaseException)]
        rows = await self.ask("SELECT code, number, entry FROM log JOIN tables ON id = table_id ORDER BY code, number")
        logs: dict[str, list[Json]] = {}
        for code, number, entry in rows:
            log = logs.setdefault(code, [])
            if number != len(log) + 1:
                faults.append(f"the log of {code} has a gap at {number}")
            log.append(json.loads(entry))
        return faults + differences(logs.__getitem__, self.players)

    async def tables_of(self, node: Process) -> list[str]:
        address = f"http://127.0.0.1:{node.port}"
        owned = f"""SELECT t.code FROM owned o JOIN nodes n ON n.id = o.node JOIN tables t ON t.id = o.id
            WHERE n.address = '{address}' AND n.alive"""
        return [row[0] for row in await self.ask(owned)]

    async def taken_over(self, codes: list[str], asked: Process) -> None:
        """How long until each of these tables answers again, asked of another node."""
        began = time.monotonic()
        tokens = {player.code: player.token for player in self.players}

        async def answers(code: str) -> None:
            while time.monotonic() < began + GO_ON_SECONDS:
                try:
                    status, _ = await asyncio.to_thread(
                        asked.ask, "GET", f"/api/tables/{code}/since/1000000", None, tokens[code]
                    )
                except OSError:
                    status = 0
                if status == 200:
                    self.takeovers.append(time.monotonic() - began)
                    return
                await asyncio.sleep(0.02)

        await asyncio.gather(*(answers(code) for code in codes))

    async def pick(self) -> tuple[Process, Process]:
        """A node to be treated badly, and another."""
        for node in self.farm.nodes:
            while not await asyncio.to_thread(healthy, node):
                await asyncio.sleep(0.1)
        node, other = self.chance.sample(self.farm.nodes, 2)
        return node, other

    def told(self) -> str:
        answered = sum(len(player.story.acknowledged) for player in self.players)
        again = sum(player.story.sent_again for player in self.players)
        text = f"{answered} answered, {again} said again"
        if self.takeovers:
            late = max(self.takeovers) if len(self.takeovers) < 100 else statistics.quantiles(self.takeovers, n=100)[98]
            middle = statistics.median(self.takeovers)
            text += f"; {len(self.takeovers)} takeovers, median {middle:.1f} s, 99 % within {late:.1f} s"
        return text


async def kills(play: Play, count: int) -> str:
    for _ in range(count):
        await asyncio.sleep(play.chance.random() * 0.5)
        node, other = await play.pick()
        codes = await play.tables_of(node)
        node.kill()
        await play.taken_over(codes, other)
        await asyncio.to_thread(node.start)
    return f"{count} × SIGKILL of a node"


async def stops(play: Play, count: int) -> str:
    for _ in range(count):
        await asyncio.sleep(play.chance.random() * 0.5)
        node, other = await play.pick()
        codes = await play.tables_of(node)
        os.kill(node.pid, signal.SIGSTOP)
        try:
            await play.taken_over(codes, other)
            await asyncio.sleep(play.chance.random())
        finally:
            os.kill(node.pid, signal.SIGCONT)
    return f"{count} × SIGSTOP and SIGCONT of a node"


async def database(play: Play, count: int) -> str:
    for _ in range(count):
        await asyncio.sleep(1 + play.chance.random() * 2)
        await asyncio.to_thread(play.farm.cluster.stop, "immediate")
        await asyncio.sleep(play.chance.random() * 4)
        await asyncio.to_thread(play.farm.cluster.start)
        await play.pick()
    return f"{count} × the database crashed"


async def wires(play: Play, count: int, lines: list[Wire]) -> str:
    ways: list[How] = ["slow", "silent", "cut"]
    for number in range(count):
        wire = play.chance.choice(lines)
        wire.be(ways[number % len(ways)])
        await asyncio.sleep(1 + play.chance.random() * 4)
        wire.be("well")
        await asyncio.sleep(1)
    return f"{count} × the wire to the database slow, silent or cut"


async def rolling(play: Play, count: int, folder: Path) -> str:
    """Each node in turn by one of the next release, and back, while everybody plays."""
    newer = next_release(folder)
    commands = [play.farm.nodes[0].command, newer]
    for number in range(count):
        for node in play.farm.nodes:
            await play.pick()
            await asyncio.to_thread(node.stop)
            node.command = commands[(number + 1) % 2] if number < count - 1 else newer
            if node.command is newer:
                node.environment = {"PYTHONPATH": str(folder / "next" / "src")}
            else:
                node.environment = {}
            await asyncio.to_thread(node.start)
    columns = await play.ask("SELECT 1 FROM information_schema.columns WHERE column_name = 'colour'")
    moods = await play.ask("SELECT count(*) FROM log WHERE position('mood'::bytea IN entry) > 0")
    assert columns, "the next release never came up"
    assert moods[0][0], "nothing was written by the next release"
    return f"{count} rolling restarts between two releases ({moods[0][0]} entries of the newer one)"


def next_release(folder: Path) -> list[str]:
    """A copy of this one, with one more column and one more field in its logs; the command that runs it."""
    source = folder / "next" / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    store = source / "playmat" / "server" / "store" / "sql" / "0005-colour.sql"
    store.write_text(NEXT_STEP)
    log = source / "playmat" / "table" / "log.py"
    text = log.read_text()
    old = 'class Moved(Entry, frozen=True, tag="moved", kw_only=True):'
    assert old in text
    text = text.replace(old, old.replace("kw_only=True", "kw_only=True, omit_defaults=False"))
    log.write_text(text.replace('    by: str = ""\n', '    by: str = ""\n    mood: str = "calm"\n', 1))
    return [sys.executable, "-m", "playmat", *play_flags]


play_flags: list[str] = []

Act = Callable[[Play, int], Coroutine[Any, Any, str]]


async def with_farm(folder: Path, seed: int, act: Act, count: int) -> Report:
    with Farm(folder, COUNT, *FLAGS) as farm:
        play_flags[:] = farm.nodes[0].command[1:]
        play = Play(farm, seed)
        play.sit_down()
        play.begin()
        told = await act(play, count)
        faults = await play.end()
        return f"{told}: {play.told()}", faults


async def with_wires(folder: Path, seed: int, count: int) -> Report:
    farm = Farm(folder, COUNT, *FLAGS)
    lines = [Wire(farm.cluster.folder / f"wire{number}", farm.cluster.folder) for number in range(COUNT)]
    for node, wire in zip(farm.nodes, lines, strict=True):
        place = node.command.index(farm.store)
        node.command[place] = node.command[place].replace(str(farm.cluster.folder), str(wire.folder))
    for wire in lines:
        await wire.open()
    # Beside the wires, which are handed on by this event loop.
    await asyncio.to_thread(farm.__enter__)
    try:
        play = Play(farm, seed)
        await asyncio.to_thread(play.sit_down)
        play.begin()
        told = await wires(play, count, lines)
        faults = await play.end()
        return f"{told}: {play.told()}", faults
    finally:
        for wire in lines:
            await wire.close()
        await asyncio.to_thread(farm.__exit__, None, None, None)


def run(name: str, folder: Path, arguments: argparse.Namespace) -> Report:
    seed = arguments.seed
    match name:
        case "kills":
            return uvloop.run(with_farm(folder, seed, kills, arguments.kills))
        case "stops":
            return uvloop.run(with_farm(folder, seed, stops, arguments.stops))
        case "database":
            return uvloop.run(with_farm(folder, seed, database, arguments.crashes))
        case "wires":
            return uvloop.run(with_wires(folder, seed, arguments.wires))
        case _:
            return uvloop.run(
                with_farm(folder, seed, lambda play, count: rolling(play, count, folder), arguments.releases)
            )


RUNS = ("kills", "stops", "database", "wires", "rolling")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", nargs="*", default=list(RUNS), choices=RUNS)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--stops", type=int, default=50)
    parser.add_argument("--crashes", type=int, default=20)
    parser.add_argument("--wires", type=int, default=30)
    parser.add_argument("--releases", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args(words)
    bad = 0
    for name in arguments.runs:
        with work_folder() as folder:
            told, faults = run(name, Path(folder), arguments)
            logs = [line for file in Path(folder).glob("node*.jsonl") for line in file.read_text().splitlines()]
        faults += [f"log: {line[:300]}" for line in logs if not any(known in line for known in EXPECTED)]
        print(f"{'ok  ' if not faults else 'FAIL'} {told}", flush=True)
        for fault in faults[:8]:
            print(f"     {fault}", flush=True)
        bad += len(faults)
    sys.exit(1 if bad else 0)
