"""HTTP bodies about records that are looked at again."""

from typing import Any, Literal

from msgspec import Struct

from playmat.core.options import Value
from playmat.core.result import GameOutcome, Result
from playmat.table.answers import AgreedView, SeatView, Sentence, TableEvent, TableFrame


class ChanceNote(Struct, frozen=True):
    """What one chance outcome was made of: a pile as it lay before the shuffle, or the ranges that were drawn from."""

    cards: list[str]
    ranges: list[tuple[int, int]]


class ReplayCard(Struct, frozen=True):
    """A record that was played again and found good. `moves` tells them with everything open."""

    id: str
    game: str
    title: str
    rules: int
    options: dict[str, Value]
    agreed: AgreedView
    seats: list[SeatView]
    moves: list[TableEvent]
    ends: list[int]  # after which move each game was over
    games: list[GameOutcome]
    result: Result | None
    seed: str | None  # none where the cards were dealt by hand
    commitment: str
    chance: list[ChanceNote]  # whoever has the seed can make every outcome of the record from these
    notes: list[Sentence]


class ReplayMoves(Struct, frozen=True):
    """All moves of a record as somebody saw them."""

    moves: list[TableEvent]


class ReplayFrame(Struct, frozen=True):
    """A record after a number of moves, as a table that can only be looked at."""

    at: int
    table: TableFrame
    open: list[dict[str, Any]]  # where everything is open: the game as each seat saw it
    board: str  # the match in letters and words; where everything is open, as whoever has just moved saw it


class ReviewMove(Struct, frozen=True):
    """A move against the best that was found, as far as its seat could know then."""

    number: int
    seat: int
    worth: float  # what the move was worth: a share of wins, or points
    best_worth: float
    loss: float  # 0 where the difference is within the error
    error: float
    forced: bool  # there was nothing else to do
    verdict: str  # in a sentence
    best: str  # the best move; the one that was played where nothing was better
    best_sentence: str
    why: list[str]  # what speaks for it


class TurningPoint(Struct, frozen=True):
    """A move at which the match turned."""

    number: int
    sentence: str


class ReviewSummary(Struct, frozen=True):
    """What all moves come to."""

    accuracy: list[float | None]  # by seat, 0 to 100; null for who never had a choice
    says: list[str]  # the same in sentences
    turning_points: list[TurningPoint]


class ReviewFrame(Struct, frozen=True):
    """A review as far as it is made: `done` of `total` moves; `judged` are those from the asked place on."""

    total: int
    done: int
    unit: Literal["win", "points"]
    judged: list[ReviewMove]
    summary: ReviewSummary | None
