"""What a person is offered: moves to pick from, and forms for what is too much to list."""

from msgspec import Struct

from playmat.core.message import Message


class Field(Struct, frozen=True):
    """One thing to fill in: a `"number"` between `low` and `high`, or `"text"` or `"cards"` of that many characters."""

    name: str
    kind: str
    low: int
    high: int


class Form(Struct, frozen=True):
    """A move to be written: its verb, then what belongs behind it, with spaces between."""

    verb: str
    fields: tuple[Field, ...] = ()


class Offer(Struct, frozen=True):
    """All a seat may choose from, and what it is asked in words. It never gives an answer away."""

    moves: list[int]
    forms: list[Form]
    asks: Message
