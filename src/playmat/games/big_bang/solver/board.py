"""A board of Big Bang on which cards are put and taken back again, fast; it knows how many places each card has."""

from typing import Final

from playmat.games.big_bang.rules.cards import (
    BESIDE,
    CARD_NAMES,
    CARD_OF,
    PIECES,
    STAR,
    TOUCHED,
    UNTOUCHED,
    UNTOUCHED_BIT,
    pieces_in,
)
from playmat.games.big_bang.rules.grid import BESIDE_CELLS, CELLS, CENTRE, PLACES
from playmat.games.big_bang.solver.symmetry import IMAGES, KEYS, WAYS

CARDS: Final = len(CARD_NAMES)


class Board:
    """The cells as `OwnSet` has them: sets of what fits, or -1 minus the piece that lies there."""

    def __init__(self, rules: int) -> None:
        self.rules = rules
        self.beside = BESIDE[rules]
        self.cells = [UNTOUCHED] * CELLS
        # Every cell that was touched so far, in that order; those that are taken or closed are among them.
        self.touched: list[int] = []
        self.fits = [0] * CARDS
        # One hash for every way to turn the board; with rules cards, which have a turn of their own, one in all.
        self.ways = 1 if rules else WAYS
        self.hashes = [0] * self.ways
        self.changed: list[int] = []
        self.marks: list[int] = []
        self.cells[CENTRE] = TOUCHED
        self.put(STAR, CENTRE)

    def put(self, piece: int, cell: int) -> None:
        marks = self.marks
        marks.append(len(self.changed))
        marks.append(len(self.touched))
        cells = self.cells
        self.change(cell, -1 - piece)
        beside = self.beside
        pieces = beside[piece]
        for place in range(PLACES):
            if self.rules and place:
                pieces = beside[place * PIECES + piece]
            other = BESIDE_CELLS[cell * PLACES + place]
            before = cells[other]
            if before < 0:
                continue
            after = before & pieces
            if after != before:
                if before & UNTOUCHED_BIT:
                    self.touched.append(other)
                self.change(other, after)

    def take_back(self) -> None:
        """The last card that was put."""
        marks = self.marks
        length = marks.pop()
        touched = self.touched
        while len(touched) > length:
            touched.pop()
        mark = marks.pop()
        changed = self.changed
        while len(changed) > mark:
            before = changed.pop()
            self.replace(changed.pop(), before)

    def change(self, cell: int, after: int) -> None:
        self.changed.append(cell)
        self.changed.append(self.cells[cell])
        self.replace(cell, after)

    def replace(self, cell: int, after: int) -> None:
        """A cell holds something else from now on: count the places and change the hashes."""
        before = self.cells[cell]
        self.cells[cell] = after
        # The set of pieces that fit, without the star; 0 where nothing does, -1 where nothing lies beside.
        had = -1 if before & UNTOUCHED_BIT and before > 0 else 0 if before < 0 else before >> 1
        has = -1 if after & UNTOUCHED_BIT and after > 0 else 0 if after < 0 else after >> 1
        fits = self.fits
        if had > 0:
            for piece in pieces_in(had << 1):
                card = CARD_OF[piece]
                fits[card] = fits[card] - 1
        if has > 0:
            for piece in pieces_in(has << 1):
                card = CARD_OF[piece]
                fits[card] = fits[card] + 1
        hashes = self.hashes
        if self.rules:
            key = hashes[0]
            if had >= 0:
                key ^= KEYS.of_rules(cell, had)
            if has >= 0:
                key ^= KEYS.of_rules(cell, has)
            hashes[0] = key
            return
        for way in range(WAYS):
            row = KEYS.row(IMAGES[way][cell])
            key = hashes[way]
            if had >= 0:
                key ^= row[had]
            if has >= 0:
                key ^= row[has]
            hashes[way] = key

    def hash(self) -> int:
        """The same for boards that only differ by a turn or in the mirror, or in what is closed in for good."""
        least = self.hashes[0]
        for key in self.hashes:
            if key < least:
                least = key
        return least

    def counts_after(self, piece: int, cell: int) -> list[int]:
        """How many places every card would have if this piece were put here."""
        counts = self.fits[:]
        cells = self.cells
        for fitting in pieces_in(cells[cell]):
            card = CARD_OF[fitting]
            counts[card] = counts[card] - 1
        beside = self.beside
        pieces = beside[piece]
        for place in range(PLACES):
            if self.rules and place:
                pieces = beside[place * PIECES + piece]
            before = cells[BESIDE_CELLS[cell * PLACES + place]]
            if before < 0:
                continue
            after = before & pieces
            if before & UNTOUCHED_BIT:
                for fitting in pieces_in(after):
                    card = CARD_OF[fitting]
                    counts[card] = counts[card] + 1
            elif after != before:
                for fitting in pieces_in(before ^ after):
                    card = CARD_OF[fitting]
                    counts[card] = counts[card] - 1
        return counts
