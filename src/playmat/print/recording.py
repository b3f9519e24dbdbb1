"""What a child writes down while playing, and the page that goes home."""

from typing import Final

from playmat.pictures.rule_pictures import drawn
from playmat.pictures.words import caption_of
from playmat.print.blank_table import blank, table
from playmat.print.columns import SIDE
from playmat.print.job import Job
from playmat.print.lesson_pack import pack_of
from playmat.print.page import FAINT, GUIDE, Line, Mark, Page, Text
from playmat.print.plan import foot
from playmat.print.typesetting import LEADING, POINT, balanced, broken, paragraph
from playmat.print.worksheet import box, fitted

ROW: Final = 14.0
HEAD: Final = 9.0
CAN: Final = ("can-1", "can-2", "can-3")
ASK: Final = ("home-ask-1", "home-ask-2", "home-ask-3")
TEXT: Final = 12.5
CHECK: Final = 12.0  # the height of a line with boxes to tick
SCALE: Final = ("can-not-yet", "can-nearly", "can-yes")
SCALE_WIDE: Final = 19.0
SMALLEST: Final = 9.5


def record_pages(job: Job) -> list[Page]:
    page = Page(job.paper, "pack", record_marks(job))
    return [page for _ in range(job.copies_of("record"))]


def home_pages(job: Job) -> list[Page]:
    page = Page(job.paper, "pack", home_marks(job))
    return [page for _ in range(job.copies_of("home"))]


def heading(job: Job, title: str) -> list[Mark]:
    words, right = job.words, job.paper.width - SIDE
    marks: list[Mark] = [
        Text(words.title(), SIDE, 24, 22, bold=True),
        Text(title, right, 24, 15, bold=True, align="right"),
    ]
    # Most room for who they played with; a date is short.
    x = SIDE
    for key, share in (("name", 0.33), ("played-with", 0.43), ("date", 0.24)):
        wide = share * (right - SIDE)
        marks += blank(words.text(key), x, 34, wide - (0 if key == "date" else 5))
        x += wide
    return marks


def record_marks(job: Job) -> list[Mark]:
    """A row for each turn that is worth a word, then what the child can do now."""
    words, width = job.words, job.paper.width - 2 * SIDE
    marks = heading(job, words.text("record"))
    lead, y = paragraph(words.text("record-line"), SIDE, 39, TEXT, width)
    marks += lead
    y += 2
    columns = pack_of(job.game).record
    share = width / sum(part for _, part in columns)
    low = job.paper.height - 16 - checks_height()
    rows = int((low - 4 - y - HEAD) / ROW)
    heads = [words.text("record-" + key) for key, _ in columns]
    marks += table(SIDE, y, [part * share for _, part in columns], [HEAD, *[ROW] * rows], heads)
    marks += checks(job, low)
    return marks + foot(job, words.text("record"))


def checks_height() -> float:
    return 9 + len(CAN) * CHECK


def checks(job: Job, y: float) -> list[Mark]:
    """Three sentences that begin with “I can”, each with three boxes to tick."""
    words, right = job.words, job.paper.width - SIDE
    marks: list[Mark] = [Text(words.text("now-i-can"), SIDE, y + 5, TEXT, bold=True)]
    left = right - SCALE_WIDE * len(SCALE)
    for place, key in enumerate(SCALE):
        middle = left + (place + 0.5) * SCALE_WIDE
        marks.append(Text(words.text(key), middle, y + 5, 9, align="middle", colour=FAINT))
    for number, key in enumerate(CAN):
        top = y + 9 + number * CHECK
        marks.append(Line(SIDE, top, right, top, 0.2, GUIDE))
        marks += in_the_middle(words.text(key), SIDE, top, CHECK, left - SIDE - 4)
        for place in range(len(SCALE)):
            middle = left + (place + 0.5) * SCALE_WIDE
            marks += box(middle - 3, top + CHECK / 2 - 3, middle + 3, top + CHECK / 2 + 3)
    return marks


def in_the_middle(text: str, x: float, y: float, height: float, width: float) -> list[Text]:
    """A sentence in a row of a table: smaller where it would take two lines, and half way down."""
    size = 11.0
    while len(broken(text, size, width)) > 1 and size > SMALLEST:
        size -= 0.25
    high = len(broken(text, size, width)) * size * POINT * LEADING
    return paragraph(text, x, y + (height - high) / 2, size, width)[0]


def home_marks(job: Job) -> list[Mark]:
    """What was played, told to who was not there; what to ask; and room for the child's own."""
    words, width = job.words, job.paper.width - 2 * SIDE
    marks = heading(job, words.text("home"))
    told = f"{words.text('home-today', title=words.title())} {words.text('home-how')}"
    how, y = balanced(told, SIDE, 40, TEXT, width)
    marks += how
    name = pack_of(job.game).pictured
    if name:
        picture = fitted(drawn(job.game, name, job.ink), SIDE, y + 2, width * 0.55, 44, 1.2)
        caption = caption_of(job.game, name, words.language, job.ink)
        beside = SIDE + picture.width + 6
        marks += [picture, *balanced(caption, beside, y + picture.height / 2 - 4, 11, SIDE + width - beside, FAINT)[0]]
        y += picture.height + 4
    y += 4
    marks.append(Text(words.text("home-ask"), SIDE, y + 4, TEXT, bold=True))
    y += 7
    for key in ASK:
        marks.append(Text("?", SIDE, y + 5, 11, bold=True))
        lines, y = balanced(words.text(key), SIDE + 6, y + 0.6, 11, width - 6)
        marks += lines
        y += 1
    y += 4
    marks.append(Text(words.text("home-mine"), SIDE, y + 4, TEXT, bold=True))
    low = job.paper.height - 34
    marks += box(SIDE, y + 7, job.paper.width - SIDE, low)
    marks.append(Text(words.text("home-next"), SIDE, low + 8, 11))
    marks.append(Line(SIDE, low + 17, job.paper.width - SIDE, low + 17, 0.25, GUIDE))
    return marks + foot(job, words.text("home"))
