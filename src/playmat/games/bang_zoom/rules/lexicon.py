"""The dictionary in force (BZ-14): which words may be laid under the ground rules of a table, and why others not."""

from base64 import b85decode
from hashlib import sha256
from typing import Final, cast
from zlib import decompress

from playmat.core.message import Facts
from playmat.core.refusal import Refusal
from playmat.core.views import View
from playmat.games.bang_zoom.rules.common import COMMON
from playmat.games.bang_zoom.rules.ground_rules import WordTerms
from playmat.games.bang_zoom.rules.moves import LONGEST
from playmat.games.bang_zoom.rules.shipped import PACKED
from playmat.games.bang_zoom.rules.trie import Trie, trie_of
from playmat.games.bang_zoom.rules.views import BangZoomView

LEVELS: Final = [35, 50, 60, 70]
NEVER: Final = 4
# Where a class tells the levels: American at the place itself, British behind it.
AS_WORD: Final = 0
AS_NAME: Final = 2
AS_ABBREVIATION: Final = 4
ALWAYS: Final = ["BANG", "ZOOM"]
ONE_LETTER: Final = ["A", "I", "O"]
WORD_CODES: Final = [
    "word-denied",
    "word-one-letter",
    "word-unfit",
    "word-level",
    "word-spelling",
    "word-name",
    "word-abbreviation",
    "word-unknown",
]
# How many dictionaries are kept ready; a table with rules of its own makes one in a twentieth of a second.
MOST_KEPT: Final = 16


def unpacked() -> str:
    return decompress(b85decode(PACKED)).decode()


class Shipped:
    """The word table as it is shipped, taken apart once.

    A line for each class: its name, which tells from which level on its words count as a word, as a name and as an
    abbreviation, each in American and in British spelling (0 to 3 for 35, 50, 60 and 70, - for never), then the words,
    each as the number of letters it shares with the one before, and the others. The last line tells which of all words,
    counted from 0, are not fit for a classroom.
    """

    def __init__(self) -> None:
        self.classes: list[str] = []
        self.words: list[list[str]] = []
        # For each class those of its words that are not fit for a classroom.
        self.unfit: list[set[str]] = []
        lines = unpacked().split("\n")
        numbers = [int(number) for number in lines.pop().split()]
        first = 0
        place = 0
        for line in lines:
            pieces = line.split()
            self.classes.append(pieces[0])
            words: list[str] = []
            word = ""
            for piece in pieces[1:]:
                word = word[: int(piece[0])] + piece[1:]
                words.append(word)
            unfit: set[str] = set()
            while place < len(numbers) and numbers[place] < first + len(words):
                unfit.add(words[numbers[place] - first])
                place += 1
            first += len(words)
            self.words.append(words)
            self.unfit.append(unfit)

    def find(self, word: str) -> int:
        """The number of the class that a word belongs to, or -1."""
        for number, words in enumerate(self.words):
            if word in words:
                return number
        return -1


def level_at(name: str, place: int, spelling: str) -> int:
    """From which level on (0 to 3) a class counts at a place, in a spelling; 4 is never."""
    american = NEVER if name[place] == "-" else int(name[place])
    british = NEVER if name[place + 1] == "-" else int(name[place + 1])
    if spelling == "american":
        return american
    return british if spelling == "british" else min(american, british)


class Lexicon:
    """The words that may be laid, and the tree that they are found in by their letters."""

    def __init__(self, shipped: Shipped, terms: WordTerms, words: set[str]) -> None:
        self.shipped = shipped
        self.terms = terms
        self.level = LEVELS.index(terms.vocabulary)
        self.words = words
        # The trees of the words up to a length, each made when it is first asked for.
        self._tries: dict[int, Trie] = {}
        self._stamp = ""

    def gather(self, rules: int) -> None:
        """BZ-14: all words that the lists and the ground rules give."""
        terms = self.terms
        words = set(ALWAYS)
        shipped = self.shipped
        for number, name in enumerate(shipped.classes):
            if self.level_of(name, terms.spelling) <= self.level:
                words.update(shipped.words[number])
                if terms.family:
                    words -= shipped.unfit[number]
        if terms.one_letter:
            words.update(ONE_LETTER)
        if rules > 1:
            words.update(COMMON)
        words.update(terms.allowed)
        words.difference_update(terms.denied)
        self.words = words

    def plus(self, word: str) -> "Lexicon":
        """BZ-16: the same dictionary with a word that the table has agreed on."""
        return Lexicon(self.shipped, self.terms, self.words | {word})

    def trie(self, longest: int = LONGEST) -> Trie:
        """The words of so many letters at most, for players who know no longer ones; BANG and ZOOM always."""
        found = self._tries.get(longest)
        if found is None:
            always = [sorted(word) for word in ALWAYS]
            words = self.words
            if longest < LONGEST:
                words = {word for word in words if len(word) <= longest or sorted(word) in always}
            found = trie_of(words)
            self._tries[longest] = found
        return found

    def level_of(self, name: str, spelling: str) -> int:
        """From which level on a class counts under these rules, whatever the level in force is."""
        level = level_at(name, AS_WORD, spelling)
        if self.terms.proper_names:
            level = min(level, level_at(name, AS_NAME, spelling))
        if self.terms.abbreviations:
            level = min(level, level_at(name, AS_ABBREVIATION, spelling))
        return level

    def stamp(self) -> str:
        """SHA-256 of the words in force, in alphabetical order, each with the end of its line."""
        if not self._stamp:
            self._stamp = sha256("".join([word + "\n" for word in sorted(self.words)]).encode()).hexdigest()
        return self._stamp

    def refuse(self, word: str) -> Refusal | None:
        """The ground rule by which a word may not be laid."""
        return None if word in self.words else self.why_not(word)

    def why_not(self, word: str) -> Refusal:
        facts: Facts = {"word": word}
        if word in self.terms.denied:
            return Refusal("word-denied", facts, "BZ-14")
        if word in ONE_LETTER:
            return Refusal("word-one-letter", facts, "BZ-14")
        number = self.shipped.find(word)
        if number < 0:
            return Refusal("word-unknown", facts, "BZ-14")
        if self.terms.family and word in self.shipped.unfit[number]:
            return Refusal("word-unfit", facts, "BZ-14")
        name = self.shipped.classes[number]
        level = self.level_of(name, self.terms.spelling)
        if level < NEVER:
            facts["level"] = LEVELS[level]
            facts["vocabulary"] = LEVELS[self.level]
            return Refusal("word-level", facts, "BZ-14")
        if self.level_of(name, "both") < NEVER:
            facts["spelling"] = "american" if self.terms.spelling == "british" else "british"
            return Refusal("word-spelling", facts, "BZ-14")
        is_name = level_at(name, AS_NAME, "both") < NEVER
        return Refusal("word-name" if is_name else "word-abbreviation", facts, "BZ-14")


class Lexicons:
    """The dictionaries in use, each made once."""

    def __init__(self) -> None:
        self.shipped: Shipped | None = None
        self.kept: dict[tuple[WordTerms, int, tuple[str, ...]], Lexicon] = {}

    def find(self, terms: WordTerms, rules: int, agreed: list[str]) -> Lexicon:
        key = (terms, rules, tuple(agreed))
        lexicon = self.kept.get(key)
        if lexicon is None:
            lexicon = self.make(terms, rules, agreed)
            if len(self.kept) >= MOST_KEPT:
                # The oldest goes; a running game holds its own.
                del self.kept[next(iter(self.kept))]
            self.kept[key] = lexicon
        return lexicon

    def make(self, terms: WordTerms, rules: int, agreed: list[str]) -> Lexicon:
        if agreed:
            return self.find(terms, rules, agreed[:-1]).plus(agreed[-1])
        if self.shipped is None:
            self.shipped = Shipped()
        lexicon = Lexicon(self.shipped, terms, set())
        lexicon.gather(rules)
        return lexicon


LEXICONS: Final = Lexicons()


def lexicon_of(terms: WordTerms, rules: int, agreed: list[str]) -> Lexicon:
    """The dictionary of a table by its ground rules, with the words it has agreed on since it began to play."""
    return LEXICONS.find(terms, rules, agreed)


def lexicon_in(view: View) -> Lexicon:
    """The dictionary in force where a view was made."""
    return lexicon_of(WordTerms.of(view["options"]), view["rules"], cast(BangZoomView, view["now"])["agreed"])
