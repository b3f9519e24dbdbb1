"""Who meets whom in an arena, and where they sit: every pairing on the same deals, every seat in turn."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations


@dataclass(frozen=True)
class Bout:
    """One match of an arena: its deal, who sits where, and which of the bots it is about."""

    deal: int
    bots: tuple[str, ...]
    one: str
    others: str


def schedule(bots: list[str], seats: int, matches: int) -> Iterator[Bout]:
    """At least `matches` for every pairing, in whole rounds, in which the one has sat in every seat.

    Alone each bot plays for itself. Two meet each other. At larger tables one sits among others that are all alike, and
    every bot is the one among every other.
    """
    if seats == 1:
        for deal in range(matches):
            for bot in bots:
                yield Bout(deal, (bot,), bot, bot)
        return
    pairs = combinations(bots, 2) if seats == 2 else permutations(bots, 2)
    pairings = list(pairs)
    for deal in range(rounds_of(seats, matches)):
        for one, others in pairings:
            for seat in range(seats):
                yield Bout(deal, tuple(one if place == seat else others for place in range(seats)), one, others)


def rounds_of(seats: int, matches: int) -> int:
    """How many deals it takes until every pairing has played enough matches."""
    return -(-matches // seats)


def bouts_of(bots: list[str], seats: int, matches: int) -> int:
    """How many matches a schedule has."""
    if seats == 1:
        return matches * len(bots)
    pairings = len(bots) * (len(bots) - 1) // (2 if seats == 2 else 1)
    return rounds_of(seats, matches) * seats * pairings
