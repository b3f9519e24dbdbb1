"""Tables to write in: ruled columns and rows with words over them."""

from typing import Final

from playmat.print.job import Job
from playmat.print.page import FAINT, GUIDE, INK, Line, Mark, Text
from playmat.print.typesetting import POINT, text_width

SIDE: Final = 16.0
THIN: Final = GUIDE
SMALLEST_HEAD: Final = 7.5
LARGE_ROW: Final = 11.5  # how high a row of large print is; words in so high a row are larger too
USUAL: Final = 9.0
LARGE: Final = 11.0


def blank(label: str, x: float, y: float, width: float, size: float = USUAL) -> list[Mark]:
    """A word, and a line to write on behind it."""
    start = x + text_width(label, size) + 2
    return [Text(label, x, y, size, colour=FAINT), Line(start, y + 0.8, x + width, y + 0.8, 0.25, THIN)]


def table(
    x: float, y: float, widths: list[float], heights: list[float], heads: list[str], most: float = 0.0
) -> list[Mark]:
    """Ruled columns and rows, with words in the first row: of so many points at most, or as a row of its height has."""
    most = most or (LARGE if heights[0] >= LARGE_ROW else USUAL)
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
            marks += heading_of(heads[number], at, y, width, heights[0], most)
        at += width
    return marks


def heading_of(text: str, x: float, y: float, width: float, height: float, most: float) -> list[Mark]:
    """The words over a column, in two lines where one would be too small to read."""
    lines = [text]
    if fitting_size(text, width - 2, bold=True, most=most) < SMALLEST_HEAD * most / USUAL and " " in text:
        middle = min((abs(2 * place - len(text)), place) for place, letter in enumerate(text) if letter == " ")[1]
        lines = [text[:middle], text[middle + 1 :]]
    size = min(fitting_size(line, width - 2, bold=True, most=most) for line in lines)
    step = size * POINT * 1.2
    top = y + height / 2 + 1.2 - step * (len(lines) - 1) / 2
    return [Text(line, x + width / 2, top + step * place, size, True, "middle") for place, line in enumerate(lines)]


def between(x: float, y: float, height: float, step: float, count: int) -> list[Mark]:
    """Strong lines between the columns of the players."""
    return [Line(x + step * number, y, x + step * number, y + height, 0.5, INK) for number in range(1, count)]


def row_height(job: Job) -> float:
    return 8.0 if job.size == "normal" else LARGE_ROW


def rows_down_to(job: Job, y: float, foot: float = 14) -> int:
    return int((job.paper.height - foot - y) / row_height(job))


def note(job: Job, key: str, y: float) -> list[Mark]:
    text = job.words.text(key)
    size = fitting_size(text, job.paper.width - 2 * SIDE, most=largest(job))
    return [Text(text, SIDE, y, size, colour=FAINT)]


def largest(job: Job) -> float:
    """How large words are where there is room for them."""
    return USUAL if job.size == "normal" else LARGE


def fitting_size(text: str, width: float, bold: bool = False, most: float = USUAL) -> float:
    """So many points at most, or the next smaller size where a text is long."""
    size = most
    while text_width(text, size, bold) > width:
        size -= 0.25
    return size
