"""The cards of Number Line: numbers with their place on the line, a card and a decoy for each colour, a flag."""

from typing import Final

from playmat.faces import shapes
from playmat.faces.deck import Faces, Row, number_in
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, COLOURS, GREY, PALE, WHITE, Ink, Size, engrave, text_tone, tone
from playmat.faces.lettering import lettering
from playmat.faces.outline import Outline, polygon, strokes
from playmat.faces.panel import panel
from playmat.faces.signs import sign
from playmat.games.number_line.rules.cards import deck_table

WIDTH: Final = 48.0
HEIGHT: Final = 66.0
LARGE: Final = 4 / 3
HIGHEST: Final = 10
SLATE: Final = "#3d4a5c"


def face(row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(WIDTH, HEIGHT, name(row), LARGE if size == "large" else 1)
    kind = str(row["kind"])
    if kind == "number":
        _number(drawing, number_in(row), ink, size)
    elif kind == "card":
        _card(drawing, str(row["colour"]), ink)
    elif kind == "decoy":
        _decoy(drawing, str(row["colour"]), ink)
    else:
        _flag(drawing, ink)
    return drawing


def line_of_ticks(drawing: Drawing, number: int, y: float, ink: Ink) -> None:
    """A small number line with a dot on one number: 6 and 9 cannot be mistaken for each other."""
    left, step = 7.5, 33 / (HIGHEST - 1)
    places = [left + step * place for place in range(HIGHEST)]
    ticks = [((x, y - 1.3), (x, y + 1.3)) for x in places]
    drawing.stroke(strokes([((4, y), (WIDTH - 4, y)), *ticks]), text_tone(ink), 0.4)
    drawing.fill(shapes.disc(places[number - 1], y, 1.9), text_tone(ink))


def _number(drawing: Drawing, number: int, ink: Ink, size: Size) -> None:
    frame = shapes.rounded(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 4)
    drawing.stroke(frame, BLACK if ink == "mono" else GREY, 0.5)
    figure = lettering(str(number), WIDTH / 2, 28, 31 if size == "large" else 27, widest=37)
    drawing.fill(figure, text_tone(ink))
    line_of_ticks(drawing, number, 54, ink)


def _card(drawing: Drawing, colour: str, ink: Ink) -> None:
    ground = shapes.rounded(3, 3, WIDTH - 6, HEIGHT - 6, 4)
    shape = sign(colour, WIDTH / 2, HEIGHT / 2, 27)
    if ink == "full":
        drawing.fill(ground, COLOURS[colour].tone)
        drawing.fill(shape, COLOURS[colour].on_it)
    elif ink == "low":
        drawing.stroke(ground, tone(colour, ink), 1.2)
        drawing.fill(shape, tone(colour, ink))
    else:
        engrave(drawing, ground, colour, 2.2)
        drawing.stroke(ground, BLACK, 0.8)
        drawing.fill(shape, WHITE)
        drawing.stroke(shape, BLACK, 1.1)


def _decoy(drawing: Drawing, colour: str, ink: Ink) -> None:
    """Hollow, with a mask: it lies there like a card and counts for nothing."""
    drawing.stroke(shapes.rounded(3.6, 3.6, WIDTH - 7.2, HEIGHT - 7.2, 4), tone(colour, ink), 1.2, dash="4 2.4")
    shape = sign(colour, WIDTH / 2, 25, 25)
    if ink == "mono":
        engrave(drawing, shape, colour, 2.2)
    drawing.stroke(shape, tone(colour, ink), 1.1)
    cover = shapes.mask(WIDTH / 2, 50, 25)
    eyes = shapes.mask_eyes(WIDTH / 2, 50, 25)
    if ink == "low":
        drawing.stroke(cover + eyes, text_tone(ink), 0.7)
        return
    drawing.fill(cover, text_tone(ink))
    drawing.fill(eyes, WHITE)


def _flag(drawing: Drawing, ink: Ink) -> None:
    """The starting player's card: a flag, and an arrow to the next player, clockwise."""
    drawing.stroke(shapes.rounded(2.5, 2.5, WIDTH - 5, HEIGHT - 5, 4), BLACK if ink == "mono" else GREY, 0.5)
    pole = strokes([((15, 12), (15, 47))])
    cloth = polygon([(15, 12.5), (36, 12.5), (31, 20), (36, 27.5), (15, 27.5)])
    if ink == "full":
        drawing.fill(cloth, COLOURS["gold"].tone)
    drawing.stroke(cloth, text_tone(ink), 0.9)
    drawing.stroke(pole, text_tone(ink), 1.6)
    arc = Outline((("M", ((12, 56),)), ("C", ((17, 50.5), (31, 50.5), (35, 55.2)))))
    drawing.stroke(arc, text_tone(ink), 1)
    drawing.fill(polygon([(37.4, 58), (31.6, 56.9), (35.9, 52.2)]), text_tone(ink))


def back(row: Row, ink: Ink, size: Size) -> Drawing:
    """Card and decoy of a colour have the same back, and it tells whose they are (NL-6: they may lie face down)."""
    drawing = Drawing(WIDTH, HEIGHT, "back", LARGE if size == "large" else 1)
    colour = row.get("colour")
    if not isinstance(colour, str):
        ground = panel(drawing, SLATE, ink)
        for y in (24.0, 33.0, 42.0):
            drawing.stroke(strokes([((10, y), (WIDTH - 10, y))]), ground, 0.4)
            drawing.stroke(strokes([((x, y - 1.6), (x, y + 1.6)) for x in range(12, 37, 4)]), ground, 0.4)
        return drawing
    ground = panel(drawing, COLOURS[colour].tone if ink == "full" else tone(colour, ink), ink)
    spot = shapes.disc(WIDTH / 2, HEIGHT / 2, 11.5)
    if ink == "full":
        drawing.fill(spot, WHITE)
        drawing.fill(sign(colour, WIDTH / 2, HEIGHT / 2, 13), tone(colour, ink))
    else:
        drawing.stroke(spot, ground, 0.6)
        if ink == "mono":
            engrave(drawing, sign(colour, WIDTH / 2, HEIGHT / 2, 13), colour, 1.8)
        drawing.stroke(sign(colour, WIDTH / 2, HEIGHT / 2, 13), ground, 0.8)
    for y in (13.0, HEIGHT - 13):
        drawing.stroke(strokes([((14, y), (WIDTH - 14, y))]), ground if ink != "full" else PALE, 0.4)
    return drawing


def name(row: Row) -> str:
    if row["kind"] == "number":
        return str(row["number"])
    return f"{row['colour']} {row['kind']}" if "colour" in row else str(row["kind"])


def rows() -> list[Row]:
    return deck_table()


FACES: Final = Faces(
    sizes={"normal": (WIDTH, HEIGHT), "large": (WIDTH * LARGE, HEIGHT * LARGE)},
    rows=rows,
    name=name,
    face=face,
    back=back,
)
