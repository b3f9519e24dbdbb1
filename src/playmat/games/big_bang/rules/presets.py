"""Presets of Big Bang: the original rules first, then the easiest game, then the source's optional rules."""

from typing import Final

from playmat.core.options import Options, Preset
from playmat.games.big_bang.rules.deck import MOST_RULES

# Unplayed cards count against the score, and in a race everyone shuffles a set of their own.
ORIGINAL: Final[Options] = {"unplayed": "minus", "same_deal": False}

PRESETS: Final = [
    Preset("original-rules", ORIGINAL),
    Preset("first-game", {"replay": True}),
    Preset("replay", {**ORIGINAL, "replay": True}),
    Preset("rules-cards", {**ORIGINAL, "rules_cards": MOST_RULES}),
    Preset("five-minutes", {**ORIGINAL, "clock": 5}),
    # The source scores this way over several rounds.
    Preset("stolen-race", {**ORIGINAL, "mode": "race", "scoring": "stolen", "games": 3}),
    Preset("race", {"mode": "race"}),
]
