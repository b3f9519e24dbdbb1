"""Numbers for a board of which only the shape is known: any filling that the rules allow can come, and none other.

What the arrays of a filling mean; cells go by their place in the shape, cards by their numbers:

links       for every cell three places: its neighbours in the shape, each as three times the cell plus the edge
linked      how many of the three are taken
points_up   which cells point up
first_sets  what fits on every cell beside the star, or anywhere
pack, seen  how many cards there are of a kind, and how many of them the viewer has seen come
left        how many of a kind are left, and of those that were seen (`seen_left`)
pieces      what the search has put on every cell, the star where nothing
order       the cells for numbers as they are filled; `odd` and `even` count them
sets        what fits on every cell, a row for every step of the search
"""

from playmat.core.stream import Stream
from playmat.games.big_bang.rules import cards
from playmat.games.big_bang.rules.cards import (
    CARD_NAMES,
    FIRST_RULES,
    PIECES,
    STAR,
    TURNS,
)
from playmat.games.big_bang.rules.grid import CENTRE, PLACES, beside, points_up
from playmat.games.big_bang.rules.rules_cards import RulesCards

CARD_OF = cards.CARD_OF
FIRST_PIECE = cards.FIRST_PIECE
ODD = 0b10101010
EVEN = 0b01010100
# How often a search may try before it begins anew; every time it may try a little longer, so the end is certain.
FIRST_BUDGET = 60
# A card that the viewer has seen, too, is so much likelier to have been drawn by the others than one still to come.
SEEN_WEIGHT = 8
MOST = 34
NO_SETS = [0] * (MOST + 1) * MOST


def counts_of(some: list[int]) -> list[int]:
    """Of every card how many there are among some."""
    counts = [0] * len(CARD_NAMES)
    for card in some:
        counts[card] += 1
    return counts


class Filling:
    """A shape to be filled with so many rules cards and numbers for the rest, of one set.

    Rules cards are put anywhere first; then every stretch of numbers gets its odd and its even cells, since
    neighbours differ by 1; then numbers are tried cell by cell, likelier ones first, and taken back where they lead
    nowhere. A search that takes long begins anew with other choices.
    """

    def __init__(self, cells: list[int], rules_put: int, rules_cards: RulesCards, seen: list[int]) -> None:
        self.size = len(cells)
        self.rules_put = rules_put
        self.rules_cards = rules_cards
        self.links = [0] * 102
        self.linked = [0] * 34
        self.points_up = [0] * 34
        self.first_sets = [0] * 34
        self.pack = counts_of(rules_cards.pack)
        self.seen = counts_of(seen)
        self.left = [0] * 14
        self.seen_left = [0] * 14
        self.pieces = [0] * 34
        self.reached = [0] * 34
        self.order = [0] * 34
        self.filled = 0
        self.odd = 0
        self.even = 0
        self.sets = NO_SETS[:]
        self.budget = 0
        self.look_at(cells)

    def look_at(self, cells: list[int]) -> None:
        number_of = {cell: number for number, cell in enumerate(cells)}
        for number, cell in enumerate(cells):
            self.points_up[number] = points_up(cell)
            fitting = (1 << self.rules_cards.pieces) - 1  # few bits
            for place in range(PLACES):
                other = beside(cell, place)
                if other == CENTRE:
                    fitting &= self.rules_cards.beside[place * PIECES]
                elif other in number_of:
                    self.links[number * PLACES + self.linked[number]] = number_of[other] * PLACES + place
                    self.linked[number] += 1
            self.first_sets[number] = fitting

    def fill(self, stream: Stream) -> list[int]:
        """A piece for every cell."""
        budget = FIRST_BUDGET
        while not self.attempt(stream, budget):
            budget += FIRST_BUDGET
        return [self.pieces[number] for number in range(self.size)]

    def attempt(self, stream: Stream, budget: int) -> bool:
        for number in range(self.size):
            self.pieces[number] = STAR
            self.sets[number] = self.first_sets[number]
        for card in range(14):
            self.left[card] = self.pack[card]
            self.seen_left[card] = self.seen[card]
        self.budget = budget
        if not self.put_rules(stream) or not self.find_stretches(stream):
            return False
        return self.filled == self.size - self.rules_put and self.search(0, stream)

    def put_rules(self, stream: Stream) -> bool:
        """BB-14: rules cards drawn by chance, put and turned by chance where something is left for their neighbours."""
        pile = list(range(FIRST_RULES, FIRST_RULES + self.rules_cards.count))
        stream.shuffle(pile)
        for card in pile[: self.rules_put]:
            piece = FIRST_PIECE[card]
            ways = [
                number * PIECES + turned
                for number in range(self.size)
                for turned in range(piece, piece + TURNS)
                if not self.pieces[number] and self.sets[number] >> turned & 1 and self.suits(number, turned, 0)
            ]
            if not ways:
                return False
            way = ways[stream.below(len(ways))]
            self.lay(way // PIECES, way % PIECES, 0)
        return True

    def suits(self, number: int, piece: int, row: int) -> bool:
        """Whether a piece leaves something for every neighbour that has none yet."""
        for place in range(number * PLACES, number * PLACES + self.linked[number]):
            other = self.links[place] // PLACES
            beside = self.rules_cards.beside[self.links[place] % PLACES * PIECES + piece]
            if not self.pieces[other] and not (self.sets[row + other] & beside) >> 1:
                return False
        return True

    def lay(self, number: int, piece: int, row: int) -> int:
        self.pieces[number] = piece
        self.left[CARD_OF[piece]] -= 1
        self.seen_left[CARD_OF[piece]] -= 1
        for place in range(number * PLACES, number * PLACES + self.linked[number]):
            other = row + self.links[place] // PLACES
            self.sets[other] &= self.rules_cards.beside[self.links[place] % PLACES * PIECES + piece]
        return 0

    def find_stretches(self, stream: Stream) -> bool:
        """The cells for numbers, each after a neighbour where it has one; odd and even by chance as far as it is free.

        False says that it does not come out.
        """
        self.filled = 0
        self.odd = 0
        self.even = 0
        starts = list(range(self.size))
        stream.shuffle(starts)
        for number in range(self.size):
            self.reached[number] = self.pieces[number] != STAR
        for start in starts:
            if self.reached[start]:
                continue
            first = self.filled
            self.follow(start)
            ways = [way for way in range(2) if self.can_be(first, way)]
            if not ways:
                return False
            self.settle(first, ways[stream.below(len(ways))])
        odd_left = self.left[1] + self.left[3] + self.left[5] + self.left[7]
        even_left = self.left[2] + self.left[4] + self.left[6]
        return self.odd <= odd_left and self.even <= even_left

    def follow(self, start: int) -> int:
        """All cells for numbers that hang together with this one, into the order."""
        place = self.filled
        self.order[place] = start
        self.reached[start] = 1
        self.filled += 1
        while place < self.filled:
            number = self.order[place]
            for link in range(number * PLACES, number * PLACES + self.linked[number]):
                other = self.links[link] // PLACES
                if not self.reached[other]:
                    self.reached[other] = 1
                    self.order[self.filled] = other
                    self.filled += 1
            place += 1
        return 0

    def parity(self, number: int, way: int) -> int:
        """BB-3: in one way the cells that point up hold odd numbers and the others even ones, in the other not."""
        return ODD if self.points_up[number] != way else EVEN

    def can_be(self, first: int, way: int) -> bool:
        """Whether every cell from this one on has a number left that way."""
        for place in range(first, self.filled):
            number = self.order[place]
            if not self.sets[number] & self.parity(number, way):
                return False
        return True

    def settle(self, first: int, way: int) -> int:
        for place in range(first, self.filled):
            number = self.order[place]
            parity = self.parity(number, way)
            self.sets[number] &= parity
            if parity == ODD:
                self.odd += 1
            else:
                self.even += 1
        return 0

    def search(self, done: int, stream: Stream) -> bool:
        """Fill the cells from `done` on."""
        if done == self.filled:
            return True
        row = done * self.size
        after = row + self.size
        number = self.order[done]
        choices = 0
        for piece in range(1, FIRST_RULES):
            if self.sets[row + number] >> piece & 1 and self.left[piece] > 0:
                choices |= 1 << piece  # few bits
        while choices and self.budget > 0:
            self.budget -= 1
            piece = self.draw_number(choices, stream)
            choices ^= 1 << piece  # few bits
            if not self.suits(number, piece, row):
                continue
            for other in range(self.size):
                self.sets[after + other] = self.sets[row + other]
            self.lay(number, piece, after)
            if self.search(done + 1, stream):
                return True
            self.pieces[number] = STAR
            self.left[piece] += 1
            self.seen_left[piece] += 1
        return False

    def draw_number(self, choices: int, stream: Stream) -> int:
        """One of these numbers, likelier the more of it are left."""
        total = 0
        for piece in range(1, FIRST_RULES):
            if choices >> piece & 1:
                total += self.weight(piece)
        pick = stream.below(total)
        piece = 1
        while not choices >> piece & 1 or pick >= self.weight(piece):
            if choices >> piece & 1:
                pick -= self.weight(piece)
            piece += 1
        return piece

    def weight(self, piece: int) -> int:
        seen = self.seen_left[piece]
        return self.left[piece] + (SEEN_WEIGHT * seen if seen > 0 else 0)
