"""`make chaos ARGS=--nodes`: nodes are killed, stopped and cut off, the database crashes, releases mix, under load.

After each: every answered message is in the store, once, as it was answered; every table goes on; who was sent away
stays away. It takes an hour, in parts: with `--tally FILE` the parts that are told of there are not run again.
"""

import argparse
import asyncio
import os
import shutil
import signal
import statistics
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import uvloop
from tools.nodes.farm import Farm
from tools.nodes.proxies import PROXIES, Name
from tools.nodes.wire import How, Wire
from tools.proof.farm_play import Play, Told
from tools.proof.running import ROOT, work_folder

from playmat.server.store.schema import newest

COUNT = 3
MOST_AT_ONCE = 50  # kills and the like in one part
TAKEOVER_SECONDS = 5.0
# What nodes say in their logs when they are treated like this, and should.
EXPECTED = (
    "node-lost",
    "store-failed",
    "table-taken",
    "bot-move-failed",
    "database system is",
)
FLAGS = ("--limits", "0", "--log", "warning", "--pace", "0", "--workers", "1")
NEXT_STEP = """-- usable from {}
-- postgresql
ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue';
"""


class Part(NamedTuple):
    """A piece of a run: so many harms, by a chance of their own, on a farm of their own."""

    run: str
    harms: int
    seed: int
    behind: Name = "haproxy"


class Line(msgspec.Struct):
    """A part that was run, in the tally."""

    part: Part
    told: Told


async def kills(play: Play, count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(play.chance.random() * 0.5)
        node, other, codes = await play.pick()
        node.kill()
        await play.taken_over(codes, other)
        await asyncio.to_thread(node.start)


async def stops(play: Play, count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(play.chance.random() * 0.5)
        node, other, codes = await play.pick()
        os.kill(node.pid, signal.SIGSTOP)
        try:
            await play.taken_over(codes, other)
            await asyncio.sleep(play.chance.random())
        finally:
            os.kill(node.pid, signal.SIGCONT)


async def database(play: Play, count: int) -> None:
    for _ in range(count):
        await asyncio.sleep(1 + play.chance.random() * 2)
        await asyncio.to_thread(play.farm.cluster.kill)
        await asyncio.sleep(play.chance.random() * 4)
        await asyncio.to_thread(play.farm.cluster.start)
        play.told.harms += 1
        await play.all_well()


async def wires(play: Play, count: int, lines: list[Wire]) -> None:
    ways: list[How] = ["slow", "silent", "cut"]
    for number in range(count):
        wire = play.chance.choice(lines)
        wire.be(ways[number % len(ways)])
        await asyncio.sleep(1 + play.chance.random() * 4)
        wire.be("well")
        await asyncio.sleep(1)
        play.told.harms += 1


async def rolling(play: Play, count: int, folder: Path) -> None:
    """Each node in turn by one of the next release, and back, while everybody plays."""
    newer = next_release(folder, play.farm.nodes[0].command)
    commands = [play.farm.nodes[0].command, newer]
    for number in range(count):
        for node in play.farm.nodes:
            await play.all_well()
            await asyncio.to_thread(node.stop)
            node.command = commands[(number + 1) % 2] if number < count - 1 else newer
            if node.command is newer:
                node.environment = {"PYTHONPATH": str(folder / "next" / "src")}
            else:
                node.environment = {}
            await asyncio.to_thread(node.start)
        play.told.harms += 1
    columns = await play.ask("SELECT 1 FROM information_schema.columns WHERE column_name = 'colour'")
    moods = await play.ask("SELECT count(*) FROM log WHERE position('mood'::bytea IN entry) > 0")
    assert columns, "the next release never came up"
    assert moods[0][0], "nothing was written by the next release"


def next_release(folder: Path, command: list[str]) -> list[str]:
    """A copy of this one, with one more column and one more field in its logs; the command that runs it."""
    source = folder / "next" / "src"
    shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("__pycache__"))
    known = newest("postgresql")
    store = source / "playmat" / "server" / "store" / "sql" / f"{known + 1:04}-colour.sql"
    store.write_text(NEXT_STEP.format(known))
    log = source / "playmat" / "table" / "log.py"
    text = log.read_text()
    old = 'class Moved(Entry, frozen=True, tag="moved", kw_only=True):'
    assert old in text
    text = text.replace(old, old.replace("kw_only=True", "kw_only=True, omit_defaults=False"))
    log.write_text(text.replace('    by: str = ""\n', '    by: str = ""\n    mood: str = "calm"\n', 1))
    return [sys.executable, "-m", "playmat", *command[1:]]


Act = Callable[[Play, int], Coroutine[Any, Any, None]]


async def with_farm(folder: Path, part: Part, act: Act) -> Told:
    with Farm(folder, COUNT, *FLAGS, behind=part.behind) as farm:
        play = Play(farm, part.seed)
        play.sit_down()
        play.begin()
        await act(play, part.harms)
        return await play.end()


async def with_wires(folder: Path, part: Part) -> Told:
    farm = Farm(folder, COUNT, *FLAGS, behind=part.behind)
    lines = [Wire(farm.cluster.folder / f"wire{number}", farm.cluster.folder) for number in range(COUNT)]
    for node, wire in zip(farm.nodes, lines, strict=True):
        place = node.command.index(farm.store)
        node.command[place] = node.command[place].replace(str(farm.cluster.folder), str(wire.folder))
    for wire in lines:
        await wire.open()
    # Beside the wires, which are handed on by this event loop.
    await asyncio.to_thread(farm.__enter__)
    try:
        play = Play(farm, part.seed)
        await asyncio.to_thread(play.sit_down)
        play.begin()
        await wires(play, part.harms, lines)
        return await play.end()
    finally:
        for wire in lines:
            await wire.close()
        await asyncio.to_thread(farm.__exit__, None, None, None)


def run(part: Part) -> Told:
    with work_folder() as work:
        folder = Path(work)
        acts: dict[str, Act] = {
            "kills": kills,
            "stops": stops,
            "database": database,
            "rolling": lambda play, count: rolling(play, count, folder),
        }
        told = uvloop.run(with_wires(folder, part) if part.run == "wires" else with_farm(folder, part, acts[part.run]))
        logs = [line for file in folder.glob("node*.jsonl") for line in file.read_text().splitlines()]
    told.faults += [f"log: {line[:300]}" for line in logs if not any(known in line for known in EXPECTED)]
    return told


RUNS = {
    "kills": "× SIGKILL of a node",
    "stops": "× SIGSTOP and SIGCONT of a node",
    "database": "× SIGKILL of the database",
    "wires": "× the wire to the database slow, silent or cut",
    "rolling": "× all nodes by another release, one after the other",
}


def parts_of(name: str, count: int, seed: int, behind: Name) -> list[Part]:
    whole, rest = divmod(count, MOST_AT_ONCE)
    counts = [MOST_AT_ONCE] * whole + ([rest] if rest else [])
    return [Part(name, it, seed + number, behind) for number, it in enumerate(counts)]


def summed(name: str, lines: list[Told]) -> str:
    harms, felt = sum(it.harms for it in lines), sum(it.felt for it in lines)
    text = f"{harms} {RUNS[name]}" + (f" ({felt} had tables)" if felt else "")
    text += f": {sum(it.answered for it in lines):,} messages answered, {sum(it.again for it in lines)} said again, "
    text += f"{sum(it.turned_away for it in lines)} people sent away"
    takeovers = [it for told in lines for it in told.takeovers]
    if takeovers:
        middle = statistics.median(takeovers)
        text += f"; {len(takeovers)} takeovers: median {middle:.2f} s, 99 % within {late(takeovers):.2f} s"
        text += f", slowest {max(takeovers):.2f} s"
    return text


def late(seconds: list[float]) -> float:
    return statistics.quantiles(seconds, n=100, method="inclusive")[98] if len(seconds) > 1 else seconds[0]


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", nargs="*", default=list(RUNS), choices=RUNS)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--stops", type=int, default=50)
    parser.add_argument("--crashes", type=int, default=20)
    parser.add_argument("--wires", type=int, default=30)
    parser.add_argument("--releases", type=int, default=4)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--behind", default="haproxy", choices=PROXIES)
    parser.add_argument("--tally", type=Path, help="a file to write down each part in, and to go on from")
    arguments = parser.parse_args(words)
    counts = dict(
        zip(
            RUNS,
            (arguments.kills, arguments.stops, arguments.crashes, arguments.wires, arguments.releases),
            strict=True,
        )
    )
    tally: Path | None = arguments.tally
    known: dict[Part, Told] = {}
    if tally is not None and tally.exists():
        lines = [msgspec.json.decode(line, type=Line) for line in tally.read_bytes().splitlines()]
        known = {line.part: line.told for line in lines}
    bad = 0
    for name in arguments.runs:
        parts = parts_of(name, counts[name], arguments.seed, arguments.behind)
        for part in parts:
            if part not in known:
                known[part] = run(part)
                if tally is not None:
                    with tally.open("ab") as file:
                        file.write(msgspec.json.encode(Line(part, known[part])) + b"\n")
        told = [known[part] for part in parts]
        faults = [fault for it in told for fault in it.faults]
        takeovers = [it for one in told for it in one.takeovers]
        if takeovers and late(takeovers) >= TAKEOVER_SECONDS:
            faults.append(f"1 % of the tables waited for {late(takeovers):.1f} s or longer")
        print(f"{'ok  ' if not faults else 'FAIL'} {summed(name, told)}", flush=True)
        for fault in faults[:8]:
            print(f"     {fault}", flush=True)
        bad += len(faults)
    sys.exit(1 if bad else 0)
