"""`make chaos`, the run `losses`: after a crash the data file is emptied, deleted, set back, or its write-ahead log is
cut short. Each time the server and `playmat store check` must say so, and an operator can go on."""

import argparse
import asyncio
import json
import random
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.proof.running import PLAYMAT, Process, playmat
from tools.proof.steady import Steady

MARKED_WITHIN: Final = 4.0  # seconds until what was stored is in the mark too
FRAME: Final = 4096 + 24
HEADER: Final = 32
FLAGS: Final = ("--limits", "0", "--log", "error", "--pace", "0")

Harm = Callable[[Path], None]


def ran(data: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    command = [str(PLAYMAT), *words, "--data", str(data)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


def wal_of(data: Path) -> Path:
    return data.with_name(data.name + "-wal")


def cut(share: float) -> Harm:
    def harm(data: Path) -> None:
        mark = json.loads(data.with_name(data.name + "-mark").read_bytes())
        kept = int(mark["wal"]["frames"] * share)
        with wal_of(data).open("r+b") as file:
            file.truncate(HEADER + kept * FRAME)

    return harm


def empty(data: Path) -> None:
    data.write_bytes(b"")


def delete(data: Path) -> None:
    data.unlink()


def set_back(data: Path) -> None:
    shutil.copy(data.with_name("older.db"), data)
    wal_of(data).unlink(missing_ok=True)


HARMS: Final[dict[str, Harm]] = {
    "emptied": empty,
    "deleted": delete,
    "set back": set_back,
    "log cut to 1/10": cut(0.1),
    "log cut to 1/2": cut(0.5),
    "log cut to 9/10": cut(0.9),
}


def state(data: Path) -> dict[str, bytes]:
    files = (data, wal_of(data), data.with_name(data.name + "-mark"))
    return {file.name: file.read_bytes() for file in files if file.exists() and file.stat().st_size}


async def played(server: Process, data: Path, arguments: argparse.Namespace) -> None:
    """Some seconds of play, an older copy on the way, and time for the mark to follow."""
    from tools.proof.chaos import begun, ended, seated

    players: list[Steady] = await asyncio.to_thread(seated, server, arguments.tables, 0, arguments.seed)
    tasks = begun(players)
    await asyncio.sleep(1.0)
    data.with_name("older.db").unlink(missing_ok=True)
    await asyncio.to_thread(ran, data, "store", "backup", str(data.with_name("older.db")))
    await asyncio.sleep(1.5 + random.Random(arguments.seed).random())
    await ended(players, tasks)
    await asyncio.sleep(MARKED_WITHIN)


def unnoticed(name: str, data: Path) -> list[str]:
    """What the server, the check and the operator's word did that they should not have."""
    found, before = [], state(data)
    for words in (("serve", "--port", "0"), ("store", "check"), ("store", "export")):
        try:
            tried = ran(data, *words)
        except subprocess.TimeoutExpired:
            found.append(f"{name}: the server started")
            continue
        if tried.returncode == 0 or "accept-loss" not in tried.stdout + tried.stderr:
            found.append(f"{name}: {' '.join(words)} ended with {tried.returncode}: {tried.stdout}{tried.stderr}"[:300])
    if state(data) != before:
        found.append(f"{name}: what was left was changed")
    accepted = ran(data, "store", "accept-loss")
    if accepted.returncode != 0:
        found.append(f"{name}: accept-loss ended with {accepted.returncode}: {accepted.stderr}"[:300])
    return found


def started_anew(server: Process) -> None:
    server.port = 0  # commands ran in the meantime, and another program may have the old port
    server.start()


async def losses(folder: Path, arguments: argparse.Namespace) -> tuple[str, list[str]]:
    faults: list[str] = []
    for name, harm in HARMS.items():
        work = folder / name.replace("/", "-").replace(" ", "-")
        work.mkdir()
        data = work / "tables.db"
        with playmat(work, *FLAGS) as server:
            await played(server, data, arguments)
            server.kill()
            crashed = await asyncio.to_thread(ran, data, "store", "check")
            if crashed.returncode != 0:
                faults.append(f"a crash alone is called a loss: {crashed.stdout}{crashed.stderr}"[:300])
            await asyncio.to_thread(started_anew, server)
            await played(server, data, arguments)
            server.kill()
            harm(data)
            faults += await asyncio.to_thread(unnoticed, name, data)
            await asyncio.to_thread(started_anew, server)
            await asyncio.to_thread(server.get, "/health")
    (folder / "log.jsonl").touch()
    return (
        f"{len(HARMS)} ways to lose data after a crash, {', '.join(HARMS)}: each noticed, none after a crash alone",
        faults,
    )
