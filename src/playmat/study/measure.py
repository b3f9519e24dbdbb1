"""One measurement in a process of its own: `python -m playmat.study.measure GAME SEATS SECONDS` answers with JSON.

Which build is measured is up to PLAYMAT_NATIVE, like everywhere. The yardstick and the game take turns, a tenth of a
second each, so that whatever else the machine does slows both alike.
"""

import json
import sys
from statistics import median
from time import perf_counter
from typing import Final, TypedDict

from playmat import native
from playmat.core.chance import stream_of
from playmat.core.game import Setup
from playmat.core.playout import play_out_many
from playmat.core.stream import Stream
from playmat.games.registry import find_game
from playmat.study import yardstick

SLICE: Final = 0.1
MATCHES_AT_ONCE: Final = 20


class Measurement(TypedDict):
    """Speed of one build, and of the yardstick beside it."""

    build: str
    moves_per_second: float
    yardstick: float
    ratio: float
    moves_a_match: float


def speed_of(setup: Setup, stream: Stream, seconds: float) -> tuple[int, int, float]:
    """Matches, moves and the time they took: dealt, legal moves listed, one of them drawn and played, to the end."""
    matches = 0
    moves = 0
    began = perf_counter()
    until = began + seconds
    while (now := perf_counter()) < until:
        moves += play_out_many(setup, MATCHES_AT_ONCE, stream)
        matches += MATCHES_AT_ONCE
    return matches, moves, now - began


def measure(game: str, seats: int, seconds: float) -> Measurement:
    setup = find_game(game).setup({}, seats)
    stream = stream_of("bench")
    ratios: list[float] = []
    yardsticks: list[float] = []
    speeds: list[float] = []
    matches = moves = 0
    yardstick.measure(SLICE / 2)
    speed_of(setup, stream, SLICE / 2)
    for _ in range(max(1, round(seconds / (2 * SLICE)))):
        yard = yardstick.measure(SLICE)
        some_matches, some_moves, took = speed_of(setup, stream, SLICE)
        matches += some_matches
        moves += some_moves
        yardsticks.append(yard)
        speeds.append(some_moves / took)
        ratios.append(some_moves / took / yard)
    return {
        "build": native.status().build,
        "moves_per_second": median(speeds),
        "yardstick": median(yardsticks),
        "ratio": median(ratios),
        "moves_a_match": moves / matches,
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
