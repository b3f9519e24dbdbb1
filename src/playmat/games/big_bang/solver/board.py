"""A board of Big Bang on which cards are put and taken back again, fast; it knows how many places each card has.

free     for every cell the set of pieces that fit there, as rules/board.py has it
touched  the first `reach` of them: every cell that was touched so far, in that order, taken ones too
places   for every card how many places it has
hashes   one for every way to turn the board; with rules cards, which have a turn of their own, the first is for all
changed  the first `changes` of them, two for each change: a cell and what fitted there before
marks    two for each of the `puts`: `changes` and `reach` as they were before it
before   the hashes as they were before each put
"""

from playmat.games.big_bang.rules import cards, grid
from playmat.games.big_bang.rules.board import NO_CELLS
from playmat.games.big_bang.rules.cards import FIRST_RULES, PIECES, STAR, TOUCHED, UNTOUCHED_BIT
from playmat.games.big_bang.rules.counting import add_pieces
from playmat.games.big_bang.rules.grid import CENTRE, PLACES
from playmat.games.big_bang.rules.rules_cards import RulesCards
from playmat.games.big_bang.solver import keys, symmetry
from playmat.games.big_bang.solver.symmetry import WAYS

BESIDE_CELLS = grid.BESIDE_CELLS
IN_PART = cards.IN_PART
PART_FROM = cards.PART_FROM
PART_BITS = cards.PART_BITS
PART_MASK = cards.PART_MASK
IMAGE_ROWS = symmetry.IMAGE_ROWS
NUMBER_SETS = symmetry.NUMBER_SETS
KEYS = keys.KEYS


class Board:
    """One player's board, with all that was put on it kept so that it can be taken back."""

    def __init__(self, rules_cards: RulesCards) -> None:
        self.rules_cards = rules_cards
        self.has_rules = rules_cards.count > 0
        self.cards = FIRST_RULES + rules_cards.count
        self.free = NO_CELLS[:]
        self.touched = [0] * 71
        self.reach = 0
        self.places = [0] * 14
        self.ways = 1 if self.has_rules else WAYS
        self.hashes = [0] * 6
        self.changed = [0] * 280
        self.changes = 0
        self.marks = [0] * 70
        self.before = [0] * 210
        self.puts = 0
        self.free[CENTRE] = TOUCHED
        self.put(STAR, CENTRE)

    def put(self, piece: int, cell: int) -> int:
        """A piece on a free cell; the answer means nothing."""
        free = self.free
        suiting = self.rules_cards.beside
        self.marks[2 * self.puts] = self.changes
        self.marks[2 * self.puts + 1] = self.reach
        for way in range(self.ways):
            self.before[WAYS * self.puts + way] = self.hashes[way]
        self.puts += 1
        self.change(cell, 0)
        number = piece
        edges = cell * PLACES
        for other in BESIDE_CELLS[edges : edges + PLACES]:
            before = free[other]
            after = before & suiting[number]
            if after != before:
                if before & UNTOUCHED_BIT:
                    self.touched[self.reach] = other
                    self.reach += 1
                    self.learn(other)
                self.change(other, after)
            number += PIECES
        return 0

    def change(self, cell: int, after: int) -> int:
        """Something else fits on a cell from now on: remember what did, count the places and change the hashes."""
        before = self.free[cell]
        self.changed[self.changes] = cell
        self.changed[self.changes + 1] = before
        self.changes += 2
        self.free[cell] = after
        if before & UNTOUCHED_BIT:
            add_pieces(self.places, after - TOUCHED, 1)
            if self.has_rules:
                self.hashes[0] ^= self.key_of(cell, after)
            else:
                self.change_hashes(cell, -1, after >> 1)
            return 0
        lost = (before ^ after) & ~TOUCHED
        if lost:
            add_pieces(self.places, lost, -1)
            if self.has_rules:
                self.hashes[0] ^= self.key_of(cell, lost)
            else:
                self.change_hashes(cell, before >> 1, after >> 1)
        return 0

    def change_hashes(self, cell: int, had: int, has: int) -> int:
        """Sets of numbers without the star; what was never touched had -1."""
        hashes = self.hashes
        for way in range(WAYS):
            row = IMAGE_ROWS[cell * WAYS + way]
            key = KEYS.of[row + has]
            if had >= 0:
                key ^= KEYS.of[row + had]
            hashes[way] = hashes[way] ^ key
        return 0

    def key_of(self, cell: int, pieces: int) -> int:
        """The key of a set where rules cards are in play, its first piece, the star, for a cell that is touched."""
        key = 0
        rules = KEYS.rules
        first = cell * PIECES
        while pieces:
            part = pieces & PART_MASK
            for piece in IN_PART[PART_FROM[part] : PART_FROM[part + 1]]:
                key ^= rules[first + piece]
            pieces >>= PART_BITS
            first += PART_BITS
        return key

    def learn(self, cell: int) -> int:
        """See to it that a cell has its keys."""
        if self.has_rules:
            KEYS.learn_rules(cell)
        else:
            for way in range(WAYS):
                KEYS.learn(IMAGE_ROWS[cell * WAYS + way] // NUMBER_SETS)
        return 0

    def take_back(self) -> int:
        """The last card that was put; the answer means nothing."""
        free = self.free
        self.puts -= 1
        for way in range(self.ways):
            self.hashes[way] = self.before[WAYS * self.puts + way]
        self.reach = self.marks[2 * self.puts + 1]
        mark = self.marks[2 * self.puts]
        while self.changes > mark:
            self.changes -= 2
            cell = self.changed[self.changes]
            before = self.changed[self.changes + 1]
            after = free[cell]
            free[cell] = before
            if before & UNTOUCHED_BIT:
                add_pieces(self.places, after - TOUCHED, -1)
            else:
                add_pieces(self.places, (before ^ after) & ~TOUCHED, 1)
        return 0

    def hash(self) -> int:
        """The same for boards that only differ by a turn or in the mirror, or in what is closed in for good."""
        least = self.hashes[0]
        for way in range(1, self.ways):
            if self.hashes[way] < least:
                least = self.hashes[way]
        return least

    # For those who look at it from outside.

    def listed(self) -> list[list[int]]:
        """The places of every card, the hashes and the cells that were touched."""
        return [
            [self.places[card] for card in range(14)],
            [self.hashes[way] for way in range(self.ways)],
            [self.touched[place] for place in range(self.reach)],
        ]
