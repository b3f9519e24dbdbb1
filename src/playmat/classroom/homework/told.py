"""Homework as the teacher and the children are told of it."""

from msgspec import Struct


class HomeMatch(Struct, frozen=True):
    """A match of a child's homework: its table where it was begun, what came of it where it is over."""

    code: str = ""
    over: bool = False
    won: bool = False
    score: int = 0  # of the child's seat
    best_other: int | None = None  # of the bots
    hints: int = 0
    refused: int = 0
    late: bool = False  # it ended when the time was over, and does not count
    beaten: float = 0  # where all have the same deals: 1 for every result beaten, a half for an equal one
    of: int = 0


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
    matches: list[HomeMatch] = []
    own: list[str] = []  # those of its puzzles that are from games of the class
    done: bool = False


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
    matches: int = 0
    own: int = 0  # so many of the puzzles are from games of the class
    wants_own: bool = False  # as many as could be found


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
    matches: list[HomeMatch] = []
    won: int = 0
    played: int = 0  # in time


class PuzzleOfHomework(Struct, frozen=True):
    """A puzzle and how the class did: how many tried it, how many solved it by themselves, how many at once."""

    puzzle: str
    band: str
    tried: int
    solved: int
    first_try: int
    own: bool = False  # found in a game of the class


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
    level: str = ""  # of the bots, where it is matches
    same_deals: bool = False
