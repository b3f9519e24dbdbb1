"""The cards of Sevens: ace to 10 in four suits, and the two decks that games are played with."""

from collections.abc import Callable
from typing import Final

from playmat.core.bits import list_into
from playmat.core.message import Message, message

RANKS: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
SUITS: Final = ["C", "D", "H", "S"]
SUIT_SIZE: Final = 10
CARDS: Final = 40
NO_CARD: Final = -1
SUIT_MASK: Final = 1023

# A card is ten times its suit plus its rank, both from 0. A set of cards is an integer with a bit for each card.
CARD_NAMES: Final = [rank + suit for suit in SUITS for rank in RANKS]
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
BITS: Final = [1 << number for number in range(64)]


def cards_in(cards: int) -> list[int]:
    """Return the cards of a set in ascending order."""
    listed = [0] * CARDS
    return listed[: list_into(cards, 0, listed)]


def card_names(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in cards_in(cards)]


def card_mask(names: list[str]) -> int:
    """Return the set of cards with these names."""
    cards = 0
    for name in names:
        cards |= 1 << CARD_NUMBERS[name]
    return cards


def card_message(card: int) -> Message:
    """Return a card in words, such as "the 7 of clubs"."""
    return message("card", {"rank": RANKS[card % SUIT_SIZE], "suit": SUITS[card // SUIT_SIZE]})


def card_messages(cards: int) -> list[Message]:
    return [card_message(card) for card in cards_in(cards)]


class Deck:
    """The cards of a variant, the rank that chains begin with, and what each card costs if it is left in a hand.

    opening       the card that opens the game (SV-2)
    centers       the cards that begin a chain, as a set
    opens[card]   the cards that can be played once this one is on the table, as a set (SV-4)
    offset        the index of card 0 in the tables of both decks
    costs_offset  the same for SUIT_COSTS
    """

    def __init__(self, number: int, ranks: int, center: int, costs: list[int]) -> None:
        self.ranks = ranks
        self.cards = [suit * SUIT_SIZE + rank for suit in range(len(SUITS)) for rank in range(ranks)]
        self.mask = 0
        self.centers = 0
        self.costs = [0] * CARDS
        # A center opens both of its sides, any other card the side away from the center.
        self.opens = [0] * CARDS
        self.opening = center
        self.offset = number * CARDS
        self.costs_offset = number * (SUIT_MASK + 1)
        for card in self.cards:
            rank = card % SUIT_SIZE
            self.mask |= 1 << card
            self.costs[card] = costs[rank]
            if rank == center:
                self.centers |= 1 << card
            if rank <= center and rank > 0:
                self.opens[card] |= 1 << (card - 1)
            if rank >= center and rank < ranks - 1:
                self.opens[card] |= 1 << (card + 1)
        # SV-2, SV-3: the opening card is always played first, and any other chain can begin after it.
        self.opens[center] |= self.centers ^ 1 << center

    def dealt_cards(self, seats: int) -> list[int]:
        """SV-1, SV-3: return the cards to deal. With 3 players, the opening card is already on the table."""
        return [card for card in self.cards if card != self.opening] if seats == 3 else self.cards

    def cards_behind(self, card: int) -> tuple[int, int]:
        """Return the cards that wait for this one, as two sets: those below it and those above it."""
        rank = card % SUIT_SIZE
        suit = [1 << (card - rank + other) for other in range(self.ranks)]
        below = sum(suit[:rank]) if rank <= self.opening else 0
        return below, sum(suit[rank + 1 :]) if rank >= self.opening else 0

    def __reduce__(self) -> "tuple[Callable[[object], Deck], tuple[str]]":
        """Unpickle to one of the two decks, so that each exists only once per process."""
        return deck_for, ("junior" if self is JUNIOR else "standard",)


STANDARD: Final = Deck(0, 10, 6, [15, 5, 5, 5, 5, 5, 5, 5, 10, 10])
# SV-13: ace to 6, chains begin with the three, cards cost their face value.
JUNIOR: Final = Deck(1, 6, 2, [1, 2, 3, 4, 5, 6])
DECKS: Final = [STANDARD, JUNIOR]
# `Deck.opens` of both decks, one after the other.
OPENS: Final = [cards for deck in DECKS for cards in deck.opens]


def deck_for(variant: object) -> Deck:
    return JUNIOR if variant == "junior" else STANDARD


def deck_table(deck: Deck) -> list[dict[str, object]]:
    """Return a row per card."""
    return [
        {
            "kind": "card",
            "name": CARD_NAMES[card],
            "suit": SUITS[card // SUIT_SIZE],
            "rank": RANKS[card % SUIT_SIZE],
            "number": card % SUIT_SIZE + 1,
            "cost": deck.costs[card],
        }
        for card in deck.cards
    ]
