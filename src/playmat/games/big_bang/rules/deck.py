"""The cards of Big Bang: one 1, two 2s, … seven 7s, up to six rules cards, and the star."""

from collections.abc import Sequence
from typing import Final

HIGHEST: Final = 7
MOST_RULES: Final = 6
RULES_NAMES: Final = [f"R{number}" for number in range(1, MOST_RULES + 1)]
SIDES: Final = 3
KINDS: Final = ("open", "dead", *map(str, range(1, HIGHEST + 1)))  # of faces

Faces = tuple[str, ...]

# BB-14: the faces of R1 to R6 by rules number, clockwise from the left one of a card that points up.
RULES_CARDS: Final[dict[int, tuple[Faces, ...]]] = {
    1: (
        ("open", "open", "dead"),
        ("open", "dead", "dead"),
        ("7", "7", "7"),
        ("6", "6", "6"),
        ("5", "6", "7"),
        ("1", "4", "7"),
    ),
    2: (
        ("open", "dead", "dead"),
        ("5", "5", "dead"),
        ("4", "4", "dead"),
        ("3", "dead", "dead"),
        ("2", "3", "dead"),
        ("1", "2", "dead"),
    ),
}
NEWEST: Final = max(RULES_CARDS)


def deck_table(faces: Sequence[Faces] = ()) -> list[dict[str, object]]:
    """The cards that are shuffled, rules cards with these faces last; the star isn't one of them."""
    numbers = [number for number in range(1, HIGHEST + 1) for _ in range(number)]
    table: list[dict[str, object]] = [{"kind": "number", "name": str(number), "number": number} for number in numbers]
    return table + [
        {"kind": "rules", "name": name, "faces": list(sides)} for name, sides in zip(RULES_NAMES, faces, strict=False)
    ]


def star() -> dict[str, object]:
    return {"kind": "star", "name": "star"}
