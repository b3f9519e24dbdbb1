"""The triangles of Big Bang. The colours run from light to dark, so that a good neighbour looks like a neighbour."""

from math import sqrt
from typing import Final, cast

from playmat.faces.deck import Faces, Row, named, number_in
from playmat.faces.drawing import Drawing
from playmat.faces.hatch import lines
from playmat.faces.ink import BLACK, GREY, PALE, TEXT, WHITE, Ink, Size, text_tone
from playmat.faces.lettering import lettering
from playmat.faces.outline import Outline, Point, polygon, strokes
from playmat.faces.shapes import disc, star
from playmat.games.big_bang.rules import deck

SIDE: Final = 56.0
HEIGHT: Final = SIDE * sqrt(3) / 2
MIDDLE: Final[Point] = (SIDE / 2, HEIGHT * 2 / 3)
LARGE: Final = 76 / SIDE
RAMP: Final = ["#f8e39a", "#f5c36e", "#ea985f", "#cf6266", "#a5477a", "#703d86", "#3b3878"]
# In low ink a line is all there is of a colour: the light ones are darker there.
THIN: Final = ["#e6bd33", "#e39a2d", "#dd7a3c", *RAMP[3:]]
LIGHT: Final = 3  # up to this number the figures on the card are dark
NIGHT: Final = "#2c2f57"
# How far the three edges of a card that points up are turned from the lower one, in the order of BB-14.
EDGES: Final = (120, 240, 0)


def triangle(inset: float) -> Outline:
    """The card's own outline, drawn in by so much on every side."""
    share = 1 - inset / (HEIGHT / 3)
    corners = [(SIDE / 2, 0.0), (SIDE, HEIGHT), (0.0, HEIGHT)]
    return polygon([(MIDDLE[0] + (x - MIDDLE[0]) * share, MIDDLE[1] + (y - MIDDLE[1]) * share) for x, y in corners])


def band(inset: float, depth: float) -> Outline:
    """A strip along the lower edge, its ends cut so that three of them meet neatly."""
    outer, inner = triangle(inset).polygons()[0], triangle(inset + depth).polygons()[0]
    return polygon([outer[2], outer[1], inner[1], inner[2]])


def face(row: Row, ink: Ink, size: Size) -> Drawing:
    """A card that points up; with `points: down` in its row it is turned over and its figure stays upright."""
    drawing = Drawing(SIDE, HEIGHT, named(row), LARGE if size == "large" else 1)
    turn = 180 if row.get("points") == "down" else 0
    draw = {"number": _number, "star": _star, "rules": _rules, "part": _part}[str(row["kind"])]
    tone = draw(drawing, row, ink, size, turn)
    if "set" in row:
        # The lower edge of a rules card is taken: there the letter stands above the card's name.
        y = MIDDLE[1] - 6 if row["kind"] == "rules" else HEIGHT - 5.6
        _put(drawing, lettering(str(row["set"]), SIDE / 2, y, 2.2), tone, turn)
    return drawing


def _put(drawing: Drawing, outline: Outline, tone: str, turn: int) -> None:
    drawing.fill(_turned(outline, turn), tone)


def _turned(outline: Outline, turn: int) -> Outline:
    """Turned about the middle of the card's box, which maps the card that points up on the one that points down."""
    return outline.turned(turn, (SIDE / 2, HEIGHT / 2)) if turn else outline


def _number(drawing: Drawing, row: Row, ink: Ink, size: Size, turn: int) -> str:
    number = number_in(row)
    colour = RAMP[number - 1]
    tone = text_tone(ink) if ink != "full" or number <= LIGHT else WHITE
    if ink == "full":
        drawing.fill(_turned(triangle(1.4), turn), colour)
    elif ink == "low":
        drawing.stroke(_turned(triangle(2.4), turn), THIN[number - 1], 1.8)
    else:
        drawing.stroke(_turned(triangle(2), turn), BLACK, 0.7)
    figure = lettering(str(number), MIDDLE[0], 0, 19 if size == "large" else 16)
    drawing.fill(figure.moved(0, HEIGHT - MIDDLE[1] + 1 if turn else MIDDLE[1] - 1), tone)
    # The tops of the three small figures point inwards: whichever way the card lies, one figure stands upright.
    small = lettering(str(number), SIDE / 2, 11.5, 5.4 if size == "large" else 4.4).turned(180, (SIDE / 2, 11.5))
    for way in (0, 120, 240):
        _put(drawing, small.turned(way, MIDDLE), tone, turn)
    return tone


def _star(drawing: Drawing, _row: Row, ink: Ink, _size: Size, turn: int) -> str:
    """A black triangle with a star. With less ink, only its outline and the star are black."""
    tone = WHITE if ink == "full" else text_tone(ink)
    if ink == "full":
        drawing.fill(_turned(triangle(1.4), turn), TEXT)
    else:
        drawing.stroke(_turned(triangle(2.6), turn), tone, 1.6)
    middle = HEIGHT - MIDDLE[1] if turn else MIDDLE[1]
    drawing.fill(star(SIDE / 2, middle - 1, 21), tone)
    return tone


def _rules(drawing: Drawing, row: Row, ink: Ink, _size: Size, turn: int) -> str:
    tone = _black(drawing, ink, turn)
    for what, way in zip(cast(list[str], row["faces"]), EDGES, strict=True):
        _rules_face(drawing, what, way, ink, turn)
    _label(drawing, named(row), tone, turn)
    return tone


def _black(drawing: Drawing, ink: Ink, turn: int) -> str:
    tone = WHITE if ink == "full" else text_tone(ink)
    if ink == "full":
        drawing.fill(_turned(triangle(1.4), turn), TEXT)
    else:
        drawing.stroke(_turned(triangle(2.2), turn), tone, 1.6)
    return tone


def _label(drawing: Drawing, text: str, tone: str, turn: int) -> None:
    label = lettering(text, SIDE / 2, 0, 4.4)
    drawing.fill(label.moved(0, HEIGHT - MIDDLE[1] if turn else MIDDLE[1]), tone)


def _part(drawing: Drawing, row: Row, ink: Ink, _size: Size, turn: int) -> str:
    """One part of a rules card: the empty card, its name, or one of its faces."""
    if "label" in row:
        _label(drawing, str(row["label"]), WHITE if ink == "full" else text_tone(ink), turn)
    elif "face" in row:
        _rules_face(drawing, str(row["face"]), EDGES[number_in(row)], ink, turn)
    else:
        _black(drawing, ink, turn)
    return text_tone(ink)


def _rules_face(drawing: Drawing, what: str, way: int, ink: Ink, turn: int) -> None:
    def placed(outline: Outline) -> Outline:
        return _turned(outline.turned(way, MIDDLE), turn)

    if what == "dead":
        strip = band(3.2 if ink != "full" else 1.4, 5.6)
        if ink != "mono":
            drawing.fill(placed(strip), GREY if ink == "full" else PALE)
        drawing.stroke(placed(lines(strip, 1.8, 60)), TEXT if ink == "full" else text_tone(ink), 0.35)
        drawing.stroke(placed(strip), TEXT if ink == "full" else text_tone(ink), 0.5)
    elif what == "open":
        # An arrow outwards: anything may come here.
        x, tip = SIDE / 2, HEIGHT - (3.6 if ink == "full" else 4.8)
        arrow = strokes([((x, tip - 5), (x, tip)), ((x - 2, tip - 2), (x, tip)), ((x + 2, tip - 2), (x, tip))])
        drawing.stroke(placed(arrow), WHITE if ink == "full" else text_tone(ink), 0.8)
    else:
        spot = (SIDE / 2, HEIGHT - (6.4 if ink == "full" else 6.9))
        if ink == "full":
            drawing.fill(placed(disc(*spot, 4)), WHITE)
        else:
            drawing.stroke(placed(disc(*spot, 3.5)), text_tone(ink), 0.6)
        box = placed(disc(*spot, 4)).box()
        upright = lettering(what, (box.left + box.right) / 2, (box.top + box.bottom) / 2, 4.8)
        drawing.fill(upright, text_tone(ink))


def back(_row: Row, ink: Ink, size: Size) -> Drawing:
    drawing = Drawing(SIDE, HEIGHT, "back", LARGE if size == "large" else 1)
    tone = BLACK if ink == "mono" else NIGHT
    if ink == "full":
        drawing.fill(triangle(2.5), NIGHT)
    rings = (4.2, 6.2, 8.2) if ink == "full" else (2.8, 4.8, 6.8)
    for ring, colour in zip(rings, (RAMP[1], RAMP[2], RAMP[3]), strict=True):
        drawing.stroke(triangle(ring), colour if ink == "full" else tone, 0.5)
    shape = star(*MIDDLE, 9)
    if ink == "full":
        drawing.fill(shape, RAMP[0])
    else:
        drawing.stroke(shape, tone, 0.6)
    return drawing


def rows() -> list[Row]:
    return [deck.star(), *deck.deck_table(deck.RULES_CARDS[deck.NEWEST])]


def lying() -> dict[str, Row]:
    """BB-14: every number pointing down as well, rules cards in three turns both ways; figures stay upright."""
    found: dict[str, Row] = {}
    for row in deck.deck_table(deck.RULES_CARDS[deck.NEWEST]):
        faces = cast(list[str], row.get("faces", []))
        ways = {f"{named(row)}/{turn}": {**row, "faces": faces[-turn:] + faces[:-turn]} for turn in range(len(faces))}
        for name, way in (ways or {named(row): row}).items():
            found[name] = way
            found[f"{name} down"] = {**way, "points": "down"}
    return found


def for_client() -> dict[str, Row]:
    """What the web client draws: the numbers, and the parts of any rules card (BB-14, BB-19)."""
    found: dict[str, Row] = {"star": deck.star()}
    for row in deck.deck_table():
        found[named(row)] = row
    parts: list[Row] = [{"name": "rules"}]
    parts += [{"name": name, "label": name} for name in deck.RULES_NAMES]
    for kind in deck.KINDS:
        parts += [{"name": f"{kind} {edge}", "face": kind, "number": edge} for edge in range(deck.SIDES)]
    for part in parts:
        found[named(part)] = {**part, "kind": "part"}
    downs = {f"{name} down": {**row, "points": "down"} for name, row in found.items() if name != "star"}
    return found | downs


FACES: Final = Faces(
    sizes={"normal": (SIDE, HEIGHT), "large": (SIDE * LARGE, HEIGHT * LARGE)},
    rows=rows,
    name=named,
    face=face,
    back=back,
    on_screen=lying,
    for_client=for_client,
    on_cover=("star", "2 down", "3", "4", "4 down", "5", "6 down", "7"),
)
