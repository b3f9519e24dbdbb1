"""What is kept of turns that are over: the last one with its working, and every wrong statement."""

from playmat.games.stars_and_bars.rules.board import Cell
from playmat.games.stars_and_bars.rules.cards import Card


class LastTurn:
    """The turn before this one: the card, the top cards as they lay before it, and what was written down."""

    def __init__(
        self, seat: int, card: Card, cell: Cell, tops: list[int], claims: list[int], recorded: int, drawn: int
    ) -> None:
        self.seat = seat
        self.card = card
        self.cell = cell
        self.tops = tops
        self.claims = claims
        self.recorded = recorded
        self.drawn = drawn


class Mistake:
    """SB-13: a wrong statement: what was said about which card, and what would have been right."""

    def __init__(self, seat: int, round: int, card: Card, cell: Cell, said: int, right: int) -> None:
        self.seat = seat
        self.round = round
        self.card = card
        self.cell = cell
        # Both are moves: `say 9 57`.
        self.said = said
        self.right = right
