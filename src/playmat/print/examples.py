"""The pictures on rule sheets: small scenes laid with the real cards."""

from functools import lru_cache

from playmat.faces import Ink, Row, faces_of
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, GREY
from playmat.faces.shapes import rectangle
from playmat.print.game_paper import Scene, paper_of
from playmat.print.page import Mark, Picture


@lru_cache(maxsize=64)
def example(game: str, name: str, ink: Ink, width: float) -> Scene:
    """A picture no wider than `width`: its height, and its marks from (0, 0) on."""
    return paper_of(game).scenes[name](ink, width)


def card(game: str, row: Row, ink: Ink, x: float, y: float, width: float) -> Picture:
    wide, high = faces_of(game).sizes["normal"]
    return Picture(faces_of(game).face(row, ink, "normal").svg(), x, y, width, width * high / wide)


def framed(game: str, row: Row, ink: Ink, x: float, y: float, width: float) -> list[Mark]:
    """A card with its cut edge, so that one sees where it ends."""
    picture = card(game, row, ink, x, y, width)
    drawing = Drawing(picture.width, picture.height, "edge")
    drawing.stroke(
        rectangle(0.1, 0.1, picture.width - 0.2, picture.height - 0.2), BLACK if ink == "mono" else GREY, 0.2
    )
    return [Picture(drawing.svg(), x, y, picture.width, picture.height), picture]
