"""The cards of Big Bang as numbers, and the ways to play them."""

from typing import Final

from playmat.core.message import Message, message
from playmat.games.big_bang.rules.deck import HIGHEST, RULES_NAMES

# A card is its own number; the star is 0, and the rules cards follow after the 7.
STAR: Final = 0
FIRST_RULES: Final = HIGHEST + 1
CARD_NAMES: Final = ["star", *[str(number) for number in range(1, HIGHEST + 1)], *RULES_NAMES]
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
# BB-1: the number cards of a set.
NUMBERS: Final = [number for number in range(1, HIGHEST + 1) for _ in range(number)]

# A piece is a card as it can lie: a number card in one way only, a rules card in three.
TURNS: Final = 3
PIECE_NAMES: Final = CARD_NAMES[:FIRST_RULES] + [f"{name}/{turn}" for name in RULES_NAMES for turn in range(TURNS)]
PIECE_NUMBERS: Final = {name: piece for piece, name in enumerate(PIECE_NAMES)}
PIECES: Final = len(PIECE_NAMES)
CARD_OF: Final = [
    piece if piece < FIRST_RULES else FIRST_RULES + (piece - FIRST_RULES) // TURNS for piece in range(PIECES)
]

# BB-14: what a face lets touch it: anything, nothing, or only the number that it shows.
OPEN: Final = 0
DEAD: Final = -1


def first_piece(card: int) -> int:
    """A card as it lies unturned."""
    return card if card < FIRST_RULES else FIRST_RULES + (card - FIRST_RULES) * TURNS


# For every card the pieces that it can be: from this one up to, but not with, that one.
FIRST_PIECE: Final = [first_piece(card) for card in range(len(CARD_NAMES))]
END_PIECE: Final = [piece + (1 if piece < FIRST_RULES else TURNS) for piece in FIRST_PIECE]

# A set of pieces is a number with a bit for each. The bit of the star is in all of them: so every cell that touches
# something has a set that is not 0, also if nothing fits there. UNTOUCHED is one that no piece lies beside.
TOUCHED: Final = 1
UNTOUCHED_BIT: Final = 1 << PIECES
UNTOUCHED: Final = 2 * UNTOUCHED_BIT - 1


def starts_of(parts: list[list[int]]) -> list[int]:
    """Where each part begins if they follow one another, and where the last one ends."""
    starts = [0]
    for part in parts:
        starts.append(starts[-1] + len(part))
    return starts


# The pieces of a set, nine bits of it at a time: those of a part are the IN_PART from PART_FROM[part] on. The same for
# their cards, the CARDS_IN: the first 512 parts tell of the first nine pieces, as many of the next, and of the rest.
PART_BITS: Final = 9
PART_MASK: Final = (1 << PART_BITS) - 1
PARTS: Final = [[bit for bit in range(PART_BITS) if part >> bit & 1] for part in range(1 << PART_BITS)]
CARD_PARTS: Final = [
    [CARD_OF[first + bit] for bit in bits if first + bit < PIECES]
    for first in range(0, PIECES, PART_BITS)
    for bits in PARTS
]


IN_PART: Final = [bit for bits in PARTS for bit in bits]
PART_FROM: Final = starts_of(PARTS)
CARDS_IN: Final = [card for cards in CARD_PARTS for card in cards]
CARDS_FROM: Final = starts_of(CARD_PARTS)


def piece_message(piece: int) -> Message:
    """A card as it lies, in words to be: the 4, the rules card R3/2, the star."""
    kind = "star" if piece == STAR else "number" if piece < FIRST_RULES else "rules"
    return message("card", {"kind": kind, "name": PIECE_NAMES[piece]})


def card_message(card: int) -> Message:
    return message("card", {"kind": "number" if card < FIRST_RULES else "rules", "name": CARD_NAMES[card]})


def names_of(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
