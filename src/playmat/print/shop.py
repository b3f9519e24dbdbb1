"""The print shop: a job becomes pages, pages become a PDF, and the PDF becomes a file or nothing at all."""

from dataclasses import dataclass
from pathlib import Path

from playmat.files.atomic_file import AtomicFile
from playmat.print.calibration import calibration_pages
from playmat.print.cards import card_pages
from playmat.print.job import Job
from playmat.print.mats import mat_pages
from playmat.print.order import read_job
from playmat.print.page import Page
from playmat.print.rules import rules_pages
from playmat.print.scores import score_pages

SECTIONS = {"cards": card_pages, "mat": mat_pages, "rules": rules_pages, "score": score_pages}


@dataclass(frozen=True)
class Printed:
    """A finished PDF and what is in it."""

    pdf: bytes
    pages: int
    cards: int

    def save(self, file: Path) -> None:
        """The whole file or none: what stood there before stays until the new one is complete."""
        with AtomicFile(file) as whole:
            whole.write(self.pdf)


def print_set(
    game: str,
    *,
    paper: str = "a4",
    what: str = "all",
    ink: str = "full",
    size: str = "normal",
    backs: bool | None = None,
    copies: int | None = None,
    deal: str = "",
    language: str = "en",
    preset: str = "",
    options: str = "",
) -> Printed:
    """A game as a PDF: cards, mat, rules and score sheet, or what `what` names, with commas between.

    `backs` left out: as the game is usually printed. A `preset`, `options` as JSON over it, or both: what was agreed is
    told in front of the score sheets.
    """
    return print_job(read_job(game, paper, what, ink, size, backs, copies, deal, language, preset, options))


def print_job(job: Job) -> Printed:
    # Loaded with the first PDF: it takes longer than all the rest, and a server may never print.
    from playmat.print.pdf import as_pdf

    pages = pages_of(job)
    cards = sum(len(page.pictures) for page in pages if page.kind == "cards")
    pdf = as_pdf(pages, job.words.title(), job.words.language, mono=job.ink == "mono")
    return Printed(pdf, len(pages), cards)


def pages_of(job: Job) -> list[Page]:
    """All pages in the order they are printed. With backs every sheet has two sides, and a mat's back stays empty."""
    pages: list[Page] = []
    if job.backs and "cards" in job.things:
        pages += calibration_pages(job)
    for thing in job.things:
        section = SECTIONS[thing](job)
        if job.backs and thing in ("mat", "score"):
            section = [side for page in section for side in (page, Page(page.paper, "empty"))]
        elif job.backs and len(section) % 2:
            section.append(Page(job.paper, "empty"))
        pages += section
    return pages
