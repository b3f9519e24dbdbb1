"""One player's own set: the board around the star, the hand, the deck and the discard pile.

What its arrays mean, beside those of the board:

held    the first `in_hand` of them: the cards of the hand, in the order they came
order   the first `dealt` of them: the deck; those from `drawn` on are still to come
pile    the first `piled` of them: the discard pile, the top last
"""

from typing import TYPE_CHECKING

from playmat.core.kernel import MoveList
from playmat.games.big_bang.rules import cards
from playmat.games.big_bang.rules.board import Board
from playmat.games.big_bang.rules.cards import FIRST_RULES
from playmat.games.big_bang.rules.dead_hand import dead_into
from playmat.games.big_bang.rules.ending import NUMBER_POINTS, RULES_POINTS
from playmat.games.big_bang.rules.grid import CELLS
from playmat.games.big_bang.rules.moves import DEAD, DRAW, HAND, KINDS, TOP
from playmat.games.big_bang.rules.rules_cards import RulesCards

if TYPE_CHECKING:
    from playmat.core.chance import Chance
    from playmat.core.stream import Stream

CARD_OF = cards.CARD_OF
MOST_CARDS = 34


class OwnSet(Board):
    """A board and the cards that are not on it yet."""

    def __init__(self, rules_cards: RulesCards, replay: bool) -> None:
        Board.__init__(self, rules_cards)
        self.held = [0] * 3
        self.in_hand = 0
        self.order = [0] * 34
        self.dealt = 0
        self.drawn = 0
        self.pile = [0] * 34
        self.piled = 0
        # How many cards are not on the board.
        self.left = 0
        # BB-13: whether the discard pile may become the deck once more, and how often it has.
        self.replay = replay
        self.may_replay = replay
        self.replays = 0

    # Dealing.

    def shuffle_pack(self, stream: "Stream") -> int:
        """BB-1: the whole pack shuffled."""
        pack = self.rules_cards.pack
        self.dealt = len(pack)
        for place in range(self.dealt):
            self.order[place] = pack[place]
        self.shuffle_order(stream)
        return 0

    def shuffle_order(self, stream: "Stream") -> int:
        order = self.order
        for place in range(self.dealt - 1, 0, -1):
            other = stream.fast_below(place + 1)
            card = order[place]
            order[place] = order[other]
            order[other] = card
        return 0

    def take_order(self, other: "OwnSet") -> int:
        """BB-15: the cards come in the same order as to somebody else."""
        self.dealt = other.dealt
        for place in range(self.dealt):
            self.order[place] = other.order[place]
        return 0

    def begin(self) -> int:
        """BB-1: the star lies, the first three cards of the deck are in the hand."""
        self.clear()
        for place in range(HAND):
            self.held[place] = self.order[place]
        self.in_hand = HAND
        self.drawn = HAND
        self.piled = 0
        self.left = self.dealt
        self.may_replay = self.replay
        self.replays = 0
        return 0

    # Playing.

    def put(self, move: int) -> int:
        """BB-5, BB-8: a card of the hand or the top of the discard pile goes to the board; the points it brings."""
        if move < TOP:
            piece = move // CELLS + 1
            cell = move - (piece - 1) * CELLS
            card = CARD_OF[piece]
            held = self.held
            if held[0] == card:
                held[0] = held[1]
                held[1] = held[2]
            elif held[1] == card:
                held[1] = held[2]
            self.in_hand -= 1
        else:
            piece = (move - TOP) // CELLS + 1
            cell = move - TOP - (piece - 1) * CELLS
            self.piled -= 1
        self.lay(piece, cell)
        self.left -= 1
        self.may_replay = self.replay  # BB-13
        return NUMBER_POINTS if piece < FIRST_RULES else RULES_POINTS  # BB-11

    def draw(self, stream: "Stream | None", chance: "Chance | None") -> int:
        """BB-6, BB-13: fill the hand; the discard pile becomes the deck when a card is due and there is none."""
        while self.in_hand < HAND:
            if self.drawn == self.dealt:
                if not self.may_replay or not self.piled:
                    return 0
                self.play_again(stream, chance)
            self.held[self.in_hand] = self.order[self.drawn]
            self.in_hand += 1
            self.drawn += 1
        return 0

    def play_again(self, stream: "Stream | None", chance: "Chance | None") -> int:
        """BB-13: the discard pile, shuffled by the stream of whoever imagines it, else by the chance of a match."""
        if stream is None:
            assert chance is not None
            self.deck = chance.shuffle(self.discards)
        else:
            self.dealt = self.piled
            for place in range(self.piled):
                self.order[place] = self.pile[place]
            self.shuffle_order(stream)
            self.drawn = 0
        self.piled = 0
        self.may_replay = False
        self.replays += 1
        return 0

    def discard(self, move: int) -> int:
        """BB-7: a dead hand goes to the discard pile, the last card on top."""
        order = move - DEAD
        self.pile[self.piled] = order // (KINDS * KINDS) + 1
        self.pile[self.piled + 1] = order // KINDS % KINDS + 1
        self.pile[self.piled + 2] = order % KINDS + 1
        self.piled += HAND
        self.in_hand = 0
        return 0

    # What may be done.

    def has_live_hand(self) -> bool:
        """Whether a card of the hand can be put."""
        for place in range(self.in_hand):  # noqa: SIM110 - compiled, a loop is far cheaper than `any`
            if self.has_place(self.held[place]):
                return True
        return False

    def can_draw(self) -> bool:
        """BB-7: whether there is room in the hand and a card to come."""
        if self.in_hand == HAND:
            return False
        return self.drawn < self.dealt or (self.may_replay and self.piled > 0)

    def can_discard(self) -> bool:
        """BB-7: whether a hand of three may go, if it is dead."""
        return self.in_hand == HAND and (self.drawn < self.dealt or self.may_replay)

    def is_stuck(self) -> bool:
        """BB-10: nothing can be put, and neither `draw` nor `dead` is allowed."""
        if self.drawn < self.dealt:
            return False  # a hand that is not live can be filled or discarded
        if self.has_live_hand() or self.can_draw() or self.can_discard():
            return False
        return not self.piled or not self.has_place(self.pile[self.piled - 1])

    def legal_into(self, draws_freely: bool, moves: MoveList) -> int:
        """Cards from the hand in its order, each number once; the top of the discard pile; then `draw` or `dead`."""
        of = moves.of
        held = self.held
        in_hand = self.in_hand
        count = 0
        if in_hand:
            count = self.list_puts(held[0], 0, of, 0)
            if in_hand > 1 and held[1] != held[0]:
                count = self.list_puts(held[1], 0, of, count)
            if in_hand > 2 and held[2] != held[0] and held[2] != held[1]:
                count = self.list_puts(held[2], 0, of, count)
        is_live = count > 0
        if self.piled:
            count = self.list_puts(self.pile[self.piled - 1], TOP, of, count)
        if not is_live and self.can_discard():
            count = dead_into(held[0], held[1], held[2], of, count)
        elif (draws_freely or not is_live) and self.can_draw():
            of[count] = DRAW
            count += 1
        moves.count = count
        return count

    # Copies.

    def load(self, other: "OwnSet") -> int:
        """Become what another set of the same kind is; the answer means nothing."""
        self.load_board(other)
        self.in_hand = other.in_hand
        for place in range(self.in_hand):
            self.held[place] = other.held[place]
        self.take_order(other)
        self.drawn = other.drawn
        self.piled = other.piled
        for place in range(self.piled):
            self.pile[place] = other.pile[place]
        self.left = other.left
        self.may_replay = other.may_replay
        self.replays = other.replays
        return 0

    def copy(self) -> "OwnSet":
        other = OwnSet(self.rules_cards, self.replay)
        other.load(self)
        return other

    # For those who show, explain and imagine: cards as lists of their own.

    @property
    def hand(self) -> list[int]:
        return [self.held[place] for place in range(self.in_hand)]

    @hand.setter
    def hand(self, hand: list[int]) -> None:
        assert len(hand) <= HAND
        self.in_hand = len(hand)
        for place in range(len(hand)):
            self.held[place] = hand[place]

    @property
    def deck(self) -> list[int]:
        """What is still to come, the next card first."""
        return [self.order[place] for place in range(self.drawn, self.dealt)]

    @deck.setter
    def deck(self, deck: list[int]) -> None:
        assert len(deck) <= MOST_CARDS
        self.drawn = 0
        self.dealt = len(deck)
        for place in range(len(deck)):
            self.order[place] = deck[place]

    @property
    def discards(self) -> list[int]:
        """The last one is the top."""
        return [self.pile[place] for place in range(self.piled)]

    @discards.setter
    def discards(self, discards: list[int]) -> None:
        assert len(discards) <= MOST_CARDS
        self.piled = len(discards)
        for place in range(len(discards)):
            self.pile[place] = discards[place]


def new_set(rules_cards: RulesCards, replay: bool, deck: list[int]) -> OwnSet:
    """BB-1: a set that begins with its cards in this order."""
    own = OwnSet(rules_cards, replay)
    own.deck = deck
    own.begin()
    return own


def laid_set(rules_cards: RulesCards, replay: bool, cells: list[int], pieces: list[int]) -> OwnSet:
    """A set of which these pieces lie on the board, in whatever order they were put; the other cards are nowhere."""
    own = OwnSet(rules_cards, replay)
    own.left = len(rules_cards.pack) - len(pieces)
    own.lay_all(cells, pieces)
    return own
