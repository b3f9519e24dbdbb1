"""Presets of Number Line: the original rules first, then the easiest game."""

from typing import Final

from playmat.core.options import Preset

PRESETS: Final = [
    # The source names a multiplication problem to find the starting player, and players score the rounds themselves.
    Preset("original-rules", {"start": "quiz", "count": "practice"}),
    Preset("first-game", {"decoys": "open"}),
    Preset("quick", {}),
    Preset("ten-minutes", {"start": "random", "games": 3}),
]
