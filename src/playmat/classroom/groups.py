"""Who plays with whom: even tables, pairs kept apart or together, and everybody meets everybody in the end."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from random import Random
from typing import Final

from playmat.classroom.lesson_plan import Mixing

Pair = frozenset[int]
Groups = list[list[int]]

# What is wrong with a seating, by weight: a wish of the teacher first, then having met before, then strength.
PARTED_WRONGLY: Final = 10_000.0
MET_BEFORE: Final = 10.0
UNEVEN: Final = 1.0
MOST_ROUNDS: Final = 40


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a seating should keep to. `strength` is by child; who has none yet counts as the middle of the class."""

    mixing: Mixing = "random"
    apart: frozenset[Pair] = frozenset()
    together: frozenset[Pair] = frozenset()
    met: Mapping[Pair, int] = field(default_factory=dict)
    strength: Mapping[int, float] = field(default_factory=dict)


def table_sizes(children: int, wanted: int, least: int, most: int) -> list[int]:
    """How many children sit at each table, as even as can be and as near to `wanted` as the game allows.

    Where they do not come out even, a table is one child short of the game's least and a bot makes up for it.
    """
    if children <= 0:
        return []
    wanted = min(max(wanted, least), most)
    counts = range(-(-children // most), max(1, children // least) + 1)
    allowed = [count for count in counts if children >= least * count]
    if not allowed:
        return evenly(children, -(-children // most))
    best = min(allowed, key=lambda count: (abs(children / count - wanted), count))
    return evenly(children, best)


def sizes_for(sizes: Sequence[int], blocks: Sequence[int], least: int, most: int) -> list[int]:
    """The same number of children at as many tables, a little less even where that lets each block stay together: of
    three pairs at two tables, four sit at one and two at the other."""
    found = list(sizes)
    while homeless(found, blocks):
        others = [moved for moved in one_moved(found, least, most) if homeless(moved, blocks) < homeless(found, blocks)]
        if not others:
            break
        found = min(others, key=lambda moved: (homeless(moved, blocks), max(moved) - min(moved)))
    return found


def homeless(sizes: Sequence[int], blocks: Sequence[int]) -> int:
    """How many of those who are to stay together find no table with room for all of them, the largest first."""
    room, without = sorted(sizes), 0
    for block in sorted(blocks, reverse=True):
        fits = [place for place in room if place >= block]
        if fits:
            room.remove(fits[0])
            room = sorted([*room, fits[0] - block])
        else:
            without += 1
    return without


def one_moved(sizes: Sequence[int], least: int, most: int) -> Iterable[list[int]]:
    """All sizes that one child makes who goes from a table to another."""
    kinds = sorted(set(sizes))
    for here, there in product(kinds, kinds):
        rest = list(sizes)
        rest.remove(here)
        if there in rest and here - 1 >= least and there + 1 <= most:
            rest.remove(there)
            yield sorted([*rest, here - 1, there + 1], reverse=True)


def evenly(children: int, tables: int) -> list[int]:
    least, more = divmod(children, tables)
    return [least + (place < more) for place in range(tables)]


def groups_of(children: Sequence[int], sizes: Sequence[int], wishes: Wishes, seed: str) -> Groups:
    """The children at tables of these sizes. The same seed and wishes give the same tables.

    Begins at random and swaps two children as long as that makes it better, which is quick for a class and leaves
    nothing two could mend; what more than two would have to mend may stay.
    """
    if sum(sizes) != len(children):
        raise ValueError(f"{len(children)} children do not fill tables of {list(sizes)}")
    random = Random(seed)
    order = sorted(children)
    random.shuffle(order)
    middle = middle_of(wishes.strength)
    strong = {child: wishes.strength.get(child, middle) for child in order}
    if wishes.mixing == "similar":
        order.sort(key=lambda child: -strong[child])  # stable: equals stay shuffled
    groups = dealt_out(order, sizes, in_turn=wishes.mixing == "mixed", strong=strong)
    judge = Judge(wishes, strong)
    for _ in range(MOST_ROUNDS):
        if not improve(groups, judge):
            break
    return groups


def dealt_out(order: list[int], sizes: Sequence[int], *, in_turn: bool, strong: Mapping[int, float]) -> Groups:
    """Table after table, or one to each table in turn, so that each gets some of the strong and some of the others."""
    groups: Groups = [[] for _ in sizes]
    if not in_turn:
        start = 0
        for group, size in zip(groups, sizes, strict=True):
            group += order[start : start + size]
            start += size
        return groups
    waiting = sorted(order, key=lambda child: -strong[child])
    while waiting:
        for group, size in zip(groups, sizes, strict=True):
            if len(group) < size and waiting:
                group.append(waiting.pop(0))
    return groups


class Judge:
    """How bad a table is; less is better."""

    def __init__(self, wishes: Wishes, strong: Mapping[int, float]) -> None:
        self.wishes = wishes
        self.strong = strong
        self.friends: dict[int, set[int]] = {}
        for pair in wishes.together:
            for child in pair:
                self.friends.setdefault(child, set()).update(pair - {child})
        self.middle = sum(strong.values()) / len(strong) if strong else 0.0

    def cost(self, group: list[int]) -> float:
        wishes, there = self.wishes, set(group)
        cost = 0.0
        for pair in map(frozenset, combinations(group, 2)):
            cost += PARTED_WRONGLY * (pair in wishes.apart) + MET_BEFORE * wishes.met.get(pair, 0) ** 2
        for child in group:
            cost += PARTED_WRONGLY * len(self.friends.get(child, set()) - there)
        return cost + UNEVEN * self.unevenness(group)

    def unevenness(self, group: list[int]) -> float:
        if not group or self.wishes.mixing == "random":
            return 0.0
        average = sum(self.strong[child] for child in group) / len(group)
        if self.wishes.mixing == "mixed":
            return abs(average - self.middle) * len(group)
        return sum(abs(self.strong[child] - average) for child in group)


def improve(groups: Groups, judge: Judge) -> bool:
    """Swap any two children of different tables where that is better; whether anything was."""
    costs = [judge.cost(group) for group in groups]
    better = False
    for one, other in combinations(range(len(groups)), 2):
        for here in range(len(groups[one])):
            for there in range(len(groups[other])):
                left, right = groups[one], groups[other]
                left[here], right[there] = right[there], left[here]
                new = judge.cost(left), judge.cost(right)
                if sum(new) < costs[one] + costs[other] - 1e-9:
                    costs[one], costs[other] = new
                    better = True
                else:
                    left[here], right[there] = right[there], left[here]
    return better


def meetings(groups: Iterable[Sequence[int]]) -> Counter[Pair]:
    """How often each two have sat at one table."""
    return Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))


def middle_of(strength: Mapping[int, float]) -> float:
    values = sorted(strength.values())
    return values[len(values) // 2] if values else 0.0
