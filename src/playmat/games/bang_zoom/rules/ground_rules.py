"""The ground rules of a table (BZ-14): its options, and the single words that it allows or denies."""

from dataclasses import dataclass
from typing import Final

from playmat.core.options import Choice, Option, Options, OptionTable, Value, as_text
from playmat.core.refusal import Refusal
from playmat.games.bang_zoom.rules.letters import CARD_NUMBERS
from playmat.games.bang_zoom.rules.moves import LONGEST
from playmat.games.bang_zoom.rules.own_deck import OwnDeck
from playmat.games.bang_zoom.rules.unfit import is_unfit

SHORTEST: Final = 2
MOST_WORDS: Final = 50


class WordList(Option):
    """An option that is a handful of words: capital letters, in alphabetical order, a comma between them."""

    def refuse(self, value: Value) -> Refusal | None:
        words = words_in(value)
        is_list = isinstance(value, str) and len(words) <= MOST_WORDS and words == sorted(set(words))
        if is_list and all(is_spelled(word) for word in words):
            return None
        facts: dict[str, object] = {"option": self.name, "value": as_text(value), "most": MOST_WORDS}
        return Refusal("option-not-words", facts, self.rule)

    def table(self) -> OptionTable:
        return {
            "name": self.name,
            "default": self.default,
            "values": [],
            "low": None,
            "high": None,
            "rule": self.rule,
        }


def words_in(value: Value) -> list[str]:
    return value.split(",") if isinstance(value, str) and value else []


def is_spelled(word: str) -> bool:
    return SHORTEST <= len(word) <= LONGEST and all(letter in CARD_NUMBERS for letter in word)


@dataclass(frozen=True)
class WordTerms:
    """What the options of a table say about words (BZ-14), read once."""

    proper_names: bool
    abbreviations: bool
    one_letter: bool
    vocabulary: int
    spelling: str
    family: bool
    allowed: tuple[str, ...]
    denied: tuple[str, ...]

    @staticmethod
    def of(options: Options) -> "WordTerms":
        return WordTerms(
            proper_names=options["proper_names"] is True,
            abbreviations=options["abbreviations"] is True,
            one_letter=options["one_letter"] is True,
            vocabulary=int(str(options["vocabulary"])),
            spelling=str(options["spelling"]),
            family=options["family"] is True,
            allowed=tuple(words_in(options["allow"])),
            denied=tuple(words_in(options["deny"])),
        )


def ground_rules() -> list[Option]:
    return [
        Choice("bonus", ["instead", "added"], "BZ-11"),
        Choice("proper_names", [False, True], "BZ-14"),
        Choice("abbreviations", [False, True], "BZ-14"),
        Choice("one_letter", [False, True], "BZ-14"),
        Choice("vocabulary", [50, 35, 60, 70], "BZ-14"),
        Choice("spelling", ["both", "american", "british"], "BZ-14"),
        Choice("family", [True, False], "BZ-14"),
        WordList("allow", "", ["", "", "QUA,ZZZ"], "BZ-14"),
        WordList("deny", "", ["", "", "NO,NOON"], "BZ-14"),
        OwnDeck(),
    ]


def refuse_rules(options: Options) -> Refusal | None:
    """What a table may not allow or deny."""
    allowed = words_in(options["allow"])
    denied = words_in(options["deny"])
    for word in denied:
        if word == "BANG" or word == "ZOOM":
            return Refusal("denied-goal", {"word": word}, "BZ-14")
        if word in allowed:
            return Refusal("allowed-and-denied", {"word": word}, "BZ-14")
    for word in allowed:
        if options["family"] is True and is_unfit(word):
            return Refusal("allowed-unfit", {"word": word}, "BZ-14")
    return None
