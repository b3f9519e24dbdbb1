"""Numbers for a board of which only the shape is known: any filling that the rules allow can come, and none other."""

from typing import Final

from playmat.core.chance import Stream
from playmat.games.big_bang.rules.cards import (
    BESIDE,
    CARD_NAMES,
    CARD_OF,
    FIRST_RULES,
    PACKS,
    PIECES,
    STAR,
    TURNS,
    first_piece,
    pieces_in,
)
from playmat.games.big_bang.rules.grid import CENTRE, PLACES, beside, points_up

NUMBERS: Final = (1 << FIRST_RULES) - 1
ODD: Final = 0b10101010
EVEN: Final = 0b01010100
# How often a search may try before it begins anew; every time it may try a little longer, so the end is certain.
FIRST_BUDGET: Final = 60
# A card that the viewer has seen, too, is so much likelier to have been drawn by the others than one still to come.
SEEN_WEIGHT: Final = 8


def counts_of(cards: list[int]) -> list[int]:
    counts = [0] * len(CARD_NAMES)
    for card in cards:
        counts[card] += 1
    return counts


class Filling:
    """A shape to be filled with so many rules cards and numbers for the rest, of one set.

    Rules cards are put anywhere first; then every stretch of numbers gets its odd and its even cells, since
    neighbours differ by 1; then numbers are tried cell by cell, likelier ones first, and taken back where they lead
    nowhere. A search that takes long begins anew with other choices.
    """

    def __init__(self, cells: list[int], rules_put: int, rules: int, seen: list[int]) -> None:
        self.cells = cells
        self.rules_put = rules_put
        self.rules = rules
        self.seen = counts_of(seen)
        self.pack = counts_of(PACKS[rules])
        number_of = {cell: number for number, cell in enumerate(cells)}
        # For every cell its neighbours, three times the number of the other one plus the place.
        self.links = [
            [
                number_of[beside(cell, place)] * PLACES + place
                for place in range(PLACES)
                if beside(cell, place) in number_of
            ]
            for cell in cells
        ]
        star = BESIDE[rules]
        self.first_sets: list[int] = []
        for cell in cells:
            fitting = (1 << (FIRST_RULES + rules * TURNS)) - 1
            for place in range(PLACES):
                if beside(cell, place) == CENTRE:
                    fitting &= star[place * PIECES + STAR]
            self.first_sets.append(fitting)
        # What a search has come to.
        self.pieces: list[int] = []
        self.left: list[int] = []
        self.seen_left: list[int] = []
        self.budget = 0

    def fill(self, stream: Stream) -> list[int]:
        """A piece for every cell."""
        budget = FIRST_BUDGET
        while not self.attempt(stream, budget):
            budget += FIRST_BUDGET
        return self.pieces

    def attempt(self, stream: Stream, budget: int) -> bool:
        self.pieces = [STAR] * len(self.cells)
        self.left = self.pack[:]
        self.seen_left = self.seen[:]
        self.budget = budget
        sets = self.first_sets[:]
        if not self.put_rules(sets, stream):
            return False
        order = self.stretches(sets, stream)
        return len(order) == len(self.cells) - self.rules_put and self.search(order, 0, sets, stream)

    def put_rules(self, sets: list[int], stream: Stream) -> bool:
        """BB-14: rules cards drawn by chance, put and turned by chance where something is left for their neighbours."""
        cards = list(range(FIRST_RULES, FIRST_RULES + self.rules))
        stream.shuffle(cards)
        for card in cards[: self.rules_put]:
            piece = first_piece(card)
            ways = [
                number * PIECES + turned
                for number, fitting in enumerate(sets)
                for turned in range(piece, piece + TURNS)
                if not self.pieces[number] and fitting >> turned & 1 and self.suits(number, turned, sets)
            ]
            if not ways:
                return False
            way = ways[stream.below(len(ways))]
            self.lay(way // PIECES, way % PIECES, sets)
        return True

    def suits(self, number: int, piece: int, sets: list[int]) -> bool:
        """Whether a piece leaves something for every neighbour that has none yet."""
        for link in self.links[number]:
            other = link // PLACES
            if not self.pieces[other] and not (sets[other] & BESIDE[self.rules][link % PLACES * PIECES + piece]) >> 1:
                return False
        return True

    def lay(self, number: int, piece: int, sets: list[int]) -> None:
        self.pieces[number] = piece
        self.left[CARD_OF[piece]] -= 1
        self.seen_left[CARD_OF[piece]] -= 1
        for link in self.links[number]:
            sets[link // PLACES] &= BESIDE[self.rules][link % PLACES * PIECES + piece]

    def stretches(self, sets: list[int], stream: Stream) -> list[int]:
        """The cells for numbers, each after a neighbour where it has one; odd and even by chance as far as it is free.

        An empty list says that it does not come out.
        """
        order: list[int] = []
        odd = even = 0
        starts = list(range(len(self.cells)))
        stream.shuffle(starts)
        reached = [piece != STAR for piece in self.pieces]
        for start in starts:
            if reached[start]:
                continue
            stretch = self.stretch_from(start, reached)
            ways = [way for way in range(2) if all(sets[number] & self.parity(number, way) for number in stretch)]
            if not ways:
                return []
            way = ways[stream.below(len(ways))]
            for number in stretch:
                parity = self.parity(number, way)
                sets[number] &= parity
                if parity == ODD:
                    odd += 1
                else:
                    even += 1
            order += stretch
        enough = odd <= sum(self.left[1:FIRST_RULES:2]) and even <= sum(self.left[2:FIRST_RULES:2])
        return order if enough else []

    def stretch_from(self, start: int, reached: list[bool]) -> list[int]:
        """All cells for numbers that hang together with this one."""
        stretch = [start]
        reached[start] = True
        for number in stretch:
            for link in self.links[number]:
                other = link // PLACES
                if not reached[other]:
                    reached[other] = True
                    stretch.append(other)
        return stretch

    def parity(self, number: int, way: int) -> int:
        """BB-3: in one way the cells that point up hold odd numbers and the others even ones, in the other not."""
        return ODD if points_up(self.cells[number]) == (way == 0) else EVEN

    def search(self, order: list[int], done: int, sets: list[int], stream: Stream) -> bool:
        """Fill the cells from `done` on."""
        if done == len(order):
            return True
        number = order[done]
        choices = [piece for piece in pieces_in(sets[number]) if self.left[piece] > 0]
        while choices and self.budget > 0:
            self.budget -= 1
            piece = self.likely(choices, stream)
            choices.remove(piece)
            if not self.suits(number, piece, sets):
                continue
            after = sets[:]
            self.lay(number, piece, after)
            if self.search(order, done + 1, after, stream):
                return True
            self.pieces[number] = STAR
            self.left[piece] += 1
            self.seen_left[piece] += 1
        return False

    def likely(self, choices: list[int], stream: Stream) -> int:
        """One of these numbers, likelier the more of it are left."""
        weights = [self.left[piece] + SEEN_WEIGHT * max(0, self.seen_left[piece]) for piece in choices]
        pick = stream.below(sum(weights))
        place = 0
        while pick >= weights[place]:
            pick -= weights[place]
            place += 1
        return choices[place]
