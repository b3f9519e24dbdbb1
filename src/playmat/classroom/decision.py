"""What a message to a class leads to, and what every decision about one asks first."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypedDict

from playmat.classroom import log
from playmat.classroom.child import Child
from playmat.classroom.lesson import Lesson
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import refused


class Said(TypedDict):
    """What every entry begins with: when, by whom and under which id it was said."""

    at: int
    speaker: int
    id: str


@dataclass
class ClassDecision:
    """Everything that happens when the store has it, and nothing before."""

    entries: list[log.AnyEntry] = field(default_factory=list)
    names: dict[int, str] = field(default_factory=dict)
    locked_out: list[int] = field(default_factory=list)  # children whose devices lose their keys


@dataclass(frozen=True, slots=True)
class Draw:
    """What is drawn by lot for a decision, so that deciding itself is the same every time."""

    seed: str
    table_code: Callable[[], str]


def existing(it: SchoolClass, child: int) -> Child:
    if child not in it.children:
        raise refused("no-such-child")
    return it.children[child]


def need(child: int | None) -> int:
    if child is None:
        raise refused("no-seat")
    return child


def need_lesson(it: SchoolClass) -> Lesson:
    if it.lesson is None:
        raise refused("no-lesson")
    return it.lesson
