"""How many places the cards of Big Bang have on a board, and would have if one of them were put.

A card that can be turned has a place for every way that it fits on a cell.

now    for every card its places on the board that was looked at last
after  the same with one piece more, as asked for last
"""

from playmat.games.big_bang.rules import grid
from playmat.games.big_bang.rules.board import Board
from playmat.games.big_bang.rules.cards import PIECES, TOUCHED, UNTOUCHED_BIT
from playmat.games.big_bang.rules.counting import add_pieces
from playmat.games.big_bang.rules.grid import CELLS, PLACES
from playmat.games.big_bang.rules.moves import TOP

BESIDE_CELLS = grid.BESIDE_CELLS

# What it is worth that a card has no place, one, two, …: the first place is worth as much as all the others together.
MOST_PLACES = 11
WORTHS = [1 - 0.5**places for places in range(12)]
# Of two ways to put the same card the one that clears the discard pile.
TOP_WORTH = 0.01


class Places:
    """Looks at a board, and at what a put would leave."""

    def __init__(self) -> None:
        self.now = [0] * 14
        self.after = [0] * 14

    def look(self, board: Board) -> int:
        """Count the places of every card; the answer means nothing."""
        after = self.after
        for card in range(14):
            after[card] = 0
        for place in range(board.reach):
            fitting = board.free[board.touched[place]]
            if fitting > TOUCHED:
                add_pieces(after, fitting - TOUCHED, 1)
        for card in range(14):
            self.now[card] = after[card]
        return 0

    def look_after(self, board: Board, move: int) -> int:
        """Count them as they would be after a put on the board that was looked at; the answer means nothing."""
        place = move - TOP if move >= TOP else move
        piece = place // CELLS + 1
        cell = place - (piece - 1) * CELLS
        after = self.after
        for card in range(14):
            after[card] = self.now[card]
        add_pieces(after, board.free[cell] - TOUCHED, -1)
        suiting = board.rules_cards.beside
        number = piece
        for edge in range(cell * PLACES, cell * PLACES + PLACES):
            before = board.free[BESIDE_CELLS[edge]]
            fitting = before & suiting[number]
            if before & UNTOUCHED_BIT:
                add_pieces(after, fitting - TOUCHED, 1)
            elif fitting != before:
                add_pieces(after, before ^ fitting, -1)
            number += PIECES
        return 0

    def worth_of_kinds(self, counts: list[int], move: int) -> float:
        """What is left for so many cards of each kind after the move that was looked at."""
        worth = TOP_WORTH if move >= TOP else 0.0
        for card in range(1, 14):
            count = counts[card]
            if count:
                places = self.after[card]
                worth += count * WORTHS[places if places < MOST_PLACES else MOST_PLACES]
        return worth

    def worth_of_cards(self, to_come: list[int], move: int) -> float:
        """The same for a list of cards, one by one."""
        worth = TOP_WORTH if move >= TOP else 0.0
        for card in to_come:
            places = self.after[card]
            worth += WORTHS[places if places < MOST_PLACES else MOST_PLACES]
        return worth
