"""How games and matches end. Nothing of it changes once it is there, so it may be handed to anybody."""

from msgspec import Struct


class GameOutcome(Struct, frozen=True):
    """How one game of a match ended: points by seat, the seats that won it, and the way it ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end: str


class Result(Struct, frozen=True):
    """How a match ended: totals by seat, the seats that won, the way the last game ended, and every game of it."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    end: str
    games: tuple[GameOutcome, ...]
