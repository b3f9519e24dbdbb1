"""Write src/playmat/faces/glyphs.py anew: the outlines of the figures and letters on the cards, from the bundled font.

Faces are pure text and must look the same in every browser and on paper, so they carry outlines instead of asking for
a font. Run it after the font has changed; a test compares.
"""

import string
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen  # type: ignore[import-untyped]  # it ships no types
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]  # it ships no types

ROOT = Path(__file__).parents[1]
FONT = ROOT / "src/playmat/print/fonts/Lexend-Bold.ttf"
TARGET = ROOT / "src/playmat/faces/glyphs.py"
WANTED = string.digits + string.ascii_uppercase + "abcd!"  # the small ones name columns of a board


def written() -> str:
    font = TTFont(FONT)
    glyphs = font.getGlyphSet()
    names = font.getBestCmap()
    lines = [
        '"""Outlines of figures and letters, by tools/glyphs.py from Lexend Bold (license: print/fonts/OFL.txt)."""',
        "",
        "from typing import Final",
        "",
        f"CAP_HEIGHT: Final = {font['OS/2'].sCapHeight}",
        "",
        "# Each with its width and its outline, in thousandths; y grows upwards from the line that letters stand on.",
        "GLYPHS: Final[dict[str, tuple[int, str]]] = {",
    ]
    for letter in WANTED:
        glyph = glyphs[names[ord(letter)]]
        pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
        glyph.draw(pen)
        lines.append(f'    "{letter}": (\n        {glyph.width},')
        lines += quoted(spelled(pen.getCommands()))
        lines.append("    ),")
    lines.append("}")
    return "\n".join(lines) + "\n"


def spelled(commands: str) -> str:
    """Every step with its own letter and its points: H and V become L."""
    steps: list[str] = []
    x = y = "0"
    for step in (
        commands.replace(",", " ").replace("-", " -").translate({ord(c): f"|{c}" for c in "MLHVQCZ"}).split("|")
    ):
        letter, numbers = step[:1], step[1:].split()
        if letter == "H":
            letter, numbers = "L", [numbers[0], y]
        elif letter == "V":
            letter, numbers = "L", [x, numbers[0]]
        if numbers:
            x, y = numbers[-2:]
        if letter in ("M", "L"):  # further points of these two are points of L
            steps += [("L" if at else letter) + " ".join(numbers[at : at + 2]) for at in range(0, len(numbers), 2)]
        elif letter == "Q":
            steps += ["Q" + " ".join(numbers[at : at + 4]) for at in range(0, len(numbers), 4)]
        elif letter:
            steps.append(letter)
    return "".join(steps)


def quoted(text: str) -> list[str]:
    """As the formatter would have it: on one line where it fits, else in pieces."""
    width = 100 if len(text) > 109 else 109
    parts = [text[at : at + width] for at in range(0, len(text), width)]
    return [f'        "{part}"' for part in parts[:-1]] + [f'        "{parts[-1]}",']


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
