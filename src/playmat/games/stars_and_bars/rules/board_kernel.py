"""The stacks on the board of Stars and Bars: points, legal spaces, and flipping, clearing and removing stacks."""

from typing import Final

from playmat.core.kernel import Kernel
from playmat.games.stars_and_bars.rules import board, cards, scoring
from playmat.games.stars_and_bars.rules.board import ALL_INNER, ALL_OUTER, NOT_A, NOT_D
from playmat.games.stars_and_bars.rules.cards import NO_CARD

# Copies of the tables as C arrays.
BITS: Final = board.BITS
INNER: Final = board.INNER
CELL_POINTS: Final = scoring.CELL_POINTS
DIFFERENCES: Final = cards.DIFFERENCES
DIFFERENCE_OFFSETS: Final = scoring.DIFFERENCE_OFFSETS


class BoardKernel(Kernel):
    """Sixteen spaces with their stacks, and the discard pile.

    tops[cell]         the card that counts as a neighbor there (SB-6); NO_CARD if there is no face-up card
    uppermost[cell]    the last card of the stack, face up or face down; NO_CARD if the space is empty
    heights[cell]      the number of cards in the stack
    under[card]        the card directly under a card on the board; NO_CARD under the lowest one
    face_down          the inner stacks that are face down (SB-9), a bit each
    occupied           the spaces with a face-up card, a bit each
    discarded[number]  the last card of each discarded stack; the first `discard_count` entries count
    """

    def __init__(self) -> None:
        Kernel.__init__(self, 2)
        self.tops = [0] * 16
        self.uppermost = [NO_CARD] * 16
        self.heights = [0] * 16
        self.under = [NO_CARD] * 82
        self.face_down = 0
        self.occupied = 0
        self.discarded = [NO_CARD] * 81
        self.discard_count = 0
        self.clear_board()

    # Points and legal spaces.

    def points_at(self, card: int, cell: int) -> int:
        """SB-6: return the points of a card on a space.

        Adding up all sixteen spaces, two at a time, is faster than visiting only the neighbors.
        """
        tops = self.tops
        points = CELL_POINTS[cell]
        offsets = DIFFERENCE_OFFSETS[card]
        differences = DIFFERENCES[card]
        return (
            points[0][offsets[tops[0]] + differences[tops[1]]]
            + points[1][offsets[tops[2]] + differences[tops[3]]]
            + points[2][offsets[tops[4]] + differences[tops[5]]]
            + points[3][offsets[tops[6]] + differences[tops[7]]]
            + points[4][offsets[tops[8]] + differences[tops[9]]]
            + points[5][offsets[tops[10]] + differences[tops[11]]]
            + points[6][offsets[tops[12]] + differences[tops[13]]]
            + points[7][offsets[tops[14]] + differences[tops[15]]]
        )

    def touching_outer(self) -> int:
        """SB-8: return the outer spaces, as bits, on which a card touches at least one other card."""
        rows = self.occupied | self.occupied << 1 & NOT_A | self.occupied >> 1 & NOT_D
        return (rows | rows << 4 | rows >> 4) & ALL_OUTER

    # Changes.

    def set_top(self, card: int, cell: int) -> None:
        self.tops[cell] = card
        self.occupied |= BITS[cell]

    def clear_top(self, cell: int) -> None:
        self.tops[cell] = NO_CARD
        self.occupied &= ~BITS[cell]

    def push_card(self, card: int, cell: int) -> None:
        """Add a card to a stack, without making it a neighbor."""
        self.under[card] = self.uppermost[cell]
        self.uppermost[cell] = card
        self.heights[cell] += 1

    def pop_card(self, cell: int, top: int) -> None:
        """Undo adding the last card of a stack. `top` is the neighbor that was there before it."""
        self.uppermost[cell] = self.under[self.uppermost[cell]]
        self.heights[cell] -= 1
        if top == NO_CARD:
            self.clear_top(cell)
        else:
            self.set_top(top, cell)

    def flip(self, cell: int) -> None:
        """SB-9: flip an inner stack face down."""
        self.face_down |= BITS[cell]
        self.clear_top(cell)

    def undo_flip(self, cell: int) -> None:
        self.face_down ^= BITS[cell]

    def clear(self) -> None:
        """SB-10: move the four inner stacks to the discard pile."""
        for number in range(4):
            self.discard_stack(INNER[number])
        self.face_down = 0

    def undo_clear(self) -> None:
        for number in range(3, -1, -1):
            self.undiscard_stack(INNER[number])
        self.face_down = ALL_INNER

    def remove(self, cell: int) -> None:
        """SB-11: move an outer stack to the discard pile."""
        self.clear_top(cell)
        self.discard_stack(cell)

    def discard_stack(self, cell: int) -> None:
        self.discarded[self.discard_count] = self.uppermost[cell]
        self.discard_count += 1
        self.uppermost[cell] = NO_CARD
        self.heights[cell] = 0

    def undiscard_stack(self, cell: int) -> None:
        """Move the last discarded stack back to its space. The caller restores the neighbor."""
        self.discard_count -= 1
        card = self.discarded[self.discard_count]
        self.uppermost[cell] = card
        while card != NO_CARD:
            self.heights[cell] += 1
            card = self.under[card]

    def clear_board(self) -> None:
        """Remove all cards from the board and the discard pile."""
        self.occupied = 0
        for cell in range(16):
            self.tops[cell] = NO_CARD
            self.uppermost[cell] = NO_CARD
            self.heights[cell] = 0
        self.face_down = 0
        self.discard_count = 0

    def load_board(self, other: "BoardKernel") -> int:
        self.load_turn(other)
        self.tops[:] = other.tops
        self.uppermost[:] = other.uppermost
        self.heights[:] = other.heights
        self.under[:] = other.under
        self.face_down = other.face_down
        self.occupied = other.occupied
        self.discarded[:] = other.discarded
        self.discard_count = other.discard_count
        return 0

    # For views and set-ups.

    def top_at(self, cell: int) -> int:
        return self.tops[cell]

    def top_cards(self) -> list[int]:
        """Return the neighbor on each space, NO_CARD if there is none."""
        return [self.tops[cell] for cell in range(16)]

    def height_at(self, cell: int) -> int:
        return self.heights[cell]

    def stack_at(self, cell: int) -> list[int]:
        """Return the cards of a stack, bottom card first."""
        return self.stack_below(self.uppermost[cell])

    def discarded_stacks(self) -> list[list[int]]:
        """Return the stacks on the discard pile, the bottom card of each first."""
        return [self.stack_below(self.discarded[number]) for number in range(self.discard_count)]

    def stack_below(self, card: int) -> list[int]:
        stack = []
        while card != NO_CARD:
            stack.append(card)
            card = self.under[card]
        stack.reverse()
        return stack

    def set_board(self, stacks: list[list[int]], face_down: int, discards: list[list[int]]) -> int:
        """Set the stacks of all spaces and the discarded stacks, the bottom card of each first."""
        self.clear_board()
        for stack in discards:
            for card in stack:
                self.push_card(card, 0)
            self.discard_stack(0)
        for cell in range(16):
            for card in stacks[cell]:
                self.push_card(card, cell)
            if self.uppermost[cell] != NO_CARD and not face_down & BITS[cell]:
                self.set_top(self.uppermost[cell], cell)
        self.face_down = face_down
        return 0
