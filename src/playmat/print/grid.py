"""Where cards lie on a sheet, and where to cut."""

from dataclasses import dataclass
from math import floor, sqrt

from playmat.faces.outline import Point
from playmat.print.page import Line
from playmat.print.paper import EDGE, RIM, Paper


@dataclass(frozen=True)
class Cell:
    """The place of one card; a triangle that points down is turned by 180 degrees."""

    x: float
    y: float
    width: float
    height: float
    turn: int = 0
    is_triangle: bool = False

    def corners(self) -> list[Point]:
        left, right, top, bottom = self.x, self.x + self.width, self.y, self.y + self.height
        if not self.is_triangle:
            return [(left, top), (right, top), (right, bottom), (left, bottom)]
        middle = (left + right) / 2
        return (
            [(left, top), (right, top), (middle, bottom)]
            if self.turn
            else [(middle, top), (right, bottom), (left, bottom)]
        )

    def mirrored(self, paper: Paper) -> "Cell":
        """The same place seen from the other side of a sheet that is turned over its long edge."""
        return Cell(paper.width - self.x - self.width, self.y, self.width, self.height, self.turn, self.is_triangle)


def fits(room: float, size: float) -> int:
    # A hair of tolerance: 3 × 63 mm must fit into 189 mm whatever the arithmetic says.
    return floor(room / size + 1e-9)


def cards_on(paper: Paper, width: float, height: float) -> list[Cell]:
    """As many cards as go on a sheet, edge to edge, in the middle of it, row by row."""
    columns, rows = fits(paper.width - 2 * RIM, width), fits(paper.height - 2 * RIM, height)
    left, top = (paper.width - columns * width) / 2, (paper.height - rows * height) / 2
    return [
        Cell(left + column * width, top + row * height, width, height)
        for row in range(rows)
        for column in range(columns)
    ]


def triangles_on(paper: Paper, side: float) -> list[Cell]:
    """Triangles packed without a gap: up, down, up …, and row under row so that every cut goes straight through."""
    height = side * sqrt(3) / 2
    columns, rows = fits(paper.width - 2 * RIM, side / 2) - 1, fits(paper.height - 2 * RIM, height)
    left, top = (paper.width - (columns + 1) * side / 2) / 2, (paper.height - rows * height) / 2
    return [
        Cell(left + column * side / 2, top + row * height, side, height, 180 if (row + column) % 2 else 0, True)
        for row in range(rows)
        for column in range(columns)
    ]


def cut_guides(cells: list[Cell], paper: Paper, foot: float | None = None) -> list[Line]:
    """Every cut as one line from edge to edge of the sheet, or down to its `foot`, where something is printed."""
    tops = _distinct([cell.y for cell in cells] + [cell.y + cell.height for cell in cells])
    level = [Line(EDGE, y, paper.width - EDGE, y) for y in tops]
    if cells[0].is_triangle:
        return level + _slanting(cells, paper)
    sides = _distinct([cell.x for cell in cells] + [cell.x + cell.width for cell in cells])
    return level + [Line(x, EDGE, x, paper.height - EDGE if foot is None else foot) for x in sides]


def _distinct(values: list[float]) -> list[float]:
    return sorted({round(value, 6) for value in values})


def _slanting(cells: list[Cell], paper: Paper) -> list[Line]:
    """The two slanting directions, each line a little beyond the cards."""
    top, bottom = min(cell.y for cell in cells), max(cell.y + cell.height for cell in cells)
    slope = cells[0].width / 2 / cells[0].height
    spare = min(4.0, top - EDGE, paper.height - bottom - EDGE)
    found = []
    for way in (1, -1):
        # Where the slanting sides of the cards, made longer, meet the top of the block.
        starts = set()
        for cell in cells:
            for (ax, ay), (bx, by) in zip(cell.corners(), cell.corners()[1:] + cell.corners()[:1], strict=True):
                if abs(ay - by) > 1e-6 and (bx - ax) / (by - ay) * way > 0:
                    starts.add(round(ax - way * slope * (ay - top), 4))
        for start in sorted(starts):
            line = _between(start, top, way * slope, (top - spare, bottom + spare), (EDGE, paper.width - EDGE))
            found.append(line)
    return found


def _between(x: float, y: float, slope: float, rows: tuple[float, float], columns: tuple[float, float]) -> Line:
    """The part of a line through (x, y) that lies between two heights and two sides; `slope` is dx/dy."""
    at_sides = sorted(y + (side - x) / slope for side in columns)
    first, last = max(rows[0], at_sides[0]), min(rows[1], at_sides[1])
    return Line(x + (first - y) * slope, first, x + (last - y) * slope, last)
