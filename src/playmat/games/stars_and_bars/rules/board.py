"""The board of Stars and Bars: 4 × 4 spaces, and which of them touch."""

from typing import Final, NewType

from playmat.games.stars_and_bars.rules.cards import DIAGONAL, HORIZONTAL, KINDS, NOTHING, VERTICAL

Cell = NewType("Cell", int)

WIDTH: Final = 4
CELLS: Final = WIDTH * WIDTH
COLUMNS: Final = "abcd"
# A space is four times its row plus its column, from the bottom left: a1, b1 … d4.
CELL_NAMES: Final = [f"{column}{row}" for row in range(1, WIDTH + 1) for column in COLUMNS]
CELL_NUMBERS: Final = {name: Cell(cell) for cell, name in enumerate(CELL_NAMES)}

# SB-3: in the order in which the first four cards are laid.
INNER: Final = [CELL_NUMBERS[name] for name in ("b3", "c3", "b2", "c2")]
INSIDE: Final = sorted(INNER)
IS_INNER: Final = [cell in INNER for cell in range(CELLS)]
OUTER: Final = [cell for cell in range(CELLS) if not IS_INNER[cell]]
ALL_INNER: Final = 0b0000_0110_0110_0000
ALL_OUTER: Final = 0b1111_1001_1001_1111
NOT_A: Final = 0b1110_1110_1110_1110
NOT_D: Final = 0b0111_0111_0111_0111
BITS: Final = [1 << number for number in range(64)]


def relation_of(cell: int, other: int) -> int:
    """SB-6: how two spaces touch: short ends horizontally, long edges vertically, corners diagonally; or 0."""
    columns = abs(cell % WIDTH - other % WIDTH)
    rows = abs(cell // WIDTH - other // WIDTH)
    if columns > 1 or rows > 1 or cell == other:
        return 0
    if not rows:
        return HORIZONTAL
    return DIAGONAL if columns else VERTICAL


# For every space those that touch it, as 16 times the relation plus the other space.
LINKS: Final[list[list[int]]] = [
    [relation_of(cell, other) * CELLS + other for other in range(CELLS) if relation_of(cell, other)]
    for cell in range(CELLS)
]


def worth_on(cell: int, other: int, differences: int) -> int:
    """SB-6: what a card on a space brings with the top card of another one, or of its own: that is a stack."""
    relation = relation_of(cell, other)
    touches = relation > 0 or other == cell
    return differences if touches and differences == relation + 1 else 0


def open_with(cell: int, differences: int) -> int:
    """SB-8: the outer spaces where a card may go that has so many differences to the top card of a space."""
    spaces = 0
    for outer in OUTER:
        relation = relation_of(cell, outer)
        touches = relation > 0 or outer == cell
        if not touches or differences in (relation + 1, NOTHING):
            spaces |= BITS[outer]
    return spaces


# Both for two spaces side by side: a1 and b1, c1 and d1 and so on; looked up by six times the differences to the card
# on the left one plus those to the card on the right one.
WORTH_ON: Final = [
    [
        [
            worth_on(cell, left, ones) + worth_on(cell, left + 1, others)
            for ones in range(KINDS)
            for others in range(KINDS)
        ]
        for left in range(0, CELLS, 2)
    ]
    for cell in range(CELLS)
]
OPEN_WITH: Final = [
    [open_with(cell, ones) & open_with(cell + 1, others) for ones in range(KINDS) for others in range(KINDS)]
    for cell in range(0, CELLS, 2)
]

# SB-5: the inner spaces that are left when some of them lie face down, from a1 to d4, for every pattern of two bits for
# b2 and c2 (5 and 6 of a set of spaces) and two for b3 and c3 (9 and 10); MANY_INSIDE of them, then 0.
PATTERNS: Final = [[INSIDE[place] for place in range(4) if not pattern >> place & 1] for pattern in range(16)]
OPEN_INSIDE: Final = [[*cells, *[0] * (4 - len(cells))] for cells in PATTERNS]
MANY_INSIDE: Final = [len(cells) for cells in PATTERNS]
