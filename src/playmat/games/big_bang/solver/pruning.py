"""Positions from which it cannot be done any more, seen without search."""

from playmat.games.big_bang.rules.cards import FIRST_RULES
from playmat.games.big_bang.rules.moves import HAND
from playmat.games.big_bang.solver.played import Played

# BB-2: a card touches one that lies already, so at most two free cells become new places beside it.
NEW_PLACES = 2


class Pruning:
    """What a search asks before it looks further. `available` is how many cards of each kind are at hand."""

    def __init__(self) -> None:
        self.available = [0] * 14

    def lost_points(self, played: Played) -> int:
        """Points of number cards that no order of play can put any more; nothing is said while rules cards are to come.

        A number needs a place beside one that is 1 apart: one that is there, or one beside a card still to be put. And
        each of those makes two places at most.
        """
        left = played.left
        for card in range(FIRST_RULES, 14):
            if left[card]:
                return 0
        reached = self.reachable(played, left)
        lost = 0
        for card in range(1, FIRST_RULES):
            count = left[card]
            if not count:
                continue
            if not reached >> card & 1:
                lost += count
                continue
            makers = left[card - 1] + (left[card + 1] if card + 1 < FIRST_RULES else 0)
            places = played.board.places[card] + NEW_PLACES * makers
            if count > places:
                lost += count - places
        return lost * played.number_points

    def reachable(self, played: Played, available: list[int]) -> int:
        """The set of numbers that have a place, or get one when those available are put."""
        places = played.board.places
        reached = 0
        for card in range(1, FIRST_RULES):
            if places[card]:
                reached |= 1 << card  # few bits
        before = 0
        while before != reached:
            before = reached
            for card in range(1, FIRST_RULES):
                if available[card] and before >> card & 1:
                    reached |= (5 << card) >> 1  # few bits
        return reached

    def must_waste(self, played: Played, most_draws: int) -> bool:
        """Whether so few draws cannot bring all cards: each brings three at most, and one less for every card held.

        A card of a live hand that nothing in hand or discard pile makes a place for is held at the next draw.
        """
        to_come = played.size - played.drawn
        slack = HAND * (most_draws - played.draws) - to_come
        if slack < 0:
            return True
        if played.board.has_rules or not to_come or not played.hand_size:
            return False
        if played.hand_size == HAND and not played.is_live():
            return False
        available = self.available
        for card in range(14):
            available[card] = played.hand[card]
        for place in range(played.piled):
            card = played.pile[place]
            available[card] = available[card] + 1
        reached = self.reachable(played, available)
        held = 0
        for card in range(1, FIRST_RULES):
            if not reached >> card & 1:
                held += played.hand[card]
        return held > slack
