"""Stars and Bars on paper: the board, and a score sheet."""

from typing import Final

from playmat.faces import Ink, Row, faces_of
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, GREY
from playmat.faces.lettering import lettering
from playmat.faces.outline import Point
from playmat.faces.shapes import rounded, star
from playmat.games.stars_and_bars.rules.cards import SMALL_DECK
from playmat.print.blank_table import LARGE, SIDE, USUAL, between, blank, fitting_size, largest, note, row_height, table
from playmat.print.game_paper import Batch, GamePaper
from playmat.print.grid import fits
from playmat.print.job import Job
from playmat.print.mats import line_tone, on_page
from playmat.print.page import FAINT, Mark, Page, Text
from playmat.print.paper import RIM
from playmat.print.typesetting import balanced

BOARD: Final = 4  # by 4
# SB-1: of 81 cards four lie on the board at the start; the other 77 are put by two players.
TURNS: Final = 40
SERIES: Final = 8


def board(job: Job) -> list[Page]:
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
    name = "abcd"[column] + str(BOARD - row)
    drawing.fill(lettering(name, spot[0] + 7, spot[1] + 6, 3), GREY if ink != "mono" else BLACK)


def score_marks(job: Job) -> list[Mark]:
    """SB-17: everybody keeps both scores, in two columns; the second half of the turns lies beside the first."""
    words = job.words
    room = job.paper.width - 2 * SIDE
    most = largest(job)
    marks, end = notes(job)
    marks += blank(words.text("me"), SIDE, end, room / 2 - 6, most)
    marks += blank(words.text("other"), SIDE + room / 2, end, room / 2, most)
    y, turn, rows = end + 9, 10.0, TURNS // 2
    wide = (room - 6) / 2
    player = (wide - turn) / 2
    high = min(row_height(job), (job.paper.height - y - 54) / (rows + 1))
    heads = ["", *[words.text("points"), words.text("total")] * 2]
    for half in range(2):
        x = SIDE + half * (wide + 6)
        marks += table(x, y, [turn, *[player / 2] * 4], [high] * (rows + 1), heads, most)
        marks += between(x + turn - player, y, high * (rows + 1), player, 3)
        for place, key in enumerate(("me", "other")):
            marks.append(Text(words.text(key), x + turn + player * (place + 0.5), y - 1.6, most - 1, True, "middle"))
        for row in range(1, rows + 1):
            at = y + high * (row + 0.5) + 1.2
            marks.append(Text(str(half * rows + row), x + turn / 2, at, most - 1, align="middle", colour=FAINT))
    return marks + games_won(job, y + high * (rows + 1) + 9)


def notes(job: Job) -> tuple[list[Mark], float]:
    """How points are got and who wins: a line each, or in large print as many lines as that takes; and where the
    names are written."""
    if job.size == "normal":
        return note(job, "score-note", 41) + note(job, "score-end", 46), 54.0
    marks: list[Mark] = []
    y = 36.0
    for key in ("score-note", "score-end"):
        lines, y = balanced(job.words.text(key), SIDE, y, largest(job) - 1, job.paper.width - 2 * SIDE, FAINT)
        marks += lines
    return marks, y + 7


def games_won(job: Job, y: float) -> list[Mark]:
    """A series of games: a column for each."""
    words = job.words
    most = USUAL if job.size == "normal" else LARGE - 1
    label, high = 52.0 if job.size == "normal" else 60.0, 7.0
    wide = (job.paper.width - 2 * SIDE - label) / SERIES
    games = [str(number) for number in range(1, SERIES + 1)]
    marks = note(job, "score-series", y - 2)
    marks += table(SIDE, y, [label, *[wide] * SERIES], [high] * 4, [words.text("game"), *games], most)
    for row, key in enumerate(("began", "running-me", "running-other"), start=1):
        size = fitting_size(words.text(key), label - 4, most=most)
        marks.append(Text(words.text(key), SIDE + 2, y + high * (row + 0.5) + 1.2, size))
    return marks


class StarsAndBarsPaper(GamePaper):
    """The moons of the large deck are on sheets of their own: who plays with 54 cards need not print them."""

    has_mat = True
    pictured = ("S2bs", "S3rt", "M1go")

    def batches(self, rows: list[Row], copies: int) -> list[Batch]:
        parts = [("", rows[:SMALL_DECK]), ("moons", rows[SMALL_DECK:])]
        return [Batch(part, copy, chosen) for copy in range(copies) for part, chosen in parts]

    def mat(self, job: Job) -> list[Page]:
        return board(job)

    def score(self, job: Job) -> list[Mark]:
        return score_marks(job)


PAPER: Final = StarsAndBarsPaper()
