"""What a cup remembers of its rounds."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from playmat.classroom.groups import Pair, meetings


@dataclass(frozen=True, slots=True)
class Draw:
    """Who sits together in a round. Who has a bye plays for fun: it counts as a win and as no meeting."""

    tables: tuple[tuple[int, ...], ...]
    bye: int | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """A round that was drawn. `shares` has each child whose table is over: 1 was ahead of all others, 0 of nobody."""

    draw: Draw
    shares: Mapping[int, float] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        return all(child in self.shares for table in self.draw.tables for child in table)


def met(rounds: Iterable[Round]) -> Counter[Pair]:
    """How often each two have met in the cup."""
    return sum((meetings(it.draw.tables) for it in rounds), Counter[Pair]())


def byes(rounds: Iterable[Round]) -> Counter[int]:
    return Counter(it.draw.bye for it in rounds if it.draw.bye is not None)


def points(rounds: Iterable[Round]) -> Counter[int]:
    """In 24ths, so that they add up exactly: a table of up to five gives quarters, and halves of them for equals."""
    total: Counter[int] = Counter()
    for it in rounds:
        for child, share in it.shares.items():
            total[child] += round(share * WHOLE)
        if it.draw.bye is not None:
            total[it.draw.bye] += WHOLE
    return total


WHOLE = 24


def strangers(children: Sequence[int], before: Mapping[Pair, int]) -> list[Pair]:
    """Those two and two who have not met."""
    return [pair for pair in map(frozenset, combinations(children, 2)) if not before.get(pair)]
