"""Places of cards counted by the pieces that they can be."""

from playmat.games.big_bang.rules import cards
from playmat.games.big_bang.rules.cards import PART_BITS, PART_MASK

PART_SETS = PART_MASK + 1
CARDS_IN = cards.CARDS_IN
CARDS_FROM = cards.CARDS_FROM


def add_pieces(counts: list[int], pieces: int, step: int) -> int:
    """Every piece of a set counts so much more for its card; the answer means nothing."""
    row = 0
    while pieces:
        part = pieces & PART_MASK
        if part:
            part += row
            for card in CARDS_IN[CARDS_FROM[part] : CARDS_FROM[part + 1]]:
                counts[card] += step
        pieces >>= PART_BITS
        row += PART_SETS
    return 0
