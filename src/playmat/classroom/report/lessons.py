"""The lessons of a class, as its log tells them: which tables belong to which, and what came out there."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from playmat.classroom import log
from playmat.classroom.homework_log import HomeworkDropped, HomeworkGiven, HomeworkOpened, HomeworkPlayed
from playmat.classroom.poll_log import ClassAsked
from playmat.classroom.school_class import SchoolClass

MOST_REVIEWED: Final = 60  # tables of a class


@dataclass
class LessonHeld:
    """From the first deal until the lesson was ended, or another day's began; or matches that were played at home."""

    number: int  # from 1
    began: int
    games: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    matches: int = 0
    shares: dict[int, list[float]] = field(default_factory=dict)  # of each child's matches: 1 first, 0 last
    polls: list[int] = field(default_factory=list)  # what the class was asked, then or before the next lesson
    homework: int | None = None  # its number, where it was no lesson


def lessons_of(entries: Iterable[log.AnyEntry]) -> list[LessonHeld]:
    """What was played at home is in its place among the lessons: by when it was given."""
    held: list[LessonHeld] = []
    lesson: LessonHeld | None = None  # that is on
    asked: list[int] = []  # of the lesson before this moment; at first, of the one to come
    for entry in entries:
        match entry:
            case log.Seated():
                if lesson is None:
                    lesson = LessonHeld(0, entry.at, polls=[] if any(one.homework is None for one in held) else asked)
                    asked = lesson.polls
                    held.append(lesson)
                lesson.tables += [table.code for table in entry.tables]
                if entry.plan.game not in lesson.games:
                    lesson.games.append(entry.plan.game)
            case log.TableAdded() if lesson is not None:
                lesson.tables.append(entry.table.code)
            case log.TableOver():
                count(held, entry)
            case ClassAsked():
                asked.append(entry.poll)
            case log.Ended():
                lesson = None
            case HomeworkGiven() | HomeworkOpened() | HomeworkPlayed() | HomeworkDropped():
                held = after_homework(held, entry)
            case _:
                pass
    return [replace(one, number=number) for number, one in enumerate((one for one in held if one.tables), 1)]


def after_homework(
    held: list[LessonHeld], entry: HomeworkGiven | HomeworkOpened | HomeworkPlayed | HomeworkDropped
) -> list[LessonHeld]:
    """Homework that nobody has begun, or that was taken back, is none."""
    if isinstance(entry, HomeworkGiven):
        return [*held, LessonHeld(0, entry.at, [entry.game], homework=entry.homework)]
    of_it = [one for one in held if one.homework == entry.homework]
    match entry:
        case HomeworkDropped():
            return [one for one in held if one not in of_it]
        case HomeworkOpened():
            of_it[0].tables.append(entry.code)
        case HomeworkPlayed():
            of_it[0].matches += 1
            of_it[0].shares.setdefault(entry.child, []).append(entry.share)
    return held


def count(held: Sequence[LessonHeld], entry: log.TableOver) -> None:
    for lesson in held:
        if entry.code in lesson.tables:
            lesson.matches += 1
            for child, share in entry.shares.items():
                lesson.shares.setdefault(child, []).append(share)


def tables_over(entries: Iterable[log.AnyEntry], it: SchoolClass) -> list[str]:
    """Where nobody of the class plays any more, the latest first: these the review looks at."""
    playing = {table.code for table in it.lesson.tables} if it.lesson else set()
    codes = [code for lesson in lessons_of(entries) for code in lesson.tables if code not in playing]
    return codes[::-1][:MOST_REVIEWED]
