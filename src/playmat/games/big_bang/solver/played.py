"""A deal being played, each move of which can be taken back."""

from typing import Final

from playmat.games.big_bang.rules.cards import CARD_OF
from playmat.games.big_bang.rules.grid import CELLS
from playmat.games.big_bang.rules.moves import DRAW, HAND, TOP, discarded
from playmat.games.big_bang.solver.board import CARDS, Board
from playmat.games.big_bang.solver.deal import Deal
from playmat.games.big_bang.solver.symmetry import keys_from

MOST_CARDS: Final = 40
HAND_KEYS: Final = keys_from(7, 1, CARDS * (HAND + 1))
DECK_KEYS: Final = keys_from(7, 2, MOST_CARDS)
DRAW_KEYS: Final = keys_from(7, 3, MOST_CARDS)
PILE_KEYS: Final = keys_from(7, 4, MOST_CARDS * CARDS)


class Played:
    """Board, hand, discard pile and deck. Cards are counted by what they are: equal ones cannot be told apart."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.deck = deal.deck
        self.size = len(deal.deck)
        self.board = Board(deal.rules)
        self.hand = [0] * CARDS
        self.hand_size = 0
        self.discards: list[int] = []
        # A hash of hand and discard pile.
        self.cards_hash = 0
        self.drawn = 0
        self.draws = 0
        self.taken: list[int] = []
        # What is not on the board: cards of each kind, and their points.
        self.left = [0] * CARDS
        self.left_points = 0
        for card in deal.deck:
            self.left[card] += 1
            self.left_points += deal.points_of(card)
        self.take(HAND)

    def do(self, move: int) -> None:
        if move == DRAW:
            self.draws += 1
            self.take(HAND - self.hand_size)
        elif move > DRAW:
            for card in discarded(move):
                self.give_away(card)
                self.pile(card)
        else:
            is_top = move >= TOP
            place = move - TOP if is_top else move
            piece = place // CELLS + 1
            card = CARD_OF[piece]
            if is_top:
                self.unpile()
            else:
                self.give_away(card)
            left = self.left
            left[card] = left[card] - 1
            self.left_points -= self.deal.points_of(card)
            self.board.put(piece, place - (piece - 1) * CELLS)

    def undo(self, move: int) -> None:
        """The last move that was made."""
        if move == DRAW:
            self.draws -= 1
            self.put_back()
        elif move > DRAW:
            for _ in range(HAND):
                self.receive(self.unpile())
        else:
            is_top = move >= TOP
            card = CARD_OF[(move - TOP if is_top else move) // CELLS + 1]
            self.board.take_back()
            left = self.left
            left[card] = left[card] + 1
            self.left_points += self.deal.points_of(card)
            if is_top:
                self.pile(card)
            else:
                self.receive(card)

    def take(self, count: int) -> None:
        """Cards from the deck, as far as there are any."""
        self.taken.append(self.drawn)
        end = min(self.drawn + count, self.size)
        while self.drawn < end:
            self.receive(self.deck[self.drawn])
            self.drawn += 1

    def put_back(self) -> None:
        start = self.taken.pop()
        while self.drawn > start:
            self.drawn -= 1
            self.give_away(self.deck[self.drawn])

    def receive(self, card: int) -> None:
        hand = self.hand
        held = hand[card]
        hand[card] = held + 1
        self.hand_size += 1
        self.cards_hash ^= HAND_KEYS[card * (HAND + 1) + held] ^ HAND_KEYS[card * (HAND + 1) + held + 1]

    def give_away(self, card: int) -> None:
        hand = self.hand
        held = hand[card]
        hand[card] = held - 1
        self.hand_size -= 1
        self.cards_hash ^= HAND_KEYS[card * (HAND + 1) + held] ^ HAND_KEYS[card * (HAND + 1) + held - 1]

    def pile(self, card: int) -> None:
        self.cards_hash ^= PILE_KEYS[len(self.discards) * CARDS + card]
        self.discards.append(card)

    def unpile(self) -> int:
        card = self.discards.pop()
        self.cards_hash ^= PILE_KEYS[len(self.discards) * CARDS + card]
        return card

    def key(self, draws_count: bool) -> int:
        """What tells this position from every other one of the same deal that goes on differently."""
        key = self.board.hash() ^ self.cards_hash ^ DECK_KEYS[self.drawn]
        return key ^ DRAW_KEYS[self.draws] if draws_count else key

    def is_live(self) -> bool:
        """Whether a card of the hand can be put."""
        hand = self.hand
        for card, places in enumerate(self.board.fits):  # noqa: SIM110 - compiled, a loop is far cheaper than `any`
            if places and hand[card]:
                return True
        return False

    def held(self) -> list[int]:
        """The cards of the hand, ascending."""
        return [card for card, count in enumerate(self.hand) for _ in range(count)]

    def would_reshuffle(self) -> bool:
        """BB-13: whether a draw would come to the end of the deck and make a new one of the discard pile."""
        return self.deal.replay and len(self.discards) > 0 and self.size - self.drawn < HAND - self.hand_size

    def can_reshuffle(self) -> bool:
        """BB-13: whether play could go on with a new deck from here, by a draw or by discarding a dead hand first."""
        if not self.deal.replay or (self.is_live() and not (self.deal.draws_freely and self.hand_size < HAND)):
            return False
        return self.would_reshuffle() or (self.hand_size == HAND and self.drawn == self.size)
