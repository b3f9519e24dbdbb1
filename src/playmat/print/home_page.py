"""A child's own page to take home: what I played, what I can do, what I try next, a position to look at, and what to do
with it at home."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from playmat.faces.drawing import Drawing
from playmat.print.class_sheets import Animal, animal_svg, fitting
from playmat.print.columns import SIDE
from playmat.print.page import FAINT, GUIDE, INK, Line, Mark, Page, Picture, Text
from playmat.print.paper import Paper
from playmat.print.typesetting import balanced
from playmat.print.worksheet import box, fitted

TOP: Final = 20.0
SIZE: Final = 13.0
BULLET: Final = 5.0
FOOT: Final = 18.0
LARGEST: Final = 1.8  # a picture against the size it was drawn in
NARROW: Final = 0.5  # of the page: beside a picture that is no wider there is room for words
BESIDE: Final = 8.0
LEAST: Final = 1.3  # how small a picture becomes at most, to leave room for what to do at home
LEAST_BOX: Final = 42.0  # less is no room to draw in


@dataclass(frozen=True)
class Part:
    """A heading and what stands below it, each line with a dot."""

    heading: str
    lines: Sequence[str]


@dataclass(frozen=True)
class Shown:
    """A position, and what there is to say about it; a game without pictures has the words alone."""

    heading: str
    drawing: Drawing | None
    lines: Sequence[str]


@dataclass(frozen=True)
class AtHome:
    """What to ask the child, and what there is to draw: for the room that is left."""

    ask: Part
    draw: str


@dataclass(frozen=True)
class HomePage:
    """What stands on the page of one child. Without a name there is a line to write on."""

    name: str
    write_name: str
    animal: Animal
    title: str
    parts: Sequence[Part]
    shown: Shown | None
    at_home: AtHome | None
    foot: str


def home_page(told: HomePage, paper: Paper) -> Page:
    right = paper.width - SIDE
    marks: list[Mark] = [
        Picture(animal_svg(told.animal), SIDE, TOP - 6, 24, 24),
        Text(told.title, SIDE + 30, TOP + 3, fitting(told.title, right - SIDE - 30, 17), colour=FAINT),
    ]
    if told.name:
        marks.append(Text(told.name, SIDE + 30, TOP + 15, fitting(told.name, right - SIDE - 30, 30), bold=True))
    else:
        marks += [
            Line(SIDE + 30, TOP + 14, right, TOP + 14, 0.3, GUIDE),
            Text(told.write_name, SIDE + 30, TOP + 18.5, 8, colour=FAINT),
        ]
    y = TOP + 30
    for part in told.parts:
        y = put_part(marks, part, y, right)
    low = paper.height - FOOT
    if told.shown is not None:
        y = put_shown(marks, told, y, right, low) + 4
    if told.at_home is not None:
        put_at_home(marks, told.at_home, y, right, low)
    marks.append(Text(told.foot, SIDE, paper.height - 10, 8, colour=FAINT))
    return Page(paper, "pack", marks)


def put_part(marks: list[Mark], part: Part, y: float, right: float, sign: str = "•") -> float:
    y = put_heading(marks, part.heading, y, right)
    for line in part.lines:
        texts, end = balanced(line, SIDE + BULLET, y, SIZE, right - SIDE - BULLET)
        marks += [Text(sign, SIDE, texts[0].y, SIZE, bold=True), *texts]
        y = end + 1
    return y + 4


def put_heading(marks: list[Mark], heading: str, y: float, right: float) -> float:
    marks += [Text(heading, SIDE, y + 5, 16, bold=True), Line(SIDE, y + 7.5, right, y + 7.5, 0.4, INK)]
    return y + 10


def put_shown(marks: list[Mark], told: HomePage, y: float, right: float, low: float) -> float:
    """As large as may be; but rather a little smaller than without a word of what to do at home."""
    shown = told.shown
    assert shown is not None, "somebody asked for it"
    if told.at_home is not None and shown.drawing is not None:
        tried: list[Mark] = []
        end = put_position(tried, shown, y, right, low - 4 - put_part([], told.at_home.ask, 0, right))
        (picture,) = (mark for mark in tried if isinstance(mark, Picture))
        if picture.width >= LEAST * shown.drawing.width:
            marks += tried
            return end
    return put_position(marks, shown, y, right, low)


def put_position(marks: list[Mark], shown: Shown, y: float, right: float, low: float) -> float:
    """The picture in what room is left, its words beside it or below it, and where both end."""
    y = put_heading(marks, shown.heading, y, right) + 1
    width = right - SIDE
    if shown.drawing is None:
        words, end = set_lines(shown.lines, SIDE, width)
        marks += [replace(it, y=it.y + y) for it in words]
        return y + end
    picture = fitted(shown.drawing, SIDE, y, width, low - y, LARGEST)
    if picture.width <= NARROW * width:
        left = SIDE + picture.width + BESIDE
        words, end = set_lines(shown.lines, left, right - left)
        down = y + max(0.0, (picture.height - end) / 2)
    else:
        words, end = set_lines(shown.lines, SIDE, width)
        picture = fitted(shown.drawing, SIDE, y, width, low - y - 2 - end, LARGEST)
        down = picture.y + picture.height + 2
    marks += [picture, *[replace(it, y=it.y + down) for it in words]]
    return max(picture.y + picture.height, down + end)


def set_lines(lines: Sequence[str], x: float, width: float) -> tuple[list[Text], float]:
    """From the top of the page on, and where they end."""
    words: list[Text] = []
    end = 0.0
    for line in lines:
        texts, end = balanced(line, x, end, SIZE, width)
        words += texts
        end += 1
    return words, end


def put_at_home(marks: list[Mark], at_home: AtHome, y: float, right: float, low: float) -> None:
    """As much of it as there is room for."""
    asked: list[Mark] = []
    end = put_part(asked, at_home.ask, y, right, "?")
    if end > low + 0.1:  # figures with fractions never meet exactly
        return
    marks += asked
    if low - end >= LEAST_BOX:
        top = put_heading(marks, at_home.draw, end, right)
        marks += box(SIDE, top + 2, right, low)
