"""Where play forked: tables that were dealt alike go together for as long as they make the same moves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Made = tuple[int, str]  # a seat and what it played


@dataclass(frozen=True, slots=True)
class Played:
    """What a table made of the deal. Tables with another number of seats were dealt other cards."""

    table: int  # its place in the lesson
    seats: int
    moves: tuple[Made, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """What some of the tables played at a fork."""

    made: Made
    tables: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fork:
    """After so many moves, the same at these tables, they went on differently."""

    step: int
    ways: tuple[Way, ...]


def together(played: Iterable[Played], step: int) -> list[list[Played]]:
    """The tables in groups that have played the same so far, in the order of their first tables."""
    groups: dict[tuple[int, tuple[Made, ...]], list[Played]] = {}
    for one in played:
        groups.setdefault((one.seats, one.moves[:step]), []).append(one)
    return [*groups.values()]


def forks_of(played: Sequence[Played]) -> list[Fork]:
    """All of them, from the first move on. A table alone forks no more."""
    longest = max((len(one.moves) for one in played), default=0)
    found: list[Fork] = []
    for step in range(longest):
        groups = [group for group in together(played, step) if len(group) > 1]
        if not groups:
            break
        for group in groups:
            ways: dict[Made, list[int]] = {}
            for one in group:
                if step < len(one.moves):
                    ways.setdefault(one.moves[step], []).append(one.table)
            if len(ways) > 1:
                found.append(Fork(step, tuple(Way(made, tuple(tables)) for made, tables in ways.items())))
    return found
