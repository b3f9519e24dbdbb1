"""Many matches played by bots, on all cores."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from playmat.core.refusal import refused
from playmat.study.plan import Plan, play_numbers
from playmat.study.tally import Tally

CHUNK: Final = 100  # matches handed to a core at once: few enough that Ctrl-C and the progress bar are prompt
AHEAD: Final = 4  # chunks waiting for each core; more would only fill the memory with records

Progress = Callable[[int], None]
Sink = Callable[[bytes], None]


@dataclass
class Chunk:
    """Some matches in a row: their counts and, if asked for, their records."""

    matches: int
    tally: Tally
    records: bytes


def play_chunk(plan: Plan, first: int, matches: int, with_records: bool) -> Chunk:
    tally = Tally()
    lines: list[str] = []
    for played in play_numbers(plan, range(first, first + matches)):
        result = played.match.result
        assert result is not None
        tally.add(len(played.moves), result)
        if with_records:
            lines.append(played.record().to_json() + "\n")
    return Chunk(matches, tally, "".join(lines).encode())


def all_cores() -> int:
    """The cores this process may use, which can be fewer than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(plan: Plan, matches: int, cores: int, sink: Sink | None, progress: Progress) -> Tally:
    """Play the matches 0 to `matches - 1` of a plan; records go to `sink` in their order, whoever played them."""
    plan.check()
    total = Tally()
    with closing(chunks(plan, matches, cores, sink is not None)) as played:
        for chunk in played:
            total.join(chunk.tally)
            if sink is not None:
                sink(chunk.records)
            progress(chunk.matches)
    return total


def chunks(plan: Plan, matches: int, cores: int, with_records: bool) -> Generator[Chunk, None, None]:
    starts = range(0, matches, CHUNK)
    if cores == 1 or len(starts) == 1:
        for first in starts:
            yield play_chunk(plan, first, min(CHUNK, matches - first), with_records)
        return
    waiting: deque[Future[Chunk]] = deque()
    with ProcessPoolExecutor(min(cores, len(starts)), initializer=leave_interrupts_to_parent) as pool:
        try:
            for first in starts:
                waiting.append(pool.submit(play_chunk, plan, first, min(CHUNK, matches - first), with_records))
                if len(waiting) >= cores * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise refused("worker-died") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of the terminal; only the first of them should answer it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
