"""The levels of Big Bang. How strong they are is measured: docs/bots.md."""

from typing import Final

from playmat.bots.bot import Bot
from playmat.bots.general import EVERYTHING
from playmat.bots.lapses import Distracted
from playmat.games.big_bang.bots.simple import SimpleBigBang
from playmat.games.big_bang.bots.strategy import LargeFirst

BOTS: Final[dict[str, Bot]] = {
    "easy": LargeFirst("easy"),
    "medium": Distracted("medium", SimpleBigBang(), 2),
    "hard": Distracted("hard", SimpleBigBang(), EVERYTHING),
    "simple": SimpleBigBang(),
}
