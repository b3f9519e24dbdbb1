"""Rule sheets: two columns of text and pictures, on both sides of a sheet; large print takes two sheets."""

from typing import Final

from playmat.print.columns import BOTTOM, SIDE, Columns, blocks_of, foot_of, set_blocks
from playmat.print.job import Job
from playmat.print.page import FAINT, Page, Text
from playmat.print.typesetting import broken, paragraph
from playmat.words.rulebook import RULING_MARK

# Pages, the biggest and the smallest size of the text to try, in this order.
FITS: Final = {"normal": ((1, 10.6, 8.8), (2, 10.6, 8.0)), "large": ((2, 15.0, 12.0), (4, 15.0, 10.0))}


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
    for most, biggest, smallest in FITS[job.size]:
        size = biggest
        while size >= smallest:
            columns = set_blocks(job, job.words.about(), blocks, size)
            if len(columns.pages) <= most:
                return columns
            size -= 0.2
    return columns
