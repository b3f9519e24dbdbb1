"""`make load`: how many moves a second, how soon the other player sees them, at what cost in processor and memory.

Everything on loopback, the store on a real disk, beside what this disk and this socket layer can do by themselves in
the same run. On a busy machine only the comparison with the echo says something.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tools.proof import machine
from tools.proof.players import Pair, Tally, open_tables
from tools.proof.running import Process, echo, playmat, work_folder

ECHO_LINES = 40
ECHO_TEXT = b'{"type":"move","text":"card 17","id":"0-12345678"}'
PACED_TABLES = 400
MEMORY_TABLES = 200
MEMORY_MOVES = 40

Row = dict[str, Any]


class Echoer(WSListener):
    """Sends again as soon as its last message has come back."""

    def __init__(self, seen: list[float]) -> None:
        super().__init__()
        self.seen = seen
        self.sent = 0.0
        self.transport: Any = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.send()

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.seen.append(time.perf_counter() - self.sent)
        self.send()

    def send(self) -> None:
        self.sent = time.perf_counter()
        self.transport.send(WSMsgType.TEXT, ECHO_TEXT)


async def echo_run(server: Process, seconds: float) -> Row:
    seen: list[float] = []
    lines = []
    for _ in range(ECHO_LINES):
        transport, _listener = await ws_connect(lambda: Echoer(seen), f"ws://127.0.0.1:{server.port}/")
        lines.append(transport)
    await asyncio.sleep(0.3)
    seen.clear()
    used, began = machine.cpu_seconds(server.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    passed, cpu, count = time.perf_counter() - began, machine.cpu_seconds(server.pid) - used, len(seen)
    for line in lines:
        line.disconnect()
    return {"what": f"echo, {ECHO_LINES} lines", "rate": count / passed, "cpu": cpu / count, **spread(seen)}


def spread(seen: list[float]) -> Row:
    if len(seen) < 100:
        return {"p50": None, "p99": None}
    parts = statistics.quantiles(seen, n=100)
    return {"p50": parts[49], "p99": parts[98]}


async def table_run(server: Process, game: str, tables: int, beat: float, seconds: float) -> Row:
    tally = Tally()
    pairs = seated(server, game, tables, beat, tally)
    for pair in pairs:
        await pair.sit_down(server.port)
    await asyncio.sleep(1.0 + beat)
    tally.clear()
    gc.disable()  # of this process, which would stop all players at once
    used, began = machine.cpu_seconds(server.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    passed, cpu = time.perf_counter() - began, machine.cpu_seconds(server.pid) - used
    gc.enable()
    row = {"rate": tally.moves / passed, "cpu": cpu / max(1, tally.moves), "busy": cpu / passed, **spread(tally.seen)}
    soon = sum(1 for it in tally.seen if it <= 0.040) / max(1, len(tally.seen))
    for pair in pairs:
        pair.stop()
    await asyncio.sleep(0.2)
    how = "flat out" if beat == 0 else f"a move every {beat:g} s"
    return {"what": f"{game}, {tables} tables, {how}", **row, "soon": soon, "faults": tally.faults}


async def flat_out(tables: int, seconds: float, server: Process, game: str) -> Row:
    return await table_run(server, game, tables, 0.0, seconds)


async def memory_run(server: Process, game: str) -> Row:
    """What a table costs: two lines open, and some moves made."""
    tally = Tally()
    for pair in (warm := seated(server, game, 5, 0, tally)):
        pair.limit = MEMORY_MOVES
        await pair.sit_down(server.port)
    await made(warm)
    before = machine.memory_kb(server.pid)
    pairs = seated(server, game, MEMORY_TABLES, 0, tally)
    for pair in pairs:
        pair.limit = MEMORY_MOVES
        await pair.sit_down(server.port)
    await made(pairs)
    await asyncio.sleep(1)
    kb = (machine.memory_kb(server.pid) - before) / MEMORY_TABLES
    for pair in [*warm, *pairs]:
        pair.stop()
    await asyncio.sleep(0.2)
    return {"what": f"{game}, memory of a table after {MEMORY_MOVES} moves", "kb": kb, "faults": tally.faults}


async def made(pairs: list[Pair]) -> None:
    until = time.perf_counter() + 60
    while any(pair.made < MEMORY_MOVES for pair in pairs) and time.perf_counter() < until:
        await asyncio.sleep(0.1)


def seated(server: Process, game: str, tables: int, beat: float, tally: Tally) -> list[Pair]:
    pairs: list[Pair] = []
    chance = random.Random(7)
    open_tables(
        server,
        tables,
        game,
        lambda code, first, second: pairs.append(Pair(tally, code, [first, second], beat, chance)),
    )
    return pairs


def measure(arguments: argparse.Namespace, folder: Path, tell: Callable[[Row], None]) -> None:
    seconds = arguments.seconds
    with echo(folder) as server:
        tell(uvloop.run(echo_run(server, min(seconds, 5.0))))
    flags = ("--limits", "0", "--log", "warning")
    runs: list[Callable[[Process, str], Any]] = []
    if "paced" in arguments.runs:
        runs.append(lambda server, game: table_run(server, game, PACED_TABLES, 1.0, seconds))
    if "flat" in arguments.runs:
        runs += [partial(flat_out, count, seconds) for count in arguments.tables]
    if "memory" in arguments.runs:
        runs.append(memory_run)
    for game in arguments.game:
        for number, run in enumerate(runs):
            place = folder / f"{game}-{number}"
            place.mkdir()
            with playmat(place, *flags) as server:
                tell(uvloop.run(run(server, game)))
                log = server.log.read_text()
                if log:
                    tell({"what": "the server's log", "faults": [text[:300] for text in log.splitlines()]})


def line(row: Row, echo_cpu: float | None) -> str:
    parts = [f"{row['what']:<52}"]
    if "rate" in row:
        parts.append(f"{row['rate']:>8,.0f}/s")
    if row.get("p99") is not None:
        parts.append(f"p50 {row['p50'] * 1000:5.1f} ms  p99 {row['p99'] * 1000:5.1f} ms")
    if "soon" in row:
        parts.append(f"{row['soon']:6.2%} within 40 ms")
    if "cpu" in row:
        parts.append(f"CPU {row['cpu'] * 1e6:5.0f} µs")
        if echo_cpu is not None and not row["what"].startswith("echo"):
            parts.append(f"= {row['cpu'] / echo_cpu:.1f} × echo")
    if "busy" in row:
        parts.append(f"server at {row['busy']:.0%} of a core")
    if "kb" in row:
        parts.append(f"{row['kb']:6.0f} kB")
    if "faults" in row:
        parts.append(f"{len(row['faults'])} faults" + "".join(f"\n    {fault}" for fault in row["faults"][:5]))
    return "  ".join(parts)


def main() -> None:
    if "--nodes" in sys.argv:
        from tools.proof import load_nodes

        load_nodes.main([word for word in sys.argv[1:] if word != "--nodes"])
        return
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", nargs="*", default=["number-line"])
    parser.add_argument("--runs", nargs="*", default=["paced", "flat", "memory"], choices=["paced", "flat", "memory"])
    parser.add_argument("--tables", nargs="*", type=int, default=[20, 100])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--folder", type=Path, default=None, help="where the stores lie: on the disk in question")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    with work_folder() if arguments.folder is None else TemporaryDirectory(dir=arguments.folder) as folder:
        rows: list[Row] = []
        echo_cpu: float | None = None

        def tell(row: Row) -> None:
            nonlocal echo_cpu
            rows.append(row)
            if row["what"].startswith("echo"):
                echo_cpu = row["cpu"]
            if not arguments.json:
                print(line(row, echo_cpu), flush=True)

        rate = machine.fsync_rate(Path(folder))
        about = {"cores": os.cpu_count(), "model": machine.model(), "idle": machine.idle_share(), "fsync": rate}
        if not arguments.json:
            print(
                f"{machine.model()}, {os.cpu_count()} cores, {about['idle']:.0%} idle; {rate:,.0f} fsync/s", flush=True
            )
        measure(arguments, Path(folder), tell)
    if arguments.json:
        print(json.dumps({**about, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
