"""Comparing moves over the same imagined worlds: what promises little is dropped, the rest is tried longer.

Every move still in the running meets the same worlds, so that luck of the cards does not decide between them
(successive halving: Karnin, Koren and Somekh 2013).
"""

from collections.abc import Callable
from math import sqrt
from typing import Final, Protocol

KEPT: Final = 3
LEAST_TRIES: Final = 6
# What was learned in the first part of the tries makes the rest of them better: only that rest is counted.
LEARNING_PART: Final = 3

GoesOn = Callable[[], bool]


class Worlds(Protocol):
    """Worlds that a seat must reckon with, one after the other."""

    def imagine(self) -> None:
        """Go on to another world."""

    def value(self, move: int) -> float:
        """What came of a move in this world."""

    def lesser(self, move: int) -> float:
        """What decides between moves of the same worth."""


class Weighed:
    """A move and what it is worth, world by world."""

    def __init__(self, move: int, values: list[float], learns: bool = False) -> None:
        self.move = move
        self.values = values[len(values) // LEARNING_PART :] if learns else values
        self.worth = sum(self.values) / len(self.values)
        self.error = spread(self.values)

    def behind(self, other: "Weighed") -> tuple[float, float]:
        """How much less it is worth than another one, with the error, world against world where they met the same."""
        if len(self.values) == len(other.values):
            apart = [theirs - own for own, theirs in zip(self.values, other.values, strict=True)]
            return other.worth - self.worth, spread(apart)
        return other.worth - self.worth, sqrt(self.error**2 + other.error**2)


def spread(values: list[float]) -> float:
    """The standard error of the mean."""
    count = len(values)
    if count < 2:
        return 0.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)


def compare(
    worlds: Worlds,
    moves: list[int],
    tries: int,
    must: int | None = None,
    learns: bool = True,
    goes_on: GoesOn | None = None,
) -> list[Weighed]:
    """The moves that stay in the running to the end, at most three and the one that must, the best first."""
    running = moves[:]
    values: dict[int, list[float]] = {move: [] for move in moves}
    rounds = rounds_for(len(moves))
    has_time = True
    for number in range(rounds):
        for tried in range(max(LEAST_TRIES, tries // (rounds * len(running)))):
            has_time = has_time and (goes_on is None or goes_on())
            if not has_time and tried >= LEAST_TRIES:
                break
            worlds.imagine()
            for move in running:
                values[move].append(worlds.value(move))
        if number < rounds - 1:
            ranked = sorted(running, key=lambda move: (-mean_of(values[move]), -worlds.lesser(move)))
            kept = ranked[: max(KEPT, (len(ranked) + 1) // 2)]
            running = [move for move in running if move in kept or move == must]
    found = [Weighed(move, values[move], learns) for move in running]
    found.sort(key=lambda one: (-one.worth, -worlds.lesser(one.move)))
    return found


def mean_of(values: list[float]) -> float:
    return sum(values) / len(values)


def rounds_for(count: int) -> int:
    """How many rounds it takes until only those wanted are left."""
    rounds = 1
    while count > KEPT:
        count = max(KEPT, (count + 1) // 2)
        rounds += 1
    return rounds
