"""What everybody sees of Stars and Bars: all but the order of the deck."""

from typing import TypedDict


class Neighbour(TypedDict):
    """What a card has to do with one card that it touches."""

    relation: str  # "stack", "horizontal", "diagonal" or "vertical"
    cell: str
    card: str
    differences: int
    attributes: list[str]  # in which of figure, number, colour and fill they differ
    needs: int
    points: int


class Stack(TypedDict):
    """What lies on a space, from the bottom."""

    cell: str
    inner: bool
    cards: list[str]
    face_down: bool


class Statement(TypedDict):
    """Points of a turn and a new total, as somebody said them."""

    points: int
    total: int


class RunningTurn(TypedDict):
    """How far the turn has come; what its card brings stays untold while the player has to say it."""

    card: str | None
    cell: str | None
    place: int  # where in the hand the card was
    claims: list[str]
    claimed: int
    duties: list[str]
    taken_back: bool
    misstated: bool
    said: list[Statement]  # wrong statements about this card
    neighbours: list[Neighbour]
    points: int | None


class FinishedTurn(TypedDict):
    """The turn before this one, with its working; `recorded` is less than `points` after a wrong strict statement."""

    seat: int
    card: str
    cell: str
    claims: list[str]
    claimed: int
    neighbours: list[Neighbour]
    points: int
    recorded: int
    drawn: str | None


class SheetLine(TypedDict):
    """A line of the score sheet."""

    seat: int
    points: int
    total: int


class WrongStatement(TypedDict):
    """A mistake for the report."""

    seat: int
    round: int
    card: str
    cell: str
    said: Statement
    right: Statement


class StarsAndBarsView(TypedDict):
    """One game of Stars and Bars as everybody sees it."""

    stage: str  # "put", "end", "say" or "over"
    first: int
    beginner: int
    first_star: str | None  # the card that decided who begins
    turn: int | None
    round: int
    board: list[Stack]
    hands: list[list[str]]
    deck: int
    deck_cards: list[str]  # what was never drawn, once the game is over
    discards: list[list[str]]
    running: RunningTurn | None
    last_turn: FinishedTurn | None
    sheet: list[SheetLine]
    mistakes: list[WrongStatement]
    scores: list[int]
    end: str
    winners: list[int]
