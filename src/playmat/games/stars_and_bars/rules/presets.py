"""Presets of Stars and Bars: the original rules first, then the easiest game."""

from typing import Final

from playmat.core.options import Preset
from playmat.games.stars_and_bars.rules.cards import WHOLE_DECK

PRESETS: Final = [
    # In the source, players look after the stacks and state their points.
    Preset("original-rules", {"housekeeping": "manual", "announce": "practise"}),
    Preset("first-game", {}),
    Preset("with-moons", {"deck": WHOLE_DECK}),
    Preset("contest", {"housekeeping": "manual", "announce": "strict"}),
]
