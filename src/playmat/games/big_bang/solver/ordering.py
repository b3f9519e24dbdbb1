"""Which moves look best: those that leave the most places for the cards that are to come, soonest first.

Every move worth trying is an entry: its worth and, below it, MOVE_MASK minus the move.

weights  for every card how much its places count
delta    for every card how many places more or less a put leaves it; all 0 between two puts
dead     the orders of a dead hand
"""

from playmat.core.stream import Stream
from playmat.games.big_bang.rules import cards, grid
from playmat.games.big_bang.rules.cards import PIECES, TOUCHED, UNTOUCHED_BIT
from playmat.games.big_bang.rules.counting import add_pieces
from playmat.games.big_bang.rules.dead_hand import dead_into
from playmat.games.big_bang.rules.grid import CELLS, PLACES
from playmat.games.big_bang.rules.moves import DEAD, DRAW, HAND, KINDS, TOP
from playmat.games.big_bang.solver.board import Board
from playmat.games.big_bang.solver.played import Played

BESIDE_CELLS = grid.BESIDE_CELLS
FIRST_PIECE = cards.FIRST_PIECE
END_PIECE = cards.END_PIECE

MOVE_BITS = 17
MOVE_MASK = (1 << MOVE_BITS) - 1
# What it is worth that a card has no place, one, two, …: the first is worth as much as all the others together.
# From so many on more are worth nothing.
MOST_PLACES = 11
WORTHS = [4096 - (4096 >> min(places, MOST_PLACES)) for places in range(124)]
# Cards that are wanted now weigh more than those that come later.
HELD = 6
SOON = 6
LATER = 4
CLEARS_PILE = 40


class Ordering:
    """Lists what is worth trying, with its worth."""

    def __init__(self) -> None:
        self.weights = [0] * 14
        self.delta = [0] * 14
        self.dead = [0] * 6

    def weigh(self, played: Played) -> int:
        weights = self.weights
        for card in range(1, played.board.cards):
            weights[card] = LATER * played.left[card] + (HELD - LATER) * played.hand[card]
        end = played.drawn + HAND
        for place in range(played.drawn, end if end < played.size else played.size):
            card = played.deck[place]
            weights[card] = weights[card] + SOON - LATER
        return 0

    def list_into(self, played: Played, into: list[int], count: int, noise: int, stream: Stream) -> int:
        """Add all moves worth trying, in no order, to the first `count` of a list; how many there are then."""
        self.weigh(played)
        weights = self.weights
        places = played.board.places
        is_live = False
        for card in range(1, played.board.cards):
            if played.hand[card] and places[card]:
                is_live = True
                weights[card] = weights[card] - HELD
                count = self.add_puts(played.board, card, 0, into, count, noise, stream)
                weights[card] = weights[card] + HELD
        if played.piled:
            card = played.pile[played.piled - 1]
            if places[card]:
                weights[card] = weights[card] - LATER
                count = self.add_puts(played.board, card, TOP, into, count, noise, stream)
                weights[card] = weights[card] + LATER
        if played.drawn < played.size:
            if played.hand_size == HAND:
                if not is_live:
                    count = self.add_dead(played, into, count)
            elif (played.draws_freely or not is_live) and not played.would_reshuffle():
                into[count] = MOVE_MASK - DRAW
                count += 1
        return count

    def add_dead(self, played: Played, into: list[int], count: int) -> int:
        """BB-7: the card that weighs most on top."""
        first = 1
        while not played.hand[first]:
            first += 1
        second = first if played.hand[first] > 1 else first + 1
        while not played.hand[second]:
            second += 1
        third = second
        if played.hand[second] < (3 if second == first else 2):
            third += 1
            while not played.hand[third]:
                third += 1
        orders = dead_into(first, second, third, self.dead, 0)
        for place in range(orders):
            worth = self.weights[(self.dead[place] - DEAD) % KINDS + 1]
            into[count] = (worth << MOVE_BITS) + MOVE_MASK - self.dead[place]
            count += 1
        return count

    def add_puts(
        self, board: Board, card: int, first: int, into: list[int], count: int, noise: int, stream: Stream
    ) -> int:
        """Every place and turn of a card, with what can still be put afterwards."""
        free = board.free
        weights = self.weights
        places = board.places
        now = CLEARS_PILE if first else 0
        for other in range(1, board.cards):
            now += weights[other] * WORTHS[places[other]]
        for piece in range(FIRST_PIECE[card], END_PIECE[card]):
            move = MOVE_MASK - (piece - 1) * CELLS - first
            for cell in board.touched[: board.reach]:
                if free[cell] >> piece & 1:
                    worth = now + self.change_by(board, piece, cell)
                    if noise:
                        worth += stream.below(noise)
                    into[count] = (worth << MOVE_BITS) + move - cell
                    count += 1
        return count

    def change_by(self, board: Board, piece: int, cell: int) -> int:
        """What a put changes in the worth of all places."""
        free = board.free
        delta = self.delta
        add_pieces(delta, free[cell] - TOUCHED, -1)
        suiting = board.rules_cards.beside
        number = piece
        edges = cell * PLACES
        for other in BESIDE_CELLS[edges : edges + PLACES]:
            before = free[other]
            after = before & suiting[number]
            if after != before:
                if before & UNTOUCHED_BIT:
                    add_pieces(delta, after - TOUCHED, 1)
                else:
                    add_pieces(delta, before ^ after, -1)
            number += PIECES
        weights = self.weights
        places = board.places
        worth = 0
        for card in range(1, board.cards):
            more = delta[card]
            if more:
                delta[card] = 0
                worth += weights[card] * (WORTHS[places[card] + more] - WORTHS[places[card]])
        return worth
