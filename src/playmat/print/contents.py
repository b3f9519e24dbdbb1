"""What a job will bring out of the printer, counted and laid out without drawing a card."""

from dataclasses import dataclass

from playmat.faces import Row
from playmat.print.calibration import calibration_pages
from playmat.print.cards import batches, cells_of
from playmat.print.grid import Cell
from playmat.print.job import Job
from playmat.print.mats import mat_pages
from playmat.print.rules import rules_pages
from playmat.print.scores import score_pages

UNCARDED = {"mat": mat_pages, "rules": rules_pages, "score": score_pages}


@dataclass(frozen=True)
class Contents:
    """How many pages each part has, in the order they are printed, and the cards of the first sheet at their places."""

    parts: dict[str, int]
    cards: int
    sheets: int
    first_sheet: list[tuple[Row, Cell]]

    @property
    def pages(self) -> int:
        return sum(self.parts.values())


def contents(job: Job) -> Contents:
    parts: dict[str, int] = {}
    cards = 0
    first: list[tuple[Row, Cell]] = []
    if "cards" in job.things:
        cells = cells_of(job)
        stacks = [batch.rows for batch in batches(job)]
        cards = sum(len(rows) for rows in stacks)
        first = list(zip(stacks[0], cells, strict=False))
        if job.backs:
            parts["test"] = len(calibration_pages(job))
        parts["cards"] = sum(-(-len(rows) // len(cells)) for rows in stacks) * (2 if job.backs else 1)
    for thing in job.things:
        if thing in UNCARDED:
            pages = len(UNCARDED[thing](job))
            # As in the shop: a mat's back stays empty, rules use both sides.
            parts[thing] = pages if not job.backs else pages * 2 if thing != "rules" else pages + pages % 2
    pages = sum(parts.values())
    return Contents(parts, cards, pages // 2 if job.backs else pages, first)
