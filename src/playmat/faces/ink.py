"""Inks: full colour, low ink (lines instead of areas) and mono (black only, marks instead of colours)."""

from dataclasses import dataclass
from typing import Final, Literal

from playmat.faces.drawing import Drawing
from playmat.faces.hatch import dots, lines
from playmat.faces.outline import Outline

Ink = Literal["full", "low", "mono"]
Size = Literal["normal", "large"]
INKS: Final[tuple[Ink, ...]] = ("full", "low", "mono")
SIZES: Final[tuple[Size, ...]] = ("normal", "large")

BLACK: Final = "#000000"
WHITE: Final = "#ffffff"
TEXT: Final = "#1f2430"
GREY: Final = "#9aa0aa"
PALE: Final = "#d9dce2"


@dataclass(frozen=True)
class Colour:
    """A colour, what is written on it, and its marks in black and white.

    The marks are those that engravers have used for colours for four centuries: upright lines for red, level ones for
    blue, dots for gold and yellow, slanting lines for green, both slants for orange.
    """

    tone: str
    on_it: str
    slants: tuple[int, ...]
    line: str = ""  # where the colour itself is too light for a line on white
    thin: str = ""  # and where it is too light only in low ink, whose lines are all there is of it


# Told apart by people with any kind of colour vision: they differ in lightness as well as in hue.
COLOURS: Final = {
    "red": Colour("#c3263a", WHITE, (90,)),
    "blue": Colour("#1d5fa6", WHITE, (0,)),
    "gold": Colour("#d99a00", TEXT, (), thin="#b17d00"),
    "yellow": Colour("#f0bd1c", TEXT, (), "#a67c00"),
    "green": Colour("#0a8a63", WHITE, (45,)),
    "orange": Colour("#ea7317", WHITE, (45, -45)),
    "black": Colour(TEXT, WHITE, (0,)),
}


def tone(colour: str, ink: Ink) -> str:
    """What a line or a letter of that colour is drawn with."""
    if ink == "mono":
        return BLACK
    it = COLOURS[colour]
    return (it.thin if ink == "low" else "") or it.line or it.tone


def text_tone(ink: Ink) -> str:
    return BLACK if ink == "mono" else TEXT


def paint(drawing: Drawing, outline: Outline, colour: str, ink: Ink, line: float = 0.5, gap: float = 1.5) -> None:
    """An area in a colour: solid, a mere line round it, or marks."""
    if ink == "full":
        drawing.fill(outline, COLOURS[colour].tone)
        return
    if ink == "mono":
        engrave(drawing, outline, colour, gap)
    drawing.stroke(outline, tone(colour, ink), line)


def engrave(drawing: Drawing, outline: Outline, colour: str, gap: float) -> None:
    slants = COLOURS[colour].slants
    if not slants:
        drawing.stroke(dots(outline, gap, gap / 6), BLACK, gap / 3)
    for slant in slants:
        drawing.stroke(lines(outline, gap, slant), BLACK, gap / 7)
