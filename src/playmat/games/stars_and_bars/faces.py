"""The cards of Stars and Bars: one to three figures between two ends in the card's colour."""

from typing import Final

from playmat.faces import shapes
from playmat.faces.deck import Faces, Row, named, number_in
from playmat.faces.drawing import Drawing
from playmat.faces.hatch import lines
from playmat.faces.ink import BLACK, COLOURS, WHITE, Ink, Size, engrave, tone
from playmat.faces.lettering import lettering
from playmat.faces.outline import Outline, strokes
from playmat.faces.panel import panel
from playmat.games.stars_and_bars.rules import cards

WIDTH: Final = 63.0
HEIGHT: Final = 44.0
LARGE: Final = 1.5
SHAPES: Final = {"star": (shapes.star, 12.8), "bar": (shapes.bar, 26.0), "moon": (shapes.moon, 16.8)}
PITCH: Final = 14.8  # from figure to figure
END: Final = 5.8  # width of the coloured ends
RIM: Final = 2.2
NAVY: Final = "#22406e"


def figure(drawing: Drawing, outline: Outline, fill: str, colour: str) -> None:
    """SB-1: solid, striped or outline; also how each looks where there is no colour."""
    if fill == "solid":
        drawing.fill(outline, colour)
    elif fill == "striped":
        drawing.stroke(lines(outline, 1.75, 0), colour, 0.75)
    drawing.stroke(outline, colour, 0.8)


def face(row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, named(row), LARGE if size == "large" else 1)
    colour, number = str(row["colour"]), number_in(row)
    shape, reach = SHAPES[str(row["figure"])]
    for place in range(number):
        x = WIDTH / 2 + (place - (number - 1) / 2) * PITCH
        figure(drawing, shape(x, HEIGHT / 2, reach), str(row["fill"]), tone(colour, ink))
    _ends(drawing, colour, ink, 5.0 if size == "large" else 4.2)
    return drawing


def _ends(drawing: Drawing, colour: str, ink: Ink, letter_height: float) -> None:
    """The colour a second time, with its letter: for eyes that cannot tell red from gold, and for black and white."""
    end = shapes.rounded(RIM, RIM, END, HEIGHT - 2 * RIM, 1.6)
    letter = lettering(colour[0].upper(), RIM + END / 2, 7.4, letter_height, widest=4.2)
    for turn in (0, 180):
        about = (WIDTH / 2, HEIGHT / 2)
        strip, sign = end.turned(turn, about), letter.turned(turn, about)
        if ink == "full":
            drawing.fill(strip, COLOURS[colour].tone)
            drawing.fill(sign, COLOURS[colour].on_it)
            continue
        if ink == "mono":
            engrave(drawing, strip, colour, 1.5)
            spot = shapes.rectangle(RIM, RIM, END, 10.4).turned(turn, about)
            drawing.fill(spot, WHITE)
            drawing.stroke(strokes([((RIM, RIM + 10.4), (RIM + END, RIM + 10.4))]).turned(turn, about), BLACK, 0.5)
        drawing.stroke(strip, tone(colour, ink), 0.5)
        drawing.fill(sign, tone(colour, ink))


def back(_row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, "back", LARGE if size == "large" else 1)
    ground = panel(drawing, NAVY, ink)
    for x, (shape, reach) in zip((17, 31.5, 46), SHAPES.values(), strict=True):
        drawing.stroke(shape(x, HEIGHT / 2, reach * 0.75), ground, 0.6)
    return drawing


def rows() -> list[Row]:
    return cards.deck_table(cards.WHOLE_DECK)


FACES: Final = Faces(
    sizes={"normal": (WIDTH, HEIGHT), "large": (WIDTH * LARGE, HEIGHT * LARGE)},
    rows=rows,
    name=named,
    face=face,
    back=back,
)
