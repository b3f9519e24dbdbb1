"""What a seat sees of Big Bang."""

from typing import TypedDict


class PutCard(TypedDict):
    """A card on a board; which one it is stays untold where only the shape may be seen."""

    cell: str
    card: str | None


class SetView(TypedDict):
    """A player's set; what the viewer may not see of it is none."""

    board: list[PutCard]  # from the star outwards; the star at 0,0 is not among them
    hand: list[str] | None
    discards: list[str] | None  # the last one is the top
    deck: int | None
    deck_cards: list[str]  # what was still to come, in order, once the game is over
    may_replay: bool | None  # whether the discard pile may become the deck once more
    replays: int | None  # how often it has


class Scoring(TypedDict):
    """What a set brings: cards put and cards left, the points, and what was stolen with them."""

    numbers: int
    rules: int
    left: int
    points: int
    stolen: int | None


class BigBangView(TypedDict):
    """One game of Big Bang as a seat sees it."""

    sets: list[SetView]
    rules_cards: list[list[str]]  # the faces of R1, R2, …, as far as they are in the deck
    scores: list[int]
    scoring: list[Scoring]  # once the game is over
    end: str
    winners: list[int]
