"""The levels of Stars and Bars. How strong they are is measured: docs/bots.md."""

from typing import Final

from playmat.bots.bot import Bot
from playmat.bots.general import EVERYTHING
from playmat.bots.greedy import GreedyBot
from playmat.bots.lapses import Distracted
from playmat.bots.search.bot import SearchBot
from playmat.bots.search.judge import Judge
from playmat.games.stars_and_bars.bots.simple import SimpleStarsAndBars
from playmat.games.stars_and_bars.bots.strategy import StarsAndBarsPolicy

BOTS: Final[dict[str, Bot]] = {
    "easy": Distracted("easy", GreedyBot(), 3),
    "medium": Distracted("medium", SimpleStarsAndBars(), EVERYTHING),
    "hard": SearchBot("hard", 600, StarsAndBarsPolicy(), Judge(15), horizon=6),
    # As `hard`, with many times the visits. A good move leads by a few points, which is little of what ends are
    # worth: with the usual curiosity all ten cards would be tried about as often, however many visits there are.
    "expert": SearchBot("expert", 40_000, StarsAndBarsPolicy(), Judge(15), horizon=6, explore=0.3),
    "simple": SimpleStarsAndBars(),
}
