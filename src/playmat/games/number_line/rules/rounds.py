"""The fixed numbers of Number Line: cards, rounds, endings and the quiz."""

from typing import Final

# The cards that a seat has left, a bit each.
PLAIN_CARD: Final = 1
DECOY_CARD: Final = 2
BOTH_CARDS: Final = 3
MOST_SEATS: Final = 5
# NL-12: the round in which decoys count too, and the number of players with whom it is one card each.
BOTH_COUNT_ROUND: Final = 3
ONE_CARD_SEATS: Final = 5
MOST_ROUNDS: Final = 12

# NL-18: with the third wrong number a player's counting is over.
MOST_TRIES: Final = 3

# How the kernel counts the endings: from 1, as they stand in the list.
MOST_POINTS: Final = 1
SHARED: Final = 2
ENDINGS: Final = ["most-points", "shared"]

# NL-2: 17 × 34 in the first game of a match, and later two factors from 10 to 99.
FIRST_FACTOR: Final = 17
FIRST_OTHER_FACTOR: Final = 34
LOWEST_FACTOR: Final = 10
HIGHEST_FACTOR: Final = 99
