"""Figures and letters as outlines, so that a face looks the same with any fonts or none."""

import re
from functools import cache, lru_cache

from playmat.faces.glyphs import CAP_HEIGHT, GLYPHS
from playmat.faces.outline import Outline, Point, Step

GAP = 0.1  # between letters, as a share of their height
STEP = re.compile(r"([MLQZ])([-\d ]*)")


@cache
def glyph(letter: str) -> Outline:
    """One letter, standing on y = 0, its capital height 1."""
    steps: list[Step] = []
    for name, numbers in STEP.findall(GLYPHS[letter][1]):
        values = [int(number) / CAP_HEIGHT for number in numbers.split()]
        points: list[Point] = [(x, -y) for x, y in zip(values[::2], values[1::2], strict=True)]
        steps.append((name, tuple(points)))
    return Outline(tuple(steps))


@lru_cache(maxsize=512)
def lettering(text: str, x: float, y: float, height: float, widest: float = 0) -> Outline:
    """A word whose box is about (x, y) and whose capitals are so high, or less if it must not be wider than so much."""
    word = Outline(())
    at = 0.0
    for letter in text:
        # By the ink rather than by the type setter's widths: "10" on a card wants to be one sign.
        box = glyph(letter).box()
        word += glyph(letter).moved(at - box.left, 0)
        at += box.right - box.left + GAP
    wide = at - GAP
    if widest and wide * height > widest:
        height = widest / wide
    word = word.scaled(height)
    box = word.box()
    # Up and down the middle of the capitals counts, so that a Q does not climb; left and right the ink does.
    return word.moved(x - (box.left + box.right) / 2, y + height / 2)
