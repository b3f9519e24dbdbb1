"""Presets of Bang! Zoom!: the original rules first, then the easiest game, then the source's ground rules."""

from typing import Final

from playmat.core.options import Preset

PRESETS: Final = [
    Preset("original-rules", {}),
    Preset("first-game", {"vocabulary": 35, "one_letter": True}),
    # The source leaves these three to the players.
    Preset("more-words", {"proper_names": True, "abbreviations": True, "one_letter": True}),
    Preset("word-lovers", {"vocabulary": 70}),
    Preset("three-games", {"games": 3}),
    Preset("to-100", {"target": 100}),
]
