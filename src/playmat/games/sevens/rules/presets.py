"""Presets of Sevens: the original rules first, then the easiest game."""

from typing import Final

from playmat.core.options import Preset

PRESETS: Final = [
    # In the source, the players add up their own hands.
    Preset("original-rules", {"count": "practice"}),
    Preset("first-game", {"variant": "junior", "guess": "rank"}),
    # The source's variation for younger students: SV-13, and nothing else.
    Preset("younger-students", {"variant": "junior", "count": "practice"}),
    Preset("three-games", {"games": 3, "count": "practice"}),
    Preset("quick", {}),
    Preset("to-100", {"target": 100}),
]
