"""What the log of a class says of questions to the class."""

from typing import Any, Literal

from playmat.classroom.log_base import Entry
from playmat.classroom.posed import Posed


class ClassAsked(Entry, frozen=True, tag="class-asked", kw_only=True):
    """The class is asked what it would play in a position: of a table, after so many moves of a match, or of a lesson
    of the game, which has no table. All tables stop."""

    poll: int  # questions are counted from 1
    posed: Posed
    table: str = ""
    match: int = 0
    moves: int = 0


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
