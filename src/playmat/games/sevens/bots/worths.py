"""What a card of Sevens is worth to put and to give, by weights found in many thousand games.

A card put is good if it is dear or far from the centre, and if the own cards come after it; it is bad if the others'
do. A card given is good if many others must be put before it.
"""

from typing import Final

from playmat.core.bits import count
from playmat.games.sevens.bots import sides
from playmat.games.sevens.rules import cards, scoring
from playmat.games.sevens.rules.cards import CARDS, SUIT_MASK, SUIT_SIZE
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.moves import GIVE

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


def worth_alone(place: int) -> float:
    """What putting a card is worth whatever the hands; `place` is that of the card in the cards."""
    worth = COST * sides.COSTS[place] + STEP * sides.STEPS[place]
    if not sides.STEPS[place]:
        return worth + CENTRE
    return worth if sides.BELOW[place] | sides.ABOVE[place] else worth + END


BASE: Final = [worth_alone(place) for place in range(len(sides.COSTS))]
BELOW: Final = sides.BELOW
ABOVE: Final = sides.ABOVE
BEFORE: Final = sides.BEFORE
COSTS: Final = sides.COSTS
BITS: Final = cards.BITS
SUIT_COSTS: Final = scoring.SUIT_COSTS


def next_of_others(kernel: SevensKernel, seat: int) -> float:
    """What it is worth that another may go on: the nearer somebody is to having no cards, the worse."""
    least = CARDS
    for other in range(kernel.seats):
        if other != seat:
            held = count(kernel.hands[other])
            if held < least:
                least = held
    return OTHERS_NEXT + OTHERS_NEAR / least


def worth_of_putting(kernel: SevensKernel, hand: int, card: int, others_next: float) -> float:
    place = kernel.deck_offset + card
    worth = BASE[place]
    below = BELOW[place]
    if below:
        worth += worth_of_side(kernel, hand, below, card, OWN_NEXT if hand & BITS[card - 1] else others_next)
    above = ABOVE[place]
    if above:
        worth += worth_of_side(kernel, hand, above, card, OWN_NEXT if hand & BITS[card + 1] else others_next)
    return worth


def worth_of_side(kernel: SevensKernel, hand: int, side: int, card: int, following: float) -> float:
    """What waits on one side of a card; nothing of it is on the table."""
    own = side & hand
    mine = count(own)
    others = count(side) - mine
    points = SUIT_COSTS[kernel.costs_offset + (own >> (card // SUIT_SIZE * SUIT_SIZE) & SUIT_MASK)]
    return following + OWN_WAITING * mine + OWN_POINT * points + OTHERS_WAITING * others


def worth_of_giving(kernel: SevensKernel, hand: int, card: int) -> float:
    place = kernel.deck_offset + card
    before = BEFORE[place] & ~kernel.table
    own = count(before & hand)
    missing = count(before)
    worth = GIVE_COST * COSTS[place] + GIVE_BEFORE_OWN * count((BELOW[place] | ABOVE[place]) & hand)
    worth += GIVE_AFTER_OWN * own + GIVE_AFTER_OTHERS * (missing - own)
    if missing == 0:
        worth += GIVE_OPEN
    elif missing == 1:
        worth += GIVE_NEXT
    return worth


def worth_of(kernel: SevensKernel, seat: int, move: int, others_next: float) -> float:
    """What it is worth to put or to give a card."""
    if move >= GIVE:
        return worth_of_giving(kernel, kernel.hands[seat], move - GIVE)
    return worth_of_putting(kernel, kernel.hands[seat], move, others_next)
