"""The cards of Stars and Bars: one of each figure, number, colour and fill (SB-1)."""

from typing import Final

FIGURES: Final = {"S": "star", "B": "bar", "M": "moon"}
NUMBERS: Final = [1, 2, 3]
COLOURS: Final = {"r": "red", "b": "blue", "g": "gold"}
FILLS: Final = {"s": "solid", "t": "striped", "o": "outline"}
SMALL_DECK: Final = 54
WHOLE_DECK: Final = 81


def deck_table(deck: int = SMALL_DECK) -> list[dict[str, object]]:
    """54 cards, or 81 with the moons."""
    figures = list(FIGURES)[: deck * len(FIGURES) // WHOLE_DECK]
    return [
        {
            "kind": "card",
            "name": f"{figure}{number}{colour}{fill}",
            "figure": FIGURES[figure],
            "number": number,
            "colour": COLOURS[colour],
            "fill": FILLS[fill],
        }
        for figure in figures
        for number in NUMBERS
        for colour in COLOURS
        for fill in FILLS
    ]
