"""A page before it is a PDF: pictures, lines and texts at their places, in millimetres from the top left."""

from dataclasses import dataclass, field
from typing import Final, Literal

from playmat.print.paper import Paper

INK: Final = "#1f2430"
FAINT: Final = "#6b7280"
GUIDE: Final = "#9ca3af"
# What the three are where only black may be used: a hint of blue would cost colour ink.
NEUTRAL: Final = {INK: "#000000", FAINT: "#6a6a6a", GUIDE: "#9a9a9a"}

Kind = Literal["cards", "backs", "mat", "rules", "score", "pack", "calibration", "empty"]


@dataclass(frozen=True)
class Picture:
    """An SVG in a box; `name` is put there too, unseen, so that a PDF can be searched for a card."""

    svg: str
    x: float
    y: float
    width: float
    height: float
    turn: int = 0
    name: str = ""


@dataclass(frozen=True)
class Line:
    x1: float
    y1: float
    x2: float
    y2: float
    width: float = 0.15
    colour: str = GUIDE


@dataclass(frozen=True)
class Text:
    """One line of text on its base line; `x` is its left end, its middle or its right end."""

    text: str
    x: float
    y: float
    size: float
    bold: bool = False
    align: Literal["left", "middle", "right"] = "left"
    colour: str = INK


Mark = Picture | Line | Text


@dataclass
class Page:
    paper: Paper
    kind: Kind
    marks: list[Mark] = field(default_factory=list)
    bleed: float = 0.0  # how much is cut away on every side; the page is as large as before

    @property
    def pictures(self) -> list[Picture]:
        return [mark for mark in self.marks if isinstance(mark, Picture)]

    @property
    def texts(self) -> list[Text]:
        return [mark for mark in self.marks if isinstance(mark, Text)]
