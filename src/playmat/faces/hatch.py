"""Lines and dots inside an outline: stripes, and the marks that stand for a colour where there is no colour.

Drawn one by one, since the SVG that the PDF library reads has no patterns.
"""

from math import cos, pi, sin

from playmat.faces.outline import Outline, Point, strokes


def lines(inside: Outline, gap: float, degrees: float) -> Outline:
    """Parallel lines, `gap` apart, turned clockwise from level."""
    level = inside.turned(-degrees)
    polygons = level.polygons()
    box = level.box()
    count = max(int((box.bottom - box.top) / gap), 1)
    first = (box.top + box.bottom) / 2 - gap * (count - 1) / 2
    found: list[tuple[Point, Point]] = []
    for number in range(count):
        y = first + number * gap
        crossed = sorted(_crossings(polygons, y))
        found += [((a, y), (b, y)) for a, b in zip(crossed[::2], crossed[1::2], strict=True) if b - a > gap / 3]
    return strokes(found).turned(degrees)


def dots(inside: Outline, gap: float, radius: float) -> Outline:
    """Dots in rows, every other row between those above; none touches the edge.

    Each is a line of hardly any length, to be drawn with round ends and as wide as the dot: far shorter than discs.
    """
    polygons = inside.polygons()
    box = inside.box()
    rows = int((box.bottom - box.top) / (gap * 0.87)) + 1
    columns = int((box.right - box.left) / gap) + 1
    top = (box.top + box.bottom) / 2 - gap * 0.87 * (rows - 1) / 2
    left = (box.left + box.right) / 2 - gap * (columns - 1) / 2
    found: list[tuple[Point, Point]] = []
    for row in range(rows):
        for column in range(-1, columns + 1):
            x = left + column * gap + (gap / 2 if row % 2 else 0)
            y = top + row * gap * 0.87
            edge = [(x + 1.6 * radius * cos(a * pi / 4), y + 1.6 * radius * sin(a * pi / 4)) for a in range(8)]
            if all(_is_inside(polygons, point) for point in edge):
                found.append(((x, y), (x + 0.01, y)))
    return strokes(found)


def _crossings(polygons: list[list[Point]], y: float) -> list[float]:
    found = []
    for polygon in polygons:
        for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1], strict=True):
            if (ay <= y) != (by <= y):
                found.append(ax + (bx - ax) * (y - ay) / (by - ay))
    return found


def _is_inside(polygons: list[list[Point]], point: Point) -> bool:
    return sum(1 for x in _crossings(polygons, point[1]) if x < point[0]) % 2 == 1
