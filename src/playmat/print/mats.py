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


def on_page(job: Job, paper: Paper, drawing: Drawing, name: str) -> Page:
    page = Page(paper, "mat", [Picture(drawing.svg(), 0, 0, paper.width, paper.height)])
    parts = [job.words.title(), name, job.words.text("lasts-sheet"), job.words.text("scale")]
    if job.deal:
        parts.append(job.words.text("deal", code=job.deal))
    page.marks.append(Text(" · ".join(parts), RIM + 1, RIM + 1.6, SMALL_PRINT, colour=FAINT))
    return page


def line_tone(ink: Ink) -> str:
    return BLACK if ink == "mono" else TEXT
