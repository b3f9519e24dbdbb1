"""What a class has to do until a date, puzzles or matches, and how far each child is: folded from the class's log."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from playmat.classroom.homework.play import HomeResult, HomeTable, HomeworkPlay
from playmat.classroom.homework_log import (
    HomeworkAnswered,
    HomeworkDropped,
    HomeworkGiven,
    HomeworkOpened,
    HomeworkPlayed,
    HomeworkStep,
    HomeworkTried,
)
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import find_puzzle


@dataclass(frozen=True, slots=True)
class Mark:
    """What a student made of one puzzle. `shown`: the answer was shown before it was solved."""

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
    own: Mapping[str, Puzzle] = field(default_factory=dict)  # found in games of the class, by id
    wants_own: bool = False
    play: HomeworkPlay | None = None
    seeds: tuple[str, ...] = ()  # by match, where all have the same deals
    tables: Mapping[tuple[int, int], HomeTable] = field(default_factory=dict)  # by child and match
    names: tuple[str, ...] = ()  # what students know the puzzles by, so that no one finds them on the public shelf

    def is_open(self, now: int) -> bool:
        return not self.is_dropped and now < self.until

    def solved_by(self, child: int) -> list[str]:
        return [puzzle for puzzle in self.puzzles if (mark := self.marks.get((child, puzzle))) and mark.solved]

    def puzzle(self, name: str) -> Puzzle:
        return self.own[name] if name in self.own else find_puzzle(name)

    def name_for(self, puzzle: str) -> str:
        return dict(zip(self.puzzles, self.names, strict=False)).get(puzzle, puzzle)

    def id_by_name(self, name: str) -> str | None:
        """Return the id of the puzzle that students know by this name."""
        return next((puzzle for puzzle in self.puzzles if self.name_for(puzzle) == name), None)

    def tables_of(self, child: int) -> dict[int, HomeTable]:
        """By match."""
        return {match: table for (who, match), table in self.tables.items() if who == child}

    def played_by(self, child: int) -> list[HomeResult]:
        """What it has played in time."""
        results = [table.result for table in self.tables_of(child).values()]
        return [result for result in results if result is not None and result.ended < self.until]

    def is_done_by(self, child: int) -> bool:
        if self.play is not None:
            return len(self.played_by(child)) == self.play.matches
        return len(self.solved_by(child)) == len(self.puzzles)

    def has_begun(self, child: int) -> bool:
        return any(who == child for who, _ in (*self.marks, *self.tables))

    def without(self, child: int) -> "Homework":
        marks = {key: mark for key, mark in self.marks.items() if key[0] != child}
        return replace(self, marks=marks, tables={key: it for key, it in self.tables.items() if key[0] != child})


def given(entry: HomeworkGiven) -> Homework:
    return Homework(
        entry.homework,
        entry.title,
        entry.game,
        tuple(entry.puzzles),
        entry.at,
        entry.until,
        entry.is_ticket,
        own={puzzle.id: puzzle for puzzle in entry.own},
        wants_own=entry.wants_own,
        play=entry.play,
        seeds=tuple(entry.seeds),
        names=tuple(entry.names),
    )


def after(homework: Homework, entry: HomeworkStep) -> Homework:
    """The homework after something has happened to it."""
    match entry:
        case HomeworkTried():
            key = entry.child, entry.puzzle
            before = homework.marks.get(key)
            tries = 1 if before is None else before.tries + 1
            shown = before is not None and before.shown
            mark = Mark(tries, entry.solved, shown, entry.at)
            return replace(homework, marks={**homework.marks, key: mark})
        case HomeworkAnswered():
            key = entry.child, entry.puzzle
            mark = replace(homework.marks.get(key, Mark(0, False, False, entry.at)), shown=True)
            return replace(homework, marks={**homework.marks, key: mark})
        case HomeworkOpened():
            table = HomeTable(entry.code, entry.seat)
            return replace(homework, tables={**homework.tables, (entry.child, entry.match): table})
        case HomeworkPlayed():
            return with_result(homework, entry)
        case HomeworkDropped():
            return replace(homework, is_dropped=True, marks={}, tables={}, own={})


def with_result(homework: Homework, entry: HomeworkPlayed) -> Homework:
    """Of a child that was taken out meanwhile nothing is kept."""
    table = homework.tables.get((entry.child, entry.match))
    if table is None:
        return homework
    result = HomeResult(tuple(entry.scores), entry.won, entry.share, entry.hints, entry.refused, entry.ended)
    return replace(homework, tables={**homework.tables, (entry.child, entry.match): replace(table, result=result)})
