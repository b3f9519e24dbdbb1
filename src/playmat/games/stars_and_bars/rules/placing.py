"""Where a card may be put (SB-5, SB-7, SB-8): tables, and the list of moves made with them.

This is what random play and search do most, so it is done in few steps: the inner spaces take any card and come as
ready lists; every card that lies on the board leaves some of the outer spaces over, until none is left.
"""

from typing import Final

from playmat.games.stars_and_bars.rules.board import ALL_OUTER, CELLS, INNER, OUTER, relation_of
from playmat.games.stars_and_bars.rules.cards import CARDS, DIFFERENCES, NO_CARD, NOTHING, ROW

INSIDE: Final = sorted(INNER)


def open_with(cell: int, differences: int) -> int:
    """SB-8: the outer spaces where a card may go that has so many differences to the top card of a space."""
    spaces = 0
    for outer in OUTER:
        relation = relation_of(cell, outer)
        touches = relation > 0 or outer == cell
        if not touches or differences == NOTHING or differences == relation + 1:
            spaces |= 1 << outer
    return spaces


# For every space, and every number of differences to the card on top of it, the outer spaces that are left.
KINDS: Final = NOTHING + 1
OPEN_WITH: Final[list[int]] = [open_with(cell, differences) for cell in range(CELLS) for differences in range(KINDS)]

# The spaces of a set, lower and upper half of the board.
LOWER: Final[list[list[int]]] = [[cell for cell in range(8) if spaces >> cell & 1] for spaces in range(256)]
UPPER: Final[list[list[int]]] = [[cell + 8 for cell in lower] for lower in LOWER]

# For every card the moves (16 times the card plus the space) to every set of inner spaces.
INSIDE_PUTS: Final[list[list[int]]] = [
    [card * CELLS + cell for number, cell in enumerate(INSIDE) if inside >> number & 1]
    for card in range(CARDS)
    for inside in range(1 << len(INSIDE))
]


def spaces_outside(tops: list[int], spaces: int, card: int) -> int:
    """SB-8: those of some outer spaces where a card scores with every card that it touches."""
    # Two small tables are faster than a single large one, which does not stay in the processor's cache.
    row = card * ROW
    kind = 0
    for top in tops:
        if top != NO_CARD:
            spaces &= OPEN_WITH[kind + DIFFERENCES[row + top]]
            if not spaces:
                return 0
        kind += KINDS
    return spaces


def puts_of(tops: list[int], free: int, hand: list[int]) -> list[int]:
    """The moves that put a card of a hand, card by card, each first inside and then outside, from a1 to d4."""
    moves: list[int] = []
    inside = (free >> 5 & 3) + (free >> 7 & 12)
    outside = free & ALL_OUTER
    for card in hand:
        if inside:
            moves += INSIDE_PUTS[card * CELLS + inside]
        spaces = spaces_outside(tops, outside, card)
        if spaces:
            move = card * CELLS
            for cell in LOWER[spaces & 255]:
                moves.append(move + cell)
            for cell in UPPER[spaces >> 8]:
                moves.append(move + cell)
    return moves


def may_go(tops: list[int], free: int, card: int, cell: int) -> bool:
    """Whether one card may be put on one space."""
    return card * CELLS + cell in puts_of(tops, free, [card])
