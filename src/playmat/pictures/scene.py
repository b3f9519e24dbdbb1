"""A small scene: real cards laid on a table, and signs that say what may be done and what may not."""

from functools import cache
from math import atan2, cos, hypot, sin
from typing import Final

from playmat.faces import faces_of
from playmat.faces.deck import Row
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, GREY, WHITE, Ink, text_tone
from playmat.faces.lettering import lettering
from playmat.faces.outline import Box, Outline, Point, polygon, strokes
from playmat.faces.shapes import disc, rounded
from playmat.pictures.example import Try

GOOD: Final = "#1c6b45"
BAD: Final = "#a3322a"
TRAY: Final = "#e6e1d6"
BADGE: Final = 2.5  # its radius
RIM: Final = 2.6  # around everything, so that a sign at the edge is whole
ROUND: Final = 0.05  # of a card's width


class Scene:
    """What is laid down, in millimetres from the top left; it is as large as what lies in it."""

    def __init__(self, game: str, ink: Ink, framed: bool = True) -> None:
        self.game = game
        self.ink = ink
        self.framed = framed  # whether its cards are rectangles; others show their own edges
        self.drawing = Drawing(0, 0, game)
        # Signs lie over all cards, whenever they were put there.
        self._signs = Drawing(0, 0, game)
        self._width = 0.0
        self._height = 0.0

    # Cards and places.

    def card(self, name: str, x: float, y: float, width: float) -> Box:
        """A card with its cut edge, so that one sees where it ends."""
        return self._laid(face_of(self.game, name, self.ink), x, y, width)

    def back(self, name: str, x: float, y: float, width: float) -> Box:
        """Face down; in some games the back tells whose card it is."""
        return self._laid(back_of(self.game, name, self.ink), x, y, width)

    def _laid(self, face: Drawing, x: float, y: float, width: float) -> Box:
        box = self._reached(x, y, width, width * face.height / face.width)
        if self.framed:
            edge = frame_of(box, 0.15)
            self.drawing.fill(edge, WHITE)
            self.drawing.stroke(edge, self._line(), 0.3)
        self.drawing.put(face, x, y, width)
        return box

    def place(self, box: Box) -> None:
        """Where a card lay, or may lie."""
        self.outline(frame_of(box, 0.4))
        self._reached(box.left, box.top, box.right - box.left, box.bottom - box.top)

    def space(self, box: Box, strong: bool) -> None:
        """A space of a board, whether a card lies on it or not."""
        self.drawing.stroke(frame_of(box, -0.9), self._line(), 0.7 if strong else 0.25)
        self._reached(box.left, box.top, box.right - box.left, box.bottom - box.top)

    def outline(self, outline: Outline) -> None:
        self.drawing.stroke(outline, self._line(), 0.4, dash="1.2 1")

    def tray(self, box: Box) -> None:
        """What is in a hand lies on it, apart from the table."""
        edge = rounded(box.left, box.top, box.right - box.left, box.bottom - box.top, 1.6)
        if self.ink == "full":
            self.drawing.fill(edge, TRAY)
        else:
            self.drawing.stroke(edge, self._line(), 0.3)
        self._reached(box.left, box.top, box.right - box.left, box.bottom - box.top)

    # Signs.

    def verdict(self, tried: Try, edge: Outline, corner: Point) -> None:
        """Around what is tried: a whole line and a tick where it is allowed, a broken one and a cross where not."""
        tone = self.tone(tried)
        self._signs.stroke(edge, tone, 0.9, dash="2 1.2" if tried.refused else "")
        self.badge(tried, corner)

    def verdict_on(self, tried: Try, box: Box) -> None:
        self.verdict(tried, frame_of(box, -0.5), (box.right - 0.6, box.top + 0.6))

    def badge(self, tried: Try, spot: Point) -> None:
        x, y = spot
        tone = self.tone(tried)
        cross = [((x - 1, y - 1), (x + 1, y + 1)), ((x - 1, y + 1), (x + 1, y - 1))]
        tick = [((x - 1.3, y), (x - 0.4, y + 1)), ((x - 0.4, y + 1), (x + 1.3, y - 1))]
        ground, sign = (tone, WHITE) if self.ink == "full" else (WHITE, tone)
        self._signs.fill(disc(x, y, BADGE), ground)
        self._signs.stroke(disc(x, y, BADGE), sign, 0.4)
        self._signs.stroke(strokes(cross if tried.refused else tick), sign, 0.7)

    def arrow(self, start: Point, end: Point, tone: str = "") -> None:
        colour = tone or text_tone(self.ink)
        angle = atan2(end[1] - start[1], end[0] - start[0])
        length = hypot(end[0] - start[0], end[1] - start[1])
        neck = (start[0] + (length - 1.6) * cos(angle), start[1] + (length - 1.6) * sin(angle))
        side = (1.3 * sin(angle), -1.3 * cos(angle))
        self._signs.stroke(strokes([(start, neck)]), colour, 0.7)
        head = [end, (neck[0] + side[0], neck[1] + side[1]), (neck[0] - side[0], neck[1] - side[1])]
        self._signs.fill(polygon(head), colour)

    def label(self, text: str, x: float, y: float, height: float = 3.2, tone: str = "") -> None:
        """Figures and capitals about a point; a plus may stand before them."""
        word = lettering(text.removeprefix("+"), x, y, height)
        colour = tone or text_tone(self.ink)
        if text.startswith("+"):
            half = height * 0.26
            at = word.box().left - half * 1.6
            word = word.moved(half * 1.3, 0)
            at += half * 1.3
            self._signs.stroke(
                strokes([((at - half, y), (at + half, y)), ((at, y - half), (at, y + half))]), colour, 0.6
            )
        self._signs.fill(word, colour)

    def dash(self, x: float, y: float) -> None:
        """Nobody, nothing."""
        self._signs.stroke(strokes([((x - 1.3, y), (x + 1.3, y))]), self._line(), 0.8)

    def chip(self, text: str, x: float, y: float, tone: str = "") -> None:
        """A label that is read on anything."""
        colour = tone or text_tone(self.ink)
        wide = 2.2 + 2.3 * len(text)
        self._signs.fill(rounded(x - wide / 2, y - 2.5, wide, 5, 2.4), WHITE)
        self._signs.stroke(rounded(x - wide / 2, y - 2.5, wide, 5, 2.4), colour, 0.4)
        self.label(text, x, y, 3, colour)

    def tone(self, tried: Try) -> str:
        if self.ink == "mono":
            return BLACK
        return BAD if tried.refused else GOOD

    # What comes of it.

    @property
    def width(self) -> float:
        return self._width

    @property
    def height(self) -> float:
        return self._height

    def reach(self, x: float, y: float) -> None:
        """Leave room up to here, also where nothing lies."""
        self._reached(x, y, 0, 0)

    def done(self) -> Drawing:
        whole = Drawing(self._width + 2 * RIM, self._height + 2 * RIM, self.game)
        for part in (self.drawing, self._signs):
            part.width = part.height = 1
            whole.put(part, RIM, RIM, 1)
        return whole

    def _line(self) -> str:
        return BLACK if self.ink == "mono" else GREY

    def _reached(self, x: float, y: float, width: float, height: float) -> Box:
        self._width, self._height = max(self._width, x + width), max(self._height, y + height)
        return Box(x, y, x + width, y + height)


def frame_of(box: Box, inset: float) -> Outline:
    width, height = box.right - box.left - 2 * inset, box.bottom - box.top - 2 * inset
    return rounded(box.left + inset, box.top + inset, width, height, ROUND * (box.right - box.left) + 0.3)


# Drawn once, and in large print, since scenes are small.


@cache
def face_of(game: str, name: str, ink: Ink) -> Drawing:
    return faces_of(game).face(rows_of(game)[name], ink, "large")


@cache
def back_of(game: str, name: str, ink: Ink) -> Drawing:
    return faces_of(game).back(rows_of(game).get(name, {}), ink, "large")


@cache
def rows_of(game: str) -> dict[str, Row]:
    """Every card by its name, in all the ways it can lie."""
    faces = faces_of(game)
    return faces.on_screen() | {faces.name(row): row for row in faces.rows()}
