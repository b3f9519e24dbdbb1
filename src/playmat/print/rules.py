"""Rule sheets: two columns of text and pictures, on both sides of a sheet; large print takes two sheets."""

from typing import Final

from playmat.print.columns import BOTTOM, SIDE, Columns, Fit, blocks_of, foot_of, set_blocks
from playmat.print.job import Job
from playmat.print.page import FAINT, Page, Text
from playmat.print.typesetting import broken, paragraph
from playmat.words.rulebook import RULING_MARK

# Tried in this order. In large print the pictures are as large as words that are still large leave room for.
FITS: Final = {
    "normal": (Fit(1, 10.6, 8.8), Fit(2, 10.6, 8.0)),
    "large": (
        Fit(2, 15.0, 14.0, 1.0, 0.8),
        Fit(4, 15.0, 13.6, 1.0, 0.8),
        Fit(4, 15.0, 13.6, 1.0, 0.6),
        Fit(4, 15.0, 13.6, 0.9, 0.5),
        Fit(4, 15.0, 13.6, 0.8, 0.5),
        Fit(4, 15.0, 13.6, 0.7, 0.5),
        Fit(4, 15.0, 10.0, 1.0, 0.0),
    ),
}


def rules_pages(job: Job) -> list[Page]:
    columns = fitting(job)
    words = job.words
    pages = []
    for number, marks in enumerate(columns.pages):
        foot = f"{words.title()} · {words.text('rules')} {number + 1}/{len(columns.pages)}"
        foot += " · " + words.text("lasts-sheet")
        if job.deal:
            foot += " · " + words.text("deal", code=job.deal)
        marks += foot_of(job, foot)
        marks += small_print(job)
        pages.append(Page(job.paper, "rules", marks))
    return [page for _ in range(job.copies_of("rules")) for page in pages]


def small_print(job: Job) -> list[Text]:
    """Above the foot of the page: what the mark of our rulings means, and who made the game."""
    size, width = 7.0, job.paper.width - 2 * SIDE
    text = job.words.credit()
    while len(broken(text, size, width)) > 2:
        size -= 0.25
    legend, end = paragraph(
        job.words.text("our-ruling", mark=RULING_MARK), SIDE, job.paper.height - BOTTOM + 1, 7, width, FAINT
    )
    return legend + paragraph(text, SIDE, end, size, width, FAINT)[0]


def fitting(job: Job) -> Columns:
    """The largest print that goes on one page, or on two where the print is large or the rules are long."""
    blocks = blocks_of(job.words.rules())
    for fit in FITS[job.size]:
        size = fit.biggest
        while size >= fit.smallest:
            columns = set_blocks(job, job.words.about(), blocks, size, fit)
            if len(columns.pages) <= fit.pages:
                return columns
            size -= 0.2
    return columns
