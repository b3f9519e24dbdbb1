"""The cards of Bang! Zoom!: 110 letters (BZ-1)."""

from typing import Final

LETTERS: Final = {
    "A": 8,
    "B": 5,
    "C": 3,
    "D": 4,
    "E": 9,
    "F": 2,
    "G": 5,
    "H": 3,
    "I": 6,
    "J": 1,
    "K": 1,
    "L": 4,
    "M": 6,
    "N": 6,
    "O": 11,
    "P": 3,
    "Q": 1,
    "R": 5,
    "S": 5,
    "T": 5,
    "U": 4,
    "V": 1,
    "W": 2,
    "X": 1,
    "Y": 2,
    "Z": 7,
}


def deck_table() -> list[dict[str, object]]:
    """The letters in alphabetical order, each as often as it occurs."""
    return [{"kind": "letter", "name": letter} for letter, count in LETTERS.items() for _ in range(count)]
