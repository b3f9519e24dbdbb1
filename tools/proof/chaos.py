"""`make chaos`: the server is killed, starved of disk, kept waiting, lied to about the time; its bots crash and hang;
connections close right after a message (chaos_closing.py), data files are emptied and cut short (chaos_losses.py).

After each: every answered message is in the store, once, as it was answered; every table goes on. With `--nodes` the
same is done to several nodes on PostgreSQL (chaos_nodes.py).
"""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import sqlite3
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import uvloop
from tools.proof.chaos_closing import closing_connections
from tools.proof.chaos_commands import stop_commands
from tools.proof.chaos_losses import losses
from tools.proof.ledger import differences, lengths, logged, out_of_time
from tools.proof.running import Process, playmat, work_folder
from tools.proof.steady import Steady

GO_ON_SECONDS = 60.0
ROOM_LEFT = 65_536
EXPECTED = ("store-failed", "checkpoint-failed")
UNLIMITED = ("--limits", "0", "--log", "error")
QUICK = (*UNLIMITED, "--pace", "0")
PACE_OF_TURNED = "0.5"
THINK = (0.0, 0.15)

Report = tuple[str, list[str]]
Run = Callable[[Path, argparse.Namespace], Coroutine[Any, Any, Report]]


def seated(server: Process, tables: int, with_bots: int, seed: int) -> list[Steady]:
    """Players at tables of two, and some who play against a bot."""
    chance = random.Random(seed)
    players: list[Steady] = []
    for number in range(tables + with_bots):
        other = "open" if number < tables else "random"
        wish = {"game": "number-line", "seats": ["me", other], "nickname": "Ada"}
        first = server.post("/api/tables", wish)
        tokens = [first["token"]]
        if other == "open":
            tokens.append(server.post(f"/api/tables/{first['code']}/seats", {"nickname": "Kim"})["token"])
        server.post(f"/api/tables/{first['code']}/messages", {"type": "start", "id": "start"}, first["token"])
        players += [
            Steady(server.port, first["code"], token, random.Random(chance.random()), THINK) for token in tokens
        ]
    return players


async def all_go_on(data: Path, codes: set[str], more: int = 3) -> list[str]:
    """Wait until every table has gone on well beyond where it is; those that have not."""
    before = lengths(data)
    until = time.monotonic() + GO_ON_SECONDS
    stuck = codes
    while stuck and time.monotonic() < until:
        await asyncio.sleep(0.2)
        now = await asyncio.to_thread(lengths, data)
        stuck = {code for code in codes if now.get(code, 0) < before.get(code, 0) + more}
    return [f"table {code} is stuck at {before.get(code)}" for code in stuck]


async def ended(players: list[Steady], tasks: list["asyncio.Task[None]"]) -> list[str]:
    for player in players:
        player.is_done = True
        player.fall_asleep()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    return [f"a player fell over: {it!r}" for it in done if isinstance(it, BaseException)]


def begun(players: list[Steady]) -> list["asyncio.Task[None]"]:
    return [asyncio.ensure_future(player.run()) for player in players]


async def kills(folder: Path, arguments: argparse.Namespace) -> Report:
    chance = random.Random(arguments.seed)
    with playmat(folder, *QUICK) as server:
        data = folder / "tables.db"
        players = seated(server, arguments.tables, 3, arguments.seed)
        tasks = begun(players)
        codes = {player.code for player in players}
        faults: list[str] = []
        slowest = 0.0
        for _ in range(arguments.kills):
            await asyncio.sleep(0.2 + chance.random() * 1.2)
            server.kill()
            began = time.monotonic()
            await asyncio.to_thread(server.start)
            slowest = max(slowest, time.monotonic() - began)
        faults += await all_go_on(data, codes)
        faults += await ended(players, tasks)
        server.kill()
        faults += differences(partial(logged, data), players)
    told = sum(len(player.story.acknowledged) for player in players)
    again = sum(player.story.sent_again for player in players)
    return f"{arguments.kills} × SIGKILL: {told} answered, {again} said again, slowest restart {slowest:.1f} s", faults


async def health(server: Process) -> str:
    """What the server says of itself, a moment from now."""
    await asyncio.sleep(0.2)
    _, text = await asyncio.to_thread(server.ask, "GET", "/health")
    return str(json.loads(text)["status"])


async def full_disk(folder: Path, arguments: argparse.Namespace) -> Report:
    """No file may be written beyond its beginning; then there is room again."""
    with playmat(folder, *QUICK) as server:
        data = folder / "tables.db"
        players = seated(server, arguments.tables, 2, arguments.seed)
        tasks = begun(players)
        codes = {player.code for player in players}
        await asyncio.sleep(1)
        # Not at their present length: the log of the database begins anew, over and over.
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (ROOM_LEFT, resource.RLIM_INFINITY))
        # What fits into the room that is left is still written, so the health comes and goes.
        said = [await health(server) for _ in range(20)]
        put_off = sum(player.story.put_off for player in players)
        faults = [] if "store-failed" in said else ["with a full disk /health never said so"]
        if put_off == 0:
            faults.append("the disk was never full, so nothing was proved")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        faults += await all_go_on(data, codes)
        after = await health(server)
        if after != "ok":
            faults.append(f"with room again /health says {after}")
        faults += await ended(players, tasks)
        server.kill()
        faults += differences(partial(logged, data), players)
    failed = said.count("store-failed")
    return f"disk full for 4 s: {put_off} messages put off, /health said so {failed} of 20 times, all went on", faults


async def slow_disk(folder: Path, arguments: argparse.Namespace) -> Report:
    """Somebody else holds the store, second after second: writing waits, everything else goes on."""
    with playmat(folder, *QUICK) as server:
        data = folder / "tables.db"
        players = seated(server, arguments.tables, 2, arguments.seed)
        tasks = begun(players)
        codes = {player.code for player in players}
        faults: list[str] = []
        slowest = 0.0
        for _ in range(4):
            with closing(sqlite3.connect(data, isolation_level=None, timeout=20, check_same_thread=False)) as other:
                await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
                began = time.monotonic()
                await asyncio.to_thread(server.ask, "GET", "/health")
                slowest = max(slowest, time.monotonic() - began)
                await asyncio.sleep(2)
                other.execute("ROLLBACK")
            await asyncio.sleep(0.5)
        if slowest > 1.0:
            faults.append(f"/health took {slowest:.1f} s while the store was busy")
        faults += await all_go_on(data, codes)
        faults += await ended(players, tasks)
        server.kill()
        faults += differences(partial(logged, data), players)
    waited = max(player.story.slowest for player in players)
    return f"slow store: answers took up to {waited:.1f} s, /health {slowest:.2f} s", faults


def workers_of(pid: int) -> list[int]:
    children: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        children += [int(it) for it in (task / "children").read_text().split()]
    return children


async def sick_bots(folder: Path, arguments: argparse.Namespace) -> Report:
    """Workers are killed and stopped while bots play."""
    chance = random.Random(arguments.seed)
    hit = 0
    with playmat(folder, *QUICK, "--think", "1", "--workers", "2") as server:
        data = folder / "tables.db"
        players = seated(server, 0, arguments.tables, arguments.seed)
        tasks = begun(players)
        codes = {player.code for player in players}
        for round in range(12):
            await asyncio.sleep(0.5)
            for worker in workers_of(server.pid):
                if chance.random() < 0.7:
                    os.kill(worker, signal.SIGKILL if round % 2 else signal.SIGSTOP)
                    hit += 1
        faults = await all_go_on(data, codes)
        faults += await ended(players, tasks)
        left = workers_of(server.pid)
        server.kill()
        faults += differences(partial(logged, data), players)
    if hit == 0:
        faults.append("no worker was there to be hit")
    if len(left) > 2:
        faults.append(f"{len(left)} workers are left of 2")
    return f"bots: {hit} workers killed or hung, every table went on", faults


async def clock_jumps(folder: Path, arguments: argparse.Namespace) -> Report:
    """The machine's clock jumps an hour ahead, a day back, and home again, also while the server is down.

    Bots take their moment, so that nearly always one is due: who waits for the clock would wait for an hour.
    """
    skew = folder / "skew"
    skew.write_text("0")
    server = playmat(folder, *UNLIMITED, "--pace", PACE_OF_TURNED, PLAYMAT_PROOF_SKEW=str(skew))
    server.command[:1] = [sys.executable, "-m", "tools.proof.skewed"]
    began = time.monotonic()
    with server:
        data = folder / "tables.db"
        players = seated(server, arguments.tables, arguments.tables, arguments.seed)
        tasks = begun(players)
        codes = {player.code for player in players}
        faults: list[str] = []
        for seconds in (3600, -86400, 0, -3600, 86400, 0):
            write_whole(skew, str(seconds))
            faults += [f"clock {seconds:+} s: {fault}" for fault in await all_go_on(data, codes)]
            server.kill()
            write_whole(skew, str(seconds - 3600))
            await asyncio.to_thread(server.start)
            faults += [f"started at {seconds - 3600:+} s: {fault}" for fault in await all_go_on(data, codes)]
            faults += await not_turned(server, seconds - 3600)
        faults += await ended(players, tasks)
        server.kill()
        faults += differences(partial(logged, data), players) + out_of_time(data)
    took = time.monotonic() - began
    return f"clock: jumped by hours and days, {len(codes)} tables went on for {took:.0f} s and no log went back", faults


async def not_turned(server: Process, seconds: int) -> list[str]:
    """The web server dates its answers by the clock that was turned."""
    date = await asyncio.to_thread(server.date)
    return [] if abs(date - time.time() - seconds) < 60 else ["the clock was never turned, so nothing was proved"]


def write_whole(path: Path, text: str) -> None:
    """In one piece: it is read at any time."""
    new = path.with_suffix(".new")
    new.write_text(text)
    new.replace(path)


async def many_tables(folder: Path, arguments: argparse.Namespace) -> Report:
    """A restart with a thousand unfinished tables."""
    count = arguments.many
    with playmat(folder, *QUICK) as server:
        wish = {"game": "number-line", "seats": ["me", "random"], "nickname": "Ada", "start": True}
        opened = [server.post("/api/tables", wish) for _ in range(count)]
        server.kill()
        began = time.monotonic()
        server.start()
        server.get("/health")
        up = time.monotonic() - began
        chance = random.Random(arguments.seed)
        players = [Steady(server.port, it["code"], it["token"], chance, (0, 1)) for it in opened]
        tasks = begun(players)
        stuck = await all_go_on(folder / "tables.db", {it["code"] for it in opened}, 2)
        all_on = time.monotonic() - began
        faults = stuck + await ended(players, tasks)
        server.kill()
        faults += differences(partial(logged, folder / "tables.db"), players)
    if up > 3.0:
        faults.append(f"it took {up:.1f} s until connections were accepted")
    return f"restart with {count} tables: connections after {up:.1f} s, all tables went on after {all_on:.1f} s", faults


async def commands(folder: Path, arguments: argparse.Namespace) -> Report:
    """Commands with processes of their own are stopped and killed."""
    (folder / "log.jsonl").touch()  # there is no server
    work = folder / "work"
    work.mkdir()
    return stop_commands(work, arguments.stops, arguments.seed)  # nothing else goes on meanwhile


RUNS: dict[str, Run] = {
    "kills": kills,
    "full-disk": full_disk,
    "slow-disk": slow_disk,
    "bots": sick_bots,
    "clock": clock_jumps,
    "many": many_tables,
    "closing": closing_connections,
    "losses": losses,
    "commands": commands,
}


def main() -> None:
    if "--nodes" in sys.argv:
        from tools.proof import chaos_nodes

        chaos_nodes.main([word for word in sys.argv[1:] if word != "--nodes"])
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", nargs="*", default=list(RUNS), choices=list(RUNS))
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--stops", type=int, default=100, help="of commands")
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--many", type=int, default=1000)
    parser.add_argument("--closings", type=int, default=600)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    bad = 0
    for name in arguments.runs:
        with work_folder() as folder:
            told, faults = uvloop.run(RUNS[name](Path(folder), arguments))
            log = (Path(folder) / "log.jsonl").read_text().splitlines()
        unknown = [line for line in log if not any(known in line for known in EXPECTED)]
        faults += [f"log: {line[:400]}" for line in unknown]
        print(f"{'ok  ' if not faults else 'FAIL'} {told}", flush=True)
        for fault in faults[:8]:
            print(f"     {fault}", flush=True)
        bad += len(faults)
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
