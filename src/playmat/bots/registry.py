"""Every bot there is, by name; each game may have its own under the same name."""

from playmat.bots.bot import Bot, RandomBot
from playmat.bots.greedy import GreedyBot
from playmat.bots.levels.levels import LEVELS, level_of
from playmat.bots.simple.bang_zoom import SimpleBangZoom
from playmat.bots.simple.big_bang import SimpleBigBang
from playmat.bots.simple.number_line import SimpleNumberLine
from playmat.bots.simple.sevens import SimpleSevens
from playmat.bots.simple.stars_and_bars import SimpleStarsAndBars
from playmat.core.game import Game
from playmat.core.nearest import unknown_name

SIMPLE: dict[str, Bot] = {
    "number-line": SimpleNumberLine(),
    "sevens": SimpleSevens(),
    "stars-and-bars": SimpleStarsAndBars(),
    "bang-zoom": SimpleBangZoom(),
    "big-bang": SimpleBigBang(),
}

# Those that people meet at tables; the others are for studies.
AT_TABLES = tuple(LEVELS)
NAMES = (*AT_TABLES, "random", "simple", "greedy")


def find_bot(name: str, game: Game) -> Bot:
    """The bot of that name for a game; an unknown one is refused."""
    if name in LEVELS:
        return level_of(name, game)
    if name == "random":
        return RandomBot()
    if name == "simple":
        return SIMPLE[game.name]
    if name == "greedy":
        return GreedyBot()
    raise unknown_name("unknown-bot", name, list(NAMES))
