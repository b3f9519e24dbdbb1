"""Sevens on paper: a score sheet."""

from typing import Final

from playmat.print.blank_table import SIDE, between, blank, largest, note, row_height, rows_down_to, table
from playmat.print.game_paper import GamePaper
from playmat.print.job import Job
from playmat.print.page import Mark, Text


def score_marks(job: Job) -> list[Mark]:
    """A row for each game, and for each player the points of the game and the total so far."""
    words = job.words
    high = row_height(job)
    first = [14.0, 24.0] if job.size == "normal" else [18.0, 24.0]
    wide = (job.paper.width - 2 * SIDE - sum(first)) / 5
    costs = "score-note-junior" if job.options.get("variant") == "junior" else "score-note"  # SV-13
    marks = note(job, costs, 41) + note(job, "score-low", 46)
    for player in range(5):
        marks += blank("", SIDE + sum(first) + player * wide, 54, wide - 3)
    heads = [words.text("game"), words.text("began"), *[words.text("points-short"), words.text("running-short")] * 5]
    y = 58.0
    rows = rows_down_to(job, y) - 1
    marks += table(SIDE, y, [*first, *[wide * 0.45, wide * 0.55] * 5], [high, *[high] * rows], heads)
    marks += between(SIDE + sum(first) - wide, y, high * (rows + 1), wide, 6)
    for number in range(1, rows + 1):
        marks.append(
            Text(str(number), SIDE + first[0] / 2, y + high * (number + 0.5) + 1.3, largest(job), align="middle")
        )
    return marks


class SevensPaper(GamePaper):
    """Cards, rules and a score sheet; it is played without a mat."""

    pictured = ("6H", "7S", "8D")

    def score(self, job: Job) -> list[Mark]:
        return score_marks(job)


PAPER: Final = SevensPaper()
