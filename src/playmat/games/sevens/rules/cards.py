"""The cards of Sevens: ace to 10 in four suits, and the two packs that are played with."""

from collections.abc import Callable
from typing import Final

from playmat.core.bits import list_into
from playmat.core.message import Message, message

RANKS: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
SUITS: Final = ["C", "D", "H", "S"]
SUIT_SIZE: Final = 10
CARDS: Final = 40
SUIT_MASK: Final = 1023

# A card is ten times its suit plus its rank (both from 0); a set of cards is a number with a bit for each card.
CARD_NAMES: Final = [rank + suit for suit in SUITS for rank in RANKS]
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def cards_in(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    found = [0] * CARDS
    return found[: list_into(cards, 0, found)]


def names_of(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_in(cards)]


def set_of(names: list[str]) -> int:
    cards = 0
    for name in names:
        cards |= 1 << CARD_NUMBERS[name]
    return cards


def card_message(card: int) -> Message:
    """The name of a card, in words to be: the 7 of clubs."""
    return message("card", {"rank": RANKS[card % SUIT_SIZE], "suit": SUITS[card // SUIT_SIZE]})


def card_messages(cards: int) -> list[Message]:
    return [card_message(card) for card in cards_in(cards)]


class Pack:
    """The cards in play, the rank that chains begin with, and what a card left in hand costs."""

    def __init__(self, ranks: int, centre: int, costs: list[int]) -> None:
        self.ranks = ranks
        self.cards = [suit * SUIT_SIZE + rank for suit in range(len(SUITS)) for rank in range(ranks)]
        self.mask = 0
        self.centres = 0
        self.costs = [0] * CARDS
        # SV-4: what may be put once this card lies: a centre opens both sides, the others the side away from it.
        self.opens = [0] * CARDS
        self.opening = centre
        self.cards_but_opening = [card for card in self.cards if card != centre]
        for card in self.cards:
            rank = card % SUIT_SIZE
            self.mask |= 1 << card
            self.costs[card] = costs[rank]
            if rank == centre:
                self.centres |= 1 << card
            if rank <= centre and rank > 0:
                self.opens[card] |= 1 << (card - 1)
            if rank >= centre and rank < ranks - 1:
                self.opens[card] |= 1 << (card + 1)
        # For every set of cards of a suit what they cost together; all suits cost the same.
        self.suit_costs = [sum(self.costs[card] for card in cards_in(held)) for held in range(SUIT_MASK + 1)]
        # SV-2, SV-3: this one always lies first, and all other chains may begin after it.
        self.opens[centre] |= self.centres ^ 1 << centre

    def __reduce__(self) -> "tuple[Callable[[object], Pack], tuple[str]]":
        """There are two of them, and each is the same one wherever it is sent: tables are looked up by it."""
        return pack_of, ("junior" if self is JUNIOR else "standard",)


STANDARD: Final = Pack(10, 6, [15, 5, 5, 5, 5, 5, 5, 5, 10, 10])
# SV-13: ace to 6, chains begin with the three, cards cost their face value.
JUNIOR: Final = Pack(6, 2, [1, 2, 3, 4, 5, 6])


def pack_of(variant: object) -> Pack:
    return JUNIOR if variant == "junior" else STANDARD
