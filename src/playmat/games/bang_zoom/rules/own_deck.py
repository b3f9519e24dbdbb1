"""The option `letters` (BZ-17): a deck of the table's own."""

from playmat.core.options import Option, OptionTable, Value, as_text
from playmat.core.refusal import Refusal
from playmat.games.bang_zoom.rules.deck import (
    COUNTS,
    LEAST_CARDS,
    LETTERS_SINCE,
    MOST_CARDS,
    MOST_OF_A_LETTER,
    NEEDED,
    counts_in,
    letters_text,
)

RULE = "BZ-17"
# For tests and random tables: the smallest deck and the largest.
SMALLEST = "A6 B5 E6 G5 I4 M5 N5 O9 R3 S3 T4 Z5"
LARGEST = letters_text({letter: count + 3 for letter, count in COUNTS[1].items()} | {"O": 26})


class OwnDeck(Option):
    """Letters in alphabetical order with how many cards each has, or nothing for the deck of the rules number."""

    def __init__(self) -> None:
        super().__init__("letters", "", ["", "", SMALLEST, LARGEST], RULE, LETTERS_SINCE)

    def refuse(self, value: Value) -> Refusal | None:
        if value == "":
            return None
        counts = counts_in(value) if isinstance(value, str) else None
        if counts is None:
            return Refusal("option-not-letters", {"option": self.name, "value": as_text(value)}, self.rule)
        return refuse_counts(counts)

    def table(self) -> OptionTable:
        return {
            "name": self.name,
            "default": self.default,
            "values": [],
            "low": None,
            "high": None,
            "rule": self.rule,
        }


def refuse_counts(counts: dict[str, int]) -> Refusal | None:
    """Why these letters can't be a deck, or None if they can."""
    for letter, count in counts.items():
        if not 1 <= count <= MOST_OF_A_LETTER:
            facts: dict[str, object] = {"letter": letter, "number": count, "most": MOST_OF_A_LETTER}
            return Refusal("letters-of-one-kind", facts, RULE)
    missing = [letter for letter, count in NEEDED.items() for _ in range(count - counts.get(letter, 0))]
    if missing:
        return Refusal("letters-without-goal", {"letters": missing, "number": len(missing)}, RULE)
    cards = sum(counts.values())
    if not LEAST_CARDS <= cards <= MOST_CARDS:
        return Refusal("letters-size", {"number": cards, "low": LEAST_CARDS, "high": MOST_CARDS}, RULE)
    return None
