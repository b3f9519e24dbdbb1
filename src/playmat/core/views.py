"""What a seat may see: plain data, built field by field, so that nothing slips through."""

from typing import TypedDict

from playmat.core.message import Message
from playmat.core.options import Value

# One game as a seat sees it; every game has a TypedDict of its own for it.
GameView = dict[str, object]


class GameOutcome(TypedDict):
    """How one game of a match ended."""

    scores: list[int]
    winners: list[int]
    end: str


class Result(TypedDict):
    """How a match ended; `scores` are the totals."""

    scores: list[int]
    winners: list[int]
    end: str
    games: list[GameOutcome]


class View(TypedDict):
    """A match as one seat sees it, or a spectator (`seat` is none)."""

    game: str
    rules: int
    options: dict[str, Value]
    seats: int
    seat: int | None
    first: int  # a series goes on: so many seats further on than usual everything begins
    commitment: str
    seed: str | None
    number: int
    games: list[GameOutcome]
    totals: list[int]
    actors: list[int]
    now: GameView
    last_game: GameView | None
    result: Result | None


class Seen(TypedDict):
    """What a viewer sees of a move: its text, redacted where it is secret, and what it did, in words to be."""

    text: str
    messages: list[Message]
