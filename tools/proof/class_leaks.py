"""What goes out on the lines of a class while a table is played: to its teacher, to walls, to every child, and to a
device that two of them share while its covers are down."""

import msgspec
from msgspec.structs import replace

from playmat.classroom.child import Child
from playmat.classroom.frames import Moment, child_frame, teacher_frame, wall_frame
from playmat.classroom.glance import glance_at
from playmat.classroom.lesson import ClassTable, Lesson
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.school_class import SchoolClass
from playmat.classroom.seats import seats_shown
from playmat.server.rooms.room import own_seat
from playmat.table import log
from playmat.table.answers import TableFrame
from playmat.table.decide import after
from playmat.table.decision import Decision
from playmat.table.frames import Frames, Reader
from playmat.table.keys import FIRST_DEVICE, Key
from playmat.table.presence import Presence
from playmat.table.table import Table

NOW = 2_000_000
DEVICE = Key("device", FIRST_DEVICE - 1)  # as a class gives to who share one


def class_of(table: Table) -> SchoolClass:
    """A class with this table, and one child who sits elsewhere."""
    seats = len(table.seats)
    children = {
        number: Child(number, f"CC{number:02}", "owl", f"Kid {number}", device=0 if number < 2 else None)
        for number in range(seats + 1)
    }
    plan = LessonPlan(table.setup.game.name, same_deal=True)
    mine = ClassTable(table.code, tuple(range(seats)))
    other = ClassTable("DDDDDD", (seats, None))
    return SchoolClass(
        "CCCCCCC", True, 30, children=children, plan=plan, lesson=Lesson(plan, (mine, other), "5eed" * 8, 1, 1)
    )


def frame_to(table: Table, reader: Reader, presence: Presence, since: int, now: int) -> TableFrame:
    """Between two games without what was special about the last one: all have seen it, an imagined match has not."""
    frame = Frames().frame(table, reader, presence, since, now)
    if frame.play is None or table.stage != "between":
        return frame
    return replace(frame, play=replace(frame.play, special=None))


def sent_by_class(table: Table, language: str) -> dict[str, bytes]:
    """All of it, by what it is."""
    it = class_of(table)
    moment = Moment(NOW, frozenset(it.children), {table.code: glance_at(table)})
    frames: dict[str, msgspec.Struct] = {
        "teacher": teacher_frame(it, "/c/CCCCCCC", moment, language),
        "wall": wall_frame(it, "/c/CCCCCCC", moment, language, names=False),
        "wall with names": wall_frame(it, "/c/CCCCCCC", moment, language, names=True),
    }
    shared = after(
        table, Decision([log.AtDevice(at=NOW, seat=seat, device=DEVICE.device) for seat in {0, len(table.seats) - 1}])
    )
    present = Presence({}, True, {}, frozenset(range(len(table.seats))), 0)
    frames |= {
        "a shared device": frame_to(shared, Reader(own_seat(DEVICE), False, language), present, 0, NOW),
        "a picture": frame_to(table, Reader(None, False, language), present, max(0, table.number - 12), NOW),
        "tables before they are dealt": seats_shown(it, frozenset(it.children), "id", "5eed" * 8),
    }
    frames |= {f"child {child}": child_frame(it, child, moment, language) for child in it.children}
    return {f"class: {what} {language}": msgspec.json.encode(frame) for what, frame in frames.items()}
