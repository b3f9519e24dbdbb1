"""How a cup stands."""

from collections.abc import Sequence
from dataclasses import dataclass

from playmat.classroom.cups.rounds import WHOLE, Round, points


@dataclass(frozen=True, slots=True)
class Standing:
    """A child in the table of results. Equal in points and in who they met: the same place."""

    child: int
    place: int  # from 1
    points: float  # a table won is 1, so is a bye
    opposition: float  # what those came to whom it met (Buchholz): the harder way counts more
    played: int
    byes: int


def standings(children: Sequence[int], rounds: Sequence[Round]) -> list[Standing]:
    """From the first to the last: by points, then by opposition. A bye counts as having met oneself."""
    total = points(rounds)
    rows = []
    for child in children:
        tables = [table for it in rounds for table in it.draw.tables if child in table and child in it.shares]
        had = sum(it.draw.bye == child for it in rounds)
        met = sum(mean([total[other] for other in table if other != child]) for table in tables)
        rows.append((total[child], met + had * total[child], child, len(tables), had))
    rows.sort(key=lambda row: (-row[0], -row[1], row[2]))
    keys = [row[:2] for row in rows]
    return [
        Standing(child, keys.index((scored, met)) + 1, scored / WHOLE, met / WHOLE, played, had)
        for scored, met, child, played, had in rows
    ]


def mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0
