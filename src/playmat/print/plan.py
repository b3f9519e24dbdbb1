"""The plan of a lesson: what it practises, three stages of half an hour, and what to ask."""

from dataclasses import replace
from typing import Final

from playmat.print.columns import Block, Columns, Fit, blocks_of, foot_of, set_blocks
from playmat.print.job import Job
from playmat.print.lesson_pack import pack_of, plan_of
from playmat.print.page import Mark, Page

FITS: Final = (Fit(1, 10.6, 9.4), Fit(2, 11.0, 9.0))  # tried in this order


def plan_pages(job: Job) -> list[Page]:
    """For the teacher alone: large print is for the cards."""
    columns = fitting(replace(job, size="normal"))
    pages = []
    for number, marks in enumerate(columns.pages):
        marks += foot(job, job.words.text("plan"), number + 1, len(columns.pages))
        pages.append(Page(job.paper, "pack", marks))
    return pages


def fitting(job: Job) -> Columns:
    blocks = blocks_in(job)
    line = f"{job.words.text('plan-line')} · {job.words.about()}"
    for fit in FITS:
        size = fit.biggest
        while size >= fit.smallest:
            columns = set_blocks(job, line, blocks, size, fit)
            if len(columns.pages) <= fit.pages:
                return columns
            size -= 0.2
    return columns


def blocks_in(job: Job) -> list[Block]:
    """The plan, and before it what the game practises, where somebody has said so."""
    told = []
    codes = pack_of(job.game).practises
    if codes:
        told.append(Block("heading", job.words.text("practises")))
        told += [
            Block("point", f"**{code}** {job.words.text('practises-' + code.replace('.', '-'))}") for code in codes
        ]
    blocks = blocks_of(job.words.by_ink(plan_of(job.game, job.words.language)))
    first = next((place for place, block in enumerate(blocks) if block.kind == "stage"), len(blocks))
    return [*blocks[:first], *told, *blocks[first:]]


def practised(job: Job, code: str) -> str:
    return job.words.text("practises-" + code.replace(".", "-"))


def foot(job: Job, what: str, number: int = 1, total: int = 1) -> list[Mark]:
    """Small print at the foot of every paper of a pack."""
    parts = [job.words.title(), what if total == 1 else f"{what} {number}/{total}"]
    if job.deal:
        parts.append(job.words.text("pack-code", code=job.deal))
    return foot_of(job, " · ".join(parts))
