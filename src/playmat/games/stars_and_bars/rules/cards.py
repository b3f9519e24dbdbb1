"""The cards of Stars and Bars as numbers, and in how many of the four attributes any two of them differ."""

from typing import Final, NewType

from playmat.core.message import Message, message
from playmat.games.stars_and_bars.rules.deck import COLOURS, FIGURES, FILLS, NUMBERS, SMALL_DECK, WHOLE_DECK, deck_table

Card = NewType("Card", int)

# A card is its place in the deck table (SB-1): 27 times the figure, 9 times the number, 3 times the colour, the fill.
CARD_NAMES: Final = [str(row["name"]) for row in deck_table(WHOLE_DECK)]
CARD_NUMBERS: Final = {name: Card(card) for card, name in enumerate(CARD_NAMES)}
CARDS: Final = WHOLE_DECK
NO_CARD: Final = CARDS
STARRED: Final = 27  # the cards below this one show stars

ATTRIBUTES: Final = ["figure", "number", "colour", "fill"]
FIGURE_WORDS: Final = list(FIGURES.values())
COLOUR_WORDS: Final = list(COLOURS.values())
FILL_WORDS: Final = list(FILLS.values())


def values_of(card: int) -> list[int]:
    """Figure, number, colour and fill of a card, each from 0."""
    return [card // 27, card // 9 % 3, card // 3 % 3, card % 3]


def differing(card: int, other: int) -> list[str]:
    """SB-2: the attributes in which two cards differ."""
    ours, theirs = values_of(card), values_of(other)
    return [name for number, name in enumerate(ATTRIBUTES) if ours[number] != theirs[number]]


def cards_of(deck: object) -> int:
    """How many cards are played with: they are the first ones of the whole deck."""
    return WHOLE_DECK if deck == WHOLE_DECK else SMALL_DECK


def card_message(card: int) -> Message:
    """A card in words to be: 2 red solid stars."""
    figure, number, colour, fill = values_of(card)
    return message(
        "card",
        {
            "number": NUMBERS[number],
            "figure": FIGURE_WORDS[figure],
            "colour": COLOUR_WORDS[colour],
            "fill": FILL_WORDS[fill],
        },
    )


# How two cards can lie to each other. The relation with number r asks for r + 1 differences and brings r + 1 points.
STACK: Final = 0
HORIZONTAL: Final = 1
DIAGONAL: Final = 2
VERTICAL: Final = 3
RELATIONS: Final = ["stack", "horizontal", "diagonal", "vertical"]

# SB-2: the differences of every card to every other one; the last of a row are those to no card at all.
NOTHING: Final = 5
DIFFERENCES: Final = [[*(len(differing(card, other)) for other in range(CARDS)), NOTHING] for card in range(CARDS)]
KINDS: Final = NOTHING + 1
# Six times the differences: two cards that lie are looked up in one go, by six times the ones plus the others.
SIXFOLD: Final = [[KINDS * differences for differences in row] for row in DIFFERENCES]
