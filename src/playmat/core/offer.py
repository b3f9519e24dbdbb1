"""What a person is offered: moves to pick from, and forms for what is too much to list."""

from typing import TypedDict

from playmat.core.message import Message


class Field(TypedDict):
    """One thing to fill in."""

    name: str
    kind: str  # "number" or "text" or "cards"
    low: int
    high: int


class Form:
    """A move to be written: its verb, and what belongs behind it."""

    def __init__(self, verb: str, fields: list[Field]) -> None:
        self.verb = verb
        self.fields = fields


class Offer:
    """All a seat may choose from, and what it is asked in words. It never gives an answer away."""

    def __init__(self, moves: list[int], forms: list[Form], asks: Message) -> None:
        self.moves = moves
        self.forms = forms
        self.asks = asks
