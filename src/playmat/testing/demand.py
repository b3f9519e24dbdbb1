"""Saying what a game must do, and what it did instead."""

import json
from collections.abc import Callable

from playmat.core.match import Match


def demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


class Demands:
    """Collects every demand that fails, to report them together."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def add(self, holds: bool, sentence: str) -> None:
        if not holds and sentence not in self.failed:
            self.failed.append(sentence)

    def look(self, what: str, check: Callable[[], None]) -> None:
        """Run a check, and note an error it raises, so that the other checks run too."""
        try:
            check()
        except AssertionError as error:
            self.add(False, str(error))
        except Exception as error:  # noqa: BLE001  # whatever a game raises is one of its faults
            self.add(False, f"{what} raised {type(error).__name__}: {error}")

    def insist(self) -> None:
        """Raise an AssertionError with everything that failed, a line each."""
        demand(not self.failed, "\n".join(self.failed))


def snapshot(match: Match) -> str:
    """Everything that can be seen of a match from outside, as one text."""
    seats = range(match.setup.seats)
    shown = [match.view(seat) for seat in seats]
    legal = [match.legal(seat) for seat in seats]
    chance = match.chance.written(match.setup.game.card_names)
    return json.dumps([shown, match.view(None), legal, chance, match.actors()])


def demand_plain(value: object, what: str) -> None:
    """Plain data survives being written as JSON and read again."""
    demand(json.loads(json.dumps(value)) == value, f"{what} must be plain data, but is {value!r}")
