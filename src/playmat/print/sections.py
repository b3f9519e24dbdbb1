"""Everything that can be printed beside the cards, each by its name, and how it goes on both sides of a sheet."""

from typing import Final

from playmat.print.job import Job
from playmat.print.mats import mat_pages
from playmat.print.page import Page
from playmat.print.plan import plan_pages
from playmat.print.recording import home_pages, record_pages
from playmat.print.rules import rules_pages
from playmat.print.scores import score_pages
from playmat.print.worksheet import key_pages, worksheet_pages

UNCARDED: Final = {
    "plan": plan_pages,
    "worksheet": worksheet_pages,
    "key": key_pages,
    "record": record_pages,
    "home": home_pages,
    "mat": mat_pages,
    "rules": rules_pages,
    "score": score_pages,
}
ONE_SIDED: Final = ("mat", "score", "record", "home")  # where a sheet has two sides, the other one stays empty


def section_of(job: Job, thing: str) -> list[Page]:
    """With backs every sheet has two sides."""
    pages = UNCARDED[thing](job)
    if job.backs and thing in ONE_SIDED:
        return [side for page in pages for side in (page, Page(page.paper, "empty"))]
    if job.backs and len(pages) % 2:
        return [*pages, Page(job.paper, "empty")]
    return pages
