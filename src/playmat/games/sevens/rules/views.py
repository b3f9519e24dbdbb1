"""What a seat sees of Sevens."""

from typing import TypedDict


class Guess(TypedDict):
    """A guess of the running knock: right, and the card was shown; or wrong, and only two have seen it."""

    seat: int  # who gave the card
    named: str
    right: bool
    card: str | None


class Knock(TypedDict):
    """A knock that is not settled yet."""

    seat: int
    choosing: list[int]
    given: list[int]  # whose cards lie face down and are not guessed yet
    own: str | None  # the viewer's own card among them
    guessing: int | None  # whose card is to be named now
    guesses: list[Guess]


class KnownCard(TypedDict):
    """Where a card is, and how that is known: `shown` by a right guess, `gave` it away, or it `opens` the game."""

    seat: int
    card: str
    how: str


class NotHeld(TypedDict):
    """Cards a seat does not hold: it could have put them when it knocked (`knock`), or it guessed them (`guess`)."""

    seat: int
    cards: list[str]
    how: str


class TakenCard(TypedDict):
    """A card that a seat took unseen: none of those named, nor one known to be in that hand before."""

    seat: int
    named: list[str]
    beside: list[str]


class Known(TypedDict):
    """What somebody knows about the hands of the others, the whole of it."""

    cards: list[KnownCard]
    not_held: list[NotHeld]
    taken: list[TakenCard]


class Counting(TypedDict):
    """A game that is over, while the players add up their own hands (SV-16)."""

    end: str  # how the game ends
    waiting: list[int]  # the seats that have yet to state a sum
    wrong: list[list[int]]  # the wrong sums that each seat has stated


class SevensView(TypedDict):
    """One game of Sevens as a seat sees it."""

    stage: str  # "turn", "give", "guess", "count" or "over"
    dealer: int
    turn: int | None
    chains: list[list[str]]  # one a suit, from low to high; empty where it has not begun
    open: list[str]  # the cards that can be put now, whoever has them
    hand: list[str]
    counts: list[int]
    quiet: int  # turns in a row without a card put
    quiet_limit: int
    knock: Knock | None
    known: Known
    public: Known  # what everybody at the table knows, also about the viewer
    hands: list[list[str]]  # all of them, once the game is over
    points: list[list[int]]  # what each card of them costs; nothing of a seat that has yet to add them up
    counting: Counting | None
    scores: list[int]
    end: str
    winners: list[int]
