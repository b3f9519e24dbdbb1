"""The board of Stars and Bars: 4 × 4 spaces, and which of them touch."""

from typing import Final, NewType

Cell = NewType("Cell", int)

WIDTH: Final = 4
CELLS: Final = WIDTH * WIDTH
COLUMNS: Final = "abcd"
# Spaces are numbered row by row from the bottom left: a1, b1 … d4.
CELL_NAMES: Final = [f"{column}{row}" for row in range(1, WIDTH + 1) for column in COLUMNS]
CELL_NUMBERS: Final = {name: Cell(cell) for cell, name in enumerate(CELL_NAMES)}

# SB-3: in the order of the first four cards.
INNER: Final = [CELL_NUMBERS[name] for name in ("b3", "c3", "b2", "c2")]
SORTED_INNER: Final = sorted(INNER)
IS_INNER: Final = [cell in INNER for cell in range(CELLS)]
OUTER: Final = [cell for cell in range(CELLS) if not IS_INNER[cell]]

# Sets of spaces, a bit each.
BITS: Final = [1 << number for number in range(64)]
ALL_INNER: Final = 0b0000_0110_0110_0000
ALL_OUTER: Final = 0b1111_1001_1001_1111
NOT_A: Final = 0b1110_1110_1110_1110
NOT_D: Final = 0b0111_0111_0111_0111

# SB-6: how two cards touch. Relation r needs r + 1 differences and scores r + 1 points.
STACK: Final = 0
HORIZONTAL: Final = 1
DIAGONAL: Final = 2
VERTICAL: Final = 3
RELATIONS: Final = ["stack", "horizontal", "diagonal", "vertical"]


def cell_relation(cell: int, other: int) -> int:
    """SB-6: return how two different spaces touch, or 0 if they don't."""
    columns = abs(cell % WIDTH - other % WIDTH)
    rows = abs(cell // WIDTH - other // WIDTH)
    if columns > 1 or rows > 1 or cell == other:
        return 0
    if not rows:
        return HORIZONTAL
    return DIAGONAL if columns else VERTICAL


# The spaces that touch each space, as 16 × relation + space.
LINKS: Final[list[list[int]]] = [
    [cell_relation(cell, other) * CELLS + other for other in range(CELLS) if cell_relation(cell, other)]
    for cell in range(CELLS)
]

# SB-5: the inner spaces that aren't face down, for each pattern of four bits (b2, c2, b3, c3). Each list is filled up
# with zeros; OPEN_INNER_COUNTS says how many entries count.
OPEN_INNER_BY_PATTERN: Final = [
    [SORTED_INNER[number] for number in range(4) if not pattern >> number & 1] for pattern in range(16)
]
OPEN_INNER: Final = [[*cells, *[0] * (4 - len(cells))] for cells in OPEN_INNER_BY_PATTERN]
OPEN_INNER_COUNTS: Final = [len(cells) for cells in OPEN_INNER_BY_PATTERN]
