"""A report as a teacher reads it: sentences, figures behind them, and places to show."""

from msgspec import Struct


class PlaceTold(Struct, frozen=True):
    """A position to show: a table of the class, after how many moves of which match, and what was tried there."""

    table: str
    match: int
    moves: int
    seat: int
    text: str


class LessonTold(Struct, frozen=True):
    number: int
    began: int
    games: list[str]  # their titles
    tables: int
    matches: int
    homework: bool = False  # it was played at home


class InLesson(Struct, frozen=True):
    """How it was in one lesson, for who wants to see whether it gets better."""

    lesson: int
    missed: int
    chances: int


class TopicTold(Struct, frozen=True):
    """One thing in the whole class. `children` do not seem to know it; of `unsure` too little was seen; of `seen`
    children something can be said at all."""

    game: str
    rule: str
    slip: str
    sentence: str
    missed: int
    chances: int
    children: list[int]
    unsure: list[int]
    once: list[int]
    seen: int
    places: list[PlaceTold]
    lessons: list[InLesson]


class FindingTold(Struct, frozen=True):
    """One thing that one child does not seem to know; `likely` is how likely that is, from 0 to 1."""

    child: int
    game: str
    rule: str
    slip: str
    sentence: str
    missed: int
    chances: int
    likely: float
    places: list[PlaceTold]
    lessons: list[InLesson]


class ChildTold(Struct, frozen=True):
    """A child beside the figures of all its tables. `enough` says whether there was enough to say anything at all."""

    child: int
    name: str
    animal: str
    decisions: int
    missed: int
    hints: int
    seconds: float | None  # of a decision, in the middle
    matches: int
    ahead: float | None  # of how many of the others it was ahead on the average, from 0 to 1
    enough: bool


class ClassReport(Struct, frozen=True):
    """What the class can do. `lesson` is the one that is told of; none is all of them."""

    code: str
    lesson: int | None
    lessons: list[LessonTold]
    topics: list[TopicTold]
    findings: list[FindingTold]
    children: list[ChildTold]
    tables: int  # that were read
    left_out: int  # of tables that could not be read any more
