"""What a game of Sevens waits for."""

from typing import Final

TURN: Final = 0  # a card or a knock
GIVING: Final = 1  # after a knock: the cards of all others
GUESSING: Final = 2  # the knocker's guesses
STAGES: Final = ["turn", "give", "guess"]
