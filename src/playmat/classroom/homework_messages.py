"""What is said of homework."""

from typing import Annotated, Literal

from msgspec import Meta, field

from playmat.classroom.homework.play import MOST_MATCHES, HomeworkPlay
from playmat.classroom.message_base import MOST_PUZZLES, HomeworkNumber, PuzzleId, Said
from playmat.table.messages import MoveText


class GiveHomework(Said, frozen=True, tag="give-homework"):
    """Puzzles for everybody until then, in ms since 1970; without `until` it is an exit ticket, done right away.
    Without `puzzles`, `count` of the game are picked, of one difficulty if there is a `band`; with `own`, as many as
    were found in the games of the latest lesson, and only then others. With `play` it is matches and no puzzles."""

    game: Annotated[str, Meta(max_length=64)]
    until: Annotated[int, Meta(ge=0)] | None = None
    title: Annotated[str, Meta(max_length=60)] = ""
    count: Annotated[int, Meta(ge=1, le=MOST_PUZZLES)] = 3
    band: Literal["", "easy", "medium", "hard"] = ""
    puzzles: Annotated[list[PuzzleId], Meta(max_length=MOST_PUZZLES)] = field(default_factory=list)
    own: bool = False
    play: HomeworkPlay | None = None


class PlayHomework(Said, frozen=True, tag="play-homework"):
    """Give me the key to my table for a match of my homework; it is opened where I have not begun."""

    homework: HomeworkNumber
    match: Annotated[int, Meta(ge=0, lt=MOST_MATCHES)]


class DropHomework(Said, frozen=True, tag="drop-homework"):
    """Take homework back, with what came of it."""

    homework: HomeworkNumber


class SeeHomework(Said, frozen=True, tag="see-homework"):
    """Who did what?"""

    homework: HomeworkNumber


class TryHomework(Said, frozen=True, tag="homework-try"):
    """My moves from the start of a puzzle of my homework."""

    homework: HomeworkNumber
    puzzle: PuzzleId
    moves: Annotated[list[MoveText], Meta(min_length=1, max_length=12)]


HomeworkMessage = GiveHomework | DropHomework
HomeMessage = TryHomework | PlayHomework
