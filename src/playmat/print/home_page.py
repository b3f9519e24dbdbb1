"""A child's own page to take home: what I played, what I can do, what I try next, and a position to look at."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from playmat.faces.drawing import Drawing
from playmat.print.class_sheets import Animal, animal_svg, fitting
from playmat.print.columns import SIDE
from playmat.print.page import FAINT, GUIDE, INK, Line, Mark, Page, Picture, Text
from playmat.print.paper import Paper
from playmat.print.typesetting import balanced
from playmat.print.worksheet import fitted

TOP: Final = 20.0
SIZE: Final = 13.0
BULLET: Final = 5.0
FOOT: Final = 18.0
LARGEST: Final = 1.8  # a picture against the size it was drawn in


@dataclass(frozen=True)
class Part:
    """A heading and what stands below it, each line with a dot."""

    heading: str
    lines: Sequence[str]


@dataclass(frozen=True)
class Shown:
    """A position, and what there is to say about it."""

    heading: str
    drawing: Drawing
    lines: Sequence[str]


@dataclass(frozen=True)
class HomePage:
    """What stands on the page of one child. Without a name there is a line to write on."""

    name: str
    write_name: str
    animal: Animal
    title: str
    parts: Sequence[Part]
    shown: Shown | None
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
    if told.shown is not None:
        put_position(marks, told.shown, y, right, paper.height - FOOT)
    marks.append(Text(told.foot, SIDE, paper.height - 10, 8, colour=FAINT))
    return Page(paper, "pack", marks)


def put_part(marks: list[Mark], part: Part, y: float, right: float) -> float:
    y = put_heading(marks, part.heading, y, right)
    for line in part.lines:
        texts, end = balanced(line, SIDE + BULLET, y, SIZE, right - SIDE - BULLET)
        marks += [Text("•", SIDE, texts[0].y, SIZE, bold=True), *texts]
        y = end + 1
    return y + 4


def put_heading(marks: list[Mark], heading: str, y: float, right: float) -> float:
    marks += [Text(heading, SIDE, y + 5, 16, bold=True), Line(SIDE, y + 7.5, right, y + 7.5, 0.4, INK)]
    return y + 10


def put_position(marks: list[Mark], shown: Shown, y: float, right: float, low: float) -> None:
    """The picture in what room is left, its words below it."""
    y = put_heading(marks, shown.heading, y, right)
    words: list[Text] = []
    end = 0.0
    for line in shown.lines:
        texts, end = balanced(line, SIDE, end, SIZE, right - SIDE)
        words += texts
        end += 1
    picture = fitted(shown.drawing, SIDE, y + 1, right - SIDE, low - y - 1 - end, LARGEST)
    marks.append(picture)
    down = picture.y + picture.height + 2
    marks += [replace(it, y=it.y + down) for it in words]
