"""The dictionary in force (BZ-14): which words may be laid under the ground rules of a table, and why others not."""

from base64 import b85decode
from hashlib import sha256
from typing import Final, cast
from zlib import decompress

from playmat.core.message import Facts
from playmat.core.options import Options
from playmat.core.refusal import Refusal
from playmat.core.views import View
from playmat.games.bang_zoom.rules.common import COMMON
from playmat.games.bang_zoom.rules.ground_rules import words_in
from playmat.games.bang_zoom.rules.moves import BANG, LONGER, ZOOM, lay
from playmat.games.bang_zoom.rules.shipped import PACKED
from playmat.games.bang_zoom.rules.views import BangZoomView

# For the letters of a word, multiplied, the moves that lay its anagrams, in alphabetical order.
Anagrams = dict[int, list[int]]

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
# A number for every letter, so that letters multiplied tell a word from all that are no anagrams of it; the frequent
# ones are small. Seven letters at most are multiplied: that stays far below what a machine word holds.
PRIMES: Final = [5, 53, 41, 37, 2, 71, 59, 67, 3, 97, 83, 23, 43, 17, 7, 47, 101, 19, 11, 13, 29, 79, 73, 89, 61, 31]
FIRST_CODE: Final = 65  # of the letter A
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


def product_of(word: str) -> int:
    """The letters of a word, multiplied."""
    product = 1
    for code in word.encode():
        product *= PRIMES[code - FIRST_CODE]
    return product


def level_at(name: str, place: int, spelling: str) -> int:
    """From which level on (0 to 3) a class counts at a place, in a spelling; 4 is never."""
    american = NEVER if name[place] == "-" else int(name[place])
    british = NEVER if name[place + 1] == "-" else int(name[place + 1])
    if spelling == "american":
        return american
    return british if spelling == "british" else min(american, british)


class Lexicon:
    """The words that may be laid, found by their letters."""

    def __init__(self, shipped: Shipped, options: Options, words: set[str], by_letters: Anagrams) -> None:
        self.shipped = shipped
        self.options = options
        self.level = LEVELS.index(int(str(options["vocabulary"])))
        self.spelling = str(options["spelling"])
        self.names = options["proper_names"] is True
        self.abbreviations = options["abbreviations"] is True
        self.one_letter = options["one_letter"] is True
        self.family = options["family"] is True
        self.denied = words_in(options["deny"])
        self.words = words
        self.by_letters = by_letters
        self._short: dict[int, Anagrams] = {}
        self._stamp = ""

    def gather(self, rules: int) -> None:
        """BZ-14: all words that the lists and the ground rules give."""
        words = set(ALWAYS)
        shipped = self.shipped
        for number, name in enumerate(shipped.classes):
            if self.level_of(name, self.spelling) <= self.level:
                words.update(shipped.words[number])
                if self.family:
                    words -= shipped.unfit[number]
        if self.one_letter:
            words.update(ONE_LETTER)
        if rules > 1:
            words.update(COMMON)
        words.update(words_in(self.options["allow"]))
        words.difference_update(self.denied)
        self.words = words
        for word in sorted(words):
            product = product_of(word)
            anagrams = self.by_letters.get(product)
            if anagrams is None:
                self.by_letters[product] = [lay(word)]
            else:
                anagrams.append(lay(word))

    def plus(self, word: str) -> "Lexicon":
        """BZ-16: the same dictionary with a word that the table has agreed on."""
        by_letters = self.by_letters.copy()
        product = product_of(word)
        by_letters[product] = sorted({*by_letters.get(product, []), lay(word)})
        return Lexicon(self.shipped, self.options, self.words | {word}, by_letters)

    def up_to(self, longest: int) -> Anagrams:
        """The words of so many letters at most, for players who know no longer ones; BANG and ZOOM always."""
        found = self._short.get(longest)
        if found is None:
            found = {}
            for product, moves in self.by_letters.items():
                if moves[0] < LONGER[longest] or BANG in moves or ZOOM in moves:
                    found[product] = moves
            self._short[longest] = found
        return found

    def level_of(self, name: str, spelling: str) -> int:
        """From which level on a class counts under these rules, whatever the level in force is."""
        level = level_at(name, AS_WORD, spelling)
        if self.names:
            level = min(level, level_at(name, AS_NAME, spelling))
        if self.abbreviations:
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
        if word in self.denied:
            return Refusal("word-denied", facts, "BZ-14")
        if word in ONE_LETTER:
            return Refusal("word-one-letter", facts, "BZ-14")
        number = self.shipped.find(word)
        if number < 0:
            return Refusal("word-unknown", facts, "BZ-14")
        if self.family and word in self.shipped.unfit[number]:
            return Refusal("word-unfit", facts, "BZ-14")
        name = self.shipped.classes[number]
        level = self.level_of(name, self.spelling)
        if level < NEVER:
            facts["level"] = LEVELS[level]
            facts["vocabulary"] = LEVELS[self.level]
            return Refusal("word-level", facts, "BZ-14")
        if self.level_of(name, "both") < NEVER:
            facts["spelling"] = "american" if self.spelling == "british" else "british"
            return Refusal("word-spelling", facts, "BZ-14")
        is_name = level_at(name, AS_NAME, "both") < NEVER
        return Refusal("word-name" if is_name else "word-abbreviation", facts, "BZ-14")


class Lexicons:
    """The dictionaries in use, each made once."""

    def __init__(self) -> None:
        self.shipped: Shipped | None = None
        self.kept: dict[str, Lexicon] = {}

    def find(self, options: Options, rules: int, agreed: list[str]) -> Lexicon:
        key = ";".join([str(rules), *[str(options[name]) for name in GROUND_RULES], *agreed])
        lexicon = self.kept.get(key)
        if lexicon is None:
            lexicon = self.make(options, rules, agreed)
            if len(self.kept) >= MOST_KEPT:
                # The oldest goes; a running game holds its own.
                del self.kept[next(iter(self.kept))]
            self.kept[key] = lexicon
        return lexicon

    def make(self, options: Options, rules: int, agreed: list[str]) -> Lexicon:
        if agreed:
            return self.find(options, rules, agreed[:-1]).plus(agreed[-1])
        if self.shipped is None:
            self.shipped = Shipped()
        lexicon = Lexicon(self.shipped, options, set(), {})
        lexicon.gather(rules)
        return lexicon


GROUND_RULES: Final = [
    "proper_names",
    "abbreviations",
    "one_letter",
    "vocabulary",
    "spelling",
    "family",
    "allow",
    "deny",
]
LEXICONS: Final = Lexicons()


def lexicon_of(options: Options, rules: int, agreed: list[str]) -> Lexicon:
    """The dictionary of a table by its ground rules, with the words it has agreed on since it began to play."""
    return LEXICONS.find(options, rules, agreed)


def lexicon_in(view: View) -> Lexicon:
    """The dictionary in force where a view was made."""
    return lexicon_of(view["options"], view["rules"], cast(BangZoomView, view["now"])["agreed"])
