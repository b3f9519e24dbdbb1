"""What the log of a class says of homework."""

from msgspec import field

from playmat.classroom.homework.play import HomeworkPlay
from playmat.classroom.log_base import Entry
from playmat.puzzles.puzzle import Puzzle


class HomeworkGiven(Entry, frozen=True, tag="homework-given", kw_only=True):
    """Puzzles to be done until then, an exit ticket right away; or matches to be played. `own` are those of the puzzles
    that were found in games of this class: they are kept nowhere else. Students know the puzzles by
    `names`."""

    homework: int  # counted from 0
    title: str
    game: str
    puzzles: list[str]
    until: int
    names: list[str] = field(default_factory=list)
    is_ticket: bool = False
    own: list[Puzzle] = field(default_factory=list)
    wants_own: bool = False  # whether any were found or not
    play: HomeworkPlay | None = None
    seeds: list[str] = field(default_factory=list)  # of the matches, where everybody has the same deals


class HomeworkTried(Entry, frozen=True, tag="homework-tried", kw_only=True):
    """A student's try at a puzzle was wrong, or solved it."""

    homework: int
    child: int
    puzzle: str
    solved: bool


class HomeworkAnswered(Entry, frozen=True, tag="homework-answered", kw_only=True):
    """A student was shown the answer to a puzzle."""

    homework: int
    child: int
    puzzle: str


class HomeworkOpened(Entry, frozen=True, tag="homework-opened", kw_only=True):
    """A child begins a match of its homework, at a table of its own. Matches are counted from 0."""

    homework: int
    child: int
    match: int
    code: str
    seat: int


class HomeworkPlayed(Entry, frozen=True, tag="homework-played", kw_only=True):
    """The match is over: what it came to, with how many hints, and how many tries that the rules refused."""

    homework: int
    child: int
    match: int
    scores: list[int]
    won: bool
    share: float
    ended: int
    hints: int = 0
    refused: int = 0


class HomeworkDropped(Entry, frozen=True, tag="homework-dropped", kw_only=True):
    """Homework is not wanted any more, and what came of it neither."""

    homework: int


HomeworkStep = HomeworkTried | HomeworkAnswered | HomeworkOpened | HomeworkPlayed | HomeworkDropped
HomeworkEntry = HomeworkGiven | HomeworkStep
