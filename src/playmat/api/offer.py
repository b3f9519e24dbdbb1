"""What a seat is offered, for programs."""

from dataclasses import dataclass

from playmat.core.offer import Form


@dataclass(frozen=True, slots=True)
class Offer:
    """What a person in a seat may choose from: moves to pick, forms to fill in, and the question in words.

    An offer never gives an answer away.
    """

    moves: tuple[str, ...]
    forms: tuple[Form, ...]
    asks: str
