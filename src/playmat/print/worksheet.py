"""Worksheets with room to write, in two versions, and the key that the rules have worked out."""

from functools import lru_cache
from typing import Final

from playmat.faces.drawing import Drawing
from playmat.print.blank_table import blank
from playmat.print.columns import SIDE, scaled
from playmat.print.job import Job
from playmat.print.lesson_pack import VERSIONS, LessonPack, pack_of
from playmat.print.page import FAINT, GUIDE, INK, Line, Mark, Page, Picture, Text
from playmat.print.plan import foot
from playmat.print.tasks import Task
from playmat.print.typesetting import LEADING, POINT, balanced, broken

TOP: Final = 42.0  # where the first task begins
FOOT: Final = 15.0
A_PAGE: Final = 3  # tasks; a sheet has two sides
ASKED: Final = 13.0
ANSWER_LINE: Final = 11.0  # room for a child's handwriting
INDENT: Final = 11.0
LARGEST: Final = 1.9  # a picture against the size it was drawn in
OPEN_TASKS: Final = 3  # of a game that has no tasks of its own
KEY_COLUMNS: Final = 2
KEY_GUTTER: Final = 8.0


@lru_cache(64)
def tasks_of(game: str, code: str, version: str) -> tuple[Task, ...]:
    """The same for everybody who has the same code, or none."""
    return tuple(pack_of(game).tasks(f"{game}:{code}:{version}"))


def has_tasks(game: str) -> bool:
    return type(pack_of(game)).tasks is not LessonPack.tasks


def worksheet_pages(job: Job) -> list[Page]:
    sheets = [page for version in VERSIONS for page in one_worksheet(job, version)]
    return [page for _ in range(job.copies_of("worksheet")) for page in sheets]


def one_worksheet(job: Job, version: str) -> list[Page]:
    tasks = tasks_of(job.game, job.deal, version)
    if not tasks:
        return [Page(job.paper, "pack", open_tasks(job, version))] if version == VERSIONS[0] else []
    pages = []
    total = -(-len(tasks) // A_PAGE)
    for number in range(total):
        chosen = tasks[number * A_PAGE : (number + 1) * A_PAGE]
        marks = heading(job, version)
        room = (job.paper.height - TOP - FOOT) / A_PAGE
        for place, task in enumerate(chosen):
            marks += task_marks(job, task, number * A_PAGE + place + 1, TOP + place * room, room)
        marks += foot(job, job.words.text("worksheet", version=version), number + 1, total)
        pages.append(Page(job.paper, "pack", marks))
    return pages


def heading(job: Job, version: str) -> list[Mark]:
    words, right = job.words, job.paper.width - SIDE
    marks: list[Mark] = [
        Text(words.title(), SIDE, 24, 22, bold=True),
        Text(words.text("worksheet", version=version), right, 24, 15, bold=True, align="right"),
    ]
    half = (right - SIDE) * 0.62
    marks += blank(words.text("name"), SIDE, 34, half - 6)
    marks += blank(words.text("date"), SIDE + half, 34, right - SIDE - half)
    return marks


def task_marks(job: Job, task: Task, number: int, y: float, room: float) -> list[Mark]:
    """The number in the margin, the question, the picture as large as there is room, and lines to write on."""
    x, width = SIDE + INDENT, job.paper.width - 2 * SIDE - INDENT
    asked, end = balanced(asked_in(job, task), x, y, ASKED, width)
    marks: list[Mark] = [Text(str(number), SIDE, asked[0].y, 20, bold=True), *asked]
    writing = task.lines * ANSWER_LINE
    marks.append(fitted(task.draw(job.ink, False), x, end + 1.5, width, y + room - 4 - writing - end - 1.5))
    for line in range(task.lines):
        low = y + room - 7 - (task.lines - 1 - line) * ANSWER_LINE
        marks.append(Line(x, low, x + width, low, 0.3, GUIDE))
    return marks


def asked_in(job: Job, task: Task) -> str:
    return job.words.text("task-" + task.kind, **task.facts)


def open_tasks(job: Job, version: str) -> list[Mark]:
    """A game without tasks of its own: children draw and write what they have seen."""
    marks = heading(job, version)
    x, right = SIDE + INDENT, job.paper.width - SIDE
    room = (job.paper.height - TOP - FOOT) / OPEN_TASKS
    for number in range(1, OPEN_TASKS + 1):
        y = TOP + (number - 1) * room
        asked, end = balanced(job.words.text(f"open-task-{number}"), x, y, ASKED, right - x)
        marks += [Text(str(number), SIDE, asked[0].y, 20, bold=True), *asked]
        low = y + room - 6
        marks += box(x, end + 2, right, low)
    return marks + foot(job, job.words.text("worksheet", version=version))


def box(left: float, top: float, right: float, bottom: float) -> list[Mark]:
    """A frame to draw in."""
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return [Line(*a, *b, 0.3, GUIDE) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]


def key_pages(job: Job) -> list[Page]:
    """One page for each version: every task with its answer in the picture and in words."""
    return [Page(job.paper, "pack", key_marks(job, version)) for version in VERSIONS]


def key_marks(job: Job, version: str) -> list[Mark]:
    words, right = job.words, job.paper.width - SIDE
    tasks = tasks_of(job.game, job.deal, version)
    top = 38.0
    rows = -(-len(tasks) // KEY_COLUMNS)
    wide = (right - SIDE - KEY_GUTTER) / KEY_COLUMNS
    room = (job.paper.height - top - FOOT) / rows
    marks: list[Mark] = [
        Text(words.title(), SIDE, 24, 22, bold=True),
        Text(words.text("key", version=version), right, 24, 15, bold=True, align="right"),
        Text(words.text("key-line"), SIDE, 31, 9, colour=FAINT),
    ]
    for place, task in enumerate(tasks):
        x = SIDE + place % KEY_COLUMNS * (wide + KEY_GUTTER)
        marks += answered(job, task, place + 1, x, top + place // KEY_COLUMNS * room, wide, room - 5)
    return marks + foot(job, words.text("key", version=version))


def answered(job: Job, task: Task, number: int, x: float, y: float, width: float, room: float) -> list[Mark]:
    """Small: the question, the picture with the answer in it, and the answer in strong letters."""
    asked, end = balanced(asked_in(job, task), x + 7, y + 1, 8.5, width - 7, FAINT)
    told = f"**{task.tell(job.words, task.answer)}**"
    size = 11.0
    while len(broken(told, size, width - 7)) > 3:
        size -= 0.25
    high = len(broken(told, size, width - 7)) * size * POINT * LEADING
    marks: list[Mark] = [Line(x, y, x + width, y, 0.4, INK), Text(str(number), x, asked[0].y + 1, 13, bold=True)]
    picture = fitted(task.draw(job.ink, True), x + 7, end + 1, width - 7, y + room - high - end - 3, 1.1)
    low = picture.y + picture.height + 1
    return [*marks, *asked, picture, *balanced(told, x + 7, low, size, width - 7)[0]]


def fitted(drawing: Drawing, x: float, y: float, width: float, height: float, largest: float = LARGEST) -> Picture:
    """A picture from its top left on, as large as there is room."""
    scale = min(largest, width / drawing.width, height / drawing.height)
    return scaled(drawing, x, y, scale)
