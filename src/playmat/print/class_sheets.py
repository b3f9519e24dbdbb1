"""The paper of a class: cards with codes to cut out, a poster for the door, the teacher's own link."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import segno

from playmat.print.grid import cards_on
from playmat.print.page import FAINT, Line, Page, Picture, Text
from playmat.print.paper import PAPERS, RIM, Paper
from playmat.print.typesetting import balanced, text_width

CARD: Final = (95.0, 55.0)
PAD: Final = 5.0
QR: Final = 27.0
KEEP: Final = 7.5  # small, and still to be read by a child
BOX: Final = 128  # animals are drawn in a box of that many units


@dataclass(frozen=True)
class Animal:
    """Its outline, and the two colours it is printed in."""

    outline: str
    light: str
    dark: str


@dataclass(frozen=True)
class ChildCard:
    """What stands on the card of one child. Without a name there is a line to write on."""

    name: str
    animal: Animal
    animal_name: str
    code: str
    link: str  # opens the child's place


@dataclass(frozen=True)
class ClassWords:
    """What is said on paper, in the language of the class."""

    title: str
    go_to: str
    class_code: str
    own_code: str
    scan: str
    keep: str
    write_name: str


@dataclass(frozen=True)
class ClassSheet:
    """The class as its paper tells it."""

    code: str  # as it is spelt
    address: str  # to type
    link: str  # to scan
    words: ClassWords
    language: str
    paper: Paper = PAPERS["a4"]


def card_sheets(sheet: ClassSheet, children: Sequence[ChildCard]) -> list[Page]:
    """Ten cards a sheet, with a line wherever to cut."""
    cells = cards_on(sheet.paper, *CARD)
    pages = []
    for start in range(0, len(children), len(cells)):
        page = Page(sheet.paper, "cards")
        for cell, child in zip(cells, children[start : start + len(cells)], strict=False):
            page.marks += cut_lines(cell.x, cell.y)
            page.marks += child_card(sheet, child, cell.x, cell.y)
        pages.append(page)
    return pages


def cut_lines(x: float, y: float) -> list[Line]:
    right, bottom = x + CARD[0], y + CARD[1]
    return [Line(x, y, right, y), Line(x, bottom, right, bottom), Line(x, y, x, bottom), Line(right, y, right, bottom)]


def child_card(sheet: ClassSheet, child: ChildCard, x: float, y: float) -> list[Picture | Line | Text]:
    words, right = sheet.words, x + CARD[0] - PAD
    beside = x + PAD + 20
    wide = right - beside
    marks: list[Picture | Line | Text] = [
        Picture(animal_svg(child.animal), x + PAD, y + PAD, 17, 17),
        Picture(qr_svg(child.link), right - QR, y + CARD[1] - PAD - QR, QR, QR),
    ]
    if child.name:
        size = fitting(child.name, wide, 20)
        marks.append(Text(child.name, beside, y + PAD + 8.5, size, bold=True))
        marks.append(Text(child.animal_name, beside, y + PAD + 14.5, 11, colour=FAINT))
    else:
        marks.append(Text(child.animal_name, beside, y + PAD + 8, fitting(child.animal_name, wide, 20), bold=True))
        marks.append(Line(beside, y + PAD + 15.5, right, y + PAD + 15.5, 0.2, FAINT))
        marks.append(Text(words.write_name, beside, y + PAD + 19, 7.5, colour=FAINT))
    room = right - QR - x - PAD - 3
    low = y + 28
    marks += [
        Text(words.go_to, x + PAD, low, 8, colour=FAINT),
        Text(sheet.address, x + PAD, low + 4.2, fitting(sheet.address, room, 10.5), bold=True),
        Text(words.class_code, x + PAD, low + 9.2, 8, colour=FAINT),
        Text(sheet.code, x + PAD, low + 14, fitting(sheet.code, room / 2, 13), bold=True),
        Text(words.own_code, x + PAD + room / 2 + 2, low + 9.2, 8, colour=FAINT),
        Text(child.code, x + PAD + room / 2 + 2, low + 14, fitting(child.code, room / 2 - 2, 13), bold=True),
        *balanced(words.keep, x + PAD, low + 16.2, KEEP, room, FAINT)[0],
    ]
    return marks


def poster(sheet: ClassSheet) -> list[Page]:
    """The way in for everybody, to be read from the last row."""
    paper, words = sheet.paper.across(), sheet.words
    middle, wide = paper.width / 2, paper.width - 4 * RIM
    size = 88.0
    return [
        Page(
            paper,
            "mat",
            [
                Text(words.title, middle, 26, fitting(words.title, wide, 40), bold=True, align="middle"),
                Picture(qr_svg(sheet.link), middle - size / 2, 34, size, size),
                Text(words.scan, middle, 131, 18, align="middle", colour=FAINT),
                Text(sheet.address, middle, 146, fitting(sheet.address, wide, 34), bold=True, align="middle"),
                Text(sheet.code, middle, 184, fitting(sheet.code, wide, 110), bold=True, align="middle"),
            ],
        )
    ]


def link_sheet(sheet: ClassSheet, link: str, title: str, lines: Sequence[str]) -> list[Page]:
    """For the teacher alone: whoever has it has the class."""
    paper = sheet.paper
    middle, wide = paper.width / 2, paper.width - 8 * RIM
    marks: list[Picture | Line | Text] = [
        Text(title, middle, 40, fitting(title, wide, 30), bold=True, align="middle"),
        Text(sheet.code, middle, 56, 24, align="middle"),
        Picture(qr_svg(link), middle - 45, 68, 90, 90),
        *[Text(part, middle, 172 + 6 * row, 11, align="middle") for row, part in enumerate(parts_of(link, 48))],
    ]
    low = 172 + 6 * len(parts_of(link, 48)) + 14
    size = min(fitting(line, wide, 13) for line in lines)
    marks += [Text(line, middle, low + 8 * row, size, align="middle", colour=FAINT) for row, line in enumerate(lines)]
    return [Page(paper, "rules", marks)]


def parts_of(text: str, length: int) -> list[str]:
    return [text[start : start + length] for start in range(0, len(text), length)]


def fitting(text: str, room: float, size: float) -> float:
    """The size in points at which it still fits."""
    wide = text_width(text, size, True)
    return size if wide <= room else size * room / wide


def qr_svg(link: str) -> str:
    """Modules as one path, with the white rim that readers need."""
    rows = [list(row) for row in segno.make(link, micro=False, error="m").matrix_iter(border=2)]
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, module in enumerate(row) if module)
    side = len(rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"><path d="{path}" fill="#000000"/></svg>'
    )


def animal_svg(animal: Animal) -> str:
    """On its disc, as it is on the screen."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 168 168">'
        f'<circle cx="64" cy="64" r="82" fill="{animal.light}"/>'
        f'<path d="{animal.outline}" fill="{animal.dark}"/></svg>'
    )
