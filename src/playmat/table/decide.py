"""Deciding about a message: (table, who, message, now) in, a decision out; nothing else is read and nothing changed."""

from typing import assert_never

from playmat.core.refusal import refused
from playmat.table import agreeing, hosting, moving, proposals, questions, seating, taking_back
from playmat.table import messages as said
from playmat.table.decision import Decision, Who
from playmat.table.table import Table

# Messages that end up in the log; the others only ask something.
LoggedMessage = (
    said.Move
    | said.TakeBack
    | said.Propose
    | said.AnswerQuestion
    | said.AnswerTakeBack
    | said.Ready
    | said.StandIn
    | said.Rename
    | said.Leave
    | said.Start
    | said.Pause
    | said.Fill
    | said.SetSeat
    | said.Remove
    | said.Spectators
    | said.Lock
    | said.SetHelps
    | said.SetAgreed
    | said.End
    | said.Rematch
)
LONGEST_LOG = 20_000


def decide(table: Table, who: Who, message: LoggedMessage, now: int, seed: str) -> Decision:
    """`seed` is a fresh one, for messages that deal."""
    if table.number >= LONGEST_LOG:
        raise refused("table-full-log", {"number": LONGEST_LOG})
    match message:
        case said.Move():
            return moving.move(table, who, message, now)
        case said.TakeBack():
            return taking_back.take_back(table, who, message, now)
        case said.Propose():
            return proposals.propose(table, who, message, now)
        case said.AnswerTakeBack():
            return questions.answer_take_back(table, who, message, now)
        case said.AnswerQuestion():
            return questions.answer(table, who, message, now)
        case said.Ready():
            return hosting.ready(table, who, message, now)
        case said.StandIn():
            return seating.stand_in(who, message, now)
        case said.Rename():
            return seating.rename(table, who, message, now)
        case said.Leave():
            return seating.leave(table, who, message, now)
        case said.Start():
            return hosting.start(table, who, message, now, seed)
        case said.Pause():
            return hosting.pause(table, who, message, now)
        case said.Fill():
            return seating.fill(table, who, message, now)
        case said.SetSeat():
            return seating.set_seat(table, who, message, now)
        case said.Remove():
            return seating.remove(table, who, message, now)
        case said.Spectators():
            return hosting.spectators(who, message, now)
        case said.Lock():
            return hosting.lock(table, who, message, now)
        case said.SetHelps():
            return hosting.set_helps(who, message, now)
        case said.SetAgreed():
            return agreeing.set_agreed(table, who, message, now)
        case said.End():
            return hosting.end(table, who, message, now)
        case said.Rematch():
            return hosting.rematch(table, who, message, now, seed)
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
