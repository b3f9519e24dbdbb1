"""What is told of a set before it is printed is what comes out."""

from itertools import product

import pytest

from playmat.faces import GAMES, name
from playmat.print.contents import contents
from playmat.print.order import offered_by, read_job
from playmat.print.shop import pages_of
from thorough import THOROUGH

Wish = tuple[str, str, bool, int | None]


def every_pair() -> list[Wish]:
    """Wishes in which each choice meets each other one; in `make thorough` all of them."""
    if THOROUGH:
        return list(product(("a4", "letter"), ("normal", "large"), (False, True), (None, 3)))
    return [
        ("a4", "normal", False, None),
        ("letter", "large", True, None),
        ("a4", "large", True, 3),
        ("letter", "normal", True, 3),
        ("letter", "large", False, 3),
    ]


@pytest.mark.parametrize("game", list(GAMES))
def test_pages_sheets_and_cards_are_counted_as_they_are_printed(game: str) -> None:
    for paper, size, backs, copies in every_pair():
        job = read_job(game, paper=paper, size=size, backs=backs, copies=copies)
        told, pages = contents(job), pages_of(job)
        assert told.pages == len(pages)
        assert told.sheets * (2 if backs else 1) == len(pages)
        assert told.cards == sum(len(page.pictures) for page in pages if page.kind == "cards")
        first = next(page for page in pages if page.kind == "cards")
        assert [(picture.name, picture.x, picture.y, picture.turn) for picture in first.pictures] == [
            (name(game, row), cell.x, cell.y, cell.turn) for row, cell in told.first_sheet
        ]


@pytest.mark.parametrize("game", list(GAMES))
def test_every_part_is_counted_by_itself(game: str) -> None:
    for thing, backs in product(offered_by(game), (False, True)):
        job = read_job(game, what=thing, backs=backs)
        told = contents(job)
        assert told.pages == len(pages_of(job))
        assert list(told.parts) == (["test", "cards"] if backs and thing == "cards" else [thing])
        assert (told.cards > 0) == (thing == "cards") == bool(told.first_sheet)
