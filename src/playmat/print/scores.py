"""Score sheets: a table for each game, ready for a pencil, and for a series: who began, and a running total."""

from collections.abc import Callable
from typing import Final

from playmat.faces import Ink
from playmat.faces.drawing import Drawing
from playmat.faces.ink import paint
from playmat.games.number_line.faces import sign
from playmat.games.number_line.rules.deck import COLOURS
from playmat.print.agreed import agreed_pages
from playmat.print.job import Job
from playmat.print.page import FAINT, GUIDE, INK, Line, Mark, Page, Picture, Text
from playmat.print.typesetting import POINT, text_width

SIDE: Final = 16.0
THIN: Final = GUIDE
SMALLEST_HEAD: Final = 7.5


def score_pages(job: Job) -> list[Page]:
    page = Page(job.paper, "score", heading(job))
    page.marks += SHEETS[job.game](job)
    return agreed_pages(job) + [page for _ in range(job.copies_of("score"))]


def heading(job: Job) -> list[Mark]:
    words, right = job.words, job.paper.width - SIDE
    marks: list[Mark] = [
        Text(words.title(job.game), SIDE, 26, 22, bold=True),
        Text(f"{words.text('score-sheet')} · {words.text('lasts-score')}", SIDE, 32.5, 8, colour=FAINT),
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
            marks += heading_of(heads[number], at, y, width, heights[0])
        at += width
    return marks


def heading_of(text: str, x: float, y: float, width: float, height: float) -> list[Mark]:
    """The words over a column, in two lines where one would be too small to read."""
    lines = [text]
    if fitting_size(text, width - 2, bold=True) < SMALLEST_HEAD and " " in text:
        middle = min((abs(2 * place - len(text)), place) for place, letter in enumerate(text) if letter == " ")[1]
        lines = [text[:middle], text[middle + 1 :]]
    size = min(fitting_size(line, width - 2, bold=True) for line in lines)
    step = size * POINT * 1.2
    top = y + height / 2 + 1.2 - step * (len(lines) - 1) / 2
    return [Text(line, x + width / 2, top + step * place, size, True, "middle") for place, line in enumerate(lines)]


def between(x: float, y: float, height: float, step: float, count: int) -> list[Mark]:
    """Strong lines that keep so many columns of players apart."""
    return [Line(x + step * number, y, x + step * number, y + height, 0.5, INK) for number in range(1, count)]


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
    rounds = [words.text("round", number=number) for number in range(1, 6)]
    heads = ["", words.text("player"), words.text("began-here"), *rounds, words.text("total"), words.text("running")]
    room = job.paper.width - 2 * SIDE
    widths = [11.0, 40.0, 13.0, *[(room - 108) / 5] * 5, 18.0, 26.0]
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
    """A row for each game, and for each player the points of the game and the total so far."""
    words = job.words
    high = row_height(job)
    first = [12.0, 24.0]
    wide = (job.paper.width - 2 * SIDE - sum(first)) / 5
    marks = note(job, "score-sevens", 41) + note(job, "score-low", 46)
    for player in range(5):
        marks += blank("", SIDE + sum(first) + player * wide, 54, wide - 3)
    heads = [words.text("game"), words.text("began"), *[words.text("points-short"), words.text("running-short")] * 5]
    y = 58.0
    rows = rows_down_to(job, y) - 1
    marks += table(SIDE, y, [*first, *[wide * 0.45, wide * 0.55] * 5], [high, *[high] * rows], heads)
    marks += between(SIDE + sum(first) - wide, y, high * (rows + 1), wide, 6)
    for number in range(1, rows + 1):
        marks.append(Text(str(number), SIDE + 6, y + high * (number + 0.5) + 1.3, 9, align="middle"))
    return marks


def big_bang(job: Job) -> list[Mark]:
    """A row for each player of each game; nobody begins in a race, but points may be stolen (BB-16)."""
    words = job.words
    room = job.paper.width - 2 * SIDE
    high = row_height(job)
    keys = ("game", "player", "numbers-put", "rules-put", "points", "stolen", "running", "time")
    marks = note(job, "score-big-bang", 41) + note(job, "score-stolen", 46)
    y = 50.0
    rows = rows_down_to(job, y) - 1
    widths = [12.0, room - 12 - 6 * 21, *[21.0] * 6]
    return marks + table(SIDE, y, widths, [high * 1.4, *[high] * (rows - 1)], [words.text(key) for key in keys])


# SB-1: of 81 cards four lie on the board at the start; the other 77 are put by two players.
TURNS: Final = 40
SERIES: Final = 8


def stars_and_bars(job: Job) -> list[Mark]:
    """SB-17: everybody keeps both scores, in two columns; the second half of the turns lies beside the first."""
    words = job.words
    room = job.paper.width - 2 * SIDE
    marks = note(job, "score-stars-and-bars", 41) + note(job, "score-stars-and-bars-end", 46)
    marks += blank(words.text("me"), SIDE, 54, room / 2 - 6) + blank(words.text("other"), SIDE + room / 2, 54, room / 2)
    y, turn, rows = 63.0, 10.0, TURNS // 2
    wide = (room - 6) / 2
    player = (wide - turn) / 2
    high = min(row_height(job), (job.paper.height - y - 54) / (rows + 1))
    heads = ["", *[words.text("points"), words.text("total")] * 2]
    for half in range(2):
        x = SIDE + half * (wide + 6)
        marks += table(x, y, [turn, *[player / 2] * 4], [high] * (rows + 1), heads)
        marks += between(x + turn - player, y, high * (rows + 1), player, 3)
        for place, key in enumerate(("me", "other")):
            marks.append(Text(words.text(key), x + turn + player * (place + 0.5), y - 1.6, 8, True, "middle"))
        for row in range(1, rows + 1):
            at = y + high * (row + 0.5) + 1.2
            marks.append(Text(str(half * rows + row), x + turn / 2, at, 8, align="middle", colour=FAINT))
    return marks + games_won(job, y + high * (rows + 1) + 9)


def games_won(job: Job, y: float) -> list[Mark]:
    """A series of games: a column for each."""
    words = job.words
    label, high = 52.0, 7.0
    wide = (job.paper.width - 2 * SIDE - label) / SERIES
    games = [str(number) for number in range(1, SERIES + 1)]
    marks = note(job, "score-stars-and-bars-series", y - 2)
    marks += table(SIDE, y, [label, *[wide] * SERIES], [high] * 4, [words.text("game"), *games])
    for row, key in enumerate(("began", "running-me", "running-other"), start=1):
        size = fitting_size(words.text(key), label - 4)
        marks.append(Text(words.text(key), SIDE + 2, y + high * (row + 0.5) + 1.2, size))
    return marks


def bang_zoom(job: Job) -> list[Mark]:
    words = job.words
    room = job.paper.width - 2 * SIDE
    high = row_height(job)
    marks = note(job, "score-bang-zoom", 41)
    below = ("began-here", "first-bang", "zoom", "total", "running")
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
        size = fitting_size(words.text(key), wide * 0.68 - 3, bold=True)
        marks += [
            Text(words.text(key), SIDE + player * wide + 2, at + high / 2 + 1.3, size, bold=True) for player in range(4)
        ]
    marks.append(Line(SIDE, y + high * (1 + rows), SIDE + room, y + high * (1 + rows), 0.5, INK))
    return marks + between(SIDE, y, sum(heights), wide, 4)


SHEETS: Final[dict[str, Callable[[Job], list[Mark]]]] = {
    "number-line": number_line,
    "sevens": sevens,
    "big-bang": big_bang,
    "stars-and-bars": stars_and_bars,
    "bang-zoom": bang_zoom,
}
