"""Homework as the teacher and the children are told of it."""

from msgspec import Struct


class HomeworkToDo(Struct, frozen=True):
    """Homework of a child that is still open; `solved` are those of its puzzles that this child has solved. An exit
    ticket is done right away."""

    homework: int
    title: str
    game: str
    game_title: str
    until: int
    ticket: bool
    puzzles: list[str]
    solved: list[str]


class HomeworkBrief(Struct, frozen=True):
    """Homework in the list of the teacher: how many have begun, how many have done all of it."""

    homework: int
    title: str
    game: str
    given: int
    until: int
    ticket: bool
    puzzles: int
    began: int
    done: int
    open: bool


class HomeworkMark(Struct, frozen=True):
    """What a child made of a puzzle. `shown`: it was solved after the answer was shown."""

    tries: int
    solved: bool
    shown: bool


class HomeworkChild(Struct, frozen=True):
    """A child's homework: `marks` by puzzle, none where it was not tried; `first_try` counts those that were right at
    once, `latest` is when the last was tried."""

    child: int
    solved: int
    first_try: int
    tries: int
    latest: int | None
    marks: list[HomeworkMark | None]


class PuzzleOfHomework(Struct, frozen=True):
    """A puzzle and how the class did: how many tried it, how many solved it by themselves, how many at once."""

    puzzle: str
    band: str
    tried: int
    solved: int
    first_try: int


class HomeworkShown(Struct, frozen=True, tag_field="type", tag="homework"):
    """Who did what, of everybody in the class."""

    id: str
    homework: int
    title: str
    game: str
    given: int
    until: int
    ticket: bool
    open: bool
    puzzles: list[PuzzleOfHomework]
    children: list[HomeworkChild]
