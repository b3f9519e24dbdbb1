"""Round robin: everybody meets everybody."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from playmat.classroom.cups.pairs import cheapest_pairs
from playmat.classroom.cups.rounds import Draw, Round, byes, met, strangers
from playmat.classroom.groups import Pair, Wishes, groups_of, meetings

UNPLANNED: Final = 1
AGAIN: Final = 10**6
SECOND_BYE: Final = 10**9
MOST_ROUNDS: Final = 60


def circle(children: Sequence[int], number: int) -> set[Pair]:
    """The pairs of a round, by the circle method: one stays, all others move on by one seat a round. Each two meet
    once in n - 1 rounds; of an odd number a seat is empty, and who meets it is free."""
    seats: list[int | None] = [*children, *([None] if len(children) % 2 else [])]
    turn = number % max(1, len(seats) - 1)
    seats = [*seats[:1], *seats[1 + turn :], *seats[1 : 1 + turn]]
    facing = zip(seats[: len(seats) // 2], reversed(seats), strict=False)
    return {frozenset((one, other)) for one, other in facing if one is not None and other is not None}


def rounds_of_pairs(children: int) -> int:
    return max(1, children - 1 + children % 2)


def draw_pairs(everybody: Sequence[int], present: Sequence[int], rounds: Sequence[Round]) -> Draw:
    """The pairs that are due. Where somebody was absent or came late, others who have not met fill in, and what is
    left is played in rounds after the planned ones."""
    due, before, had = circle(everybody, len(rounds)), met(rounds), byes(rounds)

    def cost(one: int, other: int) -> int:
        pair = frozenset((one, other))
        return AGAIN * before[pair] ** 2 + UNPLANNED * (pair not in due)

    def bye(child: int) -> int:
        return SECOND_BYE * had[child] + UNPLANNED * any(child in pair for pair in due)

    return cheapest_pairs([child for child in everybody if child in set(present)], cost, bye)


def draw_tables(present: Sequence[int], rounds: Sequence[Round], sizes: Sequence[int], seed: str) -> Draw:
    """Tables of several, where as many as can be found meet for the first time."""
    return Draw(tuple(tuple(group) for group in mixed(present, met(rounds), sizes, f"{seed}/{len(rounds)}")))


def mixed(children: Sequence[int], before: Counter[Pair], sizes: Sequence[int], seed: str) -> list[list[int]]:
    return groups_of(children, sizes, Wishes("random", met=before), seed)


def rounds_of_tables(children: Sequence[int], sizes: Sequence[int], seed: str) -> int:
    """How many rounds it takes until each two have met, where nobody is absent: the very draws are tried out."""
    before: Counter[Pair] = Counter()
    for number in range(MOST_ROUNDS):
        if not strangers(children, before):
            return number
        before += meetings(mixed(children, before, sizes, f"{seed}/{number}"))
    return MOST_ROUNDS
