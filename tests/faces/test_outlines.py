"""The parts that faces are drawn with: outlines, hatching, lettering."""

import runpy
from itertools import pairwise
from pathlib import Path

import pytest

from playmat.faces.hatch import dots, lines
from playmat.faces.lettering import lettering
from playmat.faces.outline import Box, polygon, short
from playmat.faces.shapes import disc, rectangle, star

ROOT = Path(__file__).parents[2]


def test_an_outline_turns_clockwise_about_a_point() -> None:
    box = rectangle(0, 0, 4, 2).turned(90, (0, 0)).box()
    assert (round(box.left, 6), round(box.top, 6), round(box.right, 6), round(box.bottom, 6)) == (-2, 0, 0, 4)


def test_a_disc_reaches_as_far_as_its_radius() -> None:
    box = disc(10, 20, 5).box()
    assert (box.left, box.top) == pytest.approx((5, 15), abs=0.02)
    assert (box.right, box.bottom) == pytest.approx((15, 25), abs=0.02)


def test_a_star_is_as_high_as_asked_and_in_the_middle() -> None:
    box = star(10, 10, 8).box()
    assert (box.top, box.bottom) == pytest.approx((6, 14))


def test_stripes_stay_inside_and_keep_their_distance() -> None:
    shape = star(20, 20, 30)
    stripes = lines(shape, 2, 0)
    assert shape.box().holds(stripes.box())
    heights = sorted({round(points[0][1], 6) for _, points in stripes.steps})
    assert {round(b - a, 6) for a, b in pairwise(heights)} == {2}


def test_dots_stay_inside() -> None:
    triangle = polygon([(0, 0), (20, 0), (10, 17)])
    found = dots(triangle, 2, 0.3)
    assert len(found.steps) > 40
    assert Box(0.3, 0.3, 19.7, 16.7).holds(found.box())


def test_lettering_is_as_high_as_asked_and_never_wider_than_allowed() -> None:
    box = lettering("7", 10, 10, 8).box()
    assert (box.top, box.bottom) == pytest.approx((6, 14), abs=0.2)
    narrow = lettering("10", 0, 0, 20, 12).box()
    assert narrow.right - narrow.left == pytest.approx(12)


def test_numbers_are_written_short() -> None:
    assert [short(number) for number in (1.0, 0.5, -0.001, 12.345, -3.10)] == ["1", "0.5", "0", "12.35", "-3.1"]


def test_the_outlines_of_letters_are_those_of_the_bundled_font() -> None:
    made = runpy.run_path(str(ROOT / "tools/glyphs.py"))["written"]()
    assert made == (ROOT / "src/playmat/faces/glyphs.py").read_text(encoding="utf-8")
