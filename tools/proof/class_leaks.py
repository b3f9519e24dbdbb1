"""What goes out on the lines of a class while a table is played: to its teacher, to walls, to every child."""

import msgspec

from playmat.classroom.frames import Moment, child_frame, teacher_frame, wall_frame
from playmat.classroom.glance import glance_at
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.school_class import Child, ClassTable, Lesson, SchoolClass
from playmat.table.table import Table

NOW = 2_000_000


def class_of(table: Table) -> SchoolClass:
    """A class with this table, and one child who sits elsewhere."""
    seats = len(table.seats)
    children = {number: Child(number, f"CC{number:02}", "owl", f"Kid {number}") for number in range(seats + 1)}
    plan = LessonPlan(table.setup.game.name, same_deal=True)
    mine = ClassTable(table.code, tuple(range(seats)))
    other = ClassTable("DDDDDD", (seats, None))
    return SchoolClass(
        "CCCCCCC", True, 30, children=children, plan=plan, lesson=Lesson(plan, (mine, other), "5eed" * 8, 1, 1)
    )


def sent_by_class(table: Table, language: str) -> dict[str, bytes]:
    """All of it, by what it is."""
    it = class_of(table)
    moment = Moment(NOW, frozenset(it.children), {table.code: glance_at(table)})
    frames: dict[str, msgspec.Struct] = {
        "teacher": teacher_frame(it, "/c/CCCCCCC", moment, language),
        "wall": wall_frame(it, "/c/CCCCCCC", moment, language, names=False),
        "wall with names": wall_frame(it, "/c/CCCCCCC", moment, language, names=True),
    }
    frames |= {f"child {child}": child_frame(it, child, moment, language) for child in it.children}
    return {f"class: {what} {language}": msgspec.json.encode(frame) for what, frame in frames.items()}
