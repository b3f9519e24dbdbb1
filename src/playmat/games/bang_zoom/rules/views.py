"""What a seat sees of Bang! Zoom!."""

from typing import TypedDict


class Laid(TypedDict):
    """A word on the table, with its points and the new score of its seat: a line of the score sheet."""

    seat: int
    word: str
    points: int
    total: int
    kind: str  # "letters", "bang" (the first one) or "zoom"


class Taken(TypedDict):
    """The card that this turn began with; who may not know its letter sees none."""

    pile: str  # "draw" or "discard"
    letter: str | None


class Since(TypedDict):
    """What everybody saw of a hand since the draw pile was made anew; cards taken from the discard pile apart."""

    held: int  # how many unknown cards it held then
    drew: int  # how many cards it has drawn since
    left: list[str]  # which of them all have been laid or thrown away since


class Working(TypedDict):
    """What laying a word would bring."""

    letters: int
    points: int
    total: int
    kind: str


class BangZoomView(TypedDict):
    """One game of Bang! Zoom! as a seat sees it."""

    stage: str  # "take", "lay" or "over"
    dealer: int
    turn: int | None
    goal: str  # "BANG" until somebody has laid it, then "ZOOM"
    hand: list[str]
    counts: list[int]
    draw: int
    discards: list[str]  # from the bottom; everybody has seen each of them on top
    taken: Taken | None
    laid: bool  # whether a word was laid this turn
    words: list[Laid]  # in the order they were laid
    agreed: list[str]  # the words that the table has agreed on in this match
    known: list[list[str]]  # of each hand what everybody has seen go there
    rebuilds: int  # how often the draw pile was made anew
    rebuilt: list[str]  # what the draw pile was made of the last time
    since: list[Since]  # for each seat; none before the first time
    drawn: list[str]  # what the viewer has drawn since
    last_turns: int  # how many last turns are left, this one included; 0 before they begin
    quiet: int
    quiet_limit: int
    hands: list[list[str]]  # all of them, once the game is over
    draw_cards: list[str]  # what was never drawn, once the game is over
    scores: list[int]
    end: str
    winners: list[int]
