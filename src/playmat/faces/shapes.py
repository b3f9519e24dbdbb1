"""The shapes that faces are made of, each about its own middle unless a corner is asked for."""

from math import cos, pi, sin

from playmat.faces.outline import Outline, Point, Step, polygon

ROUND = 0.5523  # the handle length that makes a curve a quarter of a circle


def rectangle(x: float, y: float, width: float, height: float) -> Outline:
    return polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def rounded(x: float, y: float, width: float, height: float, radius: float) -> Outline:
    k = radius * (1 - ROUND)
    right, bottom = x + width, y + height
    steps: list[Step] = [
        ("M", ((x + radius, y),)),
        ("L", ((right - radius, y),)),
        ("C", ((right - k, y), (right, y + k), (right, y + radius))),
        ("L", ((right, bottom - radius),)),
        ("C", ((right, bottom - k), (right - k, bottom), (right - radius, bottom))),
        ("L", ((x + radius, bottom),)),
        ("C", ((x + k, bottom), (x, bottom - k), (x, bottom - radius))),
        ("L", ((x, y + radius),)),
        ("C", ((x, y + k), (x + k, y), (x + radius, y))),
        ("Z", ()),
    ]
    return Outline(tuple(steps))


def disc(x: float, y: float, radius: float) -> Outline:
    return rounded(x - radius, y - radius, 2 * radius, 2 * radius, radius)


def spiked(x: float, y: float, spikes: int, outer: float, inner: float, turn: float = 0) -> Outline:
    """A star or burst, the first spike up."""
    points: list[Point] = []
    for corner in range(2 * spikes):
        reach = inner if corner % 2 else outer
        angle = pi * corner / spikes - pi / 2 + turn
        points.append((x + reach * cos(angle), y + reach * sin(angle)))
    return polygon(points)


def star(x: float, y: float, size: float) -> Outline:
    """A five-pointed star as high as `size`; its box, not its hub, is about the middle."""
    outer = size / (1 + cos(pi / 5))
    return spiked(x, y - size / 2 + outer, 5, outer, outer * 0.44)


def moon(x: float, y: float, size: float) -> Outline:
    """A crescent that opens to the right."""
    r = size / 2
    k = r * ROUND
    steps: list[Step] = [
        ("M", ((r * 0.35, -r),)),
        ("C", ((-k * 0.55, -r), (-r * 0.72, -k), (-r * 0.72, 0))),
        ("C", ((-r * 0.72, k), (-k * 0.55, r), (r * 0.35, r))),
        ("C", ((r * 0.48, r), (r * 0.6, r * 0.96), (r * 0.72, r * 0.9))),
        ("C", ((r * 0.2, r * 0.72), (-r * 0.06, r * 0.4), (-r * 0.06, 0))),
        ("C", ((-r * 0.06, -r * 0.4), (r * 0.2, -r * 0.72), (r * 0.72, -r * 0.9))),
        ("C", ((r * 0.6, -r * 0.96), (r * 0.48, -r), (r * 0.35, -r))),
        ("Z", ()),
    ]
    return Outline(tuple(steps)).moved(x, y)


def bar(x: float, y: float, size: float) -> Outline:
    width = size * 0.42
    return rounded(x - width / 2, y - size / 2, width, size, size * 0.06)


# The four suits and the five signs of the seats' colours are drawn in a square of 2 by 2 about 0, then brought to size.


def _sized(steps: list[Step], x: float, y: float, size: float) -> Outline:
    return Outline((*steps, ("Z", ()))).scaled(size / 2).moved(x, y)


def heart(x: float, y: float, size: float) -> Outline:
    steps: list[Step] = [
        ("M", ((0, 0.95),)),
        ("C", ((-0.25, 0.62), (-0.98, 0.22), (-0.98, -0.36))),
        ("C", ((-0.98, -0.72), (-0.74, -0.92), (-0.48, -0.92))),
        ("C", ((-0.26, -0.92), (-0.08, -0.8), (0, -0.56))),
        ("C", ((0.08, -0.8), (0.26, -0.92), (0.48, -0.92))),
        ("C", ((0.74, -0.92), (0.98, -0.72), (0.98, -0.36))),
        ("C", ((0.98, 0.22), (0.25, 0.62), (0, 0.95))),
    ]
    return _sized(steps, x, y, size)


def diamond(x: float, y: float, size: float) -> Outline:
    steps: list[Step] = [
        ("M", ((0, -1),)),
        ("C", ((0.2, -0.62), (0.46, -0.28), (0.76, 0))),
        ("C", ((0.46, 0.28), (0.2, 0.62), (0, 1))),
        ("C", ((-0.2, 0.62), (-0.46, 0.28), (-0.76, 0))),
        ("C", ((-0.46, -0.28), (-0.2, -0.62), (0, -1))),
    ]
    return _sized(steps, x, y, size)


def spade(x: float, y: float, size: float) -> Outline:
    steps: list[Step] = [
        ("M", ((0, -0.97),)),
        ("C", ((0.24, -0.62), (0.94, -0.24), (0.94, 0.26))),
        ("C", ((0.94, 0.58), (0.7, 0.72), (0.49, 0.72))),
        ("C", ((0.32, 0.72), (0.18, 0.62), (0.1, 0.46))),
        ("C", ((0.12, 0.7), (0.2, 0.86), (0.4, 0.96))),
        ("L", ((-0.4, 0.96),)),
        ("C", ((-0.2, 0.86), (-0.12, 0.7), (-0.1, 0.46))),
        ("C", ((-0.18, 0.62), (-0.32, 0.72), (-0.49, 0.72))),
        ("C", ((-0.7, 0.72), (-0.94, 0.58), (-0.94, 0.26))),
        ("C", ((-0.94, -0.24), (-0.24, -0.62), (0, -0.97))),
    ]
    return _sized(steps, x, y, size)


def club(x: float, y: float, size: float) -> Outline:
    """One closed line round the three leaves and the stem, so that it can be hollow too."""
    steps: list[Step] = [
        ("M", ((0.1, 0.4),)),
        ("C", ((0.12, 0.68), (0.2, 0.86), (0.4, 0.96))),
        ("L", ((-0.4, 0.96),)),
        ("C", ((-0.2, 0.86), (-0.12, 0.68), (-0.1, 0.4))),
        ("C", ((-0.2, 0.58), (-0.34, 0.66), (-0.52, 0.66))),
        ("C", ((-0.78, 0.66), (-0.98, 0.46), (-0.98, 0.2))),
        ("C", ((-0.98, -0.06), (-0.78, -0.26), (-0.52, -0.26))),
        ("C", ((-0.47, -0.26), (-0.42, -0.25), (-0.38, -0.24))),
        ("C", ((-0.43, -0.33), (-0.46, -0.43), (-0.46, -0.52))),
        ("C", ((-0.46, -0.78), (-0.26, -0.98), (0, -0.98))),
        ("C", ((0.26, -0.98), (0.46, -0.78), (0.46, -0.52))),
        ("C", ((0.46, -0.43), (0.43, -0.33), (0.38, -0.24))),
        ("C", ((0.42, -0.25), (0.47, -0.26), (0.52, -0.26))),
        ("C", ((0.78, -0.26), (0.98, -0.06), (0.98, 0.2))),
        ("C", ((0.98, 0.46), (0.78, 0.66), (0.52, 0.66))),
        ("C", ((0.34, 0.66), (0.2, 0.58), (0.1, 0.4))),
    ]
    return _sized(steps, x, y, size)


def leaf(x: float, y: float, size: float) -> Outline:
    steps: list[Step] = [
        ("M", ((0.78, -0.92),)),
        ("C", ((-0.5, -0.9), (-0.98, -0.3), (-0.7, 0.55))),
        ("L", ((-0.92, 0.8),)),
        ("L", ((-0.78, 0.93),)),
        ("L", ((-0.56, 0.69),)),
        ("C", ((0.3, 0.98), (0.95, 0.4), (0.78, -0.92))),
    ]
    return _sized(steps, x, y, size)


def drop(x: float, y: float, size: float) -> Outline:
    steps: list[Step] = [
        ("M", ((0, -1),)),
        ("C", ((0.16, -0.6), (0.72, -0.12), (0.72, 0.32))),
        ("C", ((0.72, 0.72), (0.4, 0.98), (0, 0.98))),
        ("C", ((-0.4, 0.98), (-0.72, 0.72), (-0.72, 0.32))),
        ("C", ((-0.72, -0.12), (-0.16, -0.6), (0, -1))),
    ]
    return _sized(steps, x, y, size)


def mask(x: float, y: float, size: float) -> Outline:
    """A mask for the eyes: the sign of a card that only pretends."""
    half: list[Step] = [
        ("M", ((0, -0.22),)),
        ("C", ((0.3, -0.44), (0.7, -0.46), (1, -0.34))),
        ("C", ((1, 0.1), (0.86, 0.46), (0.5, 0.46))),
        ("C", ((0.26, 0.46), (0.14, 0.24), (0, 0.24))),
        ("C", ((-0.14, 0.24), (-0.26, 0.46), (-0.5, 0.46))),
        ("C", ((-0.86, 0.46), (-1, 0.1), (-1, -0.34))),
        ("C", ((-0.7, -0.46), (-0.3, -0.44), (0, -0.22))),
    ]
    return _sized(half, x, y, size)


def mask_eyes(x: float, y: float, size: float) -> Outline:
    left: list[Step] = [
        ("M", ((-0.76, -0.04),)),
        ("C", ((-0.62, -0.2), (-0.38, -0.16), (-0.24, 0.04))),
        ("C", ((-0.38, 0.2), (-0.64, 0.18), (-0.76, -0.04))),
    ]
    right: list[Step] = [(letter, tuple((-px, py) for px, py in points)) for letter, points in left]
    return _sized(left, x, y, size) + _sized(right, x, y, size)
