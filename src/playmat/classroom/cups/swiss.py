"""Swiss: each round those meet who stand alike and have not met; nobody is out."""

from collections import Counter
from collections.abc import Sequence
from math import ceil, log2
from typing import Final

from playmat.classroom.cups.pairs import cheapest_pairs
from playmat.classroom.cups.rounds import WHOLE, Draw, Round, byes, met, points
from playmat.classroom.groups import Pair, Wishes, groups_of

# What is worse than anything below it, however often that happens in a class of sixty.
DIFFERENCE: Final = 1
BYE_NOT_TO_THE_LAST: Final = 10**8
AGAIN: Final = 10**15
APART: Final = 10**18
SECOND_BYE: Final = 10**21
MOST_TRIES: Final = 12
ENOUGH_TRIES: Final = 3  # where nobody meets again


def usual_rounds(children: int) -> int:
    """Enough for one to be ahead where two play, and never more than there are others to meet."""
    return max(1, min(ceil(log2(max(2, children))), children - 1 + children % 2))


def draw_pairs(present: Sequence[int], rounds: Sequence[Round], apart: frozenset[Pair] = frozenset()) -> Draw:
    """Two by two. Nobody meets again while that can be helped, nobody has a second bye before all had one."""
    before, standing, had = met(rounds), points(rounds), byes(rounds)
    order = sorted(present, key=lambda child: (-standing[child], child))

    def cost(one: int, other: int) -> int:
        pair = frozenset((one, other))
        again = AGAIN * before[pair] ** 2 + APART * (pair in apart)
        return again + DIFFERENCE * (standing[one] - standing[other]) ** 2

    def bye(child: int) -> int:
        return SECOND_BYE * had[child] + BYE_NOT_TO_THE_LAST * (standing[child] - lowest)

    lowest = min((standing[child] for child in present), default=0)
    return cheapest_pairs(order, cost, bye)


def draw_tables(
    present: Sequence[int],
    rounds: Sequence[Round],
    sizes: Sequence[int],
    seed: str,
    apart: frozenset[Pair] = frozenset(),
) -> Draw:
    """Tables of several: as few as can be found meet again, then those sit together who stand alike.

    The best of some tries; to find the very best among all tables of a class is beyond any computer.
    """
    before, standing = met(rounds), points(rounds)
    strength = {child: standing[child] / WHOLE for child in present}
    wishes = Wishes("similar", apart, frozenset(), before, strength)
    best, least = [list[int]()], (len(present) ** 3, 0.0)
    for turn in range(MOST_TRIES):
        groups = groups_of(present, sizes, wishes, f"{seed}/{turn}")
        found = flaws(groups, before, strength)
        if found < least:
            best, least = groups, found
        if turn >= ENOUGH_TRIES - 1 and least[0] == 0:
            break
    best.sort(key=lambda group: -sum(strength[child] for child in group) / max(1, len(group)))
    return Draw(tuple(tuple(group) for group in best))


def flaws(groups: Sequence[Sequence[int]], before: Counter[Pair], strength: dict[int, float]) -> tuple[int, float]:
    """How often two meet again, and how far apart those stand who sit together."""
    again = sum(before[frozenset((one, other))] for group in groups for one in group for other in group if one < other)
    spread = sum(max(map(strength.__getitem__, group)) - min(map(strength.__getitem__, group)) for group in groups)
    return again, spread
