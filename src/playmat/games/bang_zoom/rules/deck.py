"""The cards of Bang! Zoom!: how many there are of each letter, by rules number (BZ-1) or of a table's own (BZ-17)."""

import re
from typing import Final

NEWEST: Final = 3
# Number 1 had too few letters of BANG and ZOOM: any long word beat going for them. Old records and tables keep it.
# fmt: off
COUNTS: Final = {
    1: {"A": 8, "B": 5, "C": 3, "D": 4, "E": 9, "F": 2, "G": 5, "H": 3, "I": 6, "J": 1, "K": 1, "L": 4, "M": 6,
        "N": 6, "O": 11, "P": 3, "Q": 1, "R": 5, "S": 5, "T": 5, "U": 4, "V": 1, "W": 2, "X": 1, "Y": 2, "Z": 7},
    2: {"A": 9, "B": 9, "C": 2, "D": 3, "E": 6, "F": 1, "G": 9, "H": 2, "I": 4, "J": 0, "K": 1, "L": 3, "M": 9,
        "N": 8, "O": 16, "P": 2, "Q": 0, "R": 4, "S": 3, "T": 4, "U": 2, "V": 1, "W": 2, "X": 0, "Y": 2, "Z": 10},
    3: {"A": 9, "B": 9, "C": 2, "D": 3, "E": 6, "F": 1, "G": 9, "H": 2, "I": 4, "J": 1, "K": 1, "L": 3, "M": 9,
        "N": 8, "O": 16, "P": 2, "Q": 1, "R": 4, "S": 3, "T": 4, "U": 2, "V": 1, "W": 2, "X": 1, "Y": 2, "Z": 10},
}
# fmt: on
# BZ-17: the first rules number with decks of one's own, and what such a deck must keep to.
LETTERS_SINCE: Final = 3
MOST_OF_A_LETTER: Final = 30
LEAST_CARDS: Final = 60
MOST_CARDS: Final = 200
NEEDED: Final = {"A": 1, "B": 1, "G": 1, "M": 1, "N": 1, "O": 2, "Z": 1}

LETTER_COUNT: Final = re.compile(r"([A-Z])(0|[1-9][0-9]{0,3})")


def counts_in(text: str) -> dict[str, int] | None:
    """How many cards each listed letter has, or None unless these are letters with counts, in alphabetical order."""
    counts: dict[str, int] = {}
    for part in text.split(" "):
        match = LETTER_COUNT.fullmatch(part)
        if match is None or (counts and match[1] <= max(counts)):
            return None
        counts[match[1]] = int(match[2])
    return counts


def letters_text(counts: dict[str, int]) -> str:
    """A deck as the option `letters` has it; letters without a card are left out."""
    return " ".join(f"{letter}{counts[letter]}" for letter in sorted(counts) if counts[letter])


def counts_of(rules: int, letters: str = "") -> dict[str, int]:
    """How many cards each letter has in the deck in force: the table's own, or that of the rules number."""
    counts = counts_in(letters) if letters else COUNTS[rules]
    assert counts is not None
    return counts


def deck_table(rules: int = NEWEST, letters: str = "") -> list[dict[str, object]]:
    """The letters in alphabetical order, each as often as it occurs."""
    return [row_of(letter) for letter, count in counts_of(rules, letters).items() for _ in range(count)]


def row_of(letter: str) -> dict[str, object]:
    return {"kind": "letter", "name": letter}
