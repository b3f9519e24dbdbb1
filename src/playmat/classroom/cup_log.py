"""What the log of a class says of its cups."""

from typing import Literal

from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.log_base import Entry


class CupMade(Entry, frozen=True, tag="cup-made", kw_only=True):
    """A cup begins."""

    cup: int
    title: str
    method: Literal["swiss", "round-robin", "ladder"]
    plan: LessonPlan
    rounds: int
    seed: str


class CupSettled(Entry, frozen=True, tag="cup-settled", kw_only=True):
    """The teacher says what a table of a round came to, whatever was played. Rounds are counted from 0."""

    cup: int
    round: int
    shares: dict[int, float]


class CupEnded(Entry, frozen=True, tag="cup-ended", kw_only=True):
    """No more rounds of a cup."""

    cup: int


CupEntry = CupMade | CupSettled | CupEnded
