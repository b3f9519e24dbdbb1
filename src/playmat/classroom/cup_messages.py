"""What a teacher says of cups, and of the same cards at every table."""

from typing import Annotated, Literal

from msgspec import Meta, field

from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.message_base import ChildNumber, CupNumber, Said, TableNumber


class MakeCup(Said, frozen=True, tag="make-cup"):
    """A cup over several rounds, played by the plan. Without `rounds` it takes as many as its method usually does."""

    plan: LessonPlan
    method: Literal["swiss", "round-robin", "ladder"] = "swiss"
    title: Annotated[str, Meta(max_length=60)] = ""
    rounds: Annotated[int, Meta(ge=1, le=60)] | None = None


class DrawCup(Said, frozen=True, tag="draw-cup"):
    """Draw the next round of a cup for everybody who is there, and seat them."""

    cup: CupNumber


class SettleCup(Said, frozen=True, tag="settle-cup"):
    """What a table of a round came to: its children from the first to the last, equals together."""

    cup: CupNumber
    round: Annotated[int, Meta(ge=0, le=99)]
    places: Annotated[list[Annotated[list[ChildNumber], Meta(min_length=1)]], Meta(min_length=1, max_length=16)]


class EndCup(Said, frozen=True, tag="end-cup"):
    """No more rounds."""

    cup: CupNumber


class SeeCup(Said, frozen=True, tag="see-cup"):
    """How a cup stands: its table of results and all rounds."""

    cup: CupNumber


class SeeSameDeal(Said, frozen=True, tag="see-same-deal"):
    """What the same cards came to at each table of the lesson, seat by seat."""


class SeeDeal(Said, frozen=True, tag="see-deal"):
    """The same cards, side by side, after `step` moves at these tables; refused while somebody still plays them. With
    `wall` it is on the projector too, or no more. The projector itself sees what the teacher looks at."""

    step: Annotated[int, Meta(ge=0, le=100_000)] = 0
    tables: Annotated[list[TableNumber], Meta(max_length=6)] = field(default_factory=list)
    wall: bool | None = None


CupMessage = MakeCup | DrawCup | SettleCup | EndCup
