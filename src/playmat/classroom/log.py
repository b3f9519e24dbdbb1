"""The log of a class: every accepted input, in order, never changed. A class is what its log makes of it.

No names here: they are kept apart, so that one can be erased. `at` is the server's time in ms since 1970.
"""

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field

from playmat.classroom.cup_log import CupEntry
from playmat.classroom.homework_log import HomeworkEntry
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.log_base import Entry
from playmat.classroom.poll_log import PollEntry
from playmat.classroom.positions import PositionRef

TEACHER: Final = -1


class Made(Entry, frozen=True, tag="made", kw_only=True):
    """The first entry of every log. Without a roster children type a name."""

    roster: bool
    days: int  # it is forgotten that long after its last lesson
    hidden: bool = False  # no names: children are their animals
    language: str = "en"  # in which animals are called at tables


class Enrolled(Entry, frozen=True, tag="enrolled", kw_only=True):
    """A child belongs to the class. The name is kept beside the log."""

    child: int
    code: str
    animal: str


class Withdrawn(Entry, frozen=True, tag="withdrawn", kw_only=True):
    """A child does not belong to the class any more; the name is gone with it."""

    child: int


class Renamed(Entry, frozen=True, tag="renamed", kw_only=True):
    """A child has another name, which is not in the log."""

    child: int


class Recoded(Entry, frozen=True, tag="recoded", kw_only=True):
    """A child has a new personal code; the old one opens nothing any more."""

    child: int
    code: str


class AnimalPicked(Entry, frozen=True, tag="animal-picked", kw_only=True):
    """A child is to be seen as another animal."""

    child: int
    animal: str


class DeviceShared(Entry, frozen=True, tag="device-shared", kw_only=True):
    """A child plays at the device of another one from now on; without one, on a device of its own."""

    child: int
    beside: int | None = None


class PairSet(Entry, frozen=True, tag="pair-set", kw_only=True):
    """Two children sit apart, or together, or as it comes."""

    one: int
    other: int
    wish: Literal["apart", "together", "any"]


class PlanSaved(Entry, frozen=True, tag="plan-saved", kw_only=True):
    """A lesson was saved for another day."""

    plan_id: int
    plan: LessonPlan


class PlanDropped(Entry, frozen=True, tag="plan-dropped", kw_only=True):
    """A saved lesson is not needed any more."""

    plan_id: int


class Planned(Entry, frozen=True, tag="planned", kw_only=True):
    """What is played next was set; where a lesson is on, from the next tables on."""

    plan: LessonPlan


class TableSeats(Struct, frozen=True, omit_defaults=True):
    """A table of the class: its code, which children sit there in their order, bots on the seats behind them, and
    who plays along at the device of one of them."""

    code: str
    children: list[int]
    bots: int = 0
    guests: dict[int, int] = {}  # who plays along at somebody's device: the child, and whose


class Seated(Entry, frozen=True, tag="seated", kw_only=True):
    """Everybody who was there has a seat. What was played before is over for the class."""

    plan: LessonPlan
    tables: list[TableSeats]
    seed: str = ""  # of the deal, where it is the same at all tables
    cup: int | None = None  # of which it is a round
    bye: int | None = None  # the child whose table does not count for the cup


class TableAdded(Entry, frozen=True, tag="table-added", kw_only=True):
    """One more table of the same lesson, for those who came late."""

    table: TableSeats


class ChildSeated(Entry, frozen=True, tag="child-seated", kw_only=True):
    """One child sits at another table: on the seat of a bot, or nowhere until the next game."""

    child: int
    table: int | None
    seat: int | None = None


class HintGiven(Entry, frozen=True, tag="hint-given", kw_only=True):
    """A child may see a hint: at once, or when it wants to."""

    child: int
    waits: bool = False


class HintTaken(Entry, frozen=True, tag="hint-taken", kw_only=True):
    """A child has seen the hint it was given."""

    child: int


class SeatKept(Entry, frozen=True, tag="seat-kept", kw_only=True):
    """A bot plays for a child, or does not any more."""

    child: int
    on: bool


class WallSet(Entry, frozen=True, tag="wall-set", kw_only=True):
    """What the projector shows while the class plays, and whether with names."""

    tables: list[int] = field(default_factory=list)
    names: bool = False


class EyesOnMe(Entry, frozen=True, tag="eyes-on-me", kw_only=True):
    """All tables stop and every screen says so, or all go on."""

    on: bool


class TimeSignal(Entry, frozen=True, tag="time-signal", kw_only=True):
    """So many minutes are left; 0 takes it back."""

    minutes: int


class CalmSet(Entry, frozen=True, tag="calm-set", kw_only=True):
    """No clocks, no ranks, no sounds; or as usual."""

    on: bool


class HandRaised(Entry, frozen=True, tag="hand-raised", kw_only=True):
    """A child wants the teacher, or does not any more."""

    child: int
    on: bool


class TableOver(Entry, frozen=True, tag="table-over", kw_only=True):
    """A match at a table of the class has ended: what each child's seat came to, from 0 (last) to 1 (first)."""

    code: str
    matches: int
    shares: dict[int, float]
    scores: list[int] = field(default_factory=list)  # by seat, as the game counts


class Ended(Entry, frozen=True, tag="ended", kw_only=True):
    """The lesson is over: children's devices have no seat any more."""


class KeepSet(Entry, frozen=True, tag="keep-set", kw_only=True):
    """The class is forgotten that long after its last lesson."""

    days: int


class LinkRenewed(Entry, frozen=True, tag="link-renewed", kw_only=True):
    """The teacher link that there was opens nothing any more."""


class Costly(Struct, frozen=True, omit_defaults=True):
    """A decision at which much was given away: where it was, what was played, what the review would have played and
    why. `cost` is in parts of the win."""

    position: PositionRef
    seat: int
    text: str
    best: str
    cost: float
    played: dict[str, Any]  # the move that was made, as a message
    said: dict[str, Any]  # the better one
    why: list[dict[str, Any]]


class ChildJudged(Struct, frozen=True, omit_defaults=True):
    """What the review says of one child's decisions at a table: of how many choices, how many were good, and the sum of
    their marks, from 0 to 100 each."""

    choices: int
    good: int
    marks: float
    costly: list[Costly] = []


class TableJudged(Entry, frozen=True, tag="table-judged", kw_only=True):
    """The review has looked at a table that is over for the class. Where more was played there since, a later one
    counts instead."""

    code: str
    entries: int  # how long the log of the table was
    children: dict[int, ChildJudged]


class DealOpened(Entry, frozen=True, tag="deal-opened", kw_only=True):
    """The deal of a round is looked at together: whoever comes late to it gets other cards."""

    round: int


AnyEntry = (
    Made
    | Enrolled
    | Withdrawn
    | Renamed
    | Recoded
    | AnimalPicked
    | DeviceShared
    | PairSet
    | PlanSaved
    | PlanDropped
    | Planned
    | Seated
    | TableAdded
    | ChildSeated
    | HintGiven
    | HintTaken
    | SeatKept
    | WallSet
    | EyesOnMe
    | TimeSignal
    | CalmSet
    | HandRaised
    | TableOver
    | Ended
    | KeepSet
    | LinkRenewed
    | TableJudged
    | PollEntry
    | CupEntry
    | DealOpened
    | HomeworkEntry
)

write_entry: Final[Callable[[AnyEntry], bytes]] = msgspec.json.Encoder().encode
read_entry: Final[Callable[[bytes], AnyEntry]] = msgspec.json.Decoder(AnyEntry).decode
