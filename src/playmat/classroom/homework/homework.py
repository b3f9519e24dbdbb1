"""Puzzles that a class has to do until a date, and how far each child is: folded from the class's log."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from playmat.classroom import log


@dataclass(frozen=True, slots=True)
class Mark:
    """What a child made of one puzzle. `shown`: solved only after the answer was shown."""

    tries: int
    solved: bool
    shown: bool
    at: int

    @property
    def is_first_try(self) -> bool:
        return self.solved and not self.shown and self.tries == 1


@dataclass(frozen=True, slots=True)
class Homework:
    """An exit ticket is homework that is done right away. One that was dropped keeps its number and nothing else."""

    number: int
    title: str
    game: str
    puzzles: tuple[str, ...]
    given: int
    until: int
    is_ticket: bool
    is_dropped: bool = False
    marks: Mapping[tuple[int, str], Mark] = field(default_factory=dict)  # by child and puzzle

    def is_open(self, now: int) -> bool:
        return not self.is_dropped and now < self.until

    def solved_by(self, child: int) -> list[str]:
        return [puzzle for puzzle in self.puzzles if (mark := self.marks.get((child, puzzle))) and mark.solved]

    def is_done_by(self, child: int) -> bool:
        return len(self.solved_by(child)) == len(self.puzzles)

    def without(self, child: int) -> "Homework":
        return replace(self, marks={key: mark for key, mark in self.marks.items() if key[0] != child})


def given(entry: log.HomeworkGiven) -> Homework:
    return Homework(
        entry.homework, entry.title, entry.game, tuple(entry.puzzles), entry.at, entry.until, entry.is_ticket
    )


def after(homework: Homework, entry: log.HomeworkTried | log.HomeworkDropped) -> Homework:
    """The homework after something has happened to it."""
    match entry:
        case log.HomeworkTried():
            key = entry.child, entry.puzzle
            before = homework.marks.get(key)
            tries = 1 if before is None else before.tries + 1
            mark = Mark(tries, entry.solved, entry.shown, entry.at)
            return replace(homework, marks={**homework.marks, key: mark})
        case log.HomeworkDropped():
            return replace(homework, is_dropped=True, marks={})
