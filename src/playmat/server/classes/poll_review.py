"""What the review says of a question to the class, in the words of its reader."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playmat.classroom.poll import Poll
from playmat.classroom.poll_answers import PollReview
from playmat.core.refusal import Refused
from playmat.insight.words import insight_words
from playmat.server.rooms.hints import told
from playmat.table.frames import names_for, shown_names
from playmat.table.table import Table


@dataclass(frozen=True, slots=True)
class Judged:
    """What a worker thought, as the log has it."""

    advice: Mapping[str, Any]
    said: Sequence[Mapping[str, Any]]


def review_of(poll: Poll, table: Table, language: str) -> PollReview | None:
    """The best moves and why, from what the seat could know; nothing yet while it is worked out."""
    if poll.advice is None:
        return None
    if not poll.advice:
        return PollReview([], [])
    words = insight_words(language, poll.posed.game)
    names = names_for(poll.posed.seat, table, shown_names(table, words), words)
    try:
        hint = told(Judged(poll.advice, poll.said), words, names, poll.posed.seat, "")
    except Refused:
        return PollReview([], [])
    return PollReview(hint.best, hint.says)
