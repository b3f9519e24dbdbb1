"""A report as a teacher reads it: sentences, figures behind them, and places to show."""

from typing import Final

from msgspec import Struct

from playmat.classroom.poll_answers import PollBar, PollReview
from playmat.classroom.positions import PositionRef

ANY: Final = "any"  # the name of whatever a rule refused that has no words of its own


class PlaceTold(Struct, frozen=True):
    """A position to show, and what a seat tried there; empty where a hint was wanted. If the analysis prefers another
    move, it is here in words, with reasons."""

    position: PositionRef
    seat: int
    text: str
    best: str = ""
    better: str = ""
    why: list[str] = []
    played: str = ""  # what was played, in words
    tried: str = ""  # what was tried and refused, in words
    refused: str = ""  # the code of that refusal, as it was given at the table
    rule: str = ""  # the rule that decided it


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


class AccuracyInLesson(Struct, frozen=True):
    """In one lesson: of so many choices, so many were good."""

    lesson: int
    choices: int
    good: int


class AccuracyTold(Struct, frozen=True):
    """How well somebody chooses in a game, as the review sees it from what each seat could know. `sentence` is empty
    where there were not `enough` choices to say anything; `below` says that the class clearly chooses better, `unsure`
    that it may and too little was seen; where moves are `alike`, almost any is a good one, and neither is said."""

    game: str
    choices: int
    good: int  # that gave away less than a twentieth of the win
    accuracy: float  # from 0 to 100, as in a review
    enough: bool
    below: bool
    unsure: bool
    alike: bool
    sentence: str
    places: list[PlaceTold]  # the costliest
    lessons: list[AccuracyInLesson]


class JudgingTold(Struct, frozen=True):
    """How far the review is: with `done` of `total` tables. Tables where the class still plays wait."""

    done: int
    total: int
    playing: int


class ChildLesson(Struct, frozen=True):
    """One child in one lesson."""

    lesson: int
    decisions: int
    missed: int
    hints: int
    seconds: float | None


class ChildTold(Struct, frozen=True):
    """A child beside the figures of all its tables. `enough` says whether there was enough to say anything at all."""

    child: int
    name: str
    animal: str
    decisions: int
    missed: int
    hints: int
    seconds: float | None  # of a decision, in the middle, without pauses
    matches: int  # in which it played
    ahead: float | None  # of how many of the others it was ahead on the average, from 0 to 1
    enough: bool
    accuracy: list[AccuracyTold]  # by game
    lessons: list[ChildLesson]
    hinted: list[PlaceTold]  # where a hint was wanted
    pondered: list[PlaceTold]  # where it thought much longer than it does as a rule
    able: list[str]  # in the child's own words: "I can already …"
    aims: list[str]  # "Next I try to …"


class AskedTold(Struct, frozen=True):
    """A question that the class was asked: how it chose, and what the review says."""

    poll: int
    lesson: int | None
    at: int
    game: str
    answered: int
    bars: list[PollBar]
    review: PollReview | None


class ClassReport(Struct, frozen=True):
    """What the class can do. `lesson` is the one that is told of; none is all of them."""

    code: str
    lesson: int | None
    lessons: list[LessonTold]
    topics: list[TopicTold]
    findings: list[FindingTold]
    children: list[ChildTold]
    accuracy: list[AccuracyTold]  # of the whole class, by game
    judging: JudgingTold
    hints: int
    seconds: float | None  # of a decision, in the middle
    asked: list[AskedTold]
    tables: int  # that were read
    left_out: int  # of tables that could not be read any more
