"""How a game of Stars and Bars can end."""

from typing import Final

MANY_POINTS: Final = 200
CLEAR_LEAD: Final = 15
HUGE_LEAD: Final = 50

# SB-15, SB-16: an ending is its place in this list, counted from 1.
ENDINGS: Final = ["over-200", "over-50-ahead", "tie-over-200", "cards-out", "tie"]
OVER_200: Final = 1
OVER_50_AHEAD: Final = 2
TIE_OVER_200: Final = 3
CARDS_OUT: Final = 4
TIE: Final = 5
