"""Ladder: neighbours meet; who wins from below goes up."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from playmat.classroom.cups.pairs import cheapest_pairs
from playmat.classroom.cups.rounds import Draw, Round, byes
from playmat.classroom.groups import Pair

STEP: Final = 12
MET_LATELY: Final = 240  # as bad as a few rungs, the less the longer ago
LATELY: Final = 4  # rounds
SECOND_BYE: Final = 10**6


def order_after(children: Sequence[int], rounds: Sequence[Round]) -> list[int]:
    """From the top. Who came late stands at the end; who was not there keeps the place."""
    order = list(children)
    for it in rounds:
        order = climbed(order, it)
    return order


def climbed(order: list[int], it: Round) -> list[int]:
    """At a table the first takes the highest of its rungs, and so on. Then, of tables of several, the last of each
    changes rungs with the first of the table below: else nobody would ever leave a table's rungs."""
    place = {child: number for number, child in enumerate(order)}
    after = list(order)
    tables = [[child for child in table if child in place and child in it.shares] for table in it.draw.tables]
    tables = [table for table in tables if table]
    for table in tables:
        rungs = sorted(place[child] for child in table)
        table.sort(key=lambda child: (-it.shares[child], place[child]))
        for rung, child in zip(rungs, table, strict=True):
            after[rung] = child
    tables.sort(key=lambda table: min(place[child] for child in table))
    for above, below in pairwise(tables):
        if len(above) > 2 and len(below) > 2:
            last, first = after.index(above[-1]), after.index(below[0])
            after[last], after[first] = after[first], after[last]
    return after


def draw_pairs(order: Sequence[int], present: Sequence[int], rounds: Sequence[Round]) -> Draw:
    """Neighbours, and others than lately: else four of them would meet each other for ever."""
    there = [child for child in order if child in set(present)]
    place, had = {child: number for number, child in enumerate(there)}, byes(rounds)
    lately: Counter[Pair] = Counter()
    for ago, it in enumerate(reversed(rounds[-LATELY:]), 1):
        for table in it.draw.tables:
            lately[frozenset(table)] += MET_LATELY // ago

    def cost(one: int, other: int) -> int:
        return STEP * (place[one] - place[other]) ** 2 + lately[frozenset((one, other))]

    return cheapest_pairs(there, cost, lambda child: SECOND_BYE * had[child] + len(there) - place[child])


def draw_tables(order: Sequence[int], present: Sequence[int], sizes: Sequence[int]) -> Draw:
    there = [child for child in order if child in set(present)]
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    return Draw(tuple(tuple(there[start : start + size]) for start, size in zip(starts, sizes, strict=True)))
