"""How much a class may create in a short time. docs/security.md has the figures and what they are for."""

import math

from playmat.classroom import log
from playmat.classroom.decision import ClassDecision
from playmat.classroom.homework_log import HomeworkOpened
from playmat.core.refusal import refused
from playmat.server.now import now_ms
from playmat.server.rooms.limits import CLASS_JOINS, CLASS_TABLES, TEACHERS_TABLES, Limits, Rate


def spend_on(limits: Limits, decision: ClassDecision, number: int, teachers_address: str) -> None:
    """Count the tables that a decision about class `number` opens; raise `Refused` if there were too many lately."""
    count = sum(tables_opened_by(entry) for entry in decision.entries)
    if count:
        spend(limits, CLASS_TABLES, str(number), count, "too-many-class-tables")
        if teachers_address:  # unknown after a restart, until the teacher's device says something
            spend(limits, TEACHERS_TABLES, teachers_address, count, "too-many-class-tables")


def spend_on_joining(limits: Limits, decision: ClassDecision, number: int) -> None:
    """Count a student who joins by name; raise `Refused` if too many did just now."""
    if any(isinstance(entry, log.Enrolled) for entry in decision.entries):
        spend(limits, CLASS_JOINS, str(number), 1, "too-many-joining")


def tables_opened_by(entry: log.AnyEntry) -> int:
    match entry:
        case log.Seated():
            return len(entry.tables)
        case log.TableAdded() | HomeworkOpened():
            return 1
        case _:
            return 0


def spend(limits: Limits, rate: Rate, name: str, count: int, code: str) -> None:
    now = now_ms()
    counted = min(count, rate.burst * limits.scale)  # however small the scale, one seating fits in
    if not limits.take(rate, name, now, counted):
        missing = counted - limits.left(rate, name, now)
        raise refused(code, {"seconds": math.ceil(missing / (rate.per_second * limits.scale))})
