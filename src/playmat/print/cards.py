"""Sheets of cards to cut out, and the backs that meet them on the other side."""

from dataclasses import dataclass
from string import ascii_uppercase

from playmat.faces import Row, faces_of
from playmat.games.stars_and_bars.rules.deck import SMALL_DECK
from playmat.print.grid import Cell, cards_on, cut_guides, triangles_on
from playmat.print.job import Job
from playmat.print.page import FAINT, Mark, Page, Picture, Text
from playmat.print.paper import RIM

SMALL_PRINT = 6.2


def card_pages(job: Job) -> list[Page]:
    pages: list[Page] = []
    for batch in batches(job.game, job.copies_of("cards")):
        pages += sheets(job, batch)
    return pages


@dataclass(frozen=True)
class Batch:
    """Cards that are kept on sheets of their own: one set, or what an option adds and can be left unprinted."""

    part: str
    copy: int | None
    rows: list[Row]


def batches(game: str, copies: int) -> list[Batch]:
    rows = faces_of(game).rows()
    if game == "big-bang":
        # Which set a card belongs to is on the card: after a race the sets must be told apart.
        sets = [[{**row, "set": set_letter(copy)} for row in rows] for copy in range(copies)]
        main = [Batch("", copy, [row for row in whole if row["kind"] != "rules"]) for copy, whole in enumerate(sets)]
        return [*main, Batch("rules", None, [row for whole in sets for row in whole if row["kind"] == "rules"])]
    if game == "stars-and-bars":
        parts = [("", rows[:SMALL_DECK]), ("moons", rows[SMALL_DECK:])]
        return [Batch(part, copy, chosen) for copy in range(copies) for part, chosen in parts]
    return [Batch("", copy, rows) for copy in range(copies)]


def set_letter(copy: int) -> str:
    letters = len(ascii_uppercase)
    return ascii_uppercase[copy % letters] * (copy // letters + 1)


def cells_of(job: Job) -> list[Cell]:
    width, height = faces_of(job.game).sizes[job.size]
    return triangles_on(job.paper, width) if job.game == "big-bang" else cards_on(job.paper, width, height)


def sheets(job: Job, batch: Batch) -> list[Page]:
    rows = batch.rows
    cells = cells_of(job)
    total = -(-len(rows) // len(cells))
    pages: list[Page] = []
    for number in range(total):
        chosen = rows[number * len(cells) : (number + 1) * len(cells)]
        used = cells[: len(chosen)]
        front = Page(job.paper, "cards", [*cut_guides(used, job.paper)])
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
    parts = [words.title(job.game)]
    if batch.copy is not None and job.game == "big-bang":
        parts.append(words.text("set", letter=set_letter(batch.copy)))
    elif batch.copy is not None and job.copies_of("cards") > 1:
        parts.append(words.text("copy", number=batch.copy + 1, total=job.copies_of("cards")))
    if batch.part:
        parts.append(words.text("part-" + batch.part))
    parts.append(words.text("sheet", number=number, total=total))
    return " · ".join(parts)


def footer(job: Job, left: str, cells: list[Cell]) -> list[Mark]:
    """Small print below the cards, clear of the cut guides: what this sheet is, and that it must not be scaled."""
    last = max(cell.y + cell.height for cell in cells)
    y = min(job.paper.height - RIM + 0.8, last + 6)
    first_x, last_x = min(cell.x for cell in cells), max(cell.x + cell.width for cell in cells)
    lasts = "lasts-triangles" if cells[0].is_triangle else "lasts-cards"
    right = job.words.text(lasts) + " · " + job.words.text("scale")
    if job.deal:
        right = job.words.text("deal", code=job.deal) + " · " + right
    return [
        Text(left, first_x + 1.5, y, SMALL_PRINT, colour=FAINT),
        Text(right, last_x - 1.5, y, SMALL_PRINT, align="right", colour=FAINT),
    ]
