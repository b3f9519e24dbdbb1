"""What a hand costs, and when a game ends."""

from typing import Final

from playmat.games.sevens.rules.cards import DECKS, SUIT_MASK, cards_in

# SV-11, SV-13: what each set of cards of one suit costs, for both decks, one after the other.
SUIT_COSTS: Final = [
    sum(deck.costs[card] for card in cards_in(cards)) for deck in DECKS for cards in range(SUIT_MASK + 1)
]

# SV-10, SV-15: a kernel's `end` is an index into this list, counted from 1.
ENDINGS: Final = ["out", "stalled"]
OUT: Final = 1
STALLED: Final = 2

# SV-15: the number of rounds without a card played that stalls a game.
QUIET_ROUNDS: Final = 10
# SV-16: the number of times that a player can state the sum of a hand.
MAX_TRIES: Final = 3
