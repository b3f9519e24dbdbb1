"""A class with its log, without a server."""

from collections.abc import Iterable
from itertools import count

import pytest

from playmat.classroom import log, messages
from playmat.classroom.decide import after, come_in, decide, made
from playmat.classroom.decision import ClassDecision, Draw
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import Refused

PLAN = LessonPlan("sevens")
NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve"]


class Classroom:
    """A class with its log, as a server would keep it."""

    def __init__(self, names: Iterable[str] = (), plan: LessonPlan | None = PLAN, *, hidden: bool = False) -> None:
        self.now = 1_000
        self.it, decision = made(messages.CreateClass(list(names), plan, hidden=hidden), self.now)
        self.log = list(decision.entries)
        self.names = dict(decision.names)
        self.codes = (f"TABLE{number:03}" for number in count())

    def say(self, message: object, child: int | None = None, here: Iterable[int] | None = None) -> SchoolClass:
        self.now += 1_000
        draw = Draw(f"seed{self.now}", lambda: next(self.codes))
        there = set(self.it.children if here is None else here)
        decision = decide(self.it, child, message, self.now, there, draw)  # type: ignore[arg-type]  # any of them
        return self.keep(decision.entries, decision.names)

    def keep(self, entries: list[log.AnyEntry], names: dict[int, str]) -> SchoolClass:

        self.it = after(self.it, ClassDecision(entries, names))
        self.log += entries
        self.names.update(names)
        return self.it

    def come(self, **wish: str) -> int:
        child, decision = come_in(self.it, messages.ComeIn(**wish), self.now)
        self.keep(decision.entries, decision.names)
        return child


def code_of(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.refusal.code
