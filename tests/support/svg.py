"""Reading back the SVG of faces: what is drawn, and how far it reaches."""

import re
from functools import cache
from xml.etree.ElementTree import Element, fromstring

from playmat.faces.outline import Box, Outline, Point, Step

STEP = re.compile(r"([MLQCZ])([-\d. ]*)")
NAMESPACE = "{http://www.w3.org/2000/svg}"


def paths_of(svg: str) -> list[Element]:
    root = fromstring(svg)
    assert all(child.tag == NAMESPACE + "path" for child in root), "nothing but paths"
    return list(root)


def outline_of(path: Element) -> Outline:
    steps: list[Step] = []
    for letter, numbers in STEP.findall(path.attrib["d"]):
        values = [float(number) for number in numbers.split()]
        points: list[Point] = list(zip(values[::2], values[1::2], strict=True))
        steps.append((letter, tuple(points)))
    return Outline(tuple(steps))


@cache
def points_of(svg: str) -> list[tuple[Point, float]]:
    """Every point that a face is drawn through, with the half width of its line."""
    found = []
    for path in paths_of(svg):
        half = float(path.attrib.get("stroke-width", 0)) / 2
        found += [(point, half) for polygon in outline_of(path).polygons() for point in polygon]
    return found


@cache
def reach_of(svg: str) -> Box:
    points = points_of(svg)
    return Box(
        min(x - half for (x, _), half in points),
        min(y - half for (_, y), half in points),
        max(x + half for (x, _), half in points),
        max(y + half for (_, y), half in points),
    )


def colours_of(svg: str) -> set[str]:
    values = {path.attrib.get(part, "none") for path in paths_of(svg) for part in ("fill", "stroke")}
    return values - {"none"}


def view_box(svg: str) -> Box:
    left, top, width, height = map(float, fromstring(svg).attrib["viewBox"].split())
    return Box(left, top, left + width, top + height)
