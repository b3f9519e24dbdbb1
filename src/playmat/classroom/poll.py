"""A question to the class: a position, what each child would play there, and what the review says of it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from playmat.classroom.poll_log import PollAnswered, PollJudged, PollStep, PollStepped
from playmat.classroom.posed import Posed

Stage = Literal["asked", "shown", "told", "closed"]


@dataclass(frozen=True, slots=True)
class Poll:
    """`answers` are moves by child. How the class chose is seen from `shown` on, by count alone; what the review says
    from `told` on."""

    number: int
    posed: Posed
    at: int
    round: int  # the seating it belongs to; 0 before the first
    stage: Stage = "asked"
    answers: Mapping[int, str] = field(default_factory=dict)
    changes: Mapping[int, int] = field(default_factory=dict)  # how often each child has answered
    advice: Mapping[str, Any] | None = None  # none while it is worked out; empty where nothing can be advised
    said: tuple[Mapping[str, Any], ...] = ()  # its moves as messages

    def without(self, child: int) -> "Poll":
        return replace(
            self,
            answers={other: text for other, text in self.answers.items() if other != child},
            changes={other: times for other, times in self.changes.items() if other != child},
        )


def after(poll: Poll, entry: PollStep) -> Poll:
    """The question after something has happened to it."""
    match entry:
        case PollAnswered():
            answers = {**poll.answers, entry.child: entry.text}
            changes = {**poll.changes, entry.child: poll.changes.get(entry.child, 0) + 1}
            return replace(poll, answers=answers, changes=changes)
        case PollJudged():
            return replace(poll, advice=entry.advice, said=tuple(entry.said))
        case PollStepped():
            return replace(poll, stage=entry.to)
