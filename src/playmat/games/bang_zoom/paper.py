"""Bang! Zoom! on paper: a score sheet."""

from typing import Final

from playmat.faces.deck import Row
from playmat.games.bang_zoom.rules.deck import deck_table
from playmat.print.blank_table import SIDE, between, blank, fitting_size, largest, note, row_height, rows_down_to, table
from playmat.print.game_paper import GamePaper
from playmat.print.job import Job
from playmat.print.page import INK, Line, Mark, Text


def score_marks(job: Job) -> list[Mark]:
    words = job.words
    room = job.paper.width - 2 * SIDE
    high = row_height(job)
    added = "-added" if job.options.get("bonus") == "added" else ""  # BZ-11
    marks = note(job, f"score-note{added}", 41)
    below = ("began-here", f"first-bang{added}", f"zoom{added}", "total", "running")
    y = 54.0
    rows = rows_down_to(job, y) - 1 - len(below)
    wide = room / 4
    for player in range(4):
        marks += blank("", SIDE + player * wide, 50, wide - 3)
    heads = [words.text("word"), words.text("points-short")] * 4
    heights = [high] * (1 + rows + len(below))
    marks += table(SIDE, y, [wide * 0.68, wide * 0.32] * 4, heights, heads)
    for line, key in enumerate(below):
        at = y + high * (1 + rows + line)
        size = fitting_size(words.text(key), wide * 0.68 - 3, bold=True, most=largest(job))
        marks += [
            Text(words.text(key), SIDE + player * wide + 2, at + high / 2 + 1.3, size, bold=True) for player in range(4)
        ]
    marks.append(Line(SIDE, y + high * (1 + rows), SIDE + room, y + high * (1 + rows), 0.5, INK))
    return marks + between(SIDE, y, sum(heights), wide, 4)


class BangZoomPaper(GamePaper):
    """Cards, rules and a score sheet; it is played without a mat."""

    pictured = ("B", "Z", "G")

    def rows(self, job: Job) -> list[Row]:
        """BZ-17: the deck in force."""
        return deck_table(job.rules, letters=str(job.options.get("letters") or ""))

    def score(self, job: Job) -> list[Mark]:
        return score_marks(job)


PAPER: Final = BangZoomPaper()
