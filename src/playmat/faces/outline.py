"""Outlines: lines and curves that can be moved, turned and measured before anybody draws them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from math import cos, radians, sin

Point = tuple[float, float]
Step = tuple[str, tuple[Point, ...]]  # M and L with one point, Q with two, C with three, Z with none
CURVE_PIECES = 8


@dataclass(frozen=True)
class Box:
    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: "Box", slack: float = 1e-6) -> bool:
        return (
            self.left - slack <= other.left
            and self.top - slack <= other.top
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


@dataclass(frozen=True)
class Outline:
    """Closed or open lines, in millimetres from the top left corner of a card."""

    steps: tuple[Step, ...]

    def __add__(self, other: "Outline") -> "Outline":
        return Outline(self.steps + other.steps)

    def changed(self, change: Callable[[Point], Point]) -> "Outline":
        return Outline(tuple((letter, tuple(map(change, points))) for letter, points in self.steps))

    def moved(self, dx: float, dy: float) -> "Outline":
        return self.changed(lambda point: (point[0] + dx, point[1] + dy))

    def scaled(self, factor: float) -> "Outline":
        return self.changed(lambda point: (point[0] * factor, point[1] * factor))

    def turned(self, degrees: float, about: Point = (0, 0)) -> "Outline":
        """Turned clockwise, as it looks on paper."""
        c, s = cos(radians(degrees)), sin(radians(degrees))
        ax, ay = about

        def turn(point: Point) -> Point:
            x, y = point[0] - ax, point[1] - ay
            return ax + x * c - y * s, ay + x * s + y * c

        return self.changed(turn)

    def polygons(self) -> list[list[Point]]:
        """The same with every curve as a few straight pieces."""
        found: list[list[Point]] = []
        for letter, points in self.steps:
            if letter == "M":
                found.append([points[0]])
            elif letter == "L":
                found[-1].append(points[0])
            elif letter in "QC":
                found[-1] += list(_bent((found[-1][-1], *points)))
        return found

    def box(self) -> Box:
        points = [point for polygon in self.polygons() for point in polygon]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return Box(min(xs), min(ys), max(xs), max(ys))

    def written(self) -> str:
        """As the `d` of an SVG path, to a hundredth of a millimetre."""
        return "".join(letter + " ".join(f"{short(x)} {short(y)}" for x, y in points) for letter, points in self.steps)


def _bent(points: tuple[Point, ...]) -> Iterable[Point]:
    """Points on a Bézier curve, by halving again and again between its handles (de Casteljau)."""
    for piece in range(1, CURVE_PIECES + 1):
        share = piece / CURVE_PIECES
        left = list(points)
        while len(left) > 1:
            left = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(left)]
        yield left[0]


def short(number: float, places: int = 2) -> str:
    text = f"{number:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def polygon(points: Iterable[Point]) -> Outline:
    steps: list[Step] = [("L", (point,)) for point in points]
    steps[0] = ("M", steps[0][1])
    return Outline((*steps, ("Z", ())))


def strokes(lines: Iterable[tuple[Point, Point]]) -> Outline:
    """Separate straight lines in one outline."""
    steps: list[Step] = []
    for start, end in lines:
        steps += [("M", (start,)), ("L", (end,))]
    return Outline(tuple(steps))
