"""A finished game for tests: what is looked at of it, and the moves."""

from collections.abc import Sequence

from playmat.core.message import Message
from playmat.core.views import FinishedGame
from playmat.words.catalogue import catalogue

NAMES = ["Ada", "Ben", "Mia", "Leo"]


def finished(moves: Sequence[tuple[int, str]] = (), /, **view: object) -> FinishedGame:
    return FinishedGame(view, moves)


def told(game: str, what: Message | None, reader: int | None = None, language: str = "en") -> str:
    return "" if what is None else catalogue(language, game).say(what, NAMES, reader)
