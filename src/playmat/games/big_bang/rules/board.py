"""One player's board around the star: what lies where, and where each card fits.

A board is made once and cleared for every game. What its arrays mean:

free     for every cell the set of pieces that fit there; UNTOUCHED where no card lies beside it, 0 where one lies on it
touched  the first `reach` of them: the cells that a card lies beside, or has lain beside before one came to lie on them
fits     for every piece a row of ROOM: cells in ascending order where it fits, or has fitted; the first place of a row
         is the star's own cell, before all others. Whoever goes through a row strikes out what fits no more
ends     for every piece the last place of its row
laid     the first `count` of them: what lies on the board in the order it was put, the star first, each as PIECES times
         its cell plus the piece
"""

from playmat.core.kernel import MoveList
from playmat.games.big_bang.rules import cards, grid
from playmat.games.big_bang.rules.cards import PIECES, STAR, UNTOUCHED, UNTOUCHED_BIT
from playmat.games.big_bang.rules.grid import CELLS, CENTRE, PLACES
from playmat.games.big_bang.rules.rules_cards import RulesCards

FIRST_PIECE = cards.FIRST_PIECE
END_PIECE = cards.END_PIECE
BESIDE_CELLS = grid.BESIDE_CELLS

# At most the star and 34 cards are laid; there is room for 40 of them. The star touches three cells and each of the
# others two more at most: 81, and with the star's own cell 82 in a row.
MOST_LAID = 40
ROOM = 82
NO_CELLS = [UNTOUCHED] * CELLS
NO_ROWS = [CENTRE] * (PIECES * ROOM)


class Board:
    """A board that knows what fits where."""

    def __init__(self, rules_cards: RulesCards) -> None:
        self.rules_cards = rules_cards
        self.pieces = rules_cards.pieces
        self.free = NO_CELLS[:]
        self.touched = [0] * 81
        self.reach = 0
        self.fits = NO_ROWS[:]
        self.ends = [0] * 26
        self.laid = [0] * 40
        self.count = 0
        self.clear()

    def clear(self) -> int:
        """BB-1: only the star lies there."""
        free = self.free
        touched = self.touched
        for place in range(self.reach):
            free[touched[place]] = UNTOUCHED
        self.reach = 0
        for piece in range(self.pieces):
            self.ends[piece] = piece * ROOM
        self.count = 0
        self.lay(STAR, CENTRE)
        return 0

    def lay(self, piece: int, cell: int) -> int:
        """Put a piece on a cell, and see what that leaves to be put where; the answer means nothing."""
        free = self.free
        fits = self.fits
        ends = self.ends
        suiting = self.rules_cards.beside
        fittings = self.rules_cards.fitting
        fitting_from = self.rules_cards.fitting_from
        free[cell] = 0
        self.laid[self.count] = cell * PIECES + piece
        self.count += 1
        number = piece
        edges = cell * PLACES
        for edge in range(edges, edges + PLACES):
            other = BESIDE_CELLS[edge]
            before = free[other]
            # BB-2, BB-3, BB-14: from now on only what suits this piece may be put there.
            after = before & suiting[number]
            if after != before:
                free[other] = after
                if before & UNTOUCHED_BIT:
                    # Its first neighbour: into the row of every piece that may lie beside this one.
                    self.touched[self.reach] = other
                    self.reach += 1
                    for fitting in range(fitting_from[number], fitting_from[number + 1]):
                        beside = fittings[fitting]
                        place = ends[beside]
                        ends[beside] = place + 1
                        while fits[place] > other:
                            fits[place + 1] = fits[place]
                            place -= 1
                        fits[place + 1] = other
            number += PIECES
        return 0

    def list_puts(self, card: int, first: int, of: list[int], count: int) -> int:
        """Add to the first `count` of a list where a card fits, each way it can be turned; how many there are then.

        The moves are counted from `first`: from the hand or from the discard pile.
        """
        free = self.free
        fits = self.fits
        ends = self.ends
        piece = FIRST_PIECE[card]
        end = END_PIECE[card]
        while piece < end:
            move = first + (piece - 1) * CELLS
            kept = piece * ROOM
            for place in range(kept + 1, ends[piece] + 1):
                cell = fits[place]
                if free[cell] >> piece & 1:
                    kept += 1
                    fits[kept] = cell
                    of[count] = move + cell
                    count += 1
            ends[piece] = kept
            piece += 1
        return count

    def has_place(self, card: int) -> int:
        """Whether a card fits anywhere."""
        for piece in range(FIRST_PIECE[card], END_PIECE[card]):
            for place in range(piece * ROOM + 1, self.ends[piece] + 1):
                if self.free[self.fits[place]] >> piece & 1:
                    return 1
        return 0

    def load_board(self, other: "Board") -> int:
        """Become what another board with the same rules cards is."""
        free = self.free
        touched = self.touched
        for place in range(self.reach):
            free[touched[place]] = UNTOUCHED
        self.reach = other.reach
        for place in range(self.reach):
            cell = other.touched[place]
            touched[place] = cell
            free[cell] = other.free[cell]
        for piece in range(1, self.pieces):
            end = other.ends[piece]
            self.ends[piece] = end
            for place in range(piece * ROOM + 1, end + 1):
                self.fits[place] = other.fits[place]
        self.count = other.count
        for place in range(self.count):
            self.laid[place] = other.laid[place]
        return 0

    # For those who show and explain.

    def piece_on(self, cell: int) -> int:
        """What lies on a cell, or -1."""
        for place in range(self.count):
            if self.laid[place] // PIECES == cell:
                return self.laid[place] % PIECES
        return -1

    def is_touched(self, cell: int) -> bool:
        return not self.free[cell] & UNTOUCHED_BIT

    def placed(self) -> list[int]:
        """The cells that are taken, from the star on, its own left out."""
        return sorted([self.laid[place] // PIECES for place in range(1, self.count)])

    def puts(self, card: int) -> list[int]:
        """Where a card fits, as moves from the hand."""
        moves = MoveList()
        moves.count = self.list_puts(card, 0, moves.of, 0)
        return moves.listed()

    def lay_all(self, cells: list[int], pieces: list[int]) -> None:
        """These pieces, in whatever order they can be put."""
        assert self.count + len(cells) <= MOST_LAID
        waiting = list(zip(cells, pieces, strict=True))
        while waiting:
            later: list[tuple[int, int]] = []
            for cell, piece in waiting:
                if self.is_touched(cell):
                    self.lay(piece, cell)
                else:
                    later.append((cell, piece))
            waiting = later
