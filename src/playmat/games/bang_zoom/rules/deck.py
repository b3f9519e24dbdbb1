"""The cards of Bang! Zoom! (BZ-1): how often each letter comes, by the number of the rules."""

from typing import Final

NEWEST: Final = 2
# Number 1 had too few letters of BANG and ZOOM: any long word beat going for them. Old records and tables keep it.
# fmt: off
COUNTS: Final = {
    1: {"A": 8, "B": 5, "C": 3, "D": 4, "E": 9, "F": 2, "G": 5, "H": 3, "I": 6, "J": 1, "K": 1, "L": 4, "M": 6,
        "N": 6, "O": 11, "P": 3, "Q": 1, "R": 5, "S": 5, "T": 5, "U": 4, "V": 1, "W": 2, "X": 1, "Y": 2, "Z": 7},
    2: {"A": 9, "B": 9, "C": 2, "D": 3, "E": 6, "F": 1, "G": 9, "H": 2, "I": 4, "J": 0, "K": 1, "L": 3, "M": 9,
        "N": 8, "O": 16, "P": 2, "Q": 0, "R": 4, "S": 3, "T": 4, "U": 2, "V": 1, "W": 2, "X": 0, "Y": 2, "Z": 10},
}
# fmt: on


def deck_table(rules: int = NEWEST) -> list[dict[str, object]]:
    """The letters in alphabetical order, each as often as it occurs."""
    return [row_of(letter) for letter, count in COUNTS[rules].items() for _ in range(count)]


def row_of(letter: str) -> dict[str, object]:
    return {"kind": "letter", "name": letter}
