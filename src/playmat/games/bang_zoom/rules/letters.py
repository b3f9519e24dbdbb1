"""The cards of Bang! Zoom!: a card is its letter, 0 to 25; cards of the same letter are all the same."""

from functools import lru_cache
from typing import Final

from playmat.games.bang_zoom.rules.deck import COUNTS, NEWEST, counts_of

CARD_NAMES: Final = list(COUNTS[NEWEST])
CARD_NUMBERS: Final = {name: card for card, name in enumerate(CARD_NAMES)}
ALPHABET: Final = 26
HAND: Final = 6
VOWELS: Final = [CARD_NUMBERS[name] for name in "AEIOU"]
# A bit for each letter.
BITS: Final = [1 << card for card in range(ALPHABET)]


@lru_cache(maxsize=64)
def deck_of(rules: int, letters: str = "") -> tuple[int, ...]:
    """BZ-1, BZ-17: the whole deck in force, in the order of its table."""
    return tuple(CARD_NUMBERS[name] for name, count in counts_of(rules, letters).items() for _ in range(count))


def names_of(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def cards_of(names: list[str]) -> list[int]:
    return [CARD_NUMBERS[name] for name in names]


def put_in(hand: list[int], card: int) -> None:
    """A card joins a hand, which stays in alphabetical order."""
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def without(cards: list[int], gone: list[int]) -> list[int]:
    """What is left of some cards after others are gone; those that were not there are no matter."""
    left = cards[:]
    for card in gone:
        if card in left:
            left.remove(card)
    return left
