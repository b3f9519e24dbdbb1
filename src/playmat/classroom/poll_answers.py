"""What a class says of a question: the position, how it has answered, what the review says."""

from typing import Literal

from msgspec import Struct

from playmat.classroom.positions import PositionRef
from playmat.table.answers import HintChoice, TableFrame


class PollBar(Struct, frozen=True):
    """How many have chosen a move. `text` is empty where it stands for all the rarer ones. Who: the teacher only."""

    text: str
    sentence: str
    count: int
    children: list[int] = []


class PollReview(Struct, frozen=True):
    """What the review says: the best moves first, each with its reasons; where there are none, what it says instead."""

    best: list[HintChoice]
    says: list[str]


PollStage = Literal["asked", "shown", "told"]


class PollView(Struct, frozen=True):
    """The class is asked what it would play. Everybody sees the bars once they are `shown`, and the review once it is
    `told`; the teacher at once. `mine` is what this child has chosen."""

    poll: int
    stage: PollStage
    game: str
    title: str
    answered: int
    here: int  # children with a device on the line
    mine: str | None = None
    bars: list[PollBar] = []
    review: PollReview | None = None


class PositionShown(Struct, frozen=True, tag_field="type", tag="position"):
    """A position to ask about, as the seat that moves there saw it: at a table, after `moves` of `match`. A table of
    this lesson has that many `matches`, and `all_moves` of this one, to go through. Asking about `position` asks about
    exactly this."""

    id: str
    table: TableFrame
    board: str
    position: PositionRef | None = None
    match: int = 0
    matches: int = 0
    moves: int = 0
    all_moves: int = 0


class PollPosition(Struct, frozen=True, tag_field="type", tag="poll-position"):
    """The position that the class is asked about, seen by the seat that moves there; `board` is it in words."""

    id: str
    poll: int
    table: TableFrame
    board: str


class SceneChoice(Struct, frozen=True):
    """A position of a lesson, with what the lesson says there."""

    scene: int
    step: int
    sentence: str


class SceneList(Struct, frozen=True, tag_field="type", tag="scenes"):
    id: str
    scenes: list[SceneChoice]
