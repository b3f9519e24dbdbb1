"""Score sheets: a table for each game, ready for a pencil, and for a series: who began, and a running total."""

from playmat.print.agreement_sheet import agreed_pages
from playmat.print.blank_table import SIDE, blank, largest
from playmat.print.game_paper import paper_of
from playmat.print.job import Job
from playmat.print.page import FAINT, Mark, Page, Text


def score_pages(job: Job) -> list[Page]:
    page = Page(job.paper, "score", heading(job))
    page.marks += paper_of(job.game).score(job)
    return agreed_pages(job) + [page for _ in range(job.copies_of("score"))]


def heading(job: Job) -> list[Mark]:
    words, right = job.words, job.paper.width - SIDE
    about = f"{words.text('score-sheet')} · {words.text('lasts-score')}"
    marks: list[Mark] = [
        Text(words.title(), SIDE, 26, 22, bold=True),
        # A deal code stands at the end of that line.
        Text(about, SIDE, 32.5, 8 if job.deal else largest(job) - 1, colour=FAINT),
    ]
    marks += blank(words.text("date"), right - 52, 24, 52, largest(job))
    if job.deal:
        marks.append(Text(words.text("deal", code=job.deal), right, 31.5, 11, bold=True, align="right"))
        marks.append(Text(words.text("deal-hint"), right, 35.5, 7, align="right", colour=FAINT))
    return marks
