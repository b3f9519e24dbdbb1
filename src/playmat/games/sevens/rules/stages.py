"""What a game of Sevens waits for, and how it ends."""

from typing import Final

TURN: Final = 0  # a card or a knock
GIVING: Final = 1  # after a knock: the cards of all others
GUESSING: Final = 2  # the knocker's guesses
STAGES: Final = ["turn", "give", "guess"]

# How the kernel counts the endings: from 1, as they stand in the list.
OUT: Final = 1
STALLED: Final = 2
ENDINGS: Final = ["out", "stalled"]
QUIET_ROUNDS: Final = 10
