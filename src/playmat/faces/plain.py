"""Plain faces: the name of a card, large, for a game that has not drawn any of its own."""

from functools import lru_cache
from typing import Final

from playmat.core.game import Game
from playmat.core.options import settle
from playmat.faces.deck import Faces, Row, named
from playmat.faces.drawing import Drawing
from playmat.faces.glyphs import GLYPHS
from playmat.faces.ink import BLACK, GREY, TEXT, Ink, Size, text_tone
from playmat.faces.lettering import lettering
from playmat.faces.panel import panel
from playmat.faces.shapes import rounded

WIDTH: Final = 63.0
HEIGHT: Final = 88.0
LARGE: Final = 1.5


def face(row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, named(row), LARGE if size == "large" else 1)
    drawing.stroke(rounded(3, 3, WIDTH - 6, HEIGHT - 6, 4), BLACK if ink == "mono" else GREY, 0.5)
    text = drawable(named(row))
    drawing.fill(lettering(text, WIDTH / 2, HEIGHT / 2, 30, widest=WIDTH - 16), text_tone(ink))
    corner = lettering(text, 11, 11, 7, widest=14)
    if turns_into_another(text):
        # A line below it: a 6 that lies the other way round is no 9.
        high = corner.box()
        drawing.fill(rounded(WIDTH / 2 - 9, HEIGHT / 2 + 19, 18, 1.6, 0.8), text_tone(ink))
        corner += rounded(high.left, high.bottom + 1.2, high.right - high.left, 0.9, 0.4)
    drawing.fill(corner + corner.turned(180, (WIDTH / 2, HEIGHT / 2)), text_tone(ink))
    return drawing


def turns_into_another(text: str) -> bool:
    """Whether it reads as another number upside down."""
    turned = text[::-1].translate(str.maketrans("69", "96"))
    return set(text) <= set("0689") and turned != text


def back(_row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, "back", LARGE if size == "large" else 1)
    panel(drawing, TEXT, ink)
    return drawing


def drawable(name: str) -> str:
    """What of a name there are letters for; capitals for small ones that are not there."""
    letters = [letter if letter in GLYPHS else letter.upper() for letter in name]
    return "".join(letter for letter in letters if letter in GLYPHS) or "?"


@lru_cache(maxsize=32)
def plain_faces(game: Game) -> Faces:
    def rows() -> list[Row]:
        return game.deck_table(settle(game.options, {}))

    return Faces(
        sizes={"normal": (WIDTH, HEIGHT), "large": (WIDTH * LARGE, HEIGHT * LARGE)},
        rows=rows,
        name=named,
        face=face,
        back=back,
    )
