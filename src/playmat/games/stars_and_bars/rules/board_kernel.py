"""The board of Stars and Bars in numbers: stacks, what a card brings, where it may go, and how stacks go away."""

from typing import Final

from playmat.core.kernel import Kernel
from playmat.games.stars_and_bars.rules import board, cards
from playmat.games.stars_and_bars.rules.board import ALL_INNER, ALL_OUTER, NOT_A, NOT_D
from playmat.games.stars_and_bars.rules.cards import NO_CARD

BITS: Final = board.BITS
INNER: Final = board.INNER
WORTH_ON: Final = board.WORTH_ON
DIFFERENCES: Final = cards.DIFFERENCES
SIXFOLD: Final = cards.SIXFOLD


class BoardKernel(Kernel):
    """Sixteen spaces with their stacks.

    tops[space]        the card that counts there as a neighbour (SB-6); NO_CARD where none lies face up
    uppermost[space]   the last card of the stack, face up or not; NO_CARD where nothing lies
    heights[space]     how many cards lie there
    under[card]        the card directly under one that lies in a stack; NO_CARD under the lowest
    face_down          the inner stacks that are turned (SB-9), a bit for each space
    lying              the spaces where a card counts as neighbour, a bit each
    thrown[number]     the uppermost cards of the stacks on the discard pile, `discards` of them
    """

    def __init__(self) -> None:
        Kernel.__init__(self, 2)
        self.tops = [0] * 16
        self.uppermost = [NO_CARD] * 16
        self.heights = [0] * 16
        self.under = [NO_CARD] * 82
        self.face_down = 0
        self.lying = 0
        self.thrown = [NO_CARD] * 81
        self.discards = 0
        self.empty()

    def points_at(self, card: int, cell: int) -> int:
        """SB-6: what a card brings on a space: with the card under it and with every card that it touches.

        To add up all sixteen spaces, two at a time, is faster than to walk over those that touch.
        """
        tops = self.tops
        worth = WORTH_ON[cell]
        sixfold = SIXFOLD[card]
        differences = DIFFERENCES[card]
        return (
            worth[0][sixfold[tops[0]] + differences[tops[1]]]
            + worth[1][sixfold[tops[2]] + differences[tops[3]]]
            + worth[2][sixfold[tops[4]] + differences[tops[5]]]
            + worth[3][sixfold[tops[6]] + differences[tops[7]]]
            + worth[4][sixfold[tops[8]] + differences[tops[9]]]
            + worth[5][sixfold[tops[10]] + differences[tops[11]]]
            + worth[6][sixfold[tops[12]] + differences[tops[13]]]
            + worth[7][sixfold[tops[14]] + differences[tops[15]]]
        )

    def touching(self) -> int:
        """SB-8: the outer spaces where a card touches another, or lies on one, a bit each."""
        rows = self.lying | self.lying << 1 & NOT_A | self.lying >> 1 & NOT_D
        return (rows | rows << 4 | rows >> 4) & ALL_OUTER

    def show(self, card: int, cell: int) -> int:
        """SB-6: a card counts as neighbour on a space."""
        self.tops[cell] = card
        self.lying |= BITS[cell]
        return 0

    def hide(self, cell: int) -> int:
        """No card counts on a space any more."""
        self.tops[cell] = NO_CARD
        self.lying &= ~BITS[cell]
        return 0

    def pile_up(self, card: int, cell: int) -> int:
        """One card more in a stack."""
        self.under[card] = self.uppermost[cell]
        self.uppermost[cell] = card
        self.heights[cell] += 1
        return 0

    def take_up(self, cell: int, top: int) -> int:
        """The last card of a stack away again; `top` is what counted there before it lay."""
        self.uppermost[cell] = self.under[self.uppermost[cell]]
        self.heights[cell] -= 1
        return self.hide(cell) if top == NO_CARD else self.show(top, cell)

    def flip(self, cell: int) -> int:
        """SB-9: nothing may be put on a face-down stack, and it is no neighbour."""
        self.face_down |= BITS[cell]
        return self.hide(cell)

    def clear(self) -> int:
        """SB-10: the four inner stacks go to the discard pile."""
        for place in range(4):
            self.throw(INNER[place])
        self.face_down = 0
        return 0

    def remove(self, cell: int) -> int:
        """SB-11: an outer stack goes to the discard pile."""
        self.hide(cell)
        return self.throw(cell)

    def throw(self, cell: int) -> int:
        self.thrown[self.discards] = self.uppermost[cell]
        self.discards += 1
        self.uppermost[cell] = NO_CARD
        self.heights[cell] = 0
        return 0

    def fetch(self, cell: int) -> int:
        """The stack that was thrown last lies on its space again; what counts there is up to who undoes it."""
        self.discards -= 1
        card = self.thrown[self.discards]
        self.uppermost[cell] = card
        while card != NO_CARD:
            self.heights[cell] += 1
            card = self.under[card]
        return 0

    def unclear(self) -> int:
        """The four inner stacks lie face down again."""
        for place in range(3, -1, -1):
            self.fetch(INNER[place])
        self.face_down = ALL_INNER
        return 0

    def unflip(self, cell: int) -> int:
        self.face_down ^= BITS[cell]
        return 0

    def empty(self) -> int:
        """Nothing lies on the board or on the discard pile."""
        self.lying = 0
        for cell in range(16):
            self.tops[cell] = NO_CARD
            self.uppermost[cell] = NO_CARD
            self.heights[cell] = 0
        self.face_down = 0
        self.discards = 0
        return 0

    def load_board(self, other: "BoardKernel") -> int:
        self.load_turn(other)
        self.tops[:] = other.tops
        self.uppermost[:] = other.uppermost
        self.heights[:] = other.heights
        self.under[:] = other.under
        self.face_down = other.face_down
        self.lying = other.lying
        self.thrown[:] = other.thrown
        self.discards = other.discards
        return 0

    # For those who show the board or lay it out.

    def top_at(self, cell: int) -> int:
        return self.tops[cell]

    def tops_listed(self) -> list[int]:
        return [self.tops[cell] for cell in range(16)]

    def height_at(self, cell: int) -> int:
        return self.heights[cell]

    def stack_at(self, cell: int) -> list[int]:
        """The cards of a stack from the bottom."""
        return self.stack_under(self.uppermost[cell])

    def discards_listed(self) -> list[list[int]]:
        """The stacks on the discard pile, each from the bottom."""
        return [self.stack_under(self.thrown[number]) for number in range(self.discards)]

    def stack_under(self, card: int) -> list[int]:
        stack = []
        while card != NO_CARD:
            stack.append(card)
            card = self.under[card]
        stack.reverse()
        return stack

    def lay_out(self, stacks: list[list[int]], face_down: int, discards: list[list[int]]) -> int:
        """A whole board: the stacks of all spaces and those on the discard pile, each from the bottom."""
        self.empty()
        for stack in discards:
            for card in stack:
                self.pile_up(card, 0)
            self.throw(0)
        for cell in range(16):
            for card in stacks[cell]:
                self.pile_up(card, cell)
            if self.uppermost[cell] != NO_CARD and not face_down & BITS[cell]:
                self.show(self.uppermost[cell], cell)
        self.face_down = face_down
        return 0
