"""Score sheets: a table for each game, ready for a pencil."""

from collections.abc import Callable
from typing import Final

from playmat.faces import Ink
from playmat.faces.drawing import Drawing
from playmat.faces.ink import paint
from playmat.faces.number_line import sign
from playmat.games.number_line.deck import COLOURS
from playmat.print.job import Job
from playmat.print.page import FAINT, GUIDE, INK, Line, Mark, Page, Picture, Text
from playmat.print.typesetting import text_width

SIDE: Final = 16.0
THIN: Final = GUIDE


def score_pages(job: Job) -> list[Page]:
    page = Page(job.paper, "score", heading(job))
    page.marks += SHEETS[job.game](job)
    return [page for _ in range(job.copies_of("score"))]


def heading(job: Job) -> list[Mark]:
    words, right = job.words, job.paper.width - SIDE
    marks: list[Mark] = [
        Text(words.title(job.game), SIDE, 26, 22, bold=True),
        Text(words.text("score-sheet"), SIDE, 32.5, 10, colour=FAINT),
    ]
    marks += blank(words.text("date"), right - 52, 24, 52)
    if job.deal:
        marks.append(Text(words.text("deal", code=job.deal), right, 31.5, 11, bold=True, align="right"))
        marks.append(Text(words.text("deal-hint"), right, 35.5, 7, align="right", colour=FAINT))
    return marks


def blank(label: str, x: float, y: float, width: float) -> list[Mark]:
    """A word, and a line to write on behind it."""
    start = x + text_width(label, 9) + 2
    return [Text(label, x, y, 9, colour=FAINT), Line(start, y + 0.8, x + width, y + 0.8, 0.25, THIN)]


def table(x: float, y: float, widths: list[float], heights: list[float], heads: list[str]) -> list[Mark]:
    """Ruled columns and rows, with words in the first row."""
    right, bottom = x + sum(widths), y + sum(heights)
    marks: list[Mark] = []
    at = y
    for number, height in enumerate([*heights, 0.0]):
        is_thick = number in (0, 1, len(heights))
        marks.append(Line(x, at, right, at, 0.5 if is_thick else 0.2, INK if is_thick else THIN))
        at += height
    at = x
    for number, width in enumerate([*widths, 0.0]):
        is_thick = number in (0, len(widths))
        marks.append(Line(at, y, at, bottom, 0.5 if is_thick else 0.2, INK if is_thick else THIN))
        if number < len(heads) and heads[number]:
            size = fitting_size(heads[number], width - 2, bold=True)
            marks.append(Text(heads[number], at + width / 2, y + heights[0] / 2 + 1.2, size, True, "middle"))
        at += width
    return marks


def row_height(job: Job) -> float:
    return 8.0 if job.size == "normal" else 11.5


def rows_down_to(job: Job, y: float, foot: float = 14) -> int:
    return int((job.paper.height - foot - y) / row_height(job))


def note(job: Job, key: str, y: float) -> list[Mark]:
    text = job.words.text(key)
    return [Text(text, SIDE, y, fitting_size(text, job.paper.width - 2 * SIDE), colour=FAINT)]


def fitting_size(text: str, width: float, bold: bool = False) -> float:
    """9 points, or the next smaller size where a text is long."""
    size = 9.0
    while text_width(text, size, bold) > width:
        size -= 0.25
    return size


def number_line(job: Job) -> list[Mark]:
    """A row for each colour, a column for each round; three games on a sheet, two in large print."""
    marks = note(job, "score-number-line", 41)
    high = row_height(job) + (2 if job.size == "normal" else 0)
    words = job.words
    heads = [
        "",
        words.text("player"),
        *[words.text("round", number=number) for number in range(1, 6)],
        words.text("total"),
    ]
    room = job.paper.width - 2 * SIDE
    widths = [11.0, 45.0, *[(room - 11 - 45 - 24) / 5] * 5, 24.0]
    y = 46.0
    while y + 6 * high < job.paper.height - 12:
        marks += table(SIDE, y, widths, [high] * 6, heads)
        for number, colour in enumerate(COLOURS):
            marks.append(colour_sign(colour, job.ink, SIDE + 2.5, y + (number + 1) * high + high / 2 - 3))
        y += 6 * high + 8
    return marks


def colour_sign(colour: str, ink: Ink, x: float, y: float) -> Picture:
    drawing = Drawing(10, 10, colour)
    paint(drawing, sign(colour, 5, 5, 9), colour, ink, line=0.8, gap=1.8)
    return Picture(drawing.svg(), x, y, 6, 6)


def sevens(job: Job) -> list[Mark]:
    words = job.words
    room = job.paper.width - 2 * SIDE
    high = row_height(job)
    marks = note(job, "score-sevens", 41) + note(job, "score-low", 46)
    rows = rows_down_to(job, 50) - 1
    marks += table(
        SIDE, 50, [22.0, *[(room - 22) / 5] * 5], [high * 1.4, *[high] * rows], [words.text("game"), *[""] * 5]
    )
    for number in range(1, rows):
        marks.append(Text(str(number), SIDE + 11, 50 + high * (1.4 + number - 0.5) + 1.3, 9, align="middle"))
    marks.append(Text(words.text("total"), SIDE + 11, 50 + high * (1.4 + rows - 0.5) + 1.3, 9, True, "middle"))
    return marks


def big_bang(job: Job) -> list[Mark]:
    words = job.words
    room = job.paper.width - 2 * SIDE
    high = row_height(job)
    heads = [words.text(key) for key in ("player", "numbers-put", "rules-put", "points", "time")]
    marks = note(job, "score-big-bang", 41)
    rows = rows_down_to(job, 46) - 1
    widths = [room - 4 * 31, *[31.0] * 4]
    return marks + table(SIDE, 46, widths, [high * 1.4, *[high] * (rows - 1)], heads)


def stars_and_bars(job: Job) -> list[Mark]:
    """SB-17: everybody keeps both scores, in two columns."""
    words = job.words
    room = job.paper.width - 2 * SIDE
    high = row_height(job)
    marks = note(job, "score-stars-and-bars", 41) + note(job, "score-stars-and-bars-end", 46)
    marks += blank(words.text("me"), SIDE + 14, 54, (room - 20) / 2) + blank(
        words.text("other"), SIDE + room / 2 + 10, 54, (room - 20) / 2
    )
    rows = rows_down_to(job, 58) - 1
    turn, half = 14.0, (room - 14) / 2
    heads = ["", words.text("points"), words.text("total"), words.text("points"), words.text("total")]
    marks += table(SIDE, 58, [turn, *[half / 2] * 4], [high * 1.1, *[high] * rows], heads)
    middle = SIDE + turn + half
    marks.append(Line(middle, 58, middle, 58 + high * (rows + 1.1), 0.5, INK))
    for number in range(1, rows + 1):
        marks.append(
            Text(str(number), SIDE + turn / 2, 58 + high * (0.6 + number) + 1.3, 8, align="middle", colour=FAINT)
        )
    return marks


def bang_zoom(job: Job) -> list[Mark]:
    words = job.words
    room = job.paper.width - 2 * SIDE
    high = row_height(job)
    marks = note(job, "score-bang-zoom", 41)
    rows = rows_down_to(job, 50) - 4
    wide = room / 4
    widths = [wide * 0.68, wide * 0.32] * 4
    for player in range(4):
        marks += blank("", SIDE + player * wide, 50, wide - 3)
    heads = [words.text("word"), words.text("points-short")] * 4
    y = 54.0
    marks += table(SIDE, y, widths, [high, *[high] * rows, high, high, high * 1.2], heads)
    for line, key in enumerate(("first-bang", "zoom", "total")):
        for player in range(4):
            at = y + high * (rows + 1 + line) + high / 2 + 1.3
            size = fitting_size(words.text(key), wide * 0.68 - 3, bold=True)
            marks.append(Text(words.text(key), SIDE + player * wide + 2, at, size, bold=True))
    for player in range(1, 4):
        x = SIDE + player * wide
        marks.append(Line(x, y, x, y + high * (rows + 4.2), 0.5, INK))
    return marks


SHEETS: Final[dict[str, Callable[[Job], list[Mark]]]] = {
    "number-line": number_line,
    "sevens": sevens,
    "big-bang": big_bang,
    "stars-and-bars": stars_and_bars,
    "bang-zoom": bang_zoom,
}
