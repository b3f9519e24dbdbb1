"""One error for everything that cannot be taken, with the sentence a person should read."""

from collections.abc import Iterator
from contextlib import contextmanager

from playmat.core.message import Facts
from playmat.core.refusal import Refusal, Refused
from playmat.core.replay import Fault
from playmat.games.registry import GAMES
from playmat.words.catalogue import explain_anywhere


class PlaymatError(ValueError):
    """Something could not be taken: a move, an option, a record. Nothing has changed.

    `code` is stable and meant for programs, `str(error)` is a sentence for people, `rule` is the id of the rule that
    decides (`"SV-9"`, empty where none does). For a record, `move` says which move of it is wrong, counted from 1.

    >>> match = playmat.start("sevens", seats=4, seed=7)
    >>> match.push(0, "play 99")
    Traceback (most recent call last):
    playmat.api.error.PlaymatError: “play 99” is not a move of this game.
    """

    def __init__(self, refusal: Refusal, *, game: str = "", move: int | None = None) -> None:
        # The game at hand speaks first: two games may have a sentence of their own for the same code.
        super().__init__(explain_anywhere(refusal, "en", [game, *GAMES] if game in GAMES else GAMES))
        self.code: str = refusal.code
        self.facts: Facts = refusal.facts
        self.rule: str = refusal.rule
        self.move = move


@contextmanager
def told(game: str = "") -> Iterator[None]:
    """Refusals of the engine become errors that a program's user can read."""
    try:
        yield
    except Refused as wrong:
        raise PlaymatError(wrong.refusal, game=game) from None
    except Fault as fault:
        raise PlaymatError(fault.refusal, game=game, move=fault.move) from None
