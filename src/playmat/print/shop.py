"""The print shop: a job becomes pages, pages become a PDF, and the PDF becomes a file or nothing at all."""

from dataclasses import dataclass
from pathlib import Path

from playmat.files.atomic_file import AtomicFile
from playmat.print.calibration import calibration_pages
from playmat.print.card_shop import shop_pages
from playmat.print.cards import card_pages
from playmat.print.job import Job
from playmat.print.order import read_job
from playmat.print.page import Page
from playmat.print.sections import section_of


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
    ink: str | None = None,
    size: str | None = None,
    backs: bool | None = None,
    copies: int | None = None,
    deal: str = "",
    language: str = "en",
    preset: str = "",
    options: str = "",
    kind: str = "set",
    order: str = "pairs",
    rules: int | None = None,
) -> Printed:
    """A game as a PDF: cards, mat, rules and score sheet, or what `what` names, with commas between.

    `kind` is a `set` to play, a lesson `pack`, or cards for a print `shop`, one a page with bleed, in an `order`:
    `pairs` of front and back, or the two `apart`. Ink and size left out: full and normal, in a pack low and large.
    `backs` left out: as the game is usually printed. A `preset`, `options` as JSON over it, or both: what was agreed is
    told in front of the score sheets. `rules` is the rules number of an older record.
    """
    return print_job(
        read_job(game, paper, what, ink, size, backs, copies, deal, language, preset, options, kind, order, rules)
    )


def print_job(job: Job) -> Printed:
    # Loaded with the first PDF: it takes longer than all the rest, and a server may never print.
    from playmat.print.pdf import as_pdf

    pages = pages_of(job)
    cards = sum(len(page.pictures) for page in pages if page.kind == "cards")
    pdf = as_pdf(pages, job.words.title(), job.words.language, mono=job.ink == "mono")
    return Printed(pdf, len(pages), cards)


def pages_of(job: Job) -> list[Page]:
    """All pages in the order they are printed. With backs a test sheet comes before the cards."""
    if job.kind == "shop":
        return shop_pages(job)
    pages: list[Page] = []
    for thing in job.things:
        if thing == "cards":
            pages += [*(calibration_pages(job) if job.backs else []), *card_pages(job)]
        else:
            pages += section_of(job, thing)
    return pages
