"""`python -m tools.proof.turns`: what a move costs in processor time, of several servers in turns.

Two servers that are the same differ by up to a tenth when they are measured one after the other on a busy machine. So
all of them run side by side, each with its own tables, and are driven for a moment each, round after round; what counts
is the median of the rounds. Every move is on disk before it is told; limits count, and clocks run.

    python -m tools.proof.turns --server before="/other/.venv/bin/playmat" --server now=".venv/bin/playmat"
"""

import argparse
import asyncio
import gc
import os
import random
import shlex
import time
from collections import defaultdict
from pathlib import Path
from statistics import median

import uvloop
from tools.proof import machine
from tools.proof.players import Pair, Tally, open_tables
from tools.proof.running import PLAYMAT, Process, work_folder

SLICE = 0.4
REST = 0.08  # until what was said last is answered
# Limits count every message, and nobody reaches them.
FLAGS = ("--limits", "1000", "--log", "warning")
CLOCK = {"kind": "player", "seconds": 3600, "bonus": 5}
PRIORITY = 1


class Contestant:
    """One server with its tables."""

    def __init__(self, name: str, command: str, folder: Path) -> None:
        self.name = name
        place = folder / name
        place.mkdir()
        words = [*shlex.split(command), "serve", "--data", str(place / "tables.db"), *FLAGS]
        self.server = Process(words, place / "log.jsonl")
        self.tally = Tally()
        self.pairs: list[Pair] = []

    async def sit_down(self, game: str, tables: int, has_clock: bool) -> None:
        chance = random.Random(7)
        open_tables(
            self.server,
            tables,
            game,
            lambda code, first, second: self.pairs.append(Pair(self.tally, code, [first, second], 0.0, chance)),
            {"clock": CLOCK} if has_clock else {},
        )
        for pair in self.pairs:
            pair.limit = 0
            await pair.sit_down(self.server.port)

    async def drive(self, seconds: float) -> dict[str, float]:
        """CPU seconds a move, by thread, in one slice."""
        self.tally.clear()
        before = machine.thread_seconds(self.server.pid)
        for pair in self.pairs:
            pair.limit = None
            pair.go_on(time.perf_counter())
        await asyncio.sleep(seconds)
        for pair in self.pairs:
            pair.limit = 0
        await asyncio.sleep(REST)
        after = machine.thread_seconds(self.server.pid)
        moves = max(1, self.tally.moves)
        used = {thread: spent - before.get(thread, 0.0) for thread, spent in after.items()}
        loop = used.pop(self.server.pid)
        rest = sum(used.values())
        return {
            "all": (loop + rest) / moves,
            "loop": loop / moves,
            "store": rest / moves,
            "moves": float(self.tally.moves),
            "waited": median(self.tally.seen) if self.tally.seen else 0.0,
        }


async def compare(contestants: list[Contestant], arguments: argparse.Namespace) -> dict[str, list[dict[str, float]]]:
    rows: dict[str, list[dict[str, float]]] = defaultdict(list)
    for it in contestants:
        await it.sit_down(arguments.game, arguments.tables, arguments.clock)
        hurry(it.server.pid)
    hurry(os.getpid())
    gc.disable()
    for it in contestants:
        await it.drive(2 * SLICE)
    for number in range(arguments.slices):
        for it in contestants[:: 1 if number % 2 else -1]:
            rows[it.name].append(await it.drive(SLICE))
    for it in contestants:
        for pair in it.pairs:
            pair.stop()
    return rows


def hurry(pid: int) -> None:
    """Real-time priority, where that is allowed: others on the machine wait meanwhile."""
    try:
        for thread in machine.thread_seconds(pid):
            os.sched_setscheduler(thread, os.SCHED_RR, os.sched_param(PRIORITY))
    except PermissionError:
        pass


def told(name: str, rows: list[dict[str, float]], first: list[dict[str, float]]) -> str:
    def middle(what: str) -> float:
        return median(row[what] for row in rows)

    ratio = median(row["all"] / other["all"] for row, other in zip(rows, first, strict=True))
    return (
        f"{name:<14} {middle('all') * 1e6:6.1f} µs a move: event loop {middle('loop') * 1e6:6.1f}, store "
        f"{middle('store') * 1e6:5.1f}; {ratio:5.3f} of the first; {middle('moves') / SLICE:6.0f} moves/s, "
        f"seen after {middle('waited') * 1e3:4.1f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", action="append", metavar="NAME=COMMAND", help="by default this one, twice")
    parser.add_argument("--game", default="number-line")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--slices", type=int, default=16)
    parser.add_argument("--clock", action=argparse.BooleanOptionalAction, default=True)
    arguments = parser.parse_args()
    named = arguments.server or [f"one={PLAYMAT}", f"other={PLAYMAT}"]
    with work_folder() as folder:
        contestants = [
            Contestant(name, command, Path(folder)) for name, _, command in (it.partition("=") for it in named)
        ]
        try:
            for it in contestants:
                it.server.start()
            rows = uvloop.run(compare(contestants, arguments))
        finally:
            for it in contestants:
                it.server.kill()
        for it in contestants:
            print(told(it.name, rows[it.name], rows[contestants[0].name]), flush=True)
            for fault in [*it.tally.faults, *it.server.log.read_text().splitlines()][:5]:
                print(f"    {fault[:300]}")


if __name__ == "__main__":
    main()
