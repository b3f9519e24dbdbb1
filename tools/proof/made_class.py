"""A made class of 28 with planted misunderstandings: does the report find each of them, and accuse nobody else?

    python -m tools.proof.made_class --seeds 781-800 --lessons 2

How the children play: tools/proof/made_lesson.py. After each lesson the report is drawn from all that was seen by then.
It fails where anything is said of a child that was not planted there, where a planted one is neither found nor told as
one of whom too little was seen, where its page says that it can do the very thing, or where hints are miscounted.
Children who know every rule and choose badly have lessons of their own: there the review looks at all choices. Who
plays any move may be as good as the class by luck; it fails where that is more than one in twenty after one lesson, or
anybody after two.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Final

from tools.proof.made_lesson import CHILDREN, LEAST_CARELESS, MOST_CARELESS, Held, MadeLesson, made_class
from tools.proof.running import stoppable

from playmat import native
from playmat.classroom.report.accuracy import CLEAR, GameAccuracy
from playmat.classroom.report.accuracy import DOUBTFUL as DOUBTFUL_CHOICES
from playmat.classroom.report.findings import (
    CHANCES_TO_KNOW,
    MANY_OF_FEW,
    OFTEN_MISSED,
    TIMES_USUAL,
    findings,
    known_to,
)
from playmat.classroom.report.judgement import DOUBTFUL, FEWEST_SLIPS, SURE
from playmat.classroom.report.observed import chances_of
from playmat.insight.slips import Slip
from playmat.study.pool import in_order

GAMES: Final = ("stars_and_bars", "sevens", "big_bang", "number_line", "bang_zoom")
# What became of a planted one after a lesson. `NOT_YET` has not missed it once so far; `ALIKE` chooses badly in a game
# of which the report says that almost any move is a good one; `LUCKY` plays any move and chose as well as the class so
# far; `LOST` must not be.
FOUND, TOO_LITTLE, NOT_YET, LOST = "found", "too little seen", "not missed yet", "LOST"
ALIKE, LUCKY = "moves alike", "chose well by luck"
LUCKY_OF: Final = 20  # one of so many may be lucky in a single lesson
CHOOSES_BADLY: Final = "chooses badly"


@dataclass(frozen=True)
class Task:
    """One class in one kind of lesson: where that is written down, and the seed."""

    game: str
    number: int
    seed: int
    lessons: int

    @property
    def lesson(self) -> MadeLesson:
        return lessons_in(self.game)[self.number]


@dataclass
class Row:
    """What became of so many planted ones, after each lesson; and what must be zero."""

    planted: int = 0
    after: list[Counter[str]] = field(default_factory=list)
    accused: int = 0
    able: int = 0  # told to be able to do what they do not know
    miscounted: int = 0  # children whose hints are not those they had
    left_open: Counter[int] = field(default_factory=Counter)  # by lesson: others of whose choices too little was seen
    compared: int = 0  # of the planted ones, those who choose badly where choices are compared

    def add(self, other: "Row") -> None:
        self.planted += other.planted
        self.compared += other.compared
        self.after = [
            mine + theirs
            for mine, theirs in zip(self.after or [Counter()] * len(other.after), other.after, strict=True)
        ]
        self.accused += other.accused
        self.able += other.able
        self.miscounted += other.miscounted
        self.left_open += other.left_open

    @property
    def is_right(self) -> bool:
        is_luck = all(
            it[LUCKY] <= (self.compared // LUCKY_OF if number == 0 else 0) for number, it in enumerate(self.after)
        )
        return is_luck and not (self.accused or self.able or self.miscounted or any(it[LOST] for it in self.after))


@dataclass
class Outcome:
    """Of one class: a row for each thing that was planted, under its name, and one for all that is said beside."""

    rows: dict[str, Row]
    beside: Row
    notes: list[str]  # each finding that should not be there, and each planted one that was not found


def lessons_in(game: str) -> tuple[MadeLesson, ...]:
    found: tuple[MadeLesson, ...] = import_module(f"tools.games.{game}.blind_spots").LESSONS
    return found


def outcome_of(task: Task) -> Outcome:
    held = made_class(task.lesson, f"{task.seed} {task.lesson.title}", task.lessons)
    outcome = Outcome({}, Row(after=[Counter() for _ in held.seen]), [])
    for _, slip in sorted(held.planted):
        row = outcome.rows.setdefault(name_of(slip), Row(after=[Counter() for _ in held.seen]))
        row.planted += 1
    for number in range(len(held.seen)):
        where = f"{task.lesson.title}, seed {task.seed}, after lesson {number + 1}"
        judge(outcome, held, number, where)
        if held.choosing_badly:
            judge_choices(outcome, held, number, task.lesson.game, where)
    return outcome


def name_of(slip: Slip) -> str:
    return f"{slip.name} ({slip.rule})"


def judge(outcome: Outcome, held: Held, number: int, where: str) -> None:
    """What the report after this lesson says, beside what was planted."""
    seen, hints = held.seen[number], held.hints[number]
    drawn = findings(seen)
    told = {(it.child, it.slip): it for it in drawn.findings}
    left_open = {(child, topic.slip) for topic in drawn.topics for child in topic.open}
    for child, slip in sorted(held.planted):
        row = outcome.rows[name_of(slip)]
        chances, missed = chances_of(seen, slip)[child], len(seen[child].slips.get(slip, []))
        if (child, slip) in told:
            became = FOUND
        elif (child, slip) in left_open:
            became = TOO_LITTLE
        else:
            became = LOST if missed else NOT_YET
        row.after[number][became] += 1
        row.able += slip in known_to(child, seen, drawn)
        if became != FOUND:
            outcome.notes.append(f"{where}: {slip.name} of child {child}, missed {missed} of {chances}: {became}")
    for key in told.keys() - held.planted:
        it = told[key]
        outcome.beside.accused += 1
        outcome.notes.append(
            f"{where}: child {it.child} ACCUSED of {it.slip.name}, missed {it.missed} of {it.chances} ({it.sure:.3f})"
        )
    outcome.beside.miscounted += sum(len(one.hints) != hints[child] for child, one in seen.items())


def judge_choices(outcome: Outcome, held: Held, number: int, game: str, where: str) -> None:
    """What the report after this lesson says of how well each child chooses."""
    judged = held.judged[number]
    drawn = GameAccuracy(game, [], judged, [*judged], range(CHILDREN), "en")
    row = outcome.rows.setdefault(CHOOSES_BADLY, Row(after=[Counter() for _ in held.seen]))
    row.planted = len(held.choosing_badly)
    for child in range(CHILDREN):
        told = drawn.told([*judged], child)
        what = "no choices" if told is None else f"{told.good} of {told.choices} good"
        if child in held.choosing_badly:
            became = LUCKY
            if told is None or not told.enough or told.unsure:
                became = TOO_LITTLE
            elif told.below or told.alike:
                became = FOUND if told.below else ALIKE
            row.after[number][became] += 1
            row.compared += number == 0 and became != ALIKE
            if became not in (FOUND, ALIKE):
                outcome.notes.append(f"{where}: child {child} chooses badly, {what}: {became}")
        elif told is not None and told.below:
            outcome.beside.accused += 1
            outcome.notes.append(f"{where}: child {child} ACCUSED of choosing badly, {what}")
        elif told is not None and told.unsure:
            outcome.beside.left_open[number] += 1


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seeds", default="1-3", help="one, or from-to")
    options.add_argument("--games", nargs="*", default=list(GAMES), choices=GAMES, metavar="GAME")
    options.add_argument("--lessons", type=int, default=1, help="how many the class has; told of after each")
    options.add_argument("--names", action="store_true", help="tell of each planted one that was not found at once")
    options.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="at a time; as many as cores")
    asked = options.parse_args()
    first, _, last = asked.seeds.partition("-")
    seeds = range(int(first), int(last or first) + 1)
    kinds = [(game, number) for game in asked.games for number in range(len(lessons_in(game)))]
    tasks = [Task(game, number, seed, asked.lessons) for game, number in kinds for seed in seeds]
    began = time.monotonic()
    outcomes = list(in_order(outcome_of, tasks, max(1, min(asked.processes, len(tasks)))))
    rows = table_of(tasks, outcomes)
    if asked.names or not rows[-1][1].is_right:
        print(*(note for it in outcomes for note in it.notes), "", sep="\n")
    print(*lines_of(rows, asked.lessons), sep="\n")
    print(
        f"\nSaid from {SURE} and {FEWEST_SLIPS} slips on; too little seen from {DOUBTFUL} on, or where"
        f" {MANY_OF_FEW:.0%} of fewer than {CHANCES_TO_KNOW} chances were missed, or {OFTEN_MISSED} and"
        f" {TIMES_USUAL} times as many as usual.\n"
        f"Of choices: said from {CLEAR} errors on, too little seen from {DOUBTFUL_CHOICES} on: so of"
        f" {' and '.join(str(rows[-1][1].left_open[number]) for number in range(asked.lessons))} others.\n"
        f"Seeds {asked.seeds}: classes of"
        f" {CHILDREN} who slip in {LEAST_CARELESS:.0%} to {MOST_CARELESS:.0%} of their decisions."
    )
    used, build = os.times(), "native" if native.status().is_native else "plain Python"
    print(
        f"{time.monotonic() - began:.0f} s, {used.children_user + used.children_system:.0f} s of processor,"
        f" {asked.processes} processes, {build}"
    )
    sys.exit(not rows[-1][1].is_right)


def table_of(tasks: Iterable[Task], outcomes: Iterable[Outcome]) -> list[tuple[str, Row]]:
    """Each kind of lesson, with what was planted there below it; at the end all of them."""
    found: dict[str, dict[str, Row]] = {}
    total = Row()
    for task, outcome in zip(tasks, outcomes, strict=True):
        rows = found.setdefault(task.lesson.title, {"": Row()})
        for name, row in outcome.rows.items():
            rows.setdefault(name, Row()).add(row)
        for row in (*outcome.rows.values(), outcome.beside):
            rows[""].add(row)
            total.add(row)
    listed = [
        (f"  {name}" if name else title, row) for title, rows in found.items() for name, row in sorted(rows.items())
    ]
    return [*listed, ("All", total)]


def lines_of(rows: Iterable[tuple[str, Row]], lessons: int) -> list[str]:
    """Under a heading of two lines."""
    heads = [("", "planted")]
    for number in range(1, lessons + 1):
        heads += [
            ("after", "found"),
            (f"lesson {number}:", "too little"),
            ("not", "missed"),
            ("moves", "alike"),
            ("by", "luck"),
            ("", "lost"),
        ]
    heads += [("others", "accused"), ("told they", "can"), ("hints", "miscounted")]
    widths = [2 + max(map(len, head)) for head in heads]
    table: list[tuple[str, list[object]]] = [("", [top for top, _ in heads]), ("", [bottom for _, bottom in heads])]
    for title, row in rows:
        counts = [it[became] for it in row.after for became in (FOUND, TOO_LITTLE, NOT_YET, ALIKE, LUCKY, LOST)]
        of_class = ["", row.able, ""] if title.startswith(" ") else [row.accused, row.able, row.miscounted]
        table.append((title, [row.planted, *counts, *of_class]))
    return [
        f"{title:27}" + "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        for title, cells in table
    ]


if __name__ == "__main__":
    stoppable(main)
