"""Stars and Bars in numbers: whose turn it is, what may be played, and what comes of it."""

from typing import Final

from playmat.core.bits import few_into
from playmat.core.kernel import Kernel, MoveList
from playmat.core.stream import Stream
from playmat.games.stars_and_bars.rules import board, cards
from playmat.games.stars_and_bars.rules.board import ALL_INNER
from playmat.games.stars_and_bars.rules.board_kernel import BoardKernel
from playmat.games.stars_and_bars.rules.cards import NO_CARD, STARRED
from playmat.games.stars_and_bars.rules.ending import (
    CARDS_OUT,
    CLEAR_LEAD,
    HUGE_LEAD,
    MANY_POINTS,
    OVER_50_AHEAD,
    OVER_200,
    TIE,
    TIE_OVER_200,
)
from playmat.games.stars_and_bars.rules.moves import (
    BACK,
    CLAIM_POINTS,
    CLEAR,
    CLEAR_POINTS,
    END,
    FLIP,
    REMOVE,
    SAY,
    TOTALS,
    WHOLE,
)
from playmat.games.stars_and_bars.rules.terms import OFF, STRICT, Terms

HAND: Final = 4
DRAWS: Final = 12

BITS: Final = board.BITS
INNER: Final = board.INNER
OUTER: Final = board.OUTER
OPEN_INSIDE: Final = board.OPEN_INSIDE
OPEN_WITH: Final = board.OPEN_WITH
DIFFERENCES: Final = cards.DIFFERENCES
SIXFOLD: Final = cards.SIXFOLD
MANY_INSIDE: Final = board.MANY_INSIDE


class StarsAndBarsKernel(BoardKernel):
    """One game of Stars and Bars.

    pile[number]     the cards in the order in which they are drawn; those from `drawn` to `size` are the deck
    hands            four times the seat plus the place: the cards in front of a seat, the first `held[seat]` of them
    places[card]     the place of a card in its hand
    first            who drew first; `beginner` who begins, `first_star` the card that decided it (SB-3)
    turn             whose turn it is
    put_card         the card that was put this turn, NO_CARD before; it keeps its place in the hand until the turn ends
    put_cell         where it lies; `put_under` is the card that counted there before, `put_points` what it brings
    claimed          the points of what was claimed before the card (SB-12)
    duties           how many duties were done after the card: its stack turned or removed 1, the four cleared 2
    """

    def __init__(self, terms: Terms, first: int) -> None:
        BoardKernel.__init__(self)
        self.terms = terms
        self.cards = terms.cards
        self.is_manual = terms.is_manual
        self.announce = terms.announce
        self.is_long = terms.is_long
        # Who draws first in the first game of a match; in the next one it is the other.
        self.first_of_match = first
        self.pile = [0] * 81
        self.drawn = 0
        self.size = 0
        self.hands = [NO_CARD] * 8
        self.held = [0] * 2
        self.places = [0] * 82
        self.first = first
        self.beginner = first
        self.first_star = NO_CARD
        self.turn = first
        self.put_card = NO_CARD
        self.put_cell = 0
        self.put_under = NO_CARD
        self.put_points = 0
        self.claimed = 0
        self.duties = 0
        self.has_taken_back = False
        self.has_misstated = False

    # The deal.

    def deal(self, number: int, stream: Stream) -> int:
        size = self.cards
        pile = self.pile
        for card in range(size):
            pile[card] = card
        for last in range(size - 1, 0, -1):
            other = stream.fast_below(last + 1)
            card = pile[last]
            pile[last] = pile[other]
            pile[other] = card
        return self.begin(number)

    def begin(self, number: int) -> int:
        """SB-3: drawn in turns; the first four cards go to the inner spaces, the others to the hands."""
        self.size = self.cards
        self.drawn = DRAWS
        self.empty()
        self.scores[0] = 0
        self.scores[1] = 0
        self.end = 0
        first = (number - 1 + self.first_of_match) & 1
        self.first = first
        self.beginner = first
        self.first_star = NO_CARD
        for draw in range(4):
            self.pile_up(self.pile[draw], INNER[draw])
            self.show(self.pile[draw], INNER[draw])
        self.held[0] = 0
        self.held[1] = 0
        for draw in range(4, DRAWS):
            self.take(first ^ (draw & 1), self.pile[draw])
        for draw in range(DRAWS):
            if self.pile[draw] < STARRED:
                self.beginner = first ^ (draw & 1)
                self.first_star = self.pile[draw]
                break
        return self.begin_turn(self.beginner)

    def take(self, seat: int, card: int) -> int:
        """A card more in a hand, behind the others."""
        place = self.held[seat]
        self.held[seat] = place + 1
        return self.hold(seat, card, place)

    def hold(self, seat: int, card: int, place: int) -> int:
        self.hands[seat * HAND + place] = card
        self.places[card] = place
        return 0

    def begin_turn(self, seat: int) -> int:
        self.turn = seat
        self.acting = 0 if self.end else 1 + seat
        self.put_card = NO_CARD
        if self.is_long:
            self.claimed = 0
            self.duties = 0
            self.has_taken_back = False
            self.has_misstated = False
        return 0

    def on_turn(self) -> int:
        return -1 if self.end else self.turn

    # What may be played.

    def legal_into(self, seat: int, moves: MoveList) -> int:
        """Puts and claims that are due; then `end` or two statements, the right one and a wrong one, duties, `back`.

        A sample: `back`, and in practice a wrong statement, are listed once a turn only, so that random play ends.
        """
        if self.put_card == NO_CARD:
            count = self.puts_into(seat, moves)
            if self.is_manual and not self.has_taken_back:
                count = self.claims_into(moves)
            return count
        if self.announce == OFF:
            moves.of[0] = END
            count = 1
        else:
            right = self.right_statement()
            moves.of[0] = right
            count = 1
            if self.announce == STRICT or not self.has_misstated:
                moves.of[1] = right + TOTALS + 1
                count = 2
        if self.is_manual and self.due_duty() >= 0:
            moves.of[count] = self.due_duty()
            count += 1
        if not self.has_taken_back:
            moves.of[count] = BACK
            count += 1
        moves.count = count
        return count

    def puts_into(self, seat: int, moves: MoveList) -> int:
        """SB-5, SB-7, SB-8: card by card, each first on the inner spaces and then on the outer ones, from a1 to d4."""
        listed = moves.of
        touching = self.touching()
        pattern = self.face_down >> 5 & 3 | self.face_down >> 7 & 12
        inside = OPEN_INSIDE[pattern]
        count = 0
        for place in range(seat * HAND, seat * HAND + self.held[seat]):
            card = self.hands[place]
            move = card * 16
            # All four are written, but only those that are open are counted: faster than to ask in between.
            listed[count] = move + inside[0]
            listed[count + 1] = move + inside[1]
            listed[count + 2] = move + inside[2]
            listed[count + 3] = move + inside[3]
            count = few_into(spaces_for(card, self.tops, touching), move, listed, count + MANY_INSIDE[pattern])
        moves.count = count
        return count

    def claims_into(self, moves: MoveList) -> int:
        """SB-12: everything that was forgotten, behind the moves that are listed already."""
        count = moves.count
        for place in range(4):
            if self.is_whole(INNER[place]):
                moves.of[count] = FLIP + INNER[place]
                count += 1
        if self.face_down == ALL_INNER:
            moves.of[count] = CLEAR
            count += 1
        for place in range(12):
            if self.is_whole(OUTER[place]):
                moves.of[count] = REMOVE + OUTER[place]
                count += 1
        moves.count = count
        return count

    def is_whole(self, cell: int) -> bool:
        """Whether a stack that lies face up has 4 cards or more."""
        return self.heights[cell] >= WHOLE and not self.face_down & BITS[cell]

    def due_duty(self) -> int:
        """SB-9 to SB-12: what is due after the card: the stack that it brought to exactly 4, then the four; or -1."""
        cell = self.put_cell
        if self.duties == 0:
            if self.heights[cell] != WHOLE:
                return -1
            return FLIP + cell if ALL_INNER & BITS[cell] else REMOVE + cell
        if self.duties == 1 and self.face_down == ALL_INNER and ALL_INNER & BITS[cell]:
            return CLEAR
        return -1

    def turn_points(self) -> int:
        """SB-6, SB-13: the points of this turn: the card and the claims."""
        return self.put_points + self.claimed

    def right_statement(self) -> int:
        """SB-13: the points of this turn and the new total, as they have to be said."""
        points = self.turn_points()
        return SAY + points * TOTALS + self.scores[self.turn] + points

    # Playing.

    def play(self, seat: int, move: int) -> int:
        if move < BACK:
            return self.put(seat, move >> 4, move & 15)
        if move >= SAY:
            return self.state(seat, move)
        if move == END:
            return self.finish_turn(seat, self.turn_points())
        if move == BACK:
            return self.take_back()
        return self.do_duty(move)

    def put(self, seat: int, card: int, cell: int) -> int:
        self.put_card = card
        self.put_cell = cell
        self.put_points = self.points_at(card, cell)
        self.put_under = self.tops[cell]
        self.pile_up(card, cell)
        self.show(card, cell)
        # SB-14: with nothing left to do or to say the card itself ends the turn.
        if self.is_long:
            return 0
        return self.finish_turn(seat, self.put_points)

    def take_back(self) -> int:
        """SB-14, SB-12: the card is taken up again, and what was done after it is undone."""
        cell = self.put_cell
        if self.duties == 2:
            self.unclear()
        if self.duties:
            if ALL_INNER & BITS[cell]:
                self.unflip(cell)
            else:
                self.fetch(cell)
        self.take_up(cell, self.put_under)
        self.put_card = NO_CARD
        self.duties = 0
        self.has_taken_back = True
        return 0

    def do_duty(self, move: int) -> int:
        """SB-12: before the card it is a claim and brings points, after it the own duty."""
        if move == CLEAR:
            self.clear()
        elif move < REMOVE:
            self.flip(move - FLIP)
        else:
            self.remove(move - REMOVE)
        if self.put_card != NO_CARD:
            self.duties += 1
        else:
            self.claimed += CLEAR_POINTS if move == CLEAR else CLAIM_POINTS
        return 0

    def state(self, seat: int, move: int) -> int:
        """SB-13: the points of the turn and the new total, right or wrong."""
        if move == self.right_statement():
            return self.finish_turn(seat, self.turn_points())
        self.has_misstated = True
        if self.announce == STRICT:
            return self.finish_turn(seat, 0)
        return 0

    def finish_turn(self, seat: int, points: int) -> int:
        self.scores[seat] += points
        if not self.is_manual and self.heights[self.put_cell] == WHOLE:
            self.keep_house(self.put_cell)
        self.draw(seat)
        if seat != self.beginner:
            self.end = self.end_of_round()
        # SB-16: cards are drawn and put in turns, so a seat without cards has a turn only after both have none.
        if not self.end and not self.held[0] and not self.held[1]:
            self.end = self.end_without_cards()
        return self.begin_turn(1 - seat)

    def keep_house(self, cell: int) -> int:
        """SB-9, SB-10, SB-11 by themselves, for the stack that this turn has made whole."""
        if not ALL_INNER & BITS[cell]:
            return self.remove(cell)
        self.flip(cell)
        if self.face_down == ALL_INNER:
            self.clear()
        return 0

    def draw(self, seat: int) -> int:
        """SB-4, SB-14: drawing follows the end of the turn; the new card lies where the old one lay."""
        place = self.places[self.put_card]
        if self.drawn < self.size:
            self.hold(seat, self.pile[self.drawn], place)
            self.drawn += 1
            return 0
        held = self.held[seat] - 1
        self.held[seat] = held
        for later in range(place, held):
            self.hold(seat, self.hands[seat * HAND + later + 1], later)
        return 0

    def end_of_round(self) -> int:
        """SB-15: how a game ends after a full round, or 0: three things to look at, in this order."""
        high = self.scores[0]
        low = self.scores[1]
        if high < low:
            high = self.scores[1]
            low = self.scores[0]
        if high > MANY_POINTS and high - low >= CLEAR_LEAD:
            return OVER_200
        if high - low > HUGE_LEAD:
            return OVER_50_AHEAD
        return TIE_OVER_200 if low > MANY_POINTS else 0

    def end_without_cards(self) -> int:
        """SB-16: how a game ends when no card is left in either hand."""
        lead = self.scores[0] - self.scores[1]
        return CARDS_OUT if lead >= CLEAR_LEAD or -lead >= CLEAR_LEAD else TIE

    def winners(self) -> int:
        """The seat that is ahead; a tie has both."""
        if self.end == TIE or self.end == TIE_OVER_200:
            return 3
        return 1 if self.scores[0] > self.scores[1] else 2

    # Copies.

    def load(self, other: Kernel) -> int:
        assert isinstance(other, StarsAndBarsKernel)
        kernel = other
        self.load_board(kernel)
        self.pile[:] = kernel.pile
        self.drawn = kernel.drawn
        self.size = kernel.size
        self.hands[:] = kernel.hands
        self.held[:] = kernel.held
        self.places[:] = kernel.places
        self.first = kernel.first
        self.beginner = kernel.beginner
        self.first_star = kernel.first_star
        self.turn = kernel.turn
        self.put_card = kernel.put_card
        self.put_cell = kernel.put_cell
        self.put_under = kernel.put_under
        self.put_points = kernel.put_points
        self.claimed = kernel.claimed
        self.duties = kernel.duties
        self.has_taken_back = kernel.has_taken_back
        self.has_misstated = kernel.has_misstated
        return 0

    def copy(self) -> Kernel:
        other = StarsAndBarsKernel(self.terms, self.first_of_match)
        other.load(self)
        return other

    def shuffle_deck(self, stream: Stream) -> int:
        """The cards that are not drawn yet in a new order."""
        pile = self.pile
        first = self.drawn
        for last in range(self.size - first - 1, 0, -1):
            other = stream.below(last + 1)
            card = pile[first + last]
            pile[first + last] = pile[first + other]
            pile[first + other] = card
        return 0

    # For those who show the game or set it up.

    def hand_of(self, seat: int) -> list[int]:
        """The cards in front of a seat, without the one that was put this turn."""
        base = seat * HAND
        hand = [self.hands[base + place] for place in range(self.held[seat])]
        return [card for card in hand if card != self.put_card]

    def place_of(self, card: int) -> int:
        """The place of a card in the hand that it is in or was put from."""
        return self.places[card]

    def pile_at(self, number: int) -> int:
        return self.pile[number]

    def deck_listed(self) -> list[int]:
        """The cards that are not drawn yet, the next one first."""
        return [self.pile[number] for number in range(self.drawn, self.size)]

    def cards_left(self) -> int:
        """How many cards are still to be put."""
        lies = 0 if self.put_card == NO_CARD else 1
        return self.size - self.drawn + self.held[0] + self.held[1] - lies

    def most_points(self, seat: int) -> int:
        """The most points that a card of a seat brings as the board lies now; 0 where none can be put."""
        moves = MoveList()
        most = 0
        for number in range(self.puts_into(seat, moves)):
            most = max(most, self.points_at(moves.of[number] >> 4, moves.of[number] & 15))
        return most

    def may_put(self, card: int, cell: int) -> bool:
        """SB-5, SB-7, SB-8: whether a card may go on a space."""
        return BITS[cell] & (ALL_INNER & ~self.face_down | spaces_for(card, self.tops, self.touching())) != 0

    def tops_before(self) -> list[int]:
        """The top cards as they lay before the card that was put this turn."""
        tops = self.tops_listed()
        if self.put_card != NO_CARD:
            tops[self.put_cell] = self.put_under
        return tops

    def duties_listed(self) -> list[int]:
        """SB-12: what was done after the card."""
        cell = self.put_cell
        done = [FLIP + cell if ALL_INNER & BITS[cell] else REMOVE + cell, CLEAR]
        return [done[number] for number in range(self.duties)]

    def take_pile(self, pile: list[int]) -> int:
        """A pile of which nothing is drawn yet."""
        for number, card in enumerate(pile):
            self.pile[number] = card
        self.size = len(pile)
        self.drawn = 0
        return 0

    def set_up(
        self,
        deck: list[int],
        hands: list[list[int]],
        stacks: list[list[int]],
        face_down: int,
        discards: list[list[int]],
    ) -> None:
        """A game in its middle: the deck, the hands, the stacks of all spaces and those on the discard pile."""
        lying = [card for cards in (deck, *hands, *stacks, *discards) for card in cards]
        if len(set(lying)) < len(lying) or max(len(hand) for hand in hands) > HAND:
            raise ValueError("a card is in two places, or a hand is too large")
        self.lay_out(stacks, face_down, discards)
        self.take_pile(deck)
        self.held[0] = 0
        self.held[1] = 0
        for seat, hand in enumerate(hands):
            for card in hand:
                self.take(seat, card)

    def resume(self, card: int, cell: int, place: int, duties: int) -> int:
        """A turn in its middle: a card that lies already, its place in the hand, and what was done after it."""
        seat = self.turn
        self.held[seat] += 1
        for later in range(self.held[seat] - 1, place, -1):
            self.hold(seat, self.hands[seat * HAND + later - 1], later)
        self.hold(seat, card, place)
        self.put_card = card
        self.put_cell = cell
        self.put_under = self.under[card]
        self.duties = duties
        top = self.tops[cell]
        self.tops[cell] = self.put_under
        self.put_points = self.points_at(card, cell)
        self.tops[cell] = top
        return 0


def spaces_for(card: int, tops: list[int], touching: int) -> int:
    """SB-8: those of some outer spaces where a card scores with every card that it touches, a bit each.

    What lies on a space leaves others open or not, by its differences. To take all sixteen spaces in one go, two at
    a time, is faster than to ask in between whether any is left.
    """
    sixfold = SIXFOLD[card]
    differences = DIFFERENCES[card]
    return (
        touching
        & OPEN_WITH[0][sixfold[tops[0]] + differences[tops[1]]]
        & OPEN_WITH[1][sixfold[tops[2]] + differences[tops[3]]]
        & OPEN_WITH[2][sixfold[tops[4]] + differences[tops[5]]]
        & OPEN_WITH[3][sixfold[tops[6]] + differences[tops[7]]]
        & OPEN_WITH[4][sixfold[tops[8]] + differences[tops[9]]]
        & OPEN_WITH[5][sixfold[tops[10]] + differences[tops[11]]]
        & OPEN_WITH[6][sixfold[tops[12]] + differences[tops[13]]]
        & OPEN_WITH[7][sixfold[tops[14]] + differences[tops[15]]]
    )
