"""Boards and mats to play on."""

from playmat.faces.drawing import Drawing
from playmat.faces.ink import BLACK, TEXT, Ink
from playmat.print.cards import SMALL_PRINT
from playmat.print.game_paper import paper_of
from playmat.print.job import Job
from playmat.print.page import FAINT, Page, Picture, Text
from playmat.print.paper import RIM, Paper


def mat_pages(job: Job) -> list[Page]:
    pages = paper_of(job.game).mat(job)
    return [page for _ in range(job.copies_of("mat")) for page in pages]


def on_page(job: Job, paper: Paper, drawing: Drawing, name: str, at_foot: bool = False) -> Page:
    """What it is stands small in the corner at the top, or at the foot where the mat reaches into that one."""
    page = Page(paper, "mat", [Picture(drawing.svg(), 0, 0, paper.width, paper.height)])
    parts = [job.words.title(), name, job.words.text("lasts-sheet"), job.words.text("scale")]
    if job.deal:
        parts.append(job.words.text("deal", code=job.deal))
    y = paper.height - RIM if at_foot else RIM + 1.6
    page.marks.append(Text(" · ".join(parts), RIM + 1, y, SMALL_PRINT, colour=FAINT))
    return page


def line_tone(ink: Ink) -> str:
    return BLACK if ink == "mono" else TEXT
