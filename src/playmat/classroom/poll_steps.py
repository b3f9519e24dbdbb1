"""Deciding about a question to the class: asked, answered, shown, told, over."""

from typing import Final

from playmat.classroom import poll_messages
from playmat.classroom.decision import ClassDecision, Said, existing
from playmat.classroom.open_positions import Found
from playmat.classroom.poll import Poll
from playmat.classroom.poll_log import ClassAsked, PollAnswered, PollStepped
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import refused
from playmat.table.decide import judge
from playmat.table.table import Table

MOST_POLLS: Final = 300
MOST_CHANGES: Final = 30  # of mind, of one child
STEPS: Final = {"shown": ("asked",), "told": ("asked", "shown"), "closed": ("asked", "shown", "told")}


def ask(it: SchoolClass, found: Found, said: Said) -> ClassDecision:
    """One question at a time."""
    if it.poll is not None:
        raise refused("poll-on")
    if len(it.polls) >= MOST_POLLS:
        raise refused("too-many", {"number": MOST_POLLS})
    number = len(it.polls) + 1
    return ClassDecision([ClassAsked(**said, poll=number, posed=found.posed, position=found.position)])


def answer(it: SchoolClass, child: int, message: poll_messages.AnswerPoll, table: Table, said: Said) -> ClassDecision:
    """A child chooses a move, or another one as long as nobody has seen how the class chose."""
    poll = existing_poll(it, message.poll)
    existing(it, child)
    if poll.stage != "asked":
        raise refused("poll-over")
    if poll.changes.get(child, 0) >= MOST_CHANGES:
        raise refused("too-many", {"number": MOST_CHANGES})
    assert table.play is not None, "a position is in a match"
    text = table.play.match.format(judge(table, poll.posed.seat, message.text))
    return ClassDecision([PollAnswered(**said, poll=poll.number, child=child, text=text)])


def step(it: SchoolClass, message: poll_messages.StepPoll, said: Said) -> ClassDecision:
    poll = existing_poll(it, message.poll)
    if poll.stage not in STEPS[message.to]:
        raise refused("poll-over")
    return ClassDecision([PollStepped(**said, poll=poll.number, to=message.to)])


def existing_poll(it: SchoolClass, number: int) -> Poll:
    """The question that is on."""
    if it.poll is None or it.poll.number != number:
        raise refused("no-poll")
    return it.poll
