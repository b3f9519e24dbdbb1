"""Whether a child misses something more than anybody does now and then.

Each child of a class either knows a thing and slips at times, or does not know it and misses it often. How often one
slips who knows it is learnt from the class itself, and from how careful that child is elsewhere; how often one misses
who does not know it may be anything from seldom to always. What comes out is how likely the second is. A few children
who do not know it hardly shift what is usual, so nine of twenty-eight can all be found.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, lgamma, log
from typing import Final

SURE: Final = 0.998  # from here on it is said of a child
DOUBTFUL: Final = 0.15  # from here on it is said that too little was seen
FEWEST_SLIPS: Final = 4
# Before anything is seen: one child in thirty does not know a given thing; who knows it slips once in forty.
UNAWARE_ONES, OTHERS = 1.0, 29.0
SLIPS, NO_SLIPS = 1.0, 39.0
# Who does not know a thing misses it in two of five cases, give or take.
OFTEN, SELDOM = 2.0, 3.0
# Those who know it are not all alike either: as if each had been seen this often before; of what everybody finds hard,
# only until so many slips, so that one may slip by two fifths more or less often than another.
ALIKE: Final = 150.0
ALIKE_SLIPS: Final = 6.0
MOST_CARELESS: Final = 4.0
ROUNDS: Final = 30


@dataclass(frozen=True, slots=True)
class Seen:
    """One child and one thing: missed so often, of so many chances. `careless` is how often this child slips in other
    things, beside what is usual: 1 is usual."""

    slips: int
    chances: int
    careless: float = 1.0


def unaware(seen: Sequence[Seen]) -> list[float]:
    """For each child of a class, how likely it is that the thing is not known."""
    usual, part = SLIPS / (SLIPS + NO_SLIPS), UNAWARE_ONES / (UNAWARE_ONES + OTHERS)
    likely = [0.0] * len(seen)
    for _ in range(ROUNDS):
        likely = [posterior(it, usual, part) for it in seen]
        knowing = [(1 - doubt, it) for doubt, it in zip(likely, seen, strict=True)]
        slips = SLIPS + sum(share * it.slips for share, it in knowing)
        chances = SLIPS + NO_SLIPS + sum(share * it.chances * it.careless for share, it in knowing)
        usual = min(0.5, slips / chances)
        part = (UNAWARE_ONES + sum(likely)) / (UNAWARE_ONES + OTHERS + len(seen))
    return likely


def posterior(it: Seen, usual: float, part: float) -> float:
    rate = min(0.5, usual * it.careless)
    if it.chances == 0 or it.slips / it.chances <= rate:
        return 0.0  # no worse than usual says nothing against anybody
    hits, rest = it.slips, it.chances - it.slips
    before = min(ALIKE, ALIKE_SLIPS / rate)
    usually, not_usually = before * rate, before * (1 - rate)
    knows = beta(usually + hits, not_usually + rest) - beta(usually, not_usually) + log(1 - part)
    not_known = beta(OFTEN + hits, SELDOM + rest) - beta(OFTEN, SELDOM) + log(part)
    return 1 / (1 + exp(min(700.0, knows - not_known)))


def beta(one: float, other: float) -> float:
    return lgamma(one) + lgamma(other) - lgamma(one + other)


def carelessness(slips: Mapping[int, int], decisions: Mapping[int, int]) -> dict[int, float]:
    """By child: all its slips beside what is usual in the class. Never below 1: the careful get no stricter look."""
    total, all_of = sum(slips.values()), max(1, sum(decisions.values()))
    found = {}
    for child, count in decisions.items():
        expected = total * count / all_of
        found[child] = min(MOST_CARELESS, max(1.0, (slips.get(child, 0) + 1) / (expected + 1)))
    return found
