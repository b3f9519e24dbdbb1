"""The cards of Sevens: ace to 10 in four suits, and the two packs that are played with."""

from typing import Final

from playmat.core.chance import Stream
from playmat.core.message import Message, message

RANKS: Final = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
SUITS: Final = ["C", "D", "H", "S"]
SUIT_SIZE: Final = 10
CARDS: Final = 40
SUIT_MASK: Final = 1023
TWO_SUITS: Final = 1048575

# A card is ten times its suit plus its rank (both from 0); a set of cards is a number with a bit for each card.
CARD_NAMES: Final = [rank + suit for suit in SUITS for rank in RANKS]
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES)}


def listings(first: int) -> list[list[int]]:
    """For every suit and every set of its cards the numbers from `first` on that stand for them."""
    table: list[list[int]] = []
    for suit in range(len(SUITS)):
        subsets: list[list[int]] = [[]]
        for rank in range(SUIT_SIZE):
            number = first + suit * SUIT_SIZE + rank
            subsets += [[*subset, number] for subset in subsets]
        table += subsets
    return table


def listed(table: list[list[int]], cards: int) -> list[int]:
    """The numbers that stand for a set of cards, ascending, suit by suit from a table of `listings`."""
    low = cards & TWO_SUITS
    high = cards >> 20
    if not high:
        return joined(table, 0, low)[:]
    if not low:
        return joined(table, 2048, high)[:]
    return joined(table, 0, low) + joined(table, 2048, high)


def joined(table: list[list[int]], first: int, cards: int) -> list[int]:
    """What stands for two neighbouring suits; where one of them is missing the table's own list, not to be changed."""
    suit = cards & SUIT_MASK
    other = cards >> 10
    if not other:
        return table[first + suit]
    if not suit:
        return table[first + 1024 + other]
    return table[first + suit] + table[first + 1024 + other]


CARD_LISTINGS: Final = listings(0)


def cards_in(cards: int) -> list[int]:
    return listed(CARD_LISTINGS, cards)


def names_of(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in listed(CARD_LISTINGS, cards)]


def set_of(names: list[str]) -> int:
    cards = 0
    for name in names:
        cards |= 1 << CARD_NUMBERS[name]
    return cards


# For every set of cards of a suit how many they are, and, ten numbers a set, which the first is, the second and so on.
COUNTS: Final = [len(subset) for subset in CARD_LISTINGS[: SUIT_MASK + 1]]
ORDER: Final = [rank for subset in CARD_LISTINGS[: SUIT_MASK + 1] for rank in subset + [0] * (SUIT_SIZE - len(subset))]


def count_of(cards: int) -> int:
    return (
        COUNTS[cards & SUIT_MASK]
        + COUNTS[cards >> 10 & SUIT_MASK]
        + COUNTS[cards >> 20 & SUIT_MASK]
        + COUNTS[cards >> 30 & SUIT_MASK]
    )


def pick_card(cards: int, stream: Stream) -> int:
    """One card of a set that is not empty, by chance; a single one without asking chance."""
    count = count_of(cards)
    number = 0 if count == 1 else stream.fast_below(count)
    first = 0
    suit = cards & SUIT_MASK
    while number >= COUNTS[suit]:
        number -= COUNTS[suit]
        first += SUIT_SIZE
        suit = cards >> first & SUIT_MASK
    return first + ORDER[suit * SUIT_SIZE + number]


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
        self.suit_costs = [sum(self.costs[card] for card in subset) for subset in CARD_LISTINGS[: SUIT_MASK + 1]]
        # SV-2, SV-3: this one always lies first, and all other chains may begin after it.
        self.opens[centre] |= self.centres ^ 1 << centre

    def cost(self, cards: int) -> int:
        """SV-11, SV-13: what a hand costs that is left at the end."""
        costs = self.suit_costs
        return (
            costs[cards & SUIT_MASK]
            + costs[cards >> 10 & SUIT_MASK]
            + costs[cards >> 20 & SUIT_MASK]
            + costs[cards >> 30 & SUIT_MASK]
        )


STANDARD: Final = Pack(10, 6, [15, 5, 5, 5, 5, 5, 5, 5, 10, 10])
# SV-13: ace to 6, chains begin with the three, cards cost their face value.
JUNIOR: Final = Pack(6, 2, [1, 2, 3, 4, 5, 6])


def pack_of(variant: object) -> Pack:
    return JUNIOR if variant == "junior" else STANDARD
