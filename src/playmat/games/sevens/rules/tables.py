"""The packs of Sevens as tables for its kernel, the standard pack first and the junior pack after it.

The entry of a card is at the start of its pack (0 or 40) plus the card.
"""

from typing import Final

from playmat.games.sevens.rules.cards import CARDS, JUNIOR, STANDARD, SUIT_MASK, SUIT_SIZE, Pack
from playmat.games.sevens.rules.moves import FITS

PACKS: Final = [STANDARD, JUNIOR]
# A bit for each card, and for whatever else is kept as a set of bits.
BITS: Final = [1 << number for number in range(64)]
OPENS: Final = [cards for pack in PACKS for cards in pack.opens]
# For everything that can be named the cards that it fits.
CARDS_NAMED: Final = FITS
# The entry of a set of cards of one suit is at 0 or 1024 plus the set.
SUIT_COSTS: Final = [cost for pack in PACKS for cost in pack.suit_costs]


def start_of(pack: Pack) -> int:
    """Where the cards of a pack begin in these tables."""
    return PACKS.index(pack) * CARDS


def start_of_costs(pack: Pack) -> int:
    return PACKS.index(pack) * (SUIT_MASK + 1)


def behind(pack: Pack, card: int) -> tuple[int, int]:
    """The cards that wait for this one: those further from the centre, below it and above it."""
    rank = card % SUIT_SIZE
    suit = [1 << (card - rank + other) for other in range(pack.ranks)]
    below = sum(suit[:rank]) if rank <= pack.opening else 0
    return below, sum(suit[rank + 1 :]) if rank >= pack.opening else 0
