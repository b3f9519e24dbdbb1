"""What cards and claims score, and when a game ends."""

from typing import Final

from playmat.games.stars_and_bars.rules.board import BITS, CELLS, OUTER, cell_relation
from playmat.games.stars_and_bars.rules.cards import DIFFERENCES, DIFFERENCES_TO_NONE
from playmat.games.stars_and_bars.rules.moves import CLEAR

# SB-9, SB-11: the number of cards at which an inner stack is flipped and an outer one removed.
FULL_STACK: Final = 4
# SB-12: the points for claiming housekeeping that another player forgot.
CLAIM_POINTS: Final = 2
CLEAR_POINTS: Final = 4

# SB-15
WINNING_POINTS: Final = 200
CLEAR_LEAD: Final = 15
HUGE_LEAD: Final = 50

# SB-15, SB-16: a kernel's `end` is an index into this list, counted from 1.
ENDINGS: Final = ["over-200", "over-50-ahead", "tie-over-200", "cards-out", "tie"]
OVER_200: Final = 1
OVER_50_AHEAD: Final = 2
TIE_OVER_200: Final = 3
CARDS_OUT: Final = 4
TIE: Final = 5


def claim_points(claims: list[int]) -> int:
    """SB-12: return the points of some claims together."""
    return sum(CLEAR_POINTS if move == CLEAR else CLAIM_POINTS for move in claims)


DIFFERENCE_VALUES: Final = DIFFERENCES_TO_NONE + 1
# The row of DIFFERENCES for each card, multiplied by DIFFERENCE_VALUES. Adding an entry of DIFFERENCES to one of these
# gives an index for two neighboring spaces at once.
DIFFERENCE_OFFSETS: Final = [[DIFFERENCE_VALUES * differences for differences in row] for row in DIFFERENCES]


def cell_points(cell: int, other: int, differences: int) -> int:
    """SB-6: return the points of a card on `cell` for the top card of `other`, which may be the same space."""
    relation = cell_relation(cell, other)
    touches = relation > 0 or other == cell
    return differences if touches and differences == relation + 1 else 0


def open_outer_cells(cell: int, differences: int) -> int:
    """SB-8: return the outer spaces, as bits, where a card with these differences to `cell` could go."""
    spaces = 0
    for outer in OUTER:
        relation = cell_relation(cell, outer)
        touches = relation > 0 or outer == cell
        if not touches or differences in (relation + 1, DIFFERENCES_TO_NONE):
            spaces |= BITS[outer]
    return spaces


# The two functions above for two spaces side by side: a1 and b1, c1 and d1, and so on. The last index is six times the
# differences to the card on the left space plus the differences to the card on the right space.
CELL_POINTS: Final = [
    [
        [
            cell_points(cell, left, ones) + cell_points(cell, left + 1, others)
            for ones in range(DIFFERENCE_VALUES)
            for others in range(DIFFERENCE_VALUES)
        ]
        for left in range(0, CELLS, 2)
    ]
    for cell in range(CELLS)
]
OPEN_OUTER: Final = [
    [
        open_outer_cells(cell, ones) & open_outer_cells(cell + 1, others)
        for ones in range(DIFFERENCE_VALUES)
        for others in range(DIFFERENCE_VALUES)
    ]
    for cell in range(0, CELLS, 2)
]
