"""How fast a game is played at random, pure and native side by side, in multiples of the yardstick."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from typing import Final, TypedDict

from playmat import native
from playmat.core.refusal import refused
from playmat.study.measure import Measurement

SECONDS: Final = 1.0  # a round of one build
BUILDS: Final = {"pure": "0", "native": "1"}


class Speed(TypedDict):
    """What all rounds say together: medians."""

    game: str
    seats: int
    build: str
    moves_per_second: float
    yardstick: float
    ratio: float
    moves_a_match: float


def builds() -> list[str]:
    """Those that can be measured here; whatever this process itself was told to use."""
    return ["pure", "native"] if native.choose("auto").is_native else ["pure"]


def bench(game: str, seats: int, rounds: int, progress: Callable[[], None]) -> list[Speed]:
    """Measure both builds in turns, each round in a fresh process."""
    found: dict[str, list[Measurement]] = {build: [] for build in builds()}
    for _ in range(rounds):
        for build, measured in found.items():
            measured.append(measure_apart(game, seats, build))
            progress()
    return [speed(game, seats, build, measured) for build, measured in found.items()]


def measure_apart(game: str, seats: int, build: str) -> Measurement:
    done = subprocess.run(
        [sys.executable, "-m", "playmat.study.measure", game, str(seats), str(SECONDS)],
        env={**os.environ, native.VARIABLE: BUILDS[build]},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()
        raise refused("bench-failed", {"build": build, "reason": last[-1] if last else str(done.returncode)})
    measurement: Measurement = json.loads(done.stdout)
    return measurement


def speed(game: str, seats: int, build: str, measured: list[Measurement]) -> Speed:
    return {
        "game": game,
        "seats": seats,
        "build": build,
        "moves_per_second": round(median(each["moves_per_second"] for each in measured)),
        "yardstick": round(median(each["yardstick"] for each in measured)),
        "ratio": round(median(each["ratio"] for each in measured), 3),
        "moves_a_match": round(median(each["moves_a_match"] for each in measured), 2),
    }
