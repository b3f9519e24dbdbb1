"""Saying what a game must do, and what it did instead."""

import json

from playmat.core.match import Match


def demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise AssertionError(sentence)


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
