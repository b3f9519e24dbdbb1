"""The lessons of a class, as its log tells them: which tables belong to which, and what came out there."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

from playmat.classroom import log
from playmat.classroom.school_class import SchoolClass

MOST_REVIEWED: Final = 60  # tables of a class


@dataclass
class LessonHeld:
    """From the first deal until the lesson was ended, or another day's began."""

    number: int  # from 1
    began: int
    games: list[str] = field(default_factory=list)
    tables: list[str] = field(default_factory=list)
    matches: int = 0
    shares: dict[int, list[float]] = field(default_factory=dict)  # of each child's matches: 1 first, 0 last
    polls: list[int] = field(default_factory=list)  # what the class was asked, then or before the next lesson


def lessons_of(entries: Iterable[log.AnyEntry]) -> list[LessonHeld]:
    held: list[LessonHeld] = []
    is_on = False
    asked_before: list[int] = []  # the first lesson
    for entry in entries:
        match entry:
            case log.Seated():
                if not is_on:
                    held.append(LessonHeld(len(held) + 1, entry.at, polls=asked_before))
                    asked_before = []
                    is_on = True
                held[-1].tables += [table.code for table in entry.tables]
                if entry.plan.game not in held[-1].games:
                    held[-1].games.append(entry.plan.game)
            case log.TableAdded():
                held[-1].tables.append(entry.table.code)
            case log.TableOver():
                count(held, entry)
            case log.ClassAsked():
                (held[-1].polls if held else asked_before).append(entry.poll)
            case log.Ended():
                is_on = False
            case _:
                pass
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
