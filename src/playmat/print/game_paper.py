"""What a game prints besides the faces of its cards. A game that has nothing of its own gets the plain sheets here."""

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from playmat.faces import Row, faces_of
from playmat.games.registry import find_kit
from playmat.print.blank_table import SIDE, blank, row_height, rows_down_to, table
from playmat.print.grid import Cell, cards_on
from playmat.print.job import Job
from playmat.print.page import Mark, Page

PLAYERS: Final = 5


@dataclass(frozen=True)
class Batch:
    """Cards that are kept on sheets of their own: one set, or what an option adds and can be left unprinted."""

    part: str
    copy: int | None
    rows: list[Row]


class GamePaper:
    """Plain sheets: whole decks, no mat, and a score sheet with a row for each game."""

    usual_copies: ClassVar[dict[str, int]] = {}  # of a thing, where one is not enough
    needs_backs: bool = False  # cards lie face down, and all must see whose they are
    has_mat: bool = False
    pictured: tuple[str, ...] = ()  # three cards that show at a glance which game it is

    def rows(self, job: Job) -> list[Row]:
        """The cards to print, one row each."""
        return faces_of(job.game).rows()

    def batches(self, rows: list[Row], copies: int) -> list[Batch]:
        return [Batch("", copy, rows) for copy in range(copies)]

    def cells(self, job: Job, width: float, height: float) -> list[Cell]:
        """Where cards of that size lie on a sheet."""
        return cards_on(job.paper, width, height)

    def set_name(self, job: Job, copy: int) -> str:
        """How copies are told apart on their sheets."""
        total = job.copies_of("cards")
        return job.words.text("copy", number=copy + 1, total=total) if total > 1 else ""

    def mat(self, job: Job) -> list[Page]:
        return []

    def score(self, job: Job) -> list[Mark]:
        words, y, first = job.words, 50.0, [16.0, 26.0]
        wide = (job.paper.width - 2 * SIDE - sum(first)) / PLAYERS
        rows = rows_down_to(job, y) - 1
        marks: list[Mark] = []
        for player in range(PLAYERS):
            marks += blank("", SIDE + sum(first) + player * wide, y - 4, wide - 3)
        heads = [words.text("game"), words.text("began"), *[words.text("points")] * PLAYERS]
        return marks + table(SIDE, y, [*first, *[wide] * PLAYERS], [row_height(job)] * (rows + 1), heads)


PLAIN: Final = GamePaper()


def paper_of(game: str) -> GamePaper:
    return cast(GamePaper | None, find_kit(game).part("paper")) or PLAIN
