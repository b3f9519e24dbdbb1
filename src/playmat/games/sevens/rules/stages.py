"""What a game of Sevens waits for, and how it ends."""

from typing import Final

TURN: Final = 0  # a card or a knock
GIVING: Final = 1  # after a knock: the cards of all others
GUESSING: Final = 2  # the knocker's guesses
COUNTING: Final = 3  # the sums of the hands that are left (SV-16)
STAGES: Final = ["turn", "give", "guess", "count"]
# SV-16: with the third wrong sum a player's counting is over.
MOST_TRIES: Final = 3

# How the kernel counts the endings: from 1, as they stand in the list.
OUT: Final = 1
STALLED: Final = 2
ENDINGS: Final = ["out", "stalled"]
QUIET_ROUNDS: Final = 10
