"""Number Line on paper: a strip to play on, and a score sheet."""

from typing import Final

from playmat.faces import Ink, faces_of
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, GREY, paint, tone
from playmat.faces.lettering import lettering
from playmat.faces.outline import Point, strokes
from playmat.faces.shapes import rounded, spiked
from playmat.faces.signs import sign
from playmat.games.number_line.rules.cards import COLORS
from playmat.print.blank_table import SIDE, note, row_height, table
from playmat.print.game_paper import GamePaper
from playmat.print.grid import fits
from playmat.print.job import Job
from playmat.print.mats import line_tone, on_page
from playmat.print.page import Mark, Page, Picture
from playmat.print.paper import RIM

NUMBERS: Final = 10


def strip(job: Job) -> list[Page]:
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


def score_marks(job: Job) -> list[Mark]:
    """A row for each colour, a column for each round; as many games as a sheet has room for."""
    marks = note(job, "score-note", 41)
    high = row_height(job) + (2 if job.size == "normal" else 0)
    words = job.words
    rounds = [words.text("round", number=number) for number in range(1, 6)]
    heads = ["", words.text("player"), words.text("began-here"), *rounds, words.text("total"), words.text("running")]
    room = job.paper.width - 2 * SIDE
    began = 13.0 if job.size == "normal" else 17.0
    widths = [11.0, 53.0 - began, began, *[(room - 108) / 5] * 5, 18.0, 26.0]
    y = 46.0
    while y + 6 * high < job.paper.height - 12:
        marks += table(SIDE, y, widths, [high] * 6, heads)
        for number, colour in enumerate(COLORS):
            marks.append(colour_sign(colour, job.ink, SIDE + 2.5, y + (number + 1) * high + high / 2 - 3))
        y += 6 * high + 8
    return marks


def colour_sign(colour: str, ink: Ink, x: float, y: float) -> Picture:
    drawing = Drawing(10, 10, colour)
    shape = sign(colour, 5, 5, 9)
    if ink == "full":
        drawing.fill(shape, tone(colour, ink))  # dark enough for a small sign on white
    else:
        paint(drawing, shape, colour, ink, line=0.8, gap=1.8)
    return Picture(drawing.svg(), x, y, 6, 6)


class NumberLinePaper(GamePaper):
    """NL-6: cards lie face down on the table, and all must see whose they are."""

    needs_backs = True
    has_mat = True
    pictured = ("3", "green card", "orange card")

    def mat(self, job: Job) -> list[Page]:
        return strip(job)

    def score(self, job: Job) -> list[Mark]:
        return score_marks(job)


PAPER: Final = NumberLinePaper()
