"""Homework as each of them may see it: a child its own, the teacher everybody's, a wall nothing."""

from playmat.classroom.homework.homework import Homework, Mark
from playmat.classroom.homework.told import (
    HomeworkBrief,
    HomeworkChild,
    HomeworkMark,
    HomeworkShown,
    HomeworkToDo,
    PuzzleOfHomework,
)
from playmat.classroom.school_class import SchoolClass
from playmat.puzzles.shelf import band_of, find_puzzle
from playmat.words.catalogue import catalogue


def to_do(it: SchoolClass, child: int, now: int, language: str) -> list[HomeworkToDo]:
    """What is open, the most urgent first."""
    opened = sorted((one for one in it.homework.values() if one.is_open(now)), key=lambda one: one.until)
    return [
        HomeworkToDo(
            one.number,
            one.title,
            one.game,
            catalogue(language, one.game).say_or("title", one.game),
            one.until,
            one.is_ticket,
            [*one.puzzles],
            one.solved_by(child),
        )
        for one in opened
    ]


def briefs(it: SchoolClass, now: int) -> list[HomeworkBrief]:
    """The newest first."""
    return [brief(one, it, now) for one in reversed(it.homework.values()) if not one.is_dropped]


def brief(one: Homework, it: SchoolClass, now: int) -> HomeworkBrief:
    return HomeworkBrief(
        homework=one.number,
        title=one.title,
        game=one.game,
        given=one.given,
        until=one.until,
        ticket=one.is_ticket,
        puzzles=len(one.puzzles),
        began=len({child for child, _ in one.marks}),
        done=sum(one.is_done_by(child) for child in it.children),
        open=one.is_open(now),
    )


def homework_shown(id: str, one: Homework, it: SchoolClass, now: int) -> HomeworkShown:
    return HomeworkShown(
        id=id,
        homework=one.number,
        title=one.title,
        game=one.game,
        given=one.given,
        until=one.until,
        ticket=one.is_ticket,
        open=one.is_open(now),
        puzzles=[puzzle_shown(one, puzzle) for puzzle in one.puzzles],
        children=[child_shown(one, child) for child in it.children],
    )


def puzzle_shown(one: Homework, puzzle: str) -> PuzzleOfHomework:
    marks = [mark for (_, tried), mark in one.marks.items() if tried == puzzle]
    return PuzzleOfHomework(
        puzzle,
        band_of(find_puzzle(puzzle)),
        len(marks),
        sum(mark.solved and not mark.shown for mark in marks),
        sum(mark.is_first_try for mark in marks),
    )


def child_shown(one: Homework, child: int) -> HomeworkChild:
    marks = [one.marks.get((child, puzzle)) for puzzle in one.puzzles]
    made = [mark for mark in marks if mark is not None]
    return HomeworkChild(
        child,
        sum(mark.solved for mark in made),
        sum(mark.is_first_try for mark in made),
        sum(mark.tries for mark in made),
        max((mark.at for mark in made), default=None),
        [mark_shown(mark) for mark in marks],
    )


def mark_shown(mark: Mark | None) -> HomeworkMark | None:
    return None if mark is None else HomeworkMark(mark.tries, mark.solved, mark.shown)
