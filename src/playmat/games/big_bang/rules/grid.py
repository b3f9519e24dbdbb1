"""The triangular grid of Big Bang: cells, their names, and which of them share an edge."""

from typing import Final

# The grid has no edge, but nobody gets further than the cards reach: 34 of them lead 34 steps away from the star, and
# the cells beside the last one are touched.
FURTHEST: Final = 35
PLACES: Final = 3


def is_up(row: int, column: int) -> bool:
    return (row + column) % 2 == 0


def neighbour(row: int, column: int, place: int) -> tuple[int, int]:
    """The cell at one of the three edges, counted as on the rules page: what is place 0 for one is so for the other."""
    step = 1 if is_up(row, column) else -1
    if place == 2:
        return row + step, column
    return row, column + (step if place else -step)


def cells_from_star() -> list[tuple[int, int]]:
    """All cells, those nearer to the star first, those equally near row by row: boards are small, whatever may come."""
    found = [(0, 0)]
    ring = [(0, 0)]
    inner: set[tuple[int, int]] = set()
    for _ in range(FURTHEST):
        around = {neighbour(row, column, place) for row, column in ring for place in range(PLACES)}
        inner, ring = set(ring), sorted(around - inner)
        found += ring
    return found


# A cell is its place in this list, the star's is 0. Cells an even number of steps away from it point up, as it does.
CELL_PLACES: Final = cells_from_star()
CELLS: Final = len(CELL_PLACES)
CENTRE: Final = 0
CELL_AT: Final = {place: cell for cell, place in enumerate(CELL_PLACES)}
CELL_NAMES: Final = [f"{row},{column}" for row, column in CELL_PLACES]
CELL_NUMBERS: Final = {name: cell for cell, name in enumerate(CELL_NAMES)}
# For every cell its three neighbours by their places, -1 beyond what can be reached.
BESIDE_CELLS: Final = [
    CELL_AT.get(neighbour(row, column, place), -1) for row, column in CELL_PLACES for place in range(PLACES)
]


def beside(cell: int, place: int) -> int:
    return BESIDE_CELLS[cell * PLACES + place]


def points_up(cell: int) -> bool:
    row, column = CELL_PLACES[cell]
    return is_up(row, column)
