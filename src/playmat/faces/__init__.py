"""Card faces: a row of a game's deck table becomes SVG, the same on screen and on paper.

Pure functions: no files, no fonts, no clock. The SVG holds nothing but paths, so that every browser and the PDF
library draw it alike.
"""

from typing import cast

from playmat.faces.deck import Faces, Row
from playmat.faces.ink import INKS, SIZES, Ink, Size
from playmat.faces.plain import plain_faces
from playmat.games.registry import GAMES, find_game, find_kit

__all__ = [
    "GAMES",
    "INKS",
    "SIZES",
    "Faces",
    "Ink",
    "Row",
    "Size",
    "back",
    "face",
    "faces_of",
    "name",
    "rows",
    "size_of",
]


def faces_of(game: str) -> Faces:
    """The look of a game's cards; one that has none of its own gets plain ones from its deck table."""
    own = cast(Faces | None, find_kit(game).part("faces"))
    return own or plain_faces(find_game(game))


def rows(game: str) -> list[Row]:
    """Every card of a game, one row for each, with all that options may add."""
    return faces_of(game).rows()


def name(game: str, row: Row) -> str:
    """The short name of a card, as the game's notation has it."""
    return faces_of(game).name(row)


def face(game: str, row: Row, ink: Ink = "full", size: Size = "normal") -> str:
    """The face of a card as a complete SVG document."""
    return faces_of(game).face(row, ink, size).svg()


def back(game: str, ink: Ink = "full", size: Size = "normal", row: Row | None = None) -> str:
    """The back of a card; in some games it depends on whose card it is."""
    return faces_of(game).back(row or {}, ink, size).svg()


def size_of(game: str, size: Size = "normal") -> tuple[float, float]:
    """Width and height of a card in millimetres."""
    return faces_of(game).sizes[size]
