"""A sheet to try first when printing on both sides: do front and back meet, and is a centimetre a centimetre?"""

from playmat.print.job import Job
from playmat.print.page import FAINT, INK, Line, Mark, Page, Text
from playmat.print.typesetting import paragraph

INSET = 22.0  # of the corner crosses
ARM = 7.0
RULER = 100


def calibration_pages(job: Job) -> list[Page]:
    """Front and back, with crosses in mirrored places: they meet when the printer turns sheets at the long edge."""
    front = Page(job.paper, "calibration", [*crosses(job, mirrored=False)])
    back = Page(job.paper, "calibration", [*crosses(job, mirrored=True)])
    words = job.words
    middle = job.paper.width / 2
    front.marks.append(Text(words.text("calibration"), middle, 52, 20, bold=True, align="middle"))
    top = 66.0
    for step in (1, 2, 3):
        lines, top = paragraph(f"**{step}**  " + words.text(f"calibration-{step}"), 45, top, 11, job.paper.width - 90)
        front.marks += lines
        top += 3
    front.marks += ruler(middle - RULER / 2, top + 16)
    front.marks.append(Text(words.text("ruler"), middle, top + 29, 9, align="middle", colour=FAINT))
    back.marks.append(Text(words.text("calibration-back"), middle, 60, 14, bold=True, align="middle"))
    return [front, back]


def spots(job: Job) -> list[tuple[float, float]]:
    """Not the same distance on all sides: a sheet turned over the wrong edge shows at once."""
    wide, high = job.paper.width, job.paper.height
    return [
        (INSET, INSET),
        (wide - INSET, INSET),
        (INSET, high - INSET),
        (wide - INSET, high - INSET),
        (wide / 3, high * 0.7),
    ]


def crosses(job: Job, mirrored: bool) -> list[Mark]:
    found: list[Mark] = []
    for x, y in spots(job):
        at = job.paper.width - x if mirrored else x
        found += [Line(at - ARM, y, at + ARM, y, 0.2, INK), Line(at, y - ARM, at, y + ARM, 0.2, INK)]
        found += ring(at, y, 2.5 if mirrored else 4)
    return found


def ring(x: float, y: float, reach: float) -> list[Mark]:
    """A square on its corner: a small one on the back sits inside the larger one on the front."""
    corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
    return [Line(*a, *b, 0.2, INK) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]


def ruler(x: float, y: float) -> list[Mark]:
    marks: list[Mark] = [Line(x, y, x + RULER, y, 0.25, INK)]
    for millimetre in range(RULER + 1):
        length = 5 if millimetre % 10 == 0 else 3.5 if millimetre % 5 == 0 else 2
        marks.append(Line(x + millimetre, y, x + millimetre, y - length, 0.15, INK))
    marks += [Text(str(cm), x + cm * 10, y + 4.5, 8, align="middle") for cm in range(RULER // 10 + 1)]
    return marks
