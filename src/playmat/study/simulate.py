"""Many matches played by bots, on all cores."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Final

from playmat.study.plan import Plan, play_numbers
from playmat.study.pool import in_order, slices
from playmat.study.tally import Tally

CHUNK: Final = 100  # matches handed to a core at once: few enough that Ctrl-C and the progress bar are prompt

Progress = Callable[[int], None]
Sink = Callable[[bytes], None]


@dataclass
class Chunk:
    """Some matches in a row: their counts and, if asked for, their records."""

    matches: int
    tally: Tally
    records: bytes


def play_chunk(plan: Plan, with_records: bool, numbers: range) -> Chunk:
    tally = Tally()
    lines: list[str] = []
    for played in play_numbers(plan, numbers):
        result = played.match.result
        assert result is not None
        tally.add(len(played.moves), result)
        if with_records:
            lines.append(played.record().to_json() + "\n")
    return Chunk(len(numbers), tally, "".join(lines).encode())


def simulate(plan: Plan, matches: int, cores: int, sink: Sink | None, progress: Progress) -> Tally:
    """Play the matches 0 to `matches - 1` of a plan; records go to `sink` in their order, whoever played them."""
    plan.check()
    total = Tally()
    pieces = slices(matches, CHUNK)
    play = partial(play_chunk, plan, sink is not None)
    with closing(in_order(play, pieces, min(cores, len(pieces)))) as played:
        for chunk in played:
            total.join(chunk.tally)
            if sink is not None:
                sink(chunk.records)
            progress(chunk.matches)
    return total
