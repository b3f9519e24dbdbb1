"""The dictionary as a tree: the letters of a word in alphabetical order lead to it and to its anagrams."""

from array import array
from collections.abc import Iterable

from playmat.games.bang_zoom.rules.letters import CARD_NUMBERS
from playmat.games.bang_zoom.rules.moves import lay


class Trie:
    """Where words are found by the cards of a hand. It never changes, so all who play by a dictionary share it.

    nodes   four numbers for each node, the root first:
            the letters that go on from here, a bit each;
            where the node of the first of them begins (the others follow in alphabetical order);
            the place of its first word in `words`; how many words it has
    words   the moves that lay them, of each node in alphabetical order
    """

    def __init__(self, nodes: list[int], words: list[int]) -> None:
        self.nodes = array("i", nodes)
        self.words = array("i", words)

    def __reduce__(self) -> tuple[type["Trie"], tuple[list[int], list[int]]]:
        return Trie, (list(self.nodes), list(self.words))

    def moves(self) -> list[int]:
        """The moves that lay all the words, ascending."""
        return sorted(self.words)

    def size(self) -> int:
        """How many nodes there are."""
        return len(self.nodes) // 4


def trie_of(words: Iterable[str]) -> Trie:
    """The tree of some words."""
    anagrams: dict[str, list[int]] = {}
    for word in sorted(words):
        anagrams.setdefault("".join(sorted(word)), []).append(lay(word))
    return trie_of_anagrams(anagrams)


def trie_of_anagrams(anagrams: dict[str, list[int]]) -> Trie:
    """The same where the words are gathered by their letters: level by level, the children of a node side by side."""
    letters = sorted(anagrams)
    nodes: list[int] = []
    words: list[int] = []
    # Each is a node to be: which of the letters begin with it, and how long that beginning is.
    coming = [(0, len(letters), 0)]
    for first, last, length in coming:
        found: list[int] = []
        if first < last and len(letters[first]) == length:
            found = anagrams[letters[first]]
            first += 1
        child = 4 * len(coming)
        going_on = 0
        while first < last:
            letter = letters[first][length]
            begun = first
            while first < last and letters[first][length] == letter:
                first += 1
            coming.append((begun, first, length + 1))
            going_on |= 1 << CARD_NUMBERS[letter]  # few bits
        nodes += [going_on, child, len(words), len(found)]
        words += found
    return Trie(nodes, words)
