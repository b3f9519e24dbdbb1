"""What is said when the class is asked something."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from playmat.classroom.message_base import PollNumber, Said, TableNumber
from playmat.classroom.positions import PositionRef
from playmat.table.messages import MoveText


class AtTable(Struct, forbid_unknown_fields=True, frozen=True, tag_field="of", tag="table"):
    """A position of a table of the lesson, after `moves` moves of a match; if unsaid the latest that may be shown."""

    table: TableNumber
    match: Annotated[int, Meta(ge=1, le=10_000)] | None = None
    moves: Annotated[int, Meta(ge=0, le=100_000)] | None = None


class InScene(Struct, forbid_unknown_fields=True, frozen=True, tag_field="of", tag="scene"):
    """A position of the lesson that teaches a game: `step` of `scene`, as `list-scenes` names them."""

    game: Annotated[str, Meta(max_length=64)]
    scene: Annotated[int, Meta(ge=0, le=99)]
    step: Annotated[int, Meta(ge=0, le=99)]


class AtPosition(Struct, forbid_unknown_fields=True, frozen=True, tag_field="of", tag="position"):
    """An exact position at any table the class has had, from a report or from an answer, and the seat to ask. No undo
    and no later move changes it."""

    position: PositionRef
    seat: Annotated[int, Meta(ge=0, le=15)]


class InPoll(Struct, forbid_unknown_fields=True, frozen=True, tag_field="of", tag="poll"):
    """The position of a question that the class was asked before."""

    poll: PollNumber


Place = AtTable | InScene | AtPosition | InPoll


class SeePosition(Said, frozen=True, tag="see-position"):
    """Show me a position before the class is asked about it. Refused where it may not be shown."""

    place: Place


class ListScenes(Said, frozen=True, tag="list-scenes"):
    """Which positions of the lesson that teaches a game can be asked about?"""

    game: Annotated[str, Meta(max_length=64)]


class AskClass(Said, frozen=True, tag="ask-class"):
    """Ask everybody what they would play in a position. All tables stop until the question is over."""

    place: Place


class StepPoll(Said, frozen=True, tag="step-poll"):
    """Show how the class chose (`shown`), what the review says (`told`), or go back to the tables (`closed`)."""

    poll: PollNumber
    to: Literal["shown", "told", "closed"]


class SeePoll(Said, frozen=True, tag="see-poll"):
    """Show me the position that the class is asked about. Everybody may ask."""

    poll: PollNumber


class AnswerPoll(Said, frozen=True, tag="answer-poll"):
    """I would play this move. Said again, the later one counts, as long as the answers are not shown."""

    poll: PollNumber
    text: MoveText


PollMessage = SeePosition | ListScenes | AskClass | StepPoll | SeePoll | AnswerPoll
