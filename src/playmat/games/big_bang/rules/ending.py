"""How a game of Big Bang ends, and what cards bring."""

from typing import Final

NUMBER_POINTS: Final = 1
RULES_POINTS: Final = 2

# BB-10, BB-15, BB-17: in the kernel an ending is its place here, counted from 1.
ENDINGS: Final = ["all-put", "no-move", "race-over", "time"]
ALL_PUT: Final = 1
NO_MOVE: Final = 2
RACE_OVER: Final = 3
