"""A deal being played, each move of which can be taken back. Equal cards cannot be told apart.

deck    the first `size` of them: the cards in the order they come; `drawn` of them have come
hand    for every card how many of it are in the hand, `hand_size` in all
pile    the first `piled` of them: the discard pile, the top last
left    for every card how many of it are not on the board; `left_points` is what they would bring
points  for every card what it brings to put it
taken   the first `draws` of them: how many cards had come before each draw; the first hand is one of them
"""

from playmat.games.big_bang.rules import cards
from playmat.games.big_bang.rules.cards import CARD_NAMES
from playmat.games.big_bang.rules.grid import CELLS
from playmat.games.big_bang.rules.moves import DEAD, DRAW, HAND, KINDS, TOP
from playmat.games.big_bang.solver.board import Board
from playmat.games.big_bang.solver.deal import Deal
from playmat.games.big_bang.solver.symmetry import keys_from

CARD_OF = cards.CARD_OF
CARDS = len(CARD_NAMES)
MOST_KEYS = 40
HAND_KEYS = keys_from(7, 1, CARDS * (HAND + 1))
DECK_KEYS = keys_from(7, 2, MOST_KEYS)
DRAW_KEYS = keys_from(7, 3, MOST_KEYS)
PILE_KEYS = keys_from(7, 4, MOST_KEYS * CARDS)


class Played:
    """Board, hand, discard pile and deck."""

    def __init__(self, deal: Deal) -> None:
        self.draws_freely = deal.draws_freely
        self.replay = deal.replay
        self.number_points = deal.number_points
        self.board = Board(deal.rules_cards)
        self.deck = [0] * 34
        self.size = len(deal.deck)
        self.hand = [0] * 14
        self.hand_size = 0
        self.pile = [0] * 34
        self.piled = 0
        # A hash of hand and discard pile.
        self.cards_hash = 0
        self.drawn = 0
        self.draws = 0
        self.taken = [0] * 40
        self.left = [0] * 14
        self.left_points = 0
        self.points = [deal.points_of(card) for card in range(CARDS)]
        for place, card in enumerate(deal.deck):
            self.deck[place] = card
            self.left[card] += 1
            self.left_points += deal.points_of(card)
        self.take(HAND)

    def do(self, move: int) -> int:
        """Make a move that the rules allow; the answer means nothing."""
        if move == DRAW:
            self.draws += 1
            self.taken[self.draws] = self.drawn
            self.take(HAND - self.hand_size)
        elif move > DRAW:
            order = move - DEAD
            self.lay_down(order // (KINDS * KINDS) + 1)
            self.lay_down(order // KINDS % KINDS + 1)
            self.lay_down(order % KINDS + 1)
        else:
            place = move - TOP if move >= TOP else move
            piece = place // CELLS + 1
            card = CARD_OF[piece]
            if move >= TOP:
                self.take_top()
            else:
                self.give_away(card)
            self.left[card] -= 1
            self.left_points -= self.points[card]
            self.board.put(piece, place - (piece - 1) * CELLS)
        return 0

    def undo(self, move: int) -> int:
        """The last move that was made."""
        if move == DRAW:
            while self.drawn > self.taken[self.draws]:
                self.drawn -= 1
                self.give_away(self.deck[self.drawn])
            self.draws -= 1
        elif move > DRAW:
            for _ in range(HAND):
                self.receive(self.take_top())
        else:
            card = CARD_OF[(move - TOP if move >= TOP else move) // CELLS + 1]
            self.board.take_back()
            self.left[card] += 1
            self.left_points += self.points[card]
            if move >= TOP:
                self.put_on_top(card)
            else:
                self.receive(card)
        return 0

    def take(self, count: int) -> int:
        """Cards from the deck, as far as there are any."""
        while count and self.drawn < self.size:
            self.receive(self.deck[self.drawn])
            self.drawn += 1
            count -= 1
        return 0

    def receive(self, card: int) -> int:
        held = self.hand[card]
        self.hand[card] = held + 1
        self.hand_size += 1
        key = card * (HAND + 1) + held
        self.cards_hash ^= HAND_KEYS[key] ^ HAND_KEYS[key + 1]
        return 0

    def give_away(self, card: int) -> int:
        held = self.hand[card]
        self.hand[card] = held - 1
        self.hand_size -= 1
        key = card * (HAND + 1) + held
        self.cards_hash ^= HAND_KEYS[key] ^ HAND_KEYS[key - 1]
        return 0

    def lay_down(self, card: int) -> int:
        self.give_away(card)
        self.put_on_top(card)
        return 0

    def put_on_top(self, card: int) -> int:
        self.cards_hash ^= PILE_KEYS[self.piled * CARDS + card]
        self.pile[self.piled] = card
        self.piled += 1
        return 0

    def take_top(self) -> int:
        """The card that was there."""
        self.piled -= 1
        card = self.pile[self.piled]
        self.cards_hash ^= PILE_KEYS[self.piled * CARDS + card]
        return card

    def key(self, draws_count: bool) -> int:
        """What tells this position from every other one of the same deal that goes on differently."""
        key = self.board.hash() ^ self.cards_hash ^ DECK_KEYS[self.drawn]
        return key ^ DRAW_KEYS[self.draws] if draws_count else key

    def is_live(self) -> bool:
        """Whether a card of the hand can be put."""
        for card in range(1, self.board.cards):  # noqa: SIM110 - compiled, a loop is far cheaper than `any`
            if self.hand[card] and self.board.places[card]:
                return True
        return False

    def would_reshuffle(self) -> bool:
        """BB-13: whether a draw would come to the end of the deck and make a new one of the discard pile."""
        return self.replay and self.piled > 0 and self.size - self.drawn < HAND - self.hand_size

    def can_reshuffle(self) -> bool:
        """BB-13: whether play could go on with a new deck from here, by a draw or by discarding a dead hand first."""
        if not self.replay or (self.is_live() and not (self.draws_freely and self.hand_size < HAND)):
            return False
        return self.would_reshuffle() or (self.hand_size == HAND and self.drawn == self.size)

    # For those who look at it from outside.

    def held(self) -> list[int]:
        """The cards of the hand, ascending."""
        return [card for card in range(14) for _ in range(self.hand[card])]

    def discards(self) -> list[int]:
        return [self.pile[place] for place in range(self.piled)]

    def not_put(self) -> list[int]:
        """Of every card how many are not on the board."""
        return [self.left[card] for card in range(14)]
