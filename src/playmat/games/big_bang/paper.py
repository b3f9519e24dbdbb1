"""Big Bang on paper: its mat, and a score sheet."""

from math import sqrt
from string import ascii_uppercase
from typing import ClassVar, Final

from playmat.faces import Ink, Row, faces_of
from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, GREY, PALE
from playmat.faces.lettering import lettering
from playmat.faces.outline import Outline, Point, polygon, strokes
from playmat.faces.shapes import star
from playmat.games.big_bang.rules.deck import deck_table
from playmat.games.big_bang.rules.deck import star as star_row
from playmat.games.big_bang.rules.faces import all_faces, faces_in
from playmat.print.blank_table import SIDE, note, row_height, rows_down_to, table
from playmat.print.game_paper import Batch, GamePaper
from playmat.print.grid import Cell, triangles_on
from playmat.print.job import Job
from playmat.print.mats import line_tone, on_page
from playmat.print.page import Mark, Page
from playmat.print.paper import RIM

CELLS_A_SIDE: Final = 3  # of one piece of the mat


def mat_pages_of(job: Job) -> list[Page]:
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
        is_down = a_sheet == 1 and first == 3
        for place in range(a_sheet):
            points_down = place % 2 == 1 or is_down
            mat_piece(drawing, job.ink, left + place * side / 2, top, cell, first + place, points_down)
        name = " · ".join(job.words.text("mat-piece", number=first + place + 1) for place in range(a_sheet))
        pages.append(on_page(job, paper, drawing, name, at_foot=is_down))
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


def score_marks(job: Job) -> list[Mark]:
    """A row for each player of each game; nobody begins in a race, but points may be stolen (BB-16)."""
    words = job.words
    room = job.paper.width - 2 * SIDE
    high = row_height(job)
    keys = ("game", "player", "numbers-put", "rules-put", "points", "stolen", "running", "time")
    counts = "score-note-minus" if job.options.get("unplayed") == "minus" else "score-note"  # BB-12
    marks = note(job, counts, 41) + note(job, "score-stolen", 46)
    y = 50.0
    rows = rows_down_to(job, y) - 1
    game = 14.0 if job.size == "normal" else 18.0
    widths = [game, room - game - 6 * 21, *[21.0] * 6]
    return marks + table(SIDE, y, widths, [high * 1.4, *[high] * (rows - 1)], [words.text(key) for key in keys])


def set_letter(copy: int) -> str:
    letters = len(ascii_uppercase)
    return ascii_uppercase[copy % letters] * (copy // letters + 1)


class BigBangPaper(GamePaper):
    """Two sets with their mats, for a race of two; three copies make a race of three."""

    usual_copies: ClassVar[dict[str, int]] = {"cards": 2, "mat": 2}
    has_mat = True
    pictured = ("3", "star", "6")

    def rows(self, job: Job) -> list[Row]:
        """BB-14, BB-19: with the rules cards that were agreed on, or with all of them."""
        return [star_row(), *deck_table(faces_in(job.options, job.rules) or all_faces(job.options, job.rules))]

    def batches(self, rows: list[Row], copies: int) -> list[Batch]:
        # Which set a card belongs to is on the card: after a race the sets must be told apart.
        sets = [[{**row, "set": set_letter(copy)} for row in rows] for copy in range(copies)]
        main = [Batch("", copy, [row for row in whole if row["kind"] != "rules"]) for copy, whole in enumerate(sets)]
        return [*main, Batch("rules", None, [row for whole in sets for row in whole if row["kind"] == "rules"])]

    def cells(self, job: Job, width: float, height: float) -> list[Cell]:
        return triangles_on(job.paper, width)

    def set_name(self, job: Job, copy: int) -> str:
        return job.words.text("set", letter=set_letter(copy))

    def mat(self, job: Job) -> list[Page]:
        return mat_pages_of(job)

    def score(self, job: Job) -> list[Mark]:
        return score_marks(job)


PAPER: Final = BigBangPaper()
