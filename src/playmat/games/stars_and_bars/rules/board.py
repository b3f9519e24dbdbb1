"""The board of Stars and Bars: 4 × 4 spaces, which of them touch, and what a card is worth on one."""

from typing import Final

from playmat.games.stars_and_bars.rules.cards import DIAGONAL, DIFFERENCES, HORIZONTAL, NO_CARD, ROW, VERTICAL

WIDTH: Final = 4
CELLS: Final = WIDTH * WIDTH
COLUMNS: Final = "abcd"
# A space is four times its row plus its column, from the bottom left: a1, b1 … d4.
CELL_NAMES: Final = [f"{column}{row}" for row in range(1, WIDTH + 1) for column in COLUMNS]
CELL_NUMBERS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}

# SB-3: in the order in which the first four cards are laid.
INNER: Final = [CELL_NUMBERS[name] for name in ("b3", "c3", "b2", "c2")]
IS_INNER: Final = [cell in INNER for cell in range(CELLS)]
OUTER: Final = [cell for cell in range(CELLS) if not IS_INNER[cell]]
ALL_INNER: Final = 0b0000_0110_0110_0000
ALL_OUTER: Final = 0b1111_1001_1001_1111


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
BESIDE: Final[list[list[int]]] = [[link & 15 for link in links if link >> 4 == HORIZONTAL] for links in LINKS]
ACROSS: Final[list[list[int]]] = [[link & 15 for link in links if link >> 4 == DIAGONAL] for links in LINKS]
OVER_AND_UNDER: Final[list[list[int]]] = [[link & 15 for link in links if link >> 4 == VERTICAL] for links in LINKS]
# A set of spaces is a number with a bit for each. For every space the outer spaces that it touches, itself too.
AROUND: Final[list[int]] = [
    sum(1 << other for other in OUTER if other == cell or relation_of(cell, other)) for cell in range(CELLS)
]


def points_of(tops: list[int], card: int, cell: int) -> int:
    """SB-6: what a card brings on a space, the top cards lying as they do (NO_CARD where none counts)."""
    row = card * ROW
    points = 1 if DIFFERENCES[row + tops[cell]] == 1 else 0
    for other in BESIDE[cell]:
        if DIFFERENCES[row + tops[other]] == 2:
            points += 2
    for other in ACROSS[cell]:
        if DIFFERENCES[row + tops[other]] == 3:
            points += 3
    for other in OVER_AND_UNDER[cell]:
        if DIFFERENCES[row + tops[other]] == 4:
            points += 4
    return points


def free_spaces(tops: list[int], face_down: int) -> int:
    """SB-5, SB-7, SB-8: the inner spaces that are not face down, and the outer ones where a card touches another."""
    free = ALL_INNER & ~face_down
    for cell, top in enumerate(tops):
        if top != NO_CARD:
            free |= AROUND[cell]
            if free & ALL_OUTER == ALL_OUTER:
                break
    return free
