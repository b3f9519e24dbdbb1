"""The fixed numbers of Number Line: its rounds, endings, starting quiz and rules numbers."""

from typing import Final

MAX_SEATS: Final = 5
# NL-12: the round in which decoys count too, and the number of players who play only one card in it.
BOTH_COUNT_ROUND: Final = 3
ONE_CARD_SEATS: Final = 5
MAX_ROUNDS: Final = 12

# NL-18: the number of times that a player can state the points of a round.
MAX_TRIES: Final = 3

# A kernel's `end` is an index into this list, counted from 1.
ENDINGS: Final = ["most-points", "shared"]
MOST_POINTS: Final = 1
SHARED: Final = 2

# NL-2: how the starting player is chosen.
STARTS: Final = ["seat", "random", "quiz"]
BY_SEAT: Final = 0
BY_CHANCE: Final = 1
BY_QUIZ: Final = 2
# NL-2: the first quiz of a match is 17 × 34, any later one has two factors from 10 to 99.
FIRST_FACTOR: Final = 17
FIRST_OTHER_FACTOR: Final = 34
MIN_FACTOR: Final = 10
MAX_FACTOR: Final = 99

# NL-12, NL-18: the first rules numbers with these rules.
ONE_CARD_SINCE: Final = 2
COUNT_SINCE: Final = 2
