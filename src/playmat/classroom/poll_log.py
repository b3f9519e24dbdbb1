"""What the log of a class says of questions to the class."""

from typing import Any, Literal

from playmat.classroom.log_base import Entry
from playmat.classroom.posed import Posed
from playmat.classroom.positions import PositionRef


class ClassAsked(Entry, frozen=True, tag="class-asked", kw_only=True):
    """The teacher asks the class what it would play in a position of a table, or of a tutorial, which has none. All
    tables stop."""

    poll: int  # questions are counted from 1
    posed: Posed
    position: PositionRef | None = None


class PollAnswered(Entry, frozen=True, tag="poll-answered", kw_only=True):
    """A child has chosen a move; a later one counts instead."""

    poll: int
    child: int
    text: str


class PollJudged(Entry, frozen=True, tag="poll-judged", kw_only=True):
    """What the review thinks of the position, worked out from what the seat could know; empty without advice."""

    poll: int
    advice: dict[str, Any]
    said: list[dict[str, Any]]


class PollStepped(Entry, frozen=True, tag="poll-stepped", kw_only=True):
    """Everybody sees how the class chose, or what the review says, or the question is over and all tables go on."""

    poll: int
    to: Literal["shown", "told", "closed"]


PollStep = PollAnswered | PollJudged | PollStepped
PollEntry = ClassAsked | PollStep
