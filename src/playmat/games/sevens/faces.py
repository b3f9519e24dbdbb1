"""The cards of Sevens: ace to 10 with pips to count, and only one big pip in large print."""

from typing import Final

from playmat.faces import shapes
from playmat.faces.deck import Faces, Row, named, number_in
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, COLOURS, TEXT, Ink, Size
from playmat.faces.lettering import lettering
from playmat.faces.outline import Outline, strokes
from playmat.faces.panel import panel
from playmat.games.sevens.rules.cards import STANDARD, deck_table

WIDTH: Final = 63.0
HEIGHT: Final = 88.0
LARGE: Final = 1.5
SHAPES: Final = {"C": shapes.club, "D": shapes.diamond, "H": shapes.heart, "S": shapes.spade}
# Four colours rather than two: chains are built suit by suit.
TONES: Final = {"C": "#0a7353", "D": COLOURS["blue"].tone, "H": COLOURS["red"].tone, "S": TEXT}
HOLLOW: Final = ("D", "H")  # in black and white, where red and blue cannot be seen
PLUM: Final = "#5b3a73"

LEFT, CENTRE, RIGHT = 21.2, 31.5, 41.8
TOP, BOTTOM = 17.0, 71.0
MID = (TOP + BOTTOM) / 2
PAIRS_OF_4 = [(x, TOP + (BOTTOM - TOP) * row / 3) for row in range(4) for x in (LEFT, RIGHT)]
PAIRS_OF_3 = [(x, y) for y in (TOP, MID, BOTTOM) for x in (LEFT, RIGHT)]
CORNERS = [(x, y) for y in (TOP, BOTTOM) for x in (LEFT, RIGHT)]
PIPS: Final = {
    1: [(CENTRE, MID)],
    2: [(CENTRE, TOP), (CENTRE, BOTTOM)],
    3: [(CENTRE, TOP), (CENTRE, MID), (CENTRE, BOTTOM)],
    4: CORNERS,
    5: [*CORNERS, (CENTRE, MID)],
    6: PAIRS_OF_3,
    7: [*PAIRS_OF_3, (CENTRE, (TOP + MID) / 2)],
    8: [*PAIRS_OF_3, (CENTRE, (TOP + MID) / 2), (CENTRE, (MID + BOTTOM) / 2)],
    9: [*PAIRS_OF_4, (CENTRE, MID)],
    10: [*PAIRS_OF_4, (CENTRE, TOP + (BOTTOM - TOP) / 6), (CENTRE, BOTTOM - (BOTTOM - TOP) / 6)],
}


def pip(drawing: Drawing, suit: str, x: float, y: float, size: float, ink: Ink, upside_down: bool = False) -> None:
    shape = SHAPES[suit](x, y, size).turned(180 if upside_down else 0, (x, y))
    tone = BLACK if ink == "mono" else TONES[suit]
    if ink == "low" or (ink == "mono" and suit in HOLLOW):
        drawing.stroke(shape, tone, 0.35 + size / 50)
    else:
        drawing.fill(shape, tone)


def face(row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, named(row), LARGE if size == "large" else 1)
    suit, rank, number = str(row["suit"]), str(row["rank"]), number_in(row)
    tone = BLACK if ink == "mono" else TONES[suit]
    if size == "large":
        drawing.fill(lettering(rank, CENTRE, 23, 29), tone)
        if rank in ("6", "9"):
            drawing.stroke(strokes([((CENTRE - 9, 42.5), (CENTRE + 9, 42.5))]), tone, 1.8)
        pip(drawing, suit, CENTRE, 65, 31, ink)
        return drawing
    _twice(drawing, lettering(rank, 8.4, 11, 9, widest=11.6), tone)
    pip(drawing, suit, 8.4, 21.2, 6.6, ink)
    pip(drawing, suit, WIDTH - 8.4, HEIGHT - 21.2, 6.6, ink, upside_down=True)
    for x, y in PIPS[number]:
        pip(drawing, suit, x, y, 30 if number == 1 else 10.8, ink, upside_down=y > MID)
    return drawing


def _twice(drawing: Drawing, outline: Outline, tone: str) -> None:
    """Upright above, and upside down below for whoever sits opposite."""
    drawing.fill(outline + outline.turned(180, (WIDTH / 2, HEIGHT / 2)), tone)


def back(_row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, "back", LARGE if size == "large" else 1)
    tone = panel(drawing, PLUM, ink)
    # Chains that run up and down from the middle, as on the table.
    for column, suit in enumerate("CDHS"):
        x = WIDTH / 2 + (column - 1.5) * 11.4
        drawing.stroke(strokes([((x, 17), (x, HEIGHT / 2 - 6)), ((x, HEIGHT / 2 + 6), (x, HEIGHT - 17))]), tone, 0.35)
        for y in (17, 26, 62, 71):
            drawing.fill(shapes.disc(x, y, 1.3), tone)
        drawing.fill(SHAPES[suit](x, HEIGHT / 2, 7), tone)
    return drawing


def rows() -> list[Row]:
    return deck_table(STANDARD)


FACES: Final = Faces(
    sizes={"normal": (WIDTH, HEIGHT), "large": (WIDTH * LARGE, HEIGHT * LARGE)},
    rows=rows,
    name=named,
    face=face,
    back=back,
)
