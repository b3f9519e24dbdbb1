"""Finding words: all that the cards of a hand can lay."""

from playmat.core.bits import count
from playmat.core.kernel import MoveList
from playmat.games.bang_zoom.rules import letters, moves
from playmat.games.bang_zoom.rules.moves import MOVE_SPACE, ZOOM
from playmat.games.bang_zoom.rules.trie import Trie

BITS = letters.BITS
APART = moves.APART


class Finder:
    """Goes down the tree of words with the cards of a hand, as far as they lead.

    bits, size     the cards in alphabetical order, each as the bit of its letter, and how many there are
    behind         for each letter of the hand, by its bit, the place behind its first card
    from_here      for each place the letters of the cards from there on, a bit each
    nodes, places  the nodes that the cards lead to, shorter beginnings first, and how many cards each has passed
    """

    def __init__(self, trie: Trie) -> None:
        self.trie = trie
        self.bits = [0] * 8
        self.size = 0
        self.behind = [0] * 37
        self.from_here = [0] * 8
        self.nodes = [0] * 128
        self.places = [0] * 128

    def take(self, hand: list[int]) -> None:
        """Look at these cards from now on."""
        for place, card in enumerate(hand):
            self.bits[place] = BITS[card]
        self.size = len(hand)

    def lays_into(self, moves: MoveList, begin: int, too_long: int, is_zoom_free: bool) -> int:
        """List the words that can be laid behind the first `begin` moves, ascending; how many moves there are then.

        Only words below the move `too_long` count, and ZOOM, however long, where it is free.
        """
        bits = self.bits
        behind = self.behind
        from_here = self.from_here
        coming = self.nodes
        places = self.places
        listed = moves.of
        nodes = self.trie.nodes
        words = self.trie.words
        here = 0
        for place in range(self.size - 1, -1, -1):
            way = bits[place]
            here |= way
            from_here[place] = here
            behind[way % APART] = place + 1
        from_here[self.size] = 0
        total = begin
        coming[0] = 0
        places[0] = 0
        seen = 0
        known = 1
        while seen < known:
            node = coming[seen]
            place = places[seen]
            seen += 1
            number = nodes[node + 3]
            if number:
                word = nodes[node + 2]
                for place_of_word in range(word, word + number):
                    move = words[place_of_word]
                    if (move >= too_long or move == ZOOM) and (move != ZOOM or not is_zoom_free):
                        continue
                    # Shorter words come first by themselves; only those of one length have to be put in order.
                    spot = total
                    while spot > begin and listed[spot - 1] > move:
                        listed[spot] = listed[spot - 1]
                        spot -= 1
                    listed[spot] = move
                    total += 1
            on = nodes[node]
            ways = on & from_here[place]
            if ways:
                child = nodes[node + 1]
                while ways:
                    way = ways & -ways
                    ways ^= way
                    coming[known] = child + 4 * count(on & (way - 1))
                    # Of equal cards the first ones are taken, so that no set of letters comes twice.
                    places[known] = place + 1 if bits[place] == way else behind[way % APART]
                    known += 1
        moves.count = total
        return total


def lays_of(trie: Trie, hand: list[int]) -> list[int]:
    """The moves that lay a word out of these cards (in alphabetical order, seven at most), each once, ascending."""
    finder = Finder(trie)
    finder.take(hand)
    moves = MoveList()
    finder.lays_into(moves, 0, MOVE_SPACE, True)
    return moves.listed()
