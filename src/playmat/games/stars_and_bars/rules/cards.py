"""The cards of Stars and Bars: the deck, their notation, and the differences between any two of them."""

from typing import Final, NewType

from playmat.core.message import Message, message

Card = NewType("Card", int)

SHAPES: Final = {"S": "star", "B": "bar", "M": "moon"}
NUMBERS: Final = [1, 2, 3]
COLORS: Final = {"r": "red", "b": "blue", "g": "gold"}
SHADINGS: Final = {"s": "solid", "t": "striped", "o": "outline"}
SMALL_DECK: Final = 54
WHOLE_DECK: Final = 81


def deck_table(deck: int = SMALL_DECK) -> list[dict[str, object]]:
    """SB-1: return a row per card: one card for each shape, number, color and shading. The deck of 81 has moons."""
    shapes = list(SHAPES)[: deck * len(SHAPES) // WHOLE_DECK]
    return [
        {
            "kind": "card",
            "name": f"{shape}{number}{color}{shading}",
            "figure": SHAPES[shape],
            "number": number,
            "colour": COLORS[color],
            "fill": SHADINGS[shading],
        }
        for shape in shapes
        for number in NUMBERS
        for color in COLORS
        for shading in SHADINGS
    ]


def deck_size(deck: object) -> int:
    """Return the number of cards in play. They are the first ones of the whole deck."""
    return WHOLE_DECK if deck == WHOLE_DECK else SMALL_DECK


# A card is its row in the deck table: 27 × shape + 9 × number + 3 × color + shading.
CARD_NAMES: Final = [str(row["name"]) for row in deck_table(WHOLE_DECK)]
CARD_NUMBERS: Final = {name: Card(card) for card, name in enumerate(CARD_NAMES)}
CARDS: Final = WHOLE_DECK
NO_CARD: Final = CARDS
STARRED: Final = 27  # cards below this number show stars

ATTRIBUTES: Final = ["figure", "number", "colour", "fill"]
SHAPE_NAMES: Final = list(SHAPES.values())
COLOR_NAMES: Final = list(COLORS.values())
SHADING_NAMES: Final = list(SHADINGS.values())


def attribute_values(card: int) -> list[int]:
    """Return the shape, number, color and shading of a card, each counted from 0."""
    return [card // 27, card // 9 % 3, card // 3 % 3, card % 3]


def differing_attributes(card: int, other: int) -> list[str]:
    """SB-2: return the attributes in which two cards differ."""
    ours, theirs = attribute_values(card), attribute_values(other)
    return [name for number, name in enumerate(ATTRIBUTES) if ours[number] != theirs[number]]


# SB-2: the number of differences between any two cards. The last entry of a row stands for an empty space.
DIFFERENCES_TO_NONE: Final = 5
DIFFERENCES: Final = [
    [*(len(differing_attributes(card, other)) for other in range(CARDS)), DIFFERENCES_TO_NONE] for card in range(CARDS)
]


def card_message(card: int) -> Message:
    """Return a card in words, such as "2 solid red stars"."""
    shape, number, color, shading = attribute_values(card)
    return message(
        "card",
        {
            "number": NUMBERS[number],
            "figure": SHAPE_NAMES[shape],
            "colour": COLOR_NAMES[color],
            "fill": SHADING_NAMES[shading],
        },
    )
