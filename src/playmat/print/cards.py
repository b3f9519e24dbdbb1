"""Sheets of cards to cut out, and the backs that meet them on the other side."""

from playmat.faces import Row, faces_of
from playmat.print.game_paper import Batch, paper_of
from playmat.print.grid import Cell, cut_guides
from playmat.print.job import Job
from playmat.print.page import FAINT, Mark, Page, Picture, Text
from playmat.print.paper import RIM
from playmat.print.typesetting import text_width

SMALL_PRINT = 6.2
CLEAR = 2.4  # mm that the letters of it are high, and a little air


def card_pages(job: Job) -> list[Page]:
    pages: list[Page] = []
    for batch in batches(job):
        pages += sheets(job, batch)
    return pages


def batches(job: Job) -> list[Batch]:
    paper = paper_of(job.game)
    return paper.batches(paper.rows(job), job.copies_of("cards"))


def cells_of(job: Job) -> list[Cell]:
    return paper_of(job.game).cells(job, *faces_of(job.game).sizes[job.size])


def sheets(job: Job, batch: Batch) -> list[Page]:
    rows = batch.rows
    cells = cells_of(job)
    total = -(-len(rows) // len(cells))
    pages: list[Page] = []
    for number in range(total):
        chosen = rows[number * len(cells) : (number + 1) * len(cells)]
        used = cells[: len(chosen)]
        front = Page(job.paper, "cards", [*cut_guides(used, job.paper, small_print_at(job, cells) - CLEAR)])
        front.marks += [face_in(job, row, cell) for row, cell in zip(chosen, used, strict=True)]
        front.marks += footer(job, sheet_name(job, batch, number + 1, total), cells)
        pages.append(front)
        if job.backs:
            mirrored = [cell.mirrored(job.paper) for cell in used]
            pages.append(
                Page(job.paper, "backs", [back_in(job, row, cell) for row, cell in zip(chosen, mirrored, strict=True)])
            )
    return pages


def face_in(job: Job, row: Row, cell: Cell) -> Picture:
    faces = faces_of(job.game)
    svg = faces.face(row, job.ink, job.size).svg()
    return Picture(svg, cell.x, cell.y, cell.width, cell.height, cell.turn, faces.name(row))


def back_in(job: Job, row: Row, cell: Cell) -> Picture:
    svg = faces_of(job.game).back(row, job.ink, job.size).svg()
    return Picture(svg, cell.x, cell.y, cell.width, cell.height, cell.turn)


def sheet_name(job: Job, batch: Batch, number: int, total: int) -> str:
    words = job.words
    parts = [words.title()]
    if batch.copy is not None:
        parts += filter(None, [paper_of(job.game).set_name(job, batch.copy)])
    if batch.part:
        parts.append(words.text("part-" + batch.part))
    parts.append(words.text("sheet", number=number, total=total))
    return " · ".join(parts)


def small_print_at(job: Job, cells: list[Cell]) -> float:
    """The line that the small print stands on."""
    last = max(cell.y + cell.height for cell in cells)
    return min(job.paper.height - RIM + 0.8, last + 6)


def footer(job: Job, left: str, cells: list[Cell]) -> list[Mark]:
    """Small print below the cards, clear of the cut guides: what this sheet is, and that it must not be scaled."""
    y = small_print_at(job, cells)
    first_x, last_x = min(cell.x for cell in cells), max(cell.x + cell.width for cell in cells)
    lasts = "lasts-triangles" if cells[0].is_triangle else "lasts-cards"
    right = job.words.text(lasts) + " · " + job.words.text("scale")
    if job.deal:
        right = job.words.text("deal", code=job.deal) + " · " + right
    left = " · ".join([left, *job.words.buying()])
    size = SMALL_PRINT
    while text_width(left, size) + text_width(right, size) > last_x - first_x - 6:
        size -= 0.2
    return [
        Text(left, first_x + 1.5, y, size, colour=FAINT),
        Text(right, last_x - 1.5, y, size, align="right", colour=FAINT),
    ]
