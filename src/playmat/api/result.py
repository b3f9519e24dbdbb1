"""How a match ended, and what a seat is offered, as typed objects."""

from dataclasses import dataclass

from playmat.core.views import Result as CoreResult


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one game of a match ended: points by seat, the seats that won it, and the way it ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end: str


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended: totals by seat, the seats that won, the way the last game ended, and every game of it.

    >>> playmat.replay(finished).result.winners
    (1,)
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end: str
    games: tuple[GameResult, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to fill in: a `"number"` between `low` and `high`, or `"text"` or `"cards"` of that many characters."""

    name: str
    kind: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Form:
    """A move to be written: its verb, then what belongs behind it, with spaces between."""

    verb: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """What a person in a seat may choose from: moves to pick, forms to fill in, and the question in words.

    An offer never gives an answer away.
    """

    moves: tuple[str, ...]
    forms: tuple[Form, ...]
    asks: str


def as_result(found: CoreResult) -> Result:
    games = tuple(GameResult(tuple(game["scores"]), tuple(game["winners"]), game["end"]) for game in found["games"])
    return Result(tuple(found["scores"]), tuple(found["winners"]), found["end"], games)
