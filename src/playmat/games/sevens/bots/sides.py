"""What lies around each card of Sevens, in tables for the worths: the standard deck first, the junior deck after it."""

from typing import Final

from playmat.games.sevens.rules.cards import CARDS, DECKS, SUIT_SIZE

# The cards below and above that wait for a card, and those between it and its centre, the centre included.
BELOW: Final = [deck.cards_behind(card)[0] & deck.mask for deck in DECKS for card in range(CARDS)]
ABOVE: Final = [deck.cards_behind(card)[1] & deck.mask for deck in DECKS for card in range(CARDS)]
BEFORE: Final = [0] * (CARDS * len(DECKS))
COSTS: Final = [cost for deck in DECKS for cost in deck.costs]
STEPS: Final = [abs(card % SUIT_SIZE - deck.opening) for deck in DECKS for card in range(CARDS)]

for number, deck in enumerate(DECKS):
    for card in deck.cards:
        for before in deck.cards:
            if before != card and any(side >> card & 1 for side in deck.cards_behind(before)):
                BEFORE[number * CARDS + card] |= 1 << before
