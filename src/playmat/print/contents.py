"""What a job will bring out of the printer, counted and laid out without drawing a card."""

from dataclasses import dataclass

from playmat.faces import Row, faces_of
from playmat.print.calibration import calibration_pages
from playmat.print.card_shop import place_of, shop_rows
from playmat.print.cards import batches, cells_of
from playmat.print.grid import Cell
from playmat.print.job import Job
from playmat.print.sections import section_of


@dataclass(frozen=True)
class Contents:
    """How many pages each part has, in the order they are printed, and the cards of the first sheet at their places."""

    parts: dict[str, int]
    cards: int
    sheets: int
    first_sheet: list[tuple[Row, Cell]]
    ground: str = ""  # the colour of a back that runs on to the edge of a shop's page

    @property
    def pages(self) -> int:
        return sum(self.parts.values())


def contents(job: Job) -> Contents:
    if job.kind == "shop":
        rows = shop_rows(job)
        sides = len(rows) + 1  # the last card says who made the game
        parts = {"fronts": sides, "backs": sides}
        ground = faces_of(job.game).back(rows[0], job.ink, job.size).ground
        return Contents(parts, len(rows), sides, [(rows[0], place_of(job))], ground)
    parts = {}
    cards = 0
    first: list[tuple[Row, Cell]] = []
    for thing in job.things:
        if thing != "cards":
            parts[thing] = len(section_of(job, thing))
            continue
        cells = cells_of(job)
        stacks = [batch.rows for batch in batches(job)]
        cards = sum(len(rows) for rows in stacks)
        first = list(zip(stacks[0], cells, strict=False))
        if job.backs:
            parts["test"] = len(calibration_pages(job))
        parts["cards"] = sum(-(-len(rows) // len(cells)) for rows in stacks) * (2 if job.backs else 1)
    pages = sum(parts.values())
    return Contents(parts, cards, pages // 2 if job.backs else pages, first)
