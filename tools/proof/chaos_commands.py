"""`simulate` is stopped and killed at random moments: no process and no part file is left, what was kept is whole.

A part of `make chaos`. Each round starts the real command over a file of records from before; what stops it is SIGINT,
SIGTERM, SIGHUP or SIGKILL, for the first process or for all of them at once, sometimes twice.
"""

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

GAME: Final = "number-line"
MATCHES: Final = "100000"
LATEST: Final = 2.5  # seconds after the start
GONE_SECONDS: Final = 10.0
STOPS: Final = {signal.SIGINT: 130, signal.SIGTERM: 143, signal.SIGHUP: 129, signal.SIGKILL: -9}


def stop_commands(folder: Path, rounds: int, seed: int) -> tuple[str, list[str]]:
    """Return what was done in a sentence, and what went wrong."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # in the background of a shell; all it starts inherit that
        signal.signal(signal.SIGINT, signal.default_int_handler)
    chance = random.Random(seed)
    faults: list[str] = []
    ends: Counter[str] = Counter()
    slowest = 0.0
    target = folder / "records.jsonl"
    if simulate(target, "--n", "20").wait():
        return "nothing", ["the file of records to begin with could not be written"]
    old = target.read_bytes()
    for number in range(rounds):
        told = f"round {number}"
        running = simulate(target, "--n", MATCHES, "--force", "--json", "--cores", str(chance.choice((1, 2, 3))))
        time.sleep(chance.uniform(0, LATEST))
        stop = chance.choice(list(STOPS))
        began = time.monotonic()
        for _ in range(chance.choice((1, 2))):
            send(running, stop, everyone=chance.random() < 0.5)
        try:
            answer, errors = running.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            faults.append(f"{told}: {stop.name} did not end it")
            send(running, signal.SIGKILL, everyone=True)
            running.communicate()
            continue
        faults += [f"{told}: {pid} is left after {stop.name}" for pid in left_of(running.pid)]
        slowest = max(slowest, time.monotonic() - began)
        ends[stop.name] += 1
        faults += [f"{told}: {fault}" for fault in explained(stop, running.returncode, answer, errors)]
        faults += [f"{told}: {path.name} is left" for path in folder.iterdir() if path != target]
        if target.read_bytes() != old:
            faults.append(f"{told}: the old records were changed")
    replayed = subprocess.run(
        [sys.executable, "-m", "playmat", "replay", str(target)], capture_output=True, check=False
    )
    if replayed.returncode:
        faults.append(f"the records that were kept do not replay: {replayed.stdout.decode()[:200]}")
    counted = ", ".join(f"{count} × {end}" for end, count in sorted(ends.items()))
    return f"simulate stopped {rounds} times ({counted}): all gone within {slowest:.1f} s", faults


def simulate(target: Path, *more: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "playmat", "simulate", GAME, "--records", str(target), *more]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, text=True, start_new_session=True, stdout=pipe, stderr=pipe)


def send(running: "subprocess.Popen[str]", stop: signal.Signals, *, everyone: bool) -> None:
    if running.poll() is None:  # so its number is still its own
        (os.killpg if everyone else os.kill)(running.pid, stop)


def left_of(session: int) -> list[int]:
    """Return the processes of a session that are still there after a while, and end them."""
    until = time.monotonic() + GONE_SECONDS
    while (found := live_in(session)) and time.monotonic() < until:
        time.sleep(0.02)
    for pid in found:
        os.kill(pid, signal.SIGKILL)
    return found


def live_in(session: int) -> list[int]:
    found: list[int] = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, its_session = entry.read_text().rpartition(") ")[2].split()[:4]
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(its_session) == session and state not in "ZX":
            found.append(int(entry.parent.name))
    return found


def explained(stop: signal.Signals, code: int, answer: str, errors: str) -> list[str]:
    """Return what is wrong with how a command that was stopped has ended."""
    if errors.endswith("\nKeyboardInterrupt\n"):
        return []  # Python's own answer to Ctrl-C while it loads; ours is an `Interrupted`
    if "Traceback" in errors:
        return [f"{stop.name} left a traceback: {errors[-400:]}"]
    if code == -stop:  # Python had not begun yet, or nothing can be said after SIGKILL
        return [] if not answer else [f"{stop.name} left half an answer: {answer[:200]}"]
    if code != STOPS[stop]:
        return [f"{stop.name} ended with {code}"]
    if not answer:  # stopped while the command itself was being loaded
        return []
    error = json.loads(answer)["error"]
    if error["code"] != "interrupted" or error["facts"]["fate"] not in ("unchanged", "nothing"):
        return [f"{stop.name} is explained as {answer[:200]}"]
    return []
