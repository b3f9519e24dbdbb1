"""The cards of Big Bang as numbers, the ways to put them, and what may touch what."""

from typing import Final

from playmat.core.message import Message, message
from playmat.games.big_bang.rules.deck import HIGHEST, RULES_CARDS, deck_table

# A card is its own number; the star is 0, and the rules cards follow after the 7.
STAR: Final = 0
FIRST_RULES: Final = HIGHEST + 1
CARD_NAMES: Final = ["star", *[str(number) for number in range(1, HIGHEST + 1)], *RULES_CARDS]
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
MOST_RULES: Final = len(RULES_CARDS)
# BB-1, BB-14: the cards that are shuffled, for every number of rules cards.
PACKS: Final = [[CARD_NUMBERS[str(row["name"])] for row in deck_table(rules)] for rules in range(MOST_RULES + 1)]

# A piece is a card as it can lie: a number card in one way only, a rules card in three.
TURNS: Final = 3
PIECE_NAMES: Final = CARD_NAMES[:FIRST_RULES] + [f"{name}/{turn}" for name in RULES_CARDS for turn in range(TURNS)]
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


def face_of(piece: int, place: int) -> int:
    """BB-14: the face at one of the three edges; each step of turning moves every face one place on."""
    if piece < FIRST_RULES:
        return OPEN
    turn = (piece - FIRST_RULES) % TURNS
    face = RULES_CARDS[CARD_NAMES[CARD_OF[piece]]][(place - turn) % TURNS]
    return OPEN if face == "open" else DEAD if face == "dead" else int(face)


def suits(face: int, piece: int) -> bool:
    return face in (OPEN, piece)


def may_touch(piece: int, other: int, place: int) -> bool:
    """BB-3, BB-4, BB-14: whether two pieces may share the edge that is at this place of both."""
    if piece < FIRST_RULES and other < FIRST_RULES:
        return piece == STAR or other == STAR or abs(piece - other) == 1
    return suits(face_of(piece, place), other) and suits(face_of(other, place), piece)


# A set of pieces is a number with a bit for each. The bit of the star is in all of them: so every cell that touches
# something has a set that is not 0, also if nothing fits there. UNTOUCHED is one that no piece lies beside.
TOUCHED: Final = 1
UNTOUCHED_BIT: Final = 1 << PIECES
UNTOUCHED: Final = 2 * UNTOUCHED_BIT - 1


def pieces_beside(rules: int) -> list[int]:
    """For every place and piece the set of those that may lie there beside it, with so many rules cards in play."""
    in_play = range(1, FIRST_RULES + rules * TURNS)
    return [
        TOUCHED + sum(1 << other for other in in_play if may_touch(piece, other, place))
        for place in range(TURNS)
        for piece in range(PIECES)
    ]


BESIDE: Final = [pieces_beside(rules) for rules in range(MOST_RULES + 1)]


def subsets(first: int, bits: int) -> list[list[int]]:
    """For every set of so many pieces from `first` on the list of them."""
    return [[first + bit for bit in range(bits) if number >> bit & 1] for number in range(1 << bits)]


NUMBERS_IN: Final = subsets(1, HIGHEST)
HALF: Final = MOST_RULES * TURNS // 2
HALF_MASK: Final = (1 << HALF) - 1
LOW_RULES_IN: Final = subsets(FIRST_RULES, HALF)
HIGH_RULES_IN: Final = subsets(FIRST_RULES + HALF, HALF)
ONLY_NUMBERS: Final = 1 << FIRST_RULES


def pieces_in(pieces: int) -> list[int]:
    """The pieces of a set, ascending, the star left out; the list is not to be changed."""
    if pieces < ONLY_NUMBERS:
        return NUMBERS_IN[pieces >> 1]
    rules = pieces >> FIRST_RULES
    return NUMBERS_IN[pieces >> 1 & 127] + LOW_RULES_IN[rules & HALF_MASK] + HIGH_RULES_IN[rules >> HALF & HALF_MASK]


def piece_message(piece: int) -> Message:
    """A card as it lies, in words to be: the 4, the rules card R3/2, the star."""
    kind = "star" if piece == STAR else "number" if piece < FIRST_RULES else "rules"
    return message("card", {"kind": kind, "name": PIECE_NAMES[piece]})


def card_message(card: int) -> Message:
    return message("card", {"kind": "number" if card < FIRST_RULES else "rules", "name": CARD_NAMES[card]})


def names_of(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]
