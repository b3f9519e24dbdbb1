"""Who sees a difference when something has happened in a class. Sixty children who are told of everything would be sent
thousands of frames in which nothing is new for them."""

from typing import Final

from playmat.classroom import log
from playmat.classroom.cup_log import CupEnded, CupMade, CupSettled
from playmat.classroom.decision import ClassDecision
from playmat.classroom.homework_log import HomeworkAnswered, HomeworkOpened, HomeworkPlayed, HomeworkTried
from playmat.classroom.poll_log import PollAnswered, PollJudged
from playmat.table.keys import Key

# A child's own business: that child, its teacher and the wall.
OWN: Final = (
    PollAnswered,
    HomeworkTried,
    HomeworkAnswered,
    HomeworkOpened,
    HomeworkPlayed,
    log.HandRaised,
    log.HintGiven,
    log.HintTaken,
    log.SeatKept,
)
# Nothing of it is on a child's screen.
TEACHERS: Final = (
    log.TableOver,
    log.TableJudged,
    PollJudged,
    log.WallSet,
    log.PairSet,
    log.PlanSaved,
    log.PlanDropped,
    log.KeepSet,
    log.LinkRenewed,
    CupMade,
    CupSettled,
    CupEnded,
)
# Who is there: the others hear of it a moment later, with whoever else has come by then.
COMPANY: Final = (log.Enrolled, log.AnimalPicked)


def concerns(decision: ClassDecision, key: Key) -> bool:
    """Whether somebody with this key sees a difference, and at once."""
    if key.kind != "child" or not decision.entries:
        return True
    return any(sees(entry, key.seat) for entry in decision.entries)


def sees(entry: log.AnyEntry, child: int | None) -> bool:
    if isinstance(entry, OWN):
        return entry.child == child
    if isinstance(entry, COMPANY):
        return entry.child == child
    return not isinstance(entry, TEACHERS)


def is_company(decision: ClassDecision) -> bool:
    """Whether the others are to be told soon."""
    return any(isinstance(entry, COMPANY) for entry in decision.entries)
