"""Boards and mats to play on."""

from collections.abc import Callable
from math import sqrt
from typing import Final

from playmat.faces import faces_of
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, GREY, PALE, TEXT, Ink
from playmat.faces.lettering import lettering
from playmat.faces.outline import Outline, Point, polygon, strokes
from playmat.faces.shapes import rounded, spiked, star
from playmat.print.cards import SMALL_PRINT
from playmat.print.grid import fits
from playmat.print.job import Job
from playmat.print.page import FAINT, Page, Picture, Text
from playmat.print.paper import RIM, Paper

CELLS_A_SIDE: Final = 3  # of one piece of the Big Bang mat
BOARD: Final = 4  # the Stars and Bars board is 4 by 4
NUMBERS: Final = 10


def mat_pages(job: Job) -> list[Page]:
    pages = MATS[job.game](job)
    return [page for _ in range(job.copies_of("mat")) for page in pages]


def on_page(job: Job, paper: Paper, drawing: Drawing, name: str) -> Page:
    page = Page(paper, "mat", [Picture(drawing.svg(), 0, 0, paper.width, paper.height)])
    parts = [job.words.title(job.game), name, job.words.text("lasts-sheet"), job.words.text("scale")]
    if job.deal:
        parts.append(job.words.text("deal", code=job.deal))
    page.marks.append(Text(" · ".join(parts), RIM + 1, RIM + 1.6, SMALL_PRINT, colour=FAINT))
    return page


def line_tone(ink: Ink) -> str:
    return BLACK if ink == "mono" else TEXT


# Big Bang: a triangle of four triangles (BB-18). The middle piece carries the star's place.


def big_bang_mat(job: Job) -> list[Page]:
    card = faces_of("big-bang").sizes[job.size][0]
    paper = job.paper.across()
    cell = card + 2 if job.size == "normal" else card
    side = CELLS_A_SIDE * cell
    height = side * sqrt(3) / 2
    # Two pieces share a sheet, and one cut, where both go on it.
    a_sheet = 2 if side * 1.5 <= paper.width - 2 * RIM else 1
    pages: list[Page] = []
    for first in range(0, 4, a_sheet):
        drawing = Drawing(paper.width, paper.height, "mat")
        wide = side if a_sheet == 1 else side * 1.5
        left, top = (paper.width - wide) / 2, (paper.height - height) / 2
        for place in range(a_sheet):
            points_down = place % 2 == 1 or (a_sheet == 1 and first == 3)
            mat_piece(drawing, job.ink, left + place * side / 2, top, cell, first + place, points_down)
        name = " · ".join(job.words.text("mat-piece", number=first + place + 1) for place in range(a_sheet))
        pages.append(on_page(job, paper, drawing, name))
    return pages


def mat_piece(drawing: Drawing, ink: Ink, x: float, y: float, cell: float, number: int, points_down: bool) -> None:
    side, height = CELLS_A_SIDE * cell, CELLS_A_SIDE * cell * sqrt(3) / 2
    middle = (x + side / 2, y + height / 2)

    def placed(outline: Outline) -> Outline:
        return outline.turned(180, middle) if points_down else outline

    inner: list[tuple[Point, Point]] = []
    for step in range(1, CELLS_A_SIDE):
        share = step / CELLS_A_SIDE
        down = y + height * share
        inner.append(((x + side * (1 - share) / 2, down), (x + side * (1 + share) / 2, down)))
        inner.append(((x + side * share, y + height), (x + side * share / 2, y + height * (1 - share))))
        inner.append(((x + side * (1 - share), y + height), (x + side * (1 - share / 2), y + height * (1 - share))))
    drawing.stroke(placed(strokes(inner)), GREY if ink != "mono" else BLACK, 0.3, dash="1.6 1.6")
    drawing.stroke(placed(polygon([(x + side / 2, y), (x + side, y + height), (x, y + height)])), line_tone(ink), 0.5)
    hub = (x + side / 2, y + height * 2 / 3)
    is_middle = number == 3
    if is_middle:
        # The star's own cell: the one in the middle of the middle piece.
        corners = [
            (hub[0] - cell / 2, y + height / 3),
            (hub[0] + cell / 2, y + height / 3),
            (hub[0], y + height * 2 / 3),
        ]
        home = placed(polygon(corners))
        if ink == "full":
            drawing.fill(home, PALE)
        drawing.stroke(home, line_tone(ink), 0.6)
        box = home.box()
        lean = (box.bottom - box.top) / 6 * (1 if points_down else -1)
        drawing.stroke(star(hub[0], (box.top + box.bottom) / 2 + lean, cell * 0.3), line_tone(ink), 0.5)
    # Letters along the edges: A meets A, B meets B, C meets C.
    for edge in range(3) if is_middle else [number]:
        letter = "ABC"[edge]
        sign = lettering(letter, x + side / 2, y + height - 4, 3.4).turned((0, 120, 240)[edge if is_middle else 0], hub)
        drawing.fill(placed(sign), GREY if ink != "mono" else BLACK)


# Stars and Bars: 4 by 4, the inner four marked off (SB-7, SB-8).


def stars_and_bars_board(job: Job) -> list[Page]:
    wide, high = faces_of("stars-and-bars").sizes[job.size]
    room = 3.0 if job.size == "normal" else 2.0
    cell = (wide + room, high + (4 if job.size == "normal" else room))
    paper = job.paper.across()
    columns = min(BOARD, fits(paper.width - 2 * RIM, cell[0]))
    rows = min(BOARD, fits(paper.height - 2 * RIM, cell[1]))
    columns, rows = (BOARD, BOARD) if columns == rows == BOARD else (2, 2)
    pages: list[Page] = []
    for first_row in range(0, BOARD, rows):
        for first_column in range(0, BOARD, columns):
            drawing = Drawing(paper.width, paper.height, "board")
            left, top = (paper.width - columns * cell[0]) / 2, (paper.height - rows * cell[1]) / 2
            for row in range(rows):
                for column in range(columns):
                    spot = (left + column * cell[0], top + row * cell[1])
                    board_cell(drawing, job.ink, spot, cell, first_column + column, first_row + row)
            name = job.words.text("board")
            if columns < BOARD:
                name += " · " + job.words.text("mat-piece", number=len(pages) + 1)
            pages.append(on_page(job, paper, drawing, name))
    return pages


def board_cell(drawing: Drawing, ink: Ink, spot: Point, cell: Point, column: int, row: int) -> None:
    """Row 0 is the top one, which the notation calls 4."""
    is_inner = column in (1, 2) and row in (1, 2)
    frame = rounded(spot[0] + 0.8, spot[1] + 0.8, cell[0] - 1.6, cell[1] - 1.6, 2.5)
    tone = line_tone(ink)
    if is_inner and ink == "full":
        drawing.fill(frame, "#eef1f6")
    drawing.stroke(frame, tone if is_inner else GREY if ink != "mono" else BLACK, 0.9 if is_inner else 0.35)
    if is_inner:
        drawing.stroke(star(spot[0] + cell[0] / 2, spot[1] + cell[1] / 2, 11), GREY if ink != "mono" else BLACK, 0.4)
    name = "ABCD"[column] + str(BOARD - row)
    drawing.fill(lettering(name, spot[0] + 7, spot[1] + 6, 3), GREY if ink != "mono" else BLACK)


# Number Line: one strip, from 1 to 10.


def number_line_strip(job: Job) -> list[Page]:
    card = faces_of("number-line").sizes[job.size]
    width, height = card[0] + (4 if job.size == "normal" else 2), card[1] + 38
    paper = job.paper.across()
    a_sheet = min(fits(paper.width - 2 * RIM, width), NUMBERS)
    sheets = -(-NUMBERS // a_sheet)
    a_sheet = -(-NUMBERS // sheets)
    pages: list[Page] = []
    for sheet in range(sheets):
        numbers = range(sheet * a_sheet + 1, min((sheet + 1) * a_sheet, NUMBERS) + 1)
        drawing = Drawing(paper.width, paper.height, "strip")
        left, top = (paper.width - a_sheet * width) / 2, (paper.height - height) / 2
        for place, number in enumerate(numbers):
            strip_cell(drawing, job.ink, left + place * width, top, width, height, card, number)
        pages.append(on_page(job, paper, drawing, job.words.text("mat-piece", number=sheet + 1)))
    return pages


def strip_cell(
    drawing: Drawing, ink: Ink, x: float, y: float, width: float, height: float, card: Point, number: int
) -> None:
    tone = line_tone(ink)
    faint = BLACK if ink == "mono" else GREY
    line = y + 30
    drawing.fill(lettering(str(number), x + width / 2, y + 14, 17, widest=width - 16), tone)
    drawing.stroke(
        strokes([((x, line), (x + width, line)), ((x + width / 2, line - 2), (x + width / 2, line + 2))]), tone, 0.7
    )
    if number == 1:
        drawing.fill(spiked(x, line, 2, 1.2, 1.2), tone)
    if number == NUMBERS:
        drawing.fill(spiked(x + width, line, 2, 1.2, 1.2), tone)
    place = rounded(x + (width - card[0]) / 2, line + 5, card[0], card[1], 4)
    drawing.stroke(place, faint, 0.35, dash="2 1.6")
    edges = strokes([((x, y), (x, y + height)), ((x + width, y), (x + width, y + height))])
    drawing.stroke(edges, faint, 0.15)


MATS: Final[dict[str, Callable[[Job], list[Page]]]] = {
    "big-bang": big_bang_mat,
    "stars-and-bars": stars_and_bars_board,
    "number-line": number_line_strip,
}
