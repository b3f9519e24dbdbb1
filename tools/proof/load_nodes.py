"""`make load ARGS=--nodes`: moves a second through one, two and four nodes on PostgreSQL, beside one process on a file
and beside boardgame.io's server with its own clients (its files do not wait for the disk; all of ours do).

Everything on loopback, durable, one after the other in the same run. PostgreSQL lies in the folder for temporary files,
so see that this is on a disk. Processor time of a move is split by who used it: players, proxy, nodes, database.
"""

import argparse
import asyncio
import gc
import os
import time
from collections.abc import Callable
from pathlib import Path

import uvloop
from tools.nodes.farm import Farm
from tools.proof import load_boardgame, machine
from tools.proof.load import Row, seated, spread
from tools.proof.players import Tally
from tools.proof.running import Process, playmat, work_folder

FLAGS = ("--limits", "0", "--log", "warning", "--workers", "1")
GAME = "number-line"

# The processes of each part.
Parts = dict[str, Callable[[], list[int]]]


def used(parts: Parts) -> dict[str, float]:
    return {name: sum(machine.cpu_seconds(pid) for pid in pids()) for name, pids in parts.items()}


async def measured(door: Process, parts: Parts, tables: int, beat: float, seconds: float) -> Row:
    tally = Tally()
    pairs = await asyncio.to_thread(seated, door, GAME, tables, beat, tally)
    for pair in pairs:
        await pair.sit_down(door.port)
    await asyncio.sleep(1.0 + beat)
    tally.clear()
    gc.disable()  # of this process, which would stop all players at once
    before, began = used(parts), time.perf_counter()
    await asyncio.sleep(seconds)
    passed, after = time.perf_counter() - began, used(parts)
    gc.enable()
    for pair in pairs:
        pair.stop()
    await asyncio.sleep(0.2)
    moves = max(1, tally.moves)
    cpu = {name: (after[name] - before[name]) / moves * 1e6 for name in parts}
    return {"rate": tally.moves / passed, "cpu": cpu, "faults": tally.faults, **spread(tally.seen)}


def told(what: str, row: Row) -> str:
    parts = "  ".join(f"{name} {value:.0f}" for name, value in row["cpu"].items())
    late = "" if row["p99"] is None else f"p50 {row['p50'] * 1000:.1f} ms  p99 {row['p99'] * 1000:.1f} ms  "
    faults = "".join(f"\n    {fault}" for fault in row["faults"][:5])
    return f"{what:<28} {row['rate']:>7,.0f}/s  {late}µs a move: {parts}  {len(row['faults'])} faults{faults}"


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--counts", nargs="*", type=int, default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--every", type=float, default=0.0, help="seconds between the moves of a table; 0 is flat out")
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args(words)
    with work_folder() as work:
        folder = Path(work)
        rate = machine.fsync_rate(folder)
        how = "flat out" if arguments.every == 0 else f"a move every {arguments.every:g} s"
        print(f"{machine.model()}, {os.cpu_count()} cores, {machine.idle_share():.0%} idle; {rate:,.0f} fsync/s")
        print(f"{GAME}, {arguments.tables} tables, {how}", flush=True)
        run = (arguments.tables, arguments.every, arguments.seconds)
        own: Parts = {"players": lambda: [os.getpid()]}
        with playmat(folder, *FLAGS) as server:
            row = uvloop.run(measured(server, own | {"server": lambda: [server.pid]}, *run))
            print(told("one process, SQLite", row), flush=True)
        why = load_boardgame.installed() if arguments.every == 0 else "boardgame.io is asked flat out only"
        if why:
            print(why, flush=True)
        else:
            row = load_boardgame.measured(folder, arguments.tables, arguments.seconds)
            print(told("boardgame.io, its FlatFile", row), flush=True)
        for count in arguments.counts:
            place = folder / f"farm{count}"
            place.mkdir()
            with Farm(place, count, *FLAGS) as farm:
                parts = own | {
                    "proxy": lambda: [farm.door.pid],
                    "nodes": lambda: [node.pid for node in farm.nodes],
                    "database": lambda: farm.cluster.processes,
                }
                row = uvloop.run(measured(farm.door, parts, *run))
                print(told(f"{count} nodes, PostgreSQL", row), flush=True)
