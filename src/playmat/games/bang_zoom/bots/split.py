"""The best way to share out a hand of Bang! Zoom! into words and cards that are kept."""

from playmat.core.bits import count
from playmat.games.bang_zoom.rules import letters
from playmat.games.bang_zoom.rules.moves import BANG, ZOOM
from playmat.games.bang_zoom.rules.points import points_for
from playmat.games.bang_zoom.rules.trie import Trie

BITS = letters.BITS


class Split:
    """The best use of every set of a hand's cards: words bring their points, cards that are kept their worth.

    A set of cards is a number with a bit for each place of the hand.

    hand, size      the cards in alphabetical order, and how many there are
    kept            for each place what its card is worth if it stays
    word, points    for every set the best word that uses all of it, and its points (0: there is none)
    sets, firsts    the sets with a word, ascending, and for each place where those begin whose last card is there
    best, first     for every set the most it is worth, and the set to lay first (0: its last card is kept)
    waiting, marks, places   nodes of the tree of words still to be looked at, the set and the places that led there
    """

    def __init__(self, trie: Trie) -> None:
        self.trie = trie
        self.hand = [0] * 8
        self.size = 0
        self.kept = [0.0] * 8
        self.word = [0] * 128
        self.points = [0] * 128
        self.sets = [0] * 128
        self.firsts = [0] * 9
        self.best = [0.0] * 128
        self.first = [0] * 128
        self.waiting = [0] * 128
        self.marks = [0] * 128
        self.places = [0] * 128

    def find(self, is_bang_laid: bool, extra: int, kept_back: int) -> int:
        """For every set of cards the best word, where the first BANG brings so much; ZOOM is none: it ends the game.

        Letters that are kept back (a bit each) go into no word but the first BANG.
        """
        nodes = self.trie.nodes
        words = self.trie.words
        waiting = self.waiting
        marks = self.marks
        places = self.places
        points = self.points
        size = self.size
        for cards in range(BITS[size]):
            points[cards] = 0
        waiting[0] = 0
        marks[0] = 0
        places[0] = 0
        seen = 0
        known = 1
        while seen < known:
            node = waiting[seen]
            cards = marks[seen]
            number = nodes[node + 3]
            if number:
                spent = 0
                if kept_back:
                    for place in range(size):
                        if cards & BITS[place]:
                            spent |= BITS[self.hand[place]]
                first = nodes[node + 2]
                for place in range(first, first + number):
                    move = words[place]
                    won = points_for(move, is_bang_laid, extra)
                    if spent & kept_back and (move != BANG or is_bang_laid):
                        continue
                    if move != ZOOM and won > points[cards]:
                        points[cards] = won
                        self.word[cards] = move
            on = nodes[node]
            if on:
                for place in range(places[seen], size):
                    way = BITS[self.hand[place]]
                    if on & way:
                        waiting[known] = nodes[node + 1] + 4 * count(on & (way - 1))
                        marks[known] = cards | BITS[place]
                        places[known] = place + 1
                        known += 1
            seen += 1
        number = 0
        for place in range(size):
            self.firsts[place] = number
            for cards in range(BITS[place], 2 * BITS[place]):
                if points[cards]:
                    self.sets[number] = cards
                    number += 1
        self.firsts[size] = number
        return number

    def share(self) -> int:
        """For every set of cards its best use, by the words that were found and by what is kept."""
        best = self.best
        sets = self.sets
        best[0] = 0.0
        for place in range(self.size):
            top = BITS[place]
            begin = self.firsts[place]
            end = self.firsts[place + 1]
            stays = self.kept[place]
            for cards in range(top, 2 * top):
                most = stays + best[cards ^ top]
                first = 0
                for number in range(begin, end):
                    used = sets[number]
                    if used & cards == used:
                        worth = self.points[used] + best[cards ^ used]
                        if worth > most:
                            most = worth
                            first = used
                best[cards] = most
                self.first[cards] = first
        return 0

    def words_of(self, cards: int) -> list[int]:
        """The words of the best use of a set of cards."""
        found: list[int] = []
        for place in range(self.size - 1, -1, -1):
            if cards & BITS[place]:
                used = self.first[cards]
                if used:
                    found.append(self.word[used])
                    cards ^= used
                else:
                    cards ^= BITS[place]
        return found

    def take(self, hand: list[int], kept: list[float]) -> None:
        """Look at these cards, each worth so much where it stays."""
        self.size = len(hand)
        for place, card in enumerate(hand):
            self.hand[place] = card
            self.kept[place] = kept[place]

    def best_of(self, cards: int) -> float:
        return self.best[cards]


def split_of(trie: Trie, hand: list[int], is_bang_laid: bool, extra: int, kept: list[float]) -> Split:
    """A hand shared out."""
    split = Split(trie)
    split.take(hand, kept)
    split.find(is_bang_laid, extra, 0)
    split.share()
    return split
