"""Deciding about a message: (table, who, message, now) in, a decision out; nothing else is read and nothing changed."""

from typing import assert_never

from playmat.core.refusal import refused
from playmat.table import agreement, host, messages, moving, proposals, questions, seating, take_backs
from playmat.table.decision import Decision, Who
from playmat.table.table import Table

# Messages that end up in the log; the others only ask something.
LoggedMessage = (
    messages.Move
    | messages.TakeBack
    | messages.Propose
    | messages.AnswerQuestion
    | messages.AnswerTakeBack
    | messages.Ready
    | messages.StandIn
    | messages.Rename
    | messages.Leave
    | messages.Start
    | messages.Pause
    | messages.Fill
    | messages.SetSeat
    | messages.Remove
    | messages.Spectators
    | messages.Lock
    | messages.SetHelps
    | messages.SetAgreed
    | messages.End
    | messages.Rematch
)
LONGEST_LOG = 20_000


def decide(table: Table, who: Who, message: LoggedMessage, now: int, seed: str) -> Decision:
    """`seed` is a fresh one, for messages that deal."""
    if table.number >= LONGEST_LOG:
        raise refused("table-full-log", {"number": LONGEST_LOG})
    match message:
        case messages.Move():
            return moving.move(table, who, message, now)
        case messages.TakeBack():
            return take_backs.take_back(table, who, message, now)
        case messages.Propose():
            return proposals.propose(table, who, message, now)
        case messages.AnswerTakeBack():
            return questions.answer_take_back(table, who, message, now)
        case messages.AnswerQuestion():
            return questions.answer(table, who, message, now)
        case messages.Ready():
            return host.ready(table, who, message, now)
        case messages.StandIn():
            return seating.stand_in(who, message, now)
        case messages.Rename():
            return seating.rename(table, who, message, now)
        case messages.Leave():
            return seating.leave(table, who, message, now)
        case messages.Start():
            return host.start(table, who, message, now, seed)
        case messages.Pause():
            return host.pause(table, who, message, now)
        case messages.Fill():
            return seating.fill(table, who, message, now)
        case messages.SetSeat():
            return seating.set_seat(table, who, message, now)
        case messages.Remove():
            return seating.remove(table, who, message, now)
        case messages.Spectators():
            return host.spectators(who, message, now)
        case messages.Lock():
            return host.lock(table, who, message, now)
        case messages.SetHelps():
            return host.set_helps(who, message, now)
        case messages.SetAgreed():
            return agreement.set_agreed(table, who, message, now)
        case messages.End():
            return host.end(table, who, message, now)
        case messages.Rematch():
            return host.rematch(table, who, message, now, seed)
        case _:
            assert_never(message)


def answered_before(table: Table, who: Who, message_id: str) -> int | None:
    """The number under which this very message was accepted, if it was."""
    return table.answered.get((who.speaker, message_id), table.number)


def after(table: Table, decision: Decision) -> Table:
    """The table as it is once the decision is stored."""
    copy = table.copy()
    for seat, name in decision.names.items():
        copy.rename(seat, name)
    for entry in decision.entries:
        copy.fold(entry)
    return copy
