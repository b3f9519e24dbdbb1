"""What a seat sees of Number Line."""

from typing import TypedDict


class Slot(TypedDict):
    """A card on the line; its kind is `card`, `decoy` or, face down, `hidden`."""

    seat: int
    kind: str


class ScoredRound(TypedDict):
    """A round that is over, all cards open."""

    round: int
    starter: int
    line: list[Slot | None]
    owners: list[int | None]
    points: list[int]


class Answer(TypedDict):
    """What a seat answered: a number, or `pass`."""

    seat: int
    text: str


class Quiz(TypedDict):
    """The starting quiz: the two factors, and what was answered."""

    factors: list[int]
    answers: list[Answer]


class Counting(TypedDict):
    """A round whose points the players count themselves (NL-18)."""

    waiting: list[int]  # the seats that have yet to state their points
    tries: list[int]  # how many wrong numbers each waiting seat has stated
    wrong: list[int]  # the viewer's own wrong numbers, in order, as long as the viewer counts


class NumberLineView(TypedDict):
    """One game of Number Line as a seat sees it."""

    stage: str  # "quiz", "round", "count" or "over"
    first: int
    quiz: Quiz | None
    round: int
    starter: int | None
    line: list[Slot | None]
    standing: list[int | None]  # who is closest to each number; empty as long as the viewer has yet to count (NL-18)
    cards_left: list[int]
    own_cards: list[str]
    scores: list[int]
    rounds: list[ScoredRound]
    counting: Counting | None
    end: str
    winners: list[int]
