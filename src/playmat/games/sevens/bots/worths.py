"""What a card of Sevens is worth to put and to give, by weights found in many thousand games.

A card put is good if it is dear or far from the centre, and if the own cards come after it; it is bad if the others'
do. A card given is good if many others must be put before it.
"""

from typing import Final

from playmat.games.sevens.rules.cards import CARDS, COUNTS, JUNIOR, STANDARD, SUIT_MASK, SUIT_SIZE, Pack, count_of
from playmat.games.sevens.rules.moves import GIVE
from playmat.games.sevens.rules.position import SevensPosition
from playmat.games.sevens.rules.stages import GIVING

# Putting a card: for each point it costs, each step from the centre, for the centre itself and the end of a chain.
COST: Final = 0.55
STEP: Final = 0.74
CENTRE: Final = 0.8
END: Final = -1.66
# The card that may follow: one's own; another's, worse the fewer cards somebody still has.
OWN_NEXT: Final = 1.05
OTHERS_NEXT: Final = -1.02
OTHERS_NEAR: Final = -4.7
# All cards that wait behind it: each of one's own with each of its points, each of the others'.
OWN_WAITING: Final = 2.55
OWN_POINT: Final = 0.076
OTHERS_WAITING: Final = -0.63

# Giving a card: for each point, each card that must be put before it (own, others'), each own card behind it.
GIVE_COST: Final = 0.033
GIVE_AFTER_OWN: Final = 1.33
GIVE_AFTER_OTHERS: Final = 2.06
GIVE_BEFORE_OWN: Final = 0.85
# What could be put at once is kept, and what needs just one card more is not given gladly.
GIVE_OPEN: Final = -30.0
GIVE_NEXT: Final = -1.81


class Sides:
    """What lies around each card of a pack: the cards below and above that wait for it, and those that come before."""

    def __init__(self, pack: Pack) -> None:
        centre = pack.opening
        self.below = [0] * CARDS
        self.above = [0] * CARDS
        self.before = [0] * CARDS
        self.base = [0.0] * CARDS
        for card in pack.cards:
            first = card // SUIT_SIZE * SUIT_SIZE
            rank = card - first
            suit = [1 << (first + other) for other in range(pack.ranks)]
            if rank <= centre:
                self.below[card] = sum(suit[:rank])
                self.before[card] = sum(suit[rank + 1 : centre + 1])
            if rank >= centre:
                self.above[card] = sum(suit[rank + 1 :])
                self.before[card] = sum(suit[centre:rank])
            self.base[card] = COST * pack.costs[card] + STEP * abs(rank - centre)
            if rank == centre:
                self.base[card] += CENTRE
            elif not self.below[card] | self.above[card]:
                self.base[card] += END


STANDARD_SIDES: Final = Sides(STANDARD)
JUNIOR_SIDES: Final = Sides(JUNIOR)


def sides_of(pack: Pack) -> Sides:
    return JUNIOR_SIDES if pack is JUNIOR else STANDARD_SIDES


def next_of_others(position: SevensPosition, seat: int) -> float:
    """What it is worth that another may go on: the nearer somebody is to having no cards, the worse."""
    least = CARDS
    for other in range(position.seats):
        if other != seat:
            count = count_of(position.hands[other])
            if count < least:
                least = count
    return OTHERS_NEXT + OTHERS_NEAR / least


def worth_of_putting(position: SevensPosition, hand: int, card: int, others_next: float) -> float:
    sides = sides_of(position.pack)
    worth = sides.base[card]
    below = sides.below[card]
    if below:
        worth += worth_of_side(position, hand, below, card, others_next if not hand >> (card - 1) & 1 else OWN_NEXT)
    above = sides.above[card]
    if above:
        worth += worth_of_side(position, hand, above, card, others_next if not hand >> (card + 1) & 1 else OWN_NEXT)
    return worth


def worth_of_side(position: SevensPosition, hand: int, side: int, card: int, following: float) -> float:
    """What waits on one side of a card; nothing of it is on the table."""
    first = card // SUIT_SIZE * SUIT_SIZE
    own = side & hand
    mine = COUNTS[own >> first & SUIT_MASK]
    others = COUNTS[side >> first & SUIT_MASK] - mine
    points = position.pack.suit_costs[own >> first & SUIT_MASK]
    return following + OWN_WAITING * mine + OWN_POINT * points + OTHERS_WAITING * others


def worth_of_giving(position: SevensPosition, hand: int, card: int) -> float:
    sides = sides_of(position.pack)
    first = card // SUIT_SIZE * SUIT_SIZE
    behind = (sides.below[card] | sides.above[card]) & hand
    before = sides.before[card] & ~position.table
    own = COUNTS[(before & hand) >> first & SUIT_MASK]
    missing = COUNTS[before >> first & SUIT_MASK]
    worth = GIVE_COST * position.pack.costs[card] + GIVE_BEFORE_OWN * COUNTS[behind >> first & SUIT_MASK]
    worth += GIVE_AFTER_OWN * own + GIVE_AFTER_OTHERS * (missing - own)
    if missing == 0:
        worth += GIVE_OPEN
    elif missing == 1:
        worth += GIVE_NEXT
    return worth


def worths_of(position: SevensPosition, seat: int, moves: list[int]) -> list[float]:
    """For each card that may be put, or be given, what that is worth."""
    hand = position.hands[seat]
    if position.stage == GIVING:
        return [worth_of_giving(position, hand, move - GIVE) for move in moves]
    others_next = next_of_others(position, seat)
    return [worth_of_putting(position, hand, move, others_next) for move in moves]
