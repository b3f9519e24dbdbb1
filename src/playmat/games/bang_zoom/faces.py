"""The letters of Bang! Zoom!: those of BANG stand before a burst, those of ZOOM fly."""

from typing import Final

from playmat.faces import shapes
from playmat.faces.deck import Faces, Row, named
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, GREY, WHITE, Ink, Size, text_tone
from playmat.faces.lettering import lettering
from playmat.faces.outline import Box, strokes
from playmat.faces.panel import panel
from playmat.games.bang_zoom.rules import deck

WIDTH: Final = 48.0
HEIGHT: Final = 66.0
LARGE: Final = 4 / 3
BANG: Final = "BANG"
ZOOM: Final = "ZOM"
WARM: Final = "#ffdfa8"
COOL: Final = "#cfe3f7"
WARM_LINE: Final = "#e09a2b"
COOL_LINE: Final = "#5b94cd"
TEAL: Final = "#0f5e6b"
MIDDLE: Final = (WIDTH / 2, 31.0)


def face(row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, named(row), LARGE if size == "large" else 1)
    letter = named(row)
    drawing.stroke(shapes.rounded(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 4), BLACK if ink == "mono" else GREY, 0.5)
    if letter in BANG:
        _burst(drawing, ink)
    figure = lettering(letter, *MIDDLE, 30 if size == "large" else 26, widest=36)
    if letter in ZOOM:
        _speed(drawing, figure.box(), ink)
    if ink != "full":
        drawing.stroke(figure, WHITE, 2.2)  # a clear rim, so that no line runs into the letter
    drawing.fill(figure, text_tone(ink))
    # The line that letters stand on: M and W, N and Z cannot be mistaken for each other.
    drawing.stroke(strokes([((13, 54.5), (WIDTH - 13, 54.5))]), text_tone(ink), 0.9)
    corner = lettering(letter, 7.6, 8.2, 5.2 if size == "large" else 4.4)
    drawing.fill(corner + corner.turned(180, (WIDTH / 2, HEIGHT / 2)), text_tone(ink))
    return drawing


def _burst(drawing: Drawing, ink: Ink) -> None:
    shape = shapes.spiked(*MIDDLE, 14, 20.4, 16.6)
    if ink == "full":
        drawing.fill(shape, WARM)
    else:
        drawing.stroke(shape, BLACK if ink == "mono" else WARM_LINE, 0.35 if ink == "mono" else 0.5)


def _speed(drawing: Drawing, letter: Box, ink: Ink) -> None:
    for start, end, dy in ((7.5, 40.5, -12), (4.5, 43.5, -4), (9, 39, 4), (6, 42, 12)):
        y = MIDDLE[1] + dy
        if ink == "full":
            drawing.fill(shapes.rounded(start, y - 2.6, end - start, 5.2, 2.6), COOL)
        else:
            # Only beside the letter: lines inside an O would spoil it.
            beside = [((start, y), (letter.left - 2, y)), ((letter.right + 2, y), (end, y))]
            kept = strokes([(left, right) for left, right in beside if right[0] - left[0] > 1])
            drawing.stroke(kept, BLACK if ink == "mono" else COOL_LINE, 0.8)


def back(_row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, "back", LARGE if size == "large" else 1)
    tone = panel(drawing, TEAL, ink)
    burst = shapes.spiked(WIDTH / 2, HEIGHT / 2, 14, 14.5, 10.8)
    if ink == "full":
        drawing.fill(burst, WARM)
        drawing.fill(lettering("!", WIDTH / 2, HEIGHT / 2, 10), TEAL)
    else:
        drawing.stroke(burst, tone, 0.6)
        drawing.fill(lettering("!", WIDTH / 2, HEIGHT / 2, 10), tone)
    return drawing


FACES: Final = Faces(
    sizes={"normal": (WIDTH, HEIGHT), "large": (WIDTH * LARGE, HEIGHT * LARGE)},
    rows=deck.deck_table,
    name=named,
    face=face,
    back=back,
    on_cover=tuple("BANGZOM"),
)
