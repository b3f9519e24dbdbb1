"""What happens by itself when time passes: clocks run out, patience ends, the next game opens, bots move."""

from playmat.core.match import TABLE
from playmat.core.refusal import Refusal, Refused
from playmat.table import log, newcomers, questions
from playmat.table.decision import Decision
from playmat.table.presence import Presence
from playmat.table.seating import STAND_IN
from playmat.table.table import Table

MS = 1000


def next_due(table: Table, presence: Presence, pace: int) -> int | None:
    """When `tick` has something to do next; never while nobody is there, since the table sleeps then."""
    if not presence.anybody:
        return None
    waited = newcomers.next_due(table, presence.newcomers)
    if not table.is_running or table.paused:
        return waited
    dues = [] if waited is None else [waited]
    dues += [since + table.patience * MS for seat, since in presence.absent.items() if may_go_away(table, seat)]
    clock = table.clock.next_due()
    if clock is not None:
        dues.append(clock[0])
    dues += [questions.lapses(table, question) for question in table.questions]
    if table.stage == "between" and not table.waiting_for():
        dues.append(table.happenings.last.at + pace)
    return min(dues, default=None)


def tick(table: Table, presence: Presence, now: int, pace: int) -> Decision | None:
    """The next thing that is due, or nothing. Called again until there is nothing."""
    due = next_due(table, presence, pace)
    if due is None or due > now:
        return None
    came = newcomers.tick(table, presence.newcomers, now)
    if came is not None or not table.is_running or table.paused:
        return came
    clock = table.clock.next_due()
    if clock is not None and clock[0] <= now:
        return time_out(table, clock[1], now)
    for seat, since in presence.absent.items():
        if may_go_away(table, seat) and since + table.patience * MS <= now:
            return Decision([log.WentAway(at=now, seat=seat, bot=STAND_IN)])
    for question in table.questions:
        if questions.lapses(table, question) <= now:
            return questions.over(table, question, now)
    return Decision([log.WentOn(at=now)])


def may_go_away(table: Table, seat: int) -> bool:
    it = table.seats[seat]
    return it.kind == "human" and not it.away


class ClockFault(Exception):
    """The move that a game makes when the time is up isn't allowed. A fault of the game; play `instead`."""

    def __init__(self, refusal: Refusal, instead: Decision) -> None:
        super().__init__(refusal.code)
        self.instead = instead


def time_out(table: Table, seat: int, now: int) -> Decision:
    """Return the move that is made when a clock runs out. Raise `ClockFault` if the game's own isn't allowed."""
    assert table.play is not None
    match = table.play.match
    if seat == TABLE:
        return Decision([log.Moved(at=now, seat=TABLE, text="time", by="clock")])
    move = match.timeout_move(seat)
    refusal = match.refuse(seat, move)
    if refusal is None:
        return Decision([log.Moved(at=now, seat=seat, text=match.format(move), by="clock")])
    legal = match.legal(seat)
    if not legal:
        raise Refused(refusal)
    raise ClockFault(refusal, Decision([log.Moved(at=now, seat=seat, text=match.format(legal[0]), by="clock")]))


def welcome_back(table: Table, seat: int, now: int) -> Decision | None:
    """Somebody whose patience-bot plays is at the table again; who asked for a bot says so when to stop."""
    it = table.seats[seat]
    if not it.away or it.asked_stand_in:
        return None
    return Decision([log.CameBack(at=now, seat=seat)])


def needs_waking(table: Table) -> bool:
    """Whether time asleep would count on a clock if nothing were said of it."""
    return table.clock.is_counting


def bots_to_move(table: Table) -> list[int]:
    if questions.bots_wait(table):
        return []
    return [seat for seat in table.may_act() if table.seats[seat].is_played_by_bot]
