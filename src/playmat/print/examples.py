"""The pictures on rule sheets: small scenes laid with the real cards."""

from collections.abc import Callable
from functools import lru_cache
from math import sqrt
from typing import Final

from playmat.faces import Ink, Row, faces_of
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, GREY, paint
from playmat.faces.outline import polygon
from playmat.faces.shapes import rectangle
from playmat.games.big_bang.rules.deck import RULES_CARDS, star
from playmat.games.number_line.faces import sign
from playmat.games.stars_and_bars.rules.deck import deck_table as stars_and_bars_deck
from playmat.print.page import FAINT, INK, Mark, Picture, Text

Scene = tuple[float, list[Mark]]


@lru_cache(maxsize=64)
def example(name: str, ink: Ink, width: float) -> Scene:
    """A picture no wider than `width`: its height, and its marks from (0, 0) on."""
    return SCENES[name](ink, width)


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


# Big Bang


def big_bang_table(ink: Ink, width: float) -> Scene:
    """The star, and cards around it; the dashed place lies between a 4 and a 6, so only a 5 goes there."""
    numbers = {(0, -1): 2, (0, -2): 1, (0, 1): 4, (0, 2): 5, (0, 3): 6, (1, 0): 4, (1, -1): 3, (1, 2): 6}
    put: dict[tuple[int, int], Row] = {(0, 0): star()}
    for spot, number in numbers.items():
        put[spot] = {"kind": "number", "name": str(number), "number": number}
    side = width / 3.6
    left = (width - side * 3.5) / 2
    height, marks = triangles(put, ink, side, left, 2)
    high = side * sqrt(3) / 2
    place = Drawing(side, high, "place")
    place.stroke(polygon([(side / 2, 1.6), (side - 1.4, high - 0.8), (1.4, high - 0.8)]), BLACK, 0.3, dash="1.4 1.2")
    x = left + 1.5 * side
    marks.append(Picture(place.svg(), x, high, side, high))
    marks.append(Text("?", x + side / 2, high * 1.78, 17, bold=True, align="middle"))
    return height, marks


def triangles(put: dict[tuple[int, int], Row], ink: Ink, side: float, left: float, columns_before: int) -> Scene:
    height = side * sqrt(3) / 2
    marks: list[Mark] = []
    for (row, column), what in put.items():
        turned = {**what, "points": "down" if (row + column) % 2 else "up"}
        x = left + (column + columns_before) * side / 2
        marks.append(card("big-bang", turned, ink, x, row * height, side))
    return height * (max(row for row, _ in put) + 1), marks


def big_bang_rules(ink: Ink, width: float) -> Scene:
    marks: list[Mark] = []
    side = width / 3.7
    for number, (name, faces) in enumerate(RULES_CARDS.items()):
        row: Row = {"kind": "rules", "name": name, "faces": faces, "points": "down" if number % 2 else "up"}
        marks.append(card("big-bang", row, ink, number * side * 0.52, 0, side))
    return side * sqrt(3) / 2, marks


# Sevens


def sevens_table(ink: Ink, width: float) -> Scene:
    wide = width / 6.8
    high = wide * 88 / 63
    marks: list[Mark] = []
    chains = [("C", range(5, 10)), ("H", range(7, 9)), ("S", range(6, 8))]
    for line, (suit, numbers) in enumerate(chains):
        for number in numbers:
            row: Row = {"kind": "card", "name": f"{number}{suit}", "suit": suit, "rank": str(number), "number": number}
            marks += framed("sevens", row, ink, (number - 4.5) * (wide + 1.2), line * (high + 1.6), wide)
    return 3 * high + 3.2, marks


# Stars and Bars


def sb_card(name: str) -> Row:
    return next(row for row in stars_and_bars_deck() if row["name"] == name)


def stars_and_bars_table(ink: Ink, width: float) -> Scene:
    """The card at the lower left was put last: 2 differences beside it, 3 across the corner, 4 above."""
    wide = width * 0.4
    high = wide * 44 / 63
    gap = width * 0.15
    marks: list[Mark] = []
    left, right, top, low = 0.0, wide + gap, 0.0, high + gap * 0.7
    for name, x, y in (("B1bs", left, top), ("B3gt", right, top), ("S2rt", left, low), ("S2bo", right, low)):
        marks += framed("stars-and-bars", sb_card(name), ink, x, y, wide)
    for points, x, y in (
        (4, wide / 2, high + gap * 0.47),
        (3, wide + gap / 2, high + gap * 0.47),
        (2, wide + gap / 2, low + high / 2 + 1),
    ):
        marks.append(Text(f"+{points}", x, y, 12, bold=True, align="middle", colour=INK))
    return low + high, marks


def stars_and_bars_fills(ink: Ink, width: float) -> Scene:
    wide = (width - 4) / 3
    marks: list[Mark] = []
    for place, name in enumerate(("S3rs", "B2bt", "S1go")):
        marks += framed("stars-and-bars", sb_card(name), ink, place * (wide + 2), 0, wide)
    return wide * 44 / 63, marks


# Number Line


def number_line_table(ink: Ink, width: float) -> Scene:
    """Green on 3, orange on 6, blue on 8; below each number the sign of the player who gets it."""
    step = width / 10
    wide = step * 0.9
    high = wide * 66 / 48
    marks: list[Mark] = []
    owners = ["green", "green", "green", "green", "orange", "orange", "", "blue", "blue", "blue"]
    cards = {3: "green", 6: "orange", 8: "blue"}
    for number, owner in enumerate(owners, 1):
        x = (number - 1) * step
        marks += framed("number-line", {"kind": "number", "number": number}, ink, x, high + 1.4, wide)
        if number in cards:
            marks += framed("number-line", {"kind": "card", "colour": cards[number]}, ink, x, 0, wide)
            pointer = Drawing(4, 2, "pointer")
            pointer.fill(polygon([(0.6, 0), (3.4, 0), (2, 1.2)]), BLACK if ink == "mono" else GREY)
            marks.append(Picture(pointer.svg(), x + wide / 2 - 2, high + 0.1, 4, 2))
        low = 2 * high + 2.6
        if owner:
            marks.append(owner_sign(owner, ink, x + wide / 2 - 2, low))
        else:
            marks.append(Text("–", x + wide / 2, low + 3, 10, align="middle", colour=FAINT))
    return 2 * high + 7.4, marks


def owner_sign(colour: str, ink: Ink, x: float, y: float) -> Picture:
    drawing = Drawing(10, 10, colour)
    paint(drawing, sign(colour, 5, 5, 9), colour, ink, line=0.9, gap=2)
    return Picture(drawing.svg(), x, y, 4, 4)


def number_line_cards(ink: Ink, width: float) -> Scene:
    wide = width / 6.4
    marks: list[Mark] = []
    rows: list[Row] = [{"kind": kind, "colour": colour} for colour in ("green", "red") for kind in ("card", "decoy")]
    rows.append({"kind": "starting-player"})
    for place, row in enumerate(rows):
        marks += framed("number-line", row, ink, place * (wide + 2), 0, wide)
    return wide * 66 / 48, marks


# Bang! Zoom!


def bang_zoom_words(ink: Ink, width: float) -> Scene:
    wide = width / 6.6
    high = wide * 66 / 48
    marks: list[Mark] = []
    for line, word in enumerate(("TEN", "BANG", "ZOOM")):
        for place, letter in enumerate(word):
            row: Row = {"kind": "letter", "name": letter}
            marks += framed("bang-zoom", row, ink, place * (wide + 0.8), line * (high + 1.6), wide)
        points = len(word) if word == "TEN" else 10
        marks.append(Text(f"{points}", 4.4 * (wide + 0.8), line * (high + 1.6) + high / 2 + 2, 15, bold=True))
    return 3 * high + 3.2, marks


SCENES: Final[dict[str, Callable[[Ink, float], Scene]]] = {
    "big-bang-table": big_bang_table,
    "big-bang-rules": big_bang_rules,
    "sevens-table": sevens_table,
    "stars-and-bars-table": stars_and_bars_table,
    "stars-and-bars-fills": stars_and_bars_fills,
    "number-line-table": number_line_table,
    "number-line-cards": number_line_cards,
    "bang-zoom-words": bang_zoom_words,
}
