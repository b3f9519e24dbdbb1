"""Cards for a print shop: one card a page, with bleed, front and back in the same order."""

from dataclasses import replace
from typing import Final

from playmat.faces import Row, faces_of
from playmat.faces.drawing import Drawing
from playmat.faces.outline import polygon
from playmat.print.cards import batches, cells_of
from playmat.print.grid import Cell
from playmat.print.job import Job
from playmat.print.page import Line, Mark, Page, Picture
from playmat.print.paper import PAPERS, Paper
from playmat.print.typesetting import paragraph

WIDTH: Final = 63.0
HEIGHT: Final = 88.0
BLEED: Final = 3.0
SAFE: Final = 3.0  # a shop's knife may be off by as much
CARD: Final = Paper("63x88", WIDTH + 2 * BLEED, HEIGHT + 2 * BLEED)
# Faces keep their ink 2.2 mm or more from their own edge; in this frame that is outside of where a knife may go.
FRAME: Final = (62.0, 86.6)
ORDERS: Final = ("pairs", "apart")


def shop_pages(job: Job) -> list[Page]:
    """Front, back, front, back; or all fronts, then all backs."""
    rows = shop_rows(job)
    fronts = [*(front_of(job, row) for row in rows), credit_card(job)]
    backs = [back_of(job, row) for row in (*rows, rows[-1])]
    if job.order == "apart":
        return fronts + backs
    return [side for pair in zip(fronts, backs, strict=True) for side in pair]


def shop_rows(job: Job) -> list[Row]:
    return [row for batch in batches(job) for row in batch.rows]


def front_of(job: Job, row: Row) -> Page:
    faces = faces_of(job.game)
    cell = place_of(job)
    svg = faces.face(row, job.ink, job.size).svg()
    return Page(CARD, "cards", [in_cell(svg, cell), *cuts(cell)], BLEED)


def back_of(job: Job, row: Row) -> Page:
    """A back that has a coloured ground carries it on to the very edge: what would be a white rim at home."""
    back = faces_of(job.game).back(row, job.ink, job.size)
    marks: list[Mark] = []
    if back.ground:
        sheet = Drawing(CARD.width, CARD.height, "ground")
        sheet.fill(polygon([(0, 0), (CARD.width, 0), (CARD.width, CARD.height), (0, CARD.height)]), back.ground)
        marks.append(Picture(sheet.svg(), 0, 0, CARD.width, CARD.height))
    return Page(CARD, "backs", [*marks, in_cell(back.svg(), place_of(job))], BLEED)


def credit_card(job: Job) -> Page:
    """One more card: a shop prints no rule sheet, so it says who made the game. Its text is in the file's own font."""
    left, y, width = BLEED + 2 * SAFE, BLEED + 4 * SAFE, WIDTH - 4 * SAFE
    texts, y = paragraph(f"**{job.words.title()}**", left, y, 11, width)
    for line in job.words.credit_lines():
        lines, y = paragraph(line, left, y + 1, 7.5, width)
        texts += lines
    return Page(CARD, "cards", [*texts], BLEED)


def in_cell(svg: str, cell: Cell) -> Picture:
    """No unseen names here: a shop would ask for the font."""
    return Picture(svg, cell.x, cell.y, cell.width, cell.height, cell.turn)


def is_triangle(job: Job) -> bool:
    """A shop's page is too small for the sheets of a home printer: those are asked what shape the cards have."""
    return cells_of(replace(job, paper=PAPERS["a4"]))[0].is_triangle


def place_of(job: Job) -> Cell:
    """As large as the card allows; one that lies across is turned. Triangles keep their size and are cut by hand."""
    wide, high = faces_of(job.game).sizes["normal"]
    if is_triangle(job):
        return centred(wide, high, 0, is_triangle=True)
    across = wide > high
    frame = FRAME[::-1] if across else FRAME
    scale = min(frame[0] / wide, frame[1] / high)
    return centred(wide * scale, high * scale, 90 if across else 0)


def centred(wide: float, high: float, turn: int, is_triangle: bool = False) -> Cell:
    return Cell((CARD.width - wide) / 2, (CARD.height - high) / 2, wide, high, turn, is_triangle)


def cuts(cell: Cell) -> list[Line]:
    if not cell.is_triangle:
        return []
    corners = cell.corners()
    return [Line(*a, *b) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
