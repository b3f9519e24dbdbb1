"""Who else is on the machine: a proof that goes by the clock says something about us only where few others work.

Counted is the processor time of all cores that went to processes which this one has not started. A slow answer while
others take much of the machine is theirs as likely as ours, so it is not judged; whatever else was found counts anyway.
"""

import os
from collections import defaultdict
from pathlib import Path
from typing import Final, NamedTuple

from tools.proof.machine import TICKS, processor_times

# Of all cores together. A quarter of one of two: felt, but not for long.
MOST_FOREIGN: Final = 0.12
NOT_JUDGED: Final = 2  # how a proof ends where nothing is wrong but something was too slow on a busy machine
IDLE_PLACES: Final = (3, 4)  # in what the system tells of its cores: idle, and waiting for the disk


class Moment(NamedTuple):
    """All in seconds of a processor, since the machine was started."""

    passed: float  # of all cores together
    busy: float
    own: float


class Company:
    """How much of the machine others have used since this was made, or was asked last."""

    def __init__(self, *beside: int) -> None:
        self._own = (os.getpid(), *beside)  # this process, those beside it, and whatever they have started
        self._since = moment(self._own)

    def share(self) -> float:
        """Between 0 and 1, of all cores."""
        before, self._since = self._since, moment(self._own)
        now = self._since
        foreign = (now.busy - before.busy) - (now.own - before.own)
        return max(0.0, foreign) / max(0.001, now.passed - before.passed)


def moment(own: tuple[int, ...]) -> Moment:
    times = processor_times()
    idle = sum(times[place] for place in IDLE_PLACES)
    return Moment(sum(times) / TICKS, (sum(times) - idle) / TICKS, used_by(own))


def used_by(roots: tuple[int, ...]) -> float:
    """Processor time of some processes, of all that they have started, and of those of them that have ended."""
    children: dict[int, list[int]] = defaultdict(list)
    used: dict[int, float] = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue  # it has ended in between
        children[int(fields[1])].append(int(folder.name))
        used[int(folder.name)] = sum(map(int, fields[11:15])) / TICKS
    total, waiting = 0.0, [*roots]
    while waiting:
        process = waiting.pop()
        total += used.get(process, 0.0)
        waiting += children[process]
    return total
