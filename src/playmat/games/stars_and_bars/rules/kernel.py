"""The engine of Stars and Bars: the state of a game, its legal moves, and what they do."""

from typing import Final, NamedTuple

from playmat.core.bits import few_into
from playmat.core.kernel import Kernel, MoveList
from playmat.core.options import Options
from playmat.core.stream import Stream
from playmat.games.stars_and_bars.rules import board, cards, scoring
from playmat.games.stars_and_bars.rules.board import ALL_INNER
from playmat.games.stars_and_bars.rules.board_kernel import BoardKernel
from playmat.games.stars_and_bars.rules.cards import NO_CARD, STARRED
from playmat.games.stars_and_bars.rules.moves import BACK, CLEAR, END, FLIP, REMOVE, SAY, TOTALS
from playmat.games.stars_and_bars.rules.scoring import (
    CARDS_OUT,
    CLAIM_POINTS,
    CLEAR_LEAD,
    CLEAR_POINTS,
    FULL_STACK,
    HUGE_LEAD,
    OVER_50_AHEAD,
    OVER_200,
    TIE,
    TIE_OVER_200,
    WINNING_POINTS,
)

HAND: Final = 4
DRAWS: Final = 12

# Copies of the tables as C arrays.
BITS: Final = board.BITS
INNER: Final = board.INNER
OUTER: Final = board.OUTER
OPEN_INNER: Final = board.OPEN_INNER
OPEN_INNER_COUNTS: Final = board.OPEN_INNER_COUNTS
OPEN_OUTER: Final = scoring.OPEN_OUTER
DIFFERENCES: Final = cards.DIFFERENCES
DIFFERENCE_OFFSETS: Final = scoring.DIFFERENCE_OFFSETS


class StarsAndBarsOptions(NamedTuple):
    """The options of a match."""

    deck: int  # SB-1: the number of cards, 54 or 81
    housekeeping: str  # SB-12: "auto" or "manual"
    announce: str  # SB-13: "off", "practise" or "strict"


def parse_options(options: Options) -> StarsAndBarsOptions:
    return StarsAndBarsOptions(cards.deck_size(options["deck"]), str(options["housekeeping"]), str(options["announce"]))


class StarsAndBarsKernel(BoardKernel):
    """One game of Stars and Bars.

    pile[number]        the cards in the order they are drawn; those from `drawn` to `size` are the deck
    hands               the cards in front of each seat, from 4 × seat on; the first `held[seat]` of them count
    hand_indexes[card]  the index of a card within its hand
    first               the seat that drew first
    beginner            the seat that took the first turn, and `first_star` the card that decided it (SB-3)
    turn                the seat whose turn it is
    put_card            the card played this turn, or NO_CARD; it keeps its index in the hand until the turn ends
    put_cell            its space, with `put_under` the neighbor there before it and `put_points` its points
    claimed             the points of the claims of this turn (SB-12)
    housekeeping_done   1 once the stack of `put_card` is flipped or removed, 2 once the inner stacks are cleared too
    """

    def __init__(self, options: StarsAndBarsOptions, first: int) -> None:
        BoardKernel.__init__(self)
        self.options = options
        self.cards = options.deck
        self.is_manual = options.housekeeping == "manual"
        self.states_points = options.announce != "off"
        self.is_strict = options.announce == "strict"
        # SB-14: whether a turn is more than playing a card.
        self.is_long = self.is_manual or self.states_points
        # The seat that draws first in the first game of a match. The seats take turns from game to game.
        self.first_of_match = first
        self.pile = [0] * 81
        self.drawn = 0
        self.size = 0
        self.hands = [NO_CARD] * 8
        self.held = [0] * 2
        self.hand_indexes = [0] * 82
        self.first = first
        self.beginner = first
        self.first_star = NO_CARD
        self.turn = first
        self.put_card = NO_CARD
        self.put_cell = 0
        self.put_under = NO_CARD
        self.put_points = 0
        self.claimed = 0
        self.housekeeping_done = 0
        self.has_taken_back = False
        self.has_misstated = False

    # Deal.

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
        self.begin(number)
        return 0

    def begin(self, number: int) -> None:
        """SB-3: put the first four cards on the inner spaces and deal the hands."""
        self.size = self.cards
        self.drawn = DRAWS
        self.clear_board()
        self.scores[0] = 0
        self.scores[1] = 0
        self.end = 0
        first = (number - 1 + self.first_of_match) & 1
        self.first = first
        self.beginner = first
        self.first_star = NO_CARD
        for draw in range(4):
            self.push_card(self.pile[draw], INNER[draw])
            self.set_top(self.pile[draw], INNER[draw])
        self.held[0] = 0
        self.held[1] = 0
        for draw in range(4, DRAWS):
            self.add_to_hand(first ^ (draw & 1), self.pile[draw])
        for draw in range(DRAWS):
            if self.pile[draw] < STARRED:
                self.beginner = first ^ (draw & 1)
                self.first_star = self.pile[draw]
                break
        self.begin_turn(self.beginner)

    def add_to_hand(self, seat: int, card: int) -> None:
        index = self.held[seat]
        self.held[seat] = index + 1
        self.set_hand_card(seat, card, index)

    def set_hand_card(self, seat: int, card: int, index: int) -> None:
        self.hands[seat * HAND + index] = card
        self.hand_indexes[card] = index

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.acting = 0 if self.end else 1 + seat
        self.put_card = NO_CARD
        if self.is_long:
            self.claimed = 0
            self.housekeeping_done = 0
            self.has_taken_back = False
            self.has_misstated = False

    def on_turn(self) -> int:
        return -1 if self.end else self.turn

    # Legal moves.

    def legal_into(self, seat: int, moves: MoveList) -> int:
        """List puts and claims. After a put, list `end` or two statements, due housekeeping and `back`.

        Of all statements only the right one and one wrong one are listed. `back`, and a wrong statement in practice,
        are listed once per turn only, so that random play comes to an end.
        """
        if self.put_card == NO_CARD:
            count = self.list_puts(seat, moves)
            if self.is_manual and not self.has_taken_back:
                count = self.list_claims(moves)
            return count
        if not self.states_points:
            moves.of[0] = END
            count = 1
        else:
            right = self.correct_statement()
            moves.of[0] = right
            count = 1
            if self.is_strict or not self.has_misstated:
                moves.of[1] = right + TOTALS + 1
                count = 2
        if self.is_manual and self.due_housekeeping() >= 0:
            moves.of[count] = self.due_housekeeping()
            count += 1
        if not self.has_taken_back:
            moves.of[count] = BACK
            count += 1
        moves.count = count
        return count

    def list_puts(self, seat: int, moves: MoveList) -> int:
        """SB-5, SB-7, SB-8: list the puts card by card, inner spaces first, each group from a1 to d4."""
        listed = moves.of
        touching = self.touching_outer()
        pattern = self.face_down >> 5 & 3 | self.face_down >> 7 & 12
        inner = OPEN_INNER[pattern]
        count = 0
        for index in range(seat * HAND, seat * HAND + self.held[seat]):
            card = self.hands[index]
            move = card * 16
            # Writing all four and counting only the open ones is faster than checking each.
            listed[count] = move + inner[0]
            listed[count + 1] = move + inner[1]
            listed[count + 2] = move + inner[2]
            listed[count + 3] = move + inner[3]
            count = few_into(
                open_outer_for(card, self.tops, touching), move, listed, count + OPEN_INNER_COUNTS[pattern]
            )
        moves.count = count
        return count

    def list_claims(self, moves: MoveList) -> int:
        """SB-12: append all forgotten housekeeping to the moves listed so far."""
        count = moves.count
        for number in range(4):
            if self.is_full_stack(INNER[number]):
                moves.of[count] = FLIP + INNER[number]
                count += 1
        if self.face_down == ALL_INNER:
            moves.of[count] = CLEAR
            count += 1
        for number in range(12):
            if self.is_full_stack(OUTER[number]):
                moves.of[count] = REMOVE + OUTER[number]
                count += 1
        moves.count = count
        return count

    def is_full_stack(self, cell: int) -> bool:
        """Return whether a stack is face up and has 4 cards or more."""
        return self.heights[cell] >= FULL_STACK and not self.face_down & BITS[cell]

    def due_housekeeping(self) -> int:
        """SB-9 to SB-12: return the move that `put_card` calls for, or -1: flip or remove its stack, then clear."""
        cell = self.put_cell
        if self.housekeeping_done == 0:
            if self.heights[cell] != FULL_STACK:
                return -1
            return FLIP + cell if ALL_INNER & BITS[cell] else REMOVE + cell
        if self.housekeeping_done == 1 and self.face_down == ALL_INNER and ALL_INNER & BITS[cell]:
            return CLEAR
        return -1

    def can_put(self, card: int, cell: int) -> bool:
        """SB-5, SB-7, SB-8: return whether a card can be played on a space."""
        return BITS[cell] & (ALL_INNER & ~self.face_down | open_outer_for(card, self.tops, self.touching_outer())) != 0

    def turn_points(self) -> int:
        """SB-6, SB-13: return the points of this turn, claims included."""
        return self.put_points + self.claimed

    def correct_statement(self) -> int:
        """SB-13: return the `say` with the right points and the right new total."""
        points = self.turn_points()
        return SAY + points * TOTALS + self.scores[self.turn] + points

    def best_put_points(self, seat: int) -> int:
        """Return the most points that any card of a seat would score now, or 0 if none can be played."""
        moves = MoveList()
        best = 0
        for number in range(self.list_puts(seat, moves)):
            best = max(best, self.points_at(moves.of[number] >> 4, moves.of[number] & 15))
        return best

    # Play.

    def play(self, seat: int, move: int) -> int:
        if move < BACK:
            self.put(seat, move >> 4, move & 15)
        elif move >= SAY:
            self.play_statement(seat, move)
        elif move == END:
            self.finish_turn(seat, self.turn_points())
        elif move == BACK:
            self.undo_put()
        else:
            self.play_housekeeping(move)
        return 0

    def put(self, seat: int, card: int, cell: int) -> None:
        self.put_card = card
        self.put_cell = cell
        self.put_points = self.points_at(card, cell)
        self.put_under = self.tops[cell]
        self.push_card(card, cell)
        self.set_top(card, cell)
        if not self.is_long:  # SB-14: the card itself ends the turn
            self.finish_turn(seat, self.put_points)

    def undo_put(self) -> None:
        """SB-14, SB-12: pick the card up again and undo the housekeeping done after it."""
        cell = self.put_cell
        if self.housekeeping_done == 2:
            self.undo_clear()
        if self.housekeeping_done:
            if ALL_INNER & BITS[cell]:
                self.undo_flip(cell)
            else:
                self.undiscard_stack(cell)
        self.pop_card(cell, self.put_under)
        self.put_card = NO_CARD
        self.housekeeping_done = 0
        self.has_taken_back = True

    def play_housekeeping(self, move: int) -> None:
        """SB-12: flip, clear or remove. Before a card is played this is a claim and scores points."""
        if move == CLEAR:
            self.clear()
        elif move < REMOVE:
            self.flip(move - FLIP)
        else:
            self.remove(move - REMOVE)
        if self.put_card != NO_CARD:
            self.housekeeping_done += 1
        else:
            self.claimed += CLEAR_POINTS if move == CLEAR else CLAIM_POINTS

    def play_statement(self, seat: int, move: int) -> None:
        """SB-13: a right statement ends the turn; a wrong one ends it only in `strict`, with no points."""
        if move == self.correct_statement():
            self.finish_turn(seat, self.turn_points())
            return
        self.has_misstated = True
        if self.is_strict:
            self.finish_turn(seat, 0)

    def finish_turn(self, seat: int, points: int) -> None:
        self.scores[seat] += points
        if not self.is_manual and self.heights[self.put_cell] == FULL_STACK:
            self.do_housekeeping(self.put_cell)
        self.draw(seat)
        if seat != self.beginner:
            self.end = self.end_of_round()
        # SB-16: the players draw and play in turns, so by the time a player without cards has a turn, neither has any.
        if not self.end and not self.held[0] and not self.held[1]:
            self.end = self.end_without_cards()
        self.begin_turn(1 - seat)

    def do_housekeeping(self, cell: int) -> None:
        """SB-9, SB-10, SB-11: do what a stack that just became full calls for."""
        if not ALL_INNER & BITS[cell]:
            self.remove(cell)
            return
        self.flip(cell)
        if self.face_down == ALL_INNER:
            self.clear()

    def draw(self, seat: int) -> None:
        """SB-4, SB-14: draw a card into the place of the one just played. If the deck is empty, close the gap."""
        index = self.hand_indexes[self.put_card]
        if self.drawn < self.size:
            self.set_hand_card(seat, self.pile[self.drawn], index)
            self.drawn += 1
            return
        held = self.held[seat] - 1
        self.held[seat] = held
        for later in range(index, held):
            self.set_hand_card(seat, self.hands[seat * HAND + later + 1], later)

    def end_of_round(self) -> int:
        """SB-15: return how the game ends after a full round, or 0."""
        high = self.scores[0]
        low = self.scores[1]
        if high < low:
            high = self.scores[1]
            low = self.scores[0]
        if high > WINNING_POINTS and high - low >= CLEAR_LEAD:
            return OVER_200
        if high - low > HUGE_LEAD:
            return OVER_50_AHEAD
        return TIE_OVER_200 if low > WINNING_POINTS else 0

    def end_without_cards(self) -> int:
        """SB-16: return how the game ends once neither player has any cards left."""
        lead = self.scores[0] - self.scores[1]
        return CARDS_OUT if lead >= CLEAR_LEAD or -lead >= CLEAR_LEAD else TIE

    def winners(self) -> int:
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
        self.hand_indexes[:] = kernel.hand_indexes
        self.first = kernel.first
        self.beginner = kernel.beginner
        self.first_star = kernel.first_star
        self.turn = kernel.turn
        self.put_card = kernel.put_card
        self.put_cell = kernel.put_cell
        self.put_under = kernel.put_under
        self.put_points = kernel.put_points
        self.claimed = kernel.claimed
        self.housekeeping_done = kernel.housekeeping_done
        self.has_taken_back = kernel.has_taken_back
        self.has_misstated = kernel.has_misstated
        return 0

    def copy(self) -> Kernel:
        other = StarsAndBarsKernel(self.options, self.first_of_match)
        other.load(self)
        return other

    def shuffle_deck(self, stream: Stream) -> None:
        pile = self.pile
        first = self.drawn
        for last in range(self.size - first - 1, 0, -1):
            other = stream.below(last + 1)
            card = pile[first + last]
            pile[first + last] = pile[first + other]
            pile[first + other] = card

    # For views and set-ups.

    def hand_cards(self, seat: int) -> list[int]:
        """Return the cards in front of a seat, without the one played this turn."""
        base = seat * HAND
        hand = [self.hands[base + index] for index in range(self.held[seat])]
        return [card for card in hand if card != self.put_card]

    def hand_index(self, card: int) -> int:
        """Return the index of a card in the hand it is in or was played from."""
        return self.hand_indexes[card]

    def pile_at(self, number: int) -> int:
        return self.pile[number]

    def deck_cards(self) -> list[int]:
        """Return the cards left in the deck, the next one first."""
        return [self.pile[number] for number in range(self.drawn, self.size)]

    def unplayed_cards(self) -> int:
        """Return the number of cards left in the deck and both hands."""
        on_board = 0 if self.put_card == NO_CARD else 1
        return self.size - self.drawn + self.held[0] + self.held[1] - on_board

    def top_cards_before(self) -> list[int]:
        """Return the neighbors on all spaces as they were before the card played this turn."""
        tops = self.top_cards()
        if self.put_card != NO_CARD:
            tops[self.put_cell] = self.put_under
        return tops

    def housekeeping_list(self) -> list[int]:
        """SB-12: return the housekeeping moves made after the card."""
        cell = self.put_cell
        done = [FLIP + cell if ALL_INNER & BITS[cell] else REMOVE + cell, CLEAR]
        return [done[number] for number in range(self.housekeeping_done)]

    def set_pile(self, pile: list[int]) -> int:
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
        """Set the deck, the hands, the stacks of all spaces and the discarded stacks."""
        listed = [card for cards in (deck, *hands, *stacks, *discards) for card in cards]
        if len(set(listed)) < len(listed) or max(len(hand) for hand in hands) > HAND:
            raise ValueError("a card is in two places, or a hand is too large")
        self.set_board(stacks, face_down, discards)
        self.set_pile(deck)
        self.held[0] = 0
        self.held[1] = 0
        for seat, hand in enumerate(hands):
            for card in hand:
                self.add_to_hand(seat, card)

    def resume(self, card: int, cell: int, index: int, housekeeping_done: int) -> None:
        """Continue a turn in which `card` was already played on `cell` from this index of the hand."""
        seat = self.turn
        self.held[seat] += 1
        for later in range(self.held[seat] - 1, index, -1):
            self.set_hand_card(seat, self.hands[seat * HAND + later - 1], later)
        self.set_hand_card(seat, card, index)
        self.put_card = card
        self.put_cell = cell
        self.put_under = self.under[card]
        self.housekeeping_done = housekeeping_done
        top = self.tops[cell]
        self.tops[cell] = self.put_under
        self.put_points = self.points_at(card, cell)
        self.tops[cell] = top


def open_outer_for(card: int, tops: list[int], touching: int) -> int:
    """SB-8: return the spaces of `touching`, as bits, where a card scores with every card it touches.

    Each space allows or excludes others, depending on its differences. Going through all sixteen spaces, two at a
    time, is faster than stopping as soon as none is left.
    """
    offsets = DIFFERENCE_OFFSETS[card]
    differences = DIFFERENCES[card]
    return (
        touching
        & OPEN_OUTER[0][offsets[tops[0]] + differences[tops[1]]]
        & OPEN_OUTER[1][offsets[tops[2]] + differences[tops[3]]]
        & OPEN_OUTER[2][offsets[tops[4]] + differences[tops[5]]]
        & OPEN_OUTER[3][offsets[tops[6]] + differences[tops[7]]]
        & OPEN_OUTER[4][offsets[tops[8]] + differences[tops[9]]]
        & OPEN_OUTER[5][offsets[tops[10]] + differences[tops[11]]]
        & OPEN_OUTER[6][offsets[tops[12]] + differences[tops[13]]]
        & OPEN_OUTER[7][offsets[tops[14]] + differences[tops[15]]]
    )
