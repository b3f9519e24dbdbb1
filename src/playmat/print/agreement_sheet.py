"""What a table has agreed, on a sheet of its own in front of its score sheets: for the wall, or beside the cards."""

from typing import Final

from playmat.print.blank_table import SIDE
from playmat.print.job import Job
from playmat.print.page import FAINT, GUIDE, Line, Mark, Page, Text
from playmat.print.typesetting import paragraph, text_width

DASH: Final = "– "
BETWEEN: Final = 3.0
ROW: Final = 13.0
ROWS: Final = 6
FOOT: Final = 20.0


def agreed_pages(job: Job) -> list[Page]:
    if not job.agreed:
        return []
    words, width = job.words, job.paper.width - 2 * SIDE
    size = 15.0 if job.size == "normal" else 19.0
    marks: list[Mark] = [
        Text(words.title(), SIDE, 26, 22, bold=True),
        Text(words.text("agreed"), SIDE, 34, 13, colour=FAINT),
    ]
    y = 44.0
    for number, line in enumerate(job.agreed):
        indent = 0.0 if number == 0 else text_width(DASH, size)
        texts, end = paragraph(line, SIDE + indent, y, size, width - indent)
        marks += texts
        if number:
            marks.append(Text(DASH.strip(), SIDE, texts[0].y, size))
        y = end
        y += BETWEEN
    # Room for what is agreed on the spot, with a pencil.
    for _ in range(ROWS):
        y += ROW
        if y < job.paper.height - FOOT:
            marks.append(Line(SIDE, y, job.paper.width - SIDE, y, 0.25, GUIDE))
    return [Page(job.paper, "score", marks)]
