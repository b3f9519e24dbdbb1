"""Questions at the table: each kind says who is asked and what follows; the rest is the same for all (docs/adr/0018).

A new kind is a file with a `Kind`, its name in KINDS, and its sentences: `asks-KIND`, `event-asked-KIND`,
`event-declined-KIND`, `event-withdrew-KIND` and `event-lapsed-KIND`.
"""

from typing import Final, Protocol

from playmat.core.message import Facts, Message, message
from playmat.core.refusal import refused
from playmat.table import log, messages, newcomers, proposals, take_backs
from playmat.table.decision import Decision, Who, need_seat
from playmat.table.question import Question
from playmat.table.table import Table


class Kind(Protocol):
    """A kind of question."""

    @property
    def name(self) -> str: ...

    @property
    def answer_ms(self) -> int:
        """So long people have to answer; then the question lapses."""
        ...

    @property
    def stops_bots(self) -> bool:
        """Whether bots wait with their moves until it is answered."""
        ...

    def asked(self, table: Table, question: Question) -> list[int]:
        """The seats that have to agree, whether they have already or not."""
        ...

    def facts(self, table: Table, question: Question) -> Facts:
        """What the sentence that asks needs beside the asker's seat."""
        ...

    def granted(self, table: Table, question: Question, now: int) -> Decision:
        """What follows when everybody has agreed, or is there no more."""
        ...


KINDS: Final[dict[str, Kind]] = {kind.name: kind for kind in (take_backs.KIND, newcomers.KIND, proposals.KIND)}


def waiting(table: Table, question: Question) -> list[int]:
    """Who has not answered yet."""
    return [seat for seat in KINDS[question.kind].asked(table, question) if seat not in question.agreed]


def line(table: Table, question: Question) -> Message:
    """What is asked, as everybody reads it."""
    asker: Facts = {} if question.seat is None else {"seat": question.seat}
    return message(f"asks-{question.kind}", {**asker, **KINDS[question.kind].facts(table, question)})


def lapses(table: Table, question: Question) -> int:
    """When it is over without an answer; at once where nobody is left to answer."""
    return question.at + (KINDS[question.kind].answer_ms if waiting(table, question) else 0)


def over(table: Table, question: Question, now: int) -> Decision:
    """Its time is up: not everybody has answered, or nobody is left who would have to."""
    if waiting(table, question):
        return Decision([log.Lapsed(at=now, kind=question.kind)])
    return KINDS[question.kind].granted(table, question, now)


def answer(table: Table, who: Who, message: messages.AnswerQuestion, now: int) -> Decision:
    """Somebody agrees or does not; who has asked may think better of it."""
    seat = need_seat(who)
    question = next((it for it in table.questions if it.number == message.question), None)
    if question is None or not may_answer(table, question, seat, message.agree):
        raise refused("no-such-question")
    need_open(table, question)
    return answered(table, question, who, message, now)


def answer_take_back(table: Table, who: Who, message: messages.AnswerTakeBack, now: int) -> Decision:
    """The same by a message of its own."""
    seat = need_seat(who)
    question = table.question(take_backs.KIND.name)
    if question is None or not may_answer(table, question, seat, message.agree):
        raise refused("no-take-back-asked")
    need_open(table, question)
    return answered(table, question, who, message, now)


def is_on_hold(table: Table, question: Question) -> bool:
    """Whether a question has to wait until the table goes on: what follows from it would change the game."""
    return table.paused and question.until_move


def need_open(table: Table, question: Question) -> None:
    if is_on_hold(table, question):
        raise refused("question-on-hold")


def may_answer(table: Table, question: Question, seat: int, agree: bool) -> bool:
    return seat in waiting(table, question) or (seat == question.seat and not agree)


def answered(
    table: Table, question: Question, who: Who, message: messages.AnswerQuestion | messages.AnswerTakeBack, now: int
) -> Decision:
    seat = need_seat(who)
    entry = log.Answered(at=now, speaker=who.speaker, id=message.id, kind=question.kind, seat=seat, agree=message.agree)
    if not message.agree or waiting(table, question) != [seat]:
        return Decision([entry])
    return Decision([entry]).then(KINDS[question.kind].granted(table, question, now))


def bots_wait(table: Table) -> bool:
    return any(KINDS[question.kind].stops_bots for question in table.questions)
