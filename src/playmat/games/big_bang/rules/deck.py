"""The cards of Big Bang: one 1, two 2s, … seven 7s, six rules cards for those who want them, and the star."""

from typing import Final

HIGHEST: Final = 7

# BB-14: the faces of each rules card, clockwise from the left one of a card that points up.
RULES_CARDS: Final = {
    "R1": ["open", "open", "dead"],
    "R2": ["open", "dead", "dead"],
    "R3": ["7", "7", "7"],
    "R4": ["6", "6", "6"],
    "R5": ["5", "6", "7"],
    "R6": ["1", "4", "7"],
}


def deck_table(rules_cards: int = 0) -> list[dict[str, object]]:
    """The cards that are shuffled; the star lies on the table from the start and is none of them."""
    numbers = [number for number in range(1, HIGHEST + 1) for _ in range(number)]
    table: list[dict[str, object]] = [{"kind": "number", "name": str(number), "number": number} for number in numbers]
    chosen = list(RULES_CARDS)[:rules_cards]
    return table + [{"kind": "rules", "name": name, "faces": list(RULES_CARDS[name])} for name in chosen]


def star() -> dict[str, object]:
    return {"kind": "star", "name": "star"}
