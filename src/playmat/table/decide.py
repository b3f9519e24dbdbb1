"""Deciding about a message: (table, who, message, now) in, a decision out; nothing else is read and nothing changed."""

from collections.abc import Sequence
from typing import assert_never

from playmat.core.match import TABLE_MOVES
from playmat.core.refusal import Refusal, refused
from playmat.core.types import Move
from playmat.table import agreement, host, log, messages, proposals, questions, seating, take_backs
from playmat.table.decision import Decision, RefusedMove, Who, need_seat, running_match
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
    if table.logged >= LONGEST_LOG:
        raise refused("table-full-log", {"number": LONGEST_LOG})
    match message:
        case messages.Move():
            return move(table, who, message, now)
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


def judge(table: Table, seat: int, text: str, kept_back: Sequence[str] = ()) -> Move:
    """The move that a text stands for, if that seat may play it now; refusals of these codes are kept back."""
    match = running_match(table)
    move = None if text in TABLE_MOVES else match.parse(text)
    if move is None:
        raise RefusedMove(Refusal("not-a-move", {"text": text}))
    refusal = match.refuse(seat, move)
    if refusal is not None and refusal.code not in kept_back:
        raise RefusedMove(refusal)
    return move


def move(table: Table, who: Who, message: messages.Move, now: int) -> Decision:
    seat = need_seat(who)
    played = judge(table, seat, message.text)
    entries: list[log.AnyEntry] = []
    if table.seats[seat].away:
        entries.append(log.CameBack(at=now, seat=seat))
    text = running_match(table).format(played)
    entries.append(log.Moved(at=now, speaker=who.speaker, id=message.id, seat=seat, text=text))
    return Decision(entries)


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
