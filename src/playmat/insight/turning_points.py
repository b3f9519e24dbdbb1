"""What judged moves come to: how well a seat played, and the moves at which a match turned."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Final

from playmat.core.message import Facts, Message, message
from playmat.insight.insight import POINTS

if TYPE_CHECKING:
    from playmat.insight.review import Judged

MOST_TURNS: Final = 3
# A move that gives away a tenth of the win counts 67 of 100.
SHARPNESS: Final = 4.0
# So many points are as much as the whole win, where moves are judged by points.
POINTS_OF_A_WIN: Final = 10.0
# Less than this, in parts of the win, is no turning point: a move that costs no more counts as a good one.
LEAST_TURN: Final = 0.05


@dataclass(frozen=True)
class TurningPoint:
    """A move at which something was lost, or before which much had changed for its seat."""

    number: int
    seat: int
    before: float
    after: float
    move: str
    best: str
    by_move: bool  # else by what the others did and what the cards brought since the seat's last move
    since: int  # that last move; the move itself where it is by this one

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


def accuracy_of(judged: Sequence["Judged"], unit: str) -> float | None:
    """The mean mark over all moves that were a choice."""
    marks = [mark_of(one, unit) for one in judged if not one.forced]
    return round(sum(marks) / len(marks), 1) if marks else None


def mark_of(one: "Judged", unit: str) -> float:
    """100·exp(-4·loss), the loss in parts of the win."""
    return 100 * exp(-SHARPNESS * part_lost(one, unit))


def part_lost(one: "Judged", unit: str) -> float:
    """What a move gave away, in parts of the win."""
    return one.loss / POINTS_OF_A_WIN if unit == POINTS else one.loss


def turning_points_of(judged: Sequence["Judged"], unit: str) -> list[TurningPoint]:
    """The three largest losses; where there are fewer, what changed the most between two moves of a seat.

    A change that a loss of another explains is not told a second time.
    """
    scale = POINTS_OF_A_WIN if unit == POINTS else 1.0
    losses = [
        TurningPoint(one.number, one.seat, one.best_worth, one.worth, one.move, one.best, True, one.number)
        for one in judged
        if one.loss >= LEAST_TURN * scale
    ]
    losses.sort(key=lambda turn: (-turn.size, turn.number))
    found = losses[:MOST_TURNS]
    shifts = [] if unit == POINTS else shifts_of(judged)
    shifts.sort(key=lambda turn: (-turn.size, turn.number))
    for turn in shifts:
        is_told = any(turn.since < loss.number <= turn.number for loss in losses)
        if len(found) < MOST_TURNS and turn.size >= LEAST_TURN and not is_told:
            found.append(turn)
    return sorted(found, key=lambda turn: turn.number)


def shifts_of(judged: Sequence["Judged"]) -> list[TurningPoint]:
    """How the chance of a seat has changed from one of its moves to the next, by no doing of its own."""
    last: dict[tuple[int, int], Judged] = {}
    found: list[TurningPoint] = []
    for one in judged:
        key = (one.game, one.seat)
        if key in last:
            since = last[key]
            found.append(
                TurningPoint(one.number, one.seat, since.worth, one.best_worth, one.move, one.best, False, since.number)
            )
        last[key] = one
    return found


def said_of(accuracy: Sequence[float | None], turns: Sequence[TurningPoint], unit: str) -> tuple[Message, ...]:
    said: list[Message] = []
    for seat, figure in enumerate(accuracy):
        if figure is None:
            said.append(message("review-no-choice", {"seat": seat}))
        else:
            said.append(message("review-accuracy", {"seat": seat, "percent": round(figure)}))
    for turn in turns:
        facts: Facts = {"number": turn.number, "seat": turn.seat, "move": turn.move, "best": turn.best}
        if unit == POINTS:
            said.append(message("review-turn-points", facts | {"points": round(turn.size, 1)}))
        else:
            facts |= {"before": round(100 * turn.before), "after": round(100 * turn.after)}
            rises = turn.after > turn.before
            key = "review-turn-lost" if turn.by_move else "review-turn-rose" if rises else "review-turn-fell"
            said.append(message(key, facts))
    return tuple(said)
