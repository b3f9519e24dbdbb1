"""HTTP bodies about puzzles."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from playmat.table.answers import OfferedMove, TableFrame
from playmat.table.messages import MoveText

Band = Literal["easy", "medium", "hard"]
State = Literal["open", "solved", "wrong"]


class PuzzleCard(Struct, frozen=True):
    """A puzzle on the shelf. `solved` is how many of 100 solve it at once: bots, and so many `people` who tried it."""

    id: str
    kind: str
    band: Band
    moves: int
    solved: int
    people: int


class PuzzleGame(Struct, frozen=True):
    """The puzzles of a game, easy ones first; `daily` is the one of the day."""

    game: str
    title: str
    daily: str
    puzzles: list[PuzzleCard]


class PuzzleShelf(Struct, frozen=True):
    """All puzzles there are. `date` is the day, in Greenwich."""

    date: str
    games: list[PuzzleGame]


class PuzzlePage(Struct, frozen=True):
    """A puzzle as its seat sees it. `moves` is how many moves the shortest answer takes, `rates` how many of 100 tries
    of each level of bots solve it, `board` the table in letters and words. `daily` is today's date if it's the puzzle
    of the day, else empty."""

    id: str
    game: str
    title: str
    kind: str
    band: Band
    moves: int
    rates: dict[str, int]
    goal: str
    table: TableFrame
    board: str
    daily: str = ""


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves from the start of a puzzle. `first`: nothing was tried or shown before; it counts for how hard it is. In
    homework each try counts, once for each `id`."""

    moves: Annotated[list[MoveText], Meta(max_length=12)]
    first: bool = False
    id: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,64}$")] = ""


class PuzzleJudged(Struct, frozen=True):
    """How a try stands: `open` is right so far. After a wrong move `table` is as it was before it. `why` is said when
    it is solved."""

    state: State
    sentence: str
    why: list[str]
    table: TableFrame
    board: str


class PuzzleChoices(Struct, frozen=True):
    """The moves that are listed, in sentences that tell them apart."""

    moves: list[OfferedMove]


class PuzzleHint(Struct, frozen=True):
    """How to go about it."""

    sentence: str


class PuzzleAnswer(Struct, frozen=True):
    """Every line of moves that solves a puzzle, the shortest first; that one also in words, and why."""

    lines: list[list[str]]
    told: list[str]
    why: list[str]
