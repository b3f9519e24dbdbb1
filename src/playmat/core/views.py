"""What a seat may see: plain data, built field by field, so that nothing slips through."""

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from playmat.core.message import Message
from playmat.core.options import Value
from playmat.core.result import GameOutcome, Result

# One game as a seat sees it; every game has a TypedDict of its own for it.
GameView = dict[str, object]


class FinishedGame(NamedTuple):
    """A game that is over, all cards open, and the moves that led there: each seat with the text of its move."""

    view: GameView
    moves: Sequence[tuple[int, str]]


class OutcomeView(TypedDict):
    """A `GameOutcome` as data."""

    scores: list[int]
    winners: list[int]
    end: str


class ResultView(TypedDict):
    """A `Result` as data; `scores` are the totals."""

    scores: list[int]
    winners: list[int]
    end: str
    games: list[OutcomeView]


class View(TypedDict):
    """A match as one seat sees it, or a spectator (`seat` is none)."""

    game: str
    rules: int
    options: dict[str, Value]
    seats: int
    seat: int | None
    first: int  # in a series: how many seats further on than usual it begins
    commitment: str
    seed: str | None
    number: int
    games: list[OutcomeView]
    totals: list[int]
    actors: list[int]
    now: GameView
    last_game: GameView | None
    result: ResultView | None


class Seen(TypedDict):
    """What a viewer sees of a move: its text, redacted where it is secret, and what it did, as messages."""

    text: str
    messages: list[Message]


def outcome_view(outcome: GameOutcome) -> OutcomeView:
    return {"scores": list(outcome.scores), "winners": list(outcome.winners), "end": outcome.end}


def result_view(result: Result | None) -> ResultView | None:
    if result is None:
        return None
    return {
        "scores": list(result.scores),
        "winners": list(result.winners),
        "end": result.end,
        "games": [outcome_view(game) for game in result.games],
    }


def outcome_of(seen: OutcomeView) -> GameOutcome:
    """The other way round, for matches that are imagined from a view."""
    return GameOutcome(tuple(seen["scores"]), tuple(seen["winners"]), seen["end"])
