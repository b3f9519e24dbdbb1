"""The levels of Sevens. How strong they are is measured: docs/bots.md."""

from typing import Final

from playmat.bots.bot import Bot
from playmat.bots.general import EVERYTHING
from playmat.bots.lapses import Distracted
from playmat.games.sevens.bots.simple import SimpleSevens
from playmat.games.sevens.bots.strategy import SevensSearch

BOTS: Final[dict[str, Bot]] = {
    "easy": Distracted("easy", SimpleSevens(), 2),
    "medium": Distracted("medium", SimpleSevens(), EVERYTHING),
    "hard": SevensSearch("hard", 800),
    "expert": SevensSearch("expert", 16_000),
    "simple": SimpleSevens(),
}
