"""The levels of every game. How strong they are is measured: docs/bots.md."""

from typing import Final

from playmat import native
from playmat.bots.bot import Bot
from playmat.bots.greedy import GreedyBot
from playmat.bots.levels.distracted import Distracted
from playmat.bots.levels.sometimes import Sometimes
from playmat.bots.search.bot import SearchBot
from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.bots.simple.bang_zoom import EVERYDAY, SimpleBangZoom, Words
from playmat.bots.simple.big_bang import SimpleBigBang
from playmat.bots.simple.number_line import SimpleNumberLine
from playmat.bots.simple.sevens import SimpleSevens
from playmat.bots.simple.stars_and_bars import SimpleStarsAndBars
from playmat.bots.strategy.bang_zoom import Child, StrongBangZoom
from playmat.bots.strategy.big_bang import LargeFirst
from playmat.bots.strategy.sevens import SevensSearch
from playmat.bots.strategy.stars_and_bars import StarsAndBarsPolicy
from playmat.core.game import Game

EVERYTHING: Final = 1000  # more moves than anybody has to look at
# Plain Python is some ten times slower: it looks at less, so that nobody has to wait.
PURE_PART: Final = 4


def visits(number: int) -> int:
    return number if native.status().is_native else number // PURE_PART


FOUR_LETTERS: Final = Words(4, EVERYDAY)
EASY: Final[dict[str, Bot]] = {
    "number-line": Distracted("easy", GreedyBot(), 5),
    "sevens": Distracted("easy", SimpleSevens(), 2),
    "stars-and-bars": Distracted("easy", GreedyBot(), 3),
    "bang-zoom": Child("easy", Words(3, EVERYDAY), 3),
    "big-bang": LargeFirst("easy"),
}
MEDIUM: Final[dict[str, Bot]] = {
    "number-line": Distracted("medium", SimpleNumberLine(), 6),
    "sevens": Distracted("medium", SimpleSevens(), EVERYTHING),
    "stars-and-bars": Distracted("medium", SimpleStarsAndBars(), EVERYTHING),
    "bang-zoom": Sometimes("medium", SimpleBangZoom("medium", words=FOUR_LETTERS), Child("medium", FOUR_LETTERS, 3), 3),
    "big-bang": Distracted("medium", SimpleBigBang(), 2),
}
HARD: Final[dict[str, Bot]] = {
    "number-line": SearchBot("hard", visits(1000), Policy(), Judge(3)),
    "sevens": SevensSearch("hard", visits(800)),
    "stars-and-bars": SearchBot("hard", visits(600), StarsAndBarsPolicy(), Judge(15), horizon=6),
    "bang-zoom": StrongBangZoom("hard"),
    "big-bang": Distracted("hard", SimpleBigBang(), EVERYTHING),
}
LEVELS: Final = {"easy": EASY, "medium": MEDIUM, "hard": HARD}


def level_of(name: str, game: Game) -> Bot:
    """The bot of a level; a game of one's own that has none gets levels that know nothing but its rules."""
    made = LEVELS[name].get(game.name)
    if made is not None:
        return made
    if name == "easy":
        return Distracted(name, GreedyBot(), 3)
    return SearchBot(name, visits(100 if name == "medium" else 1000), Policy(), Judge(low_wins=game.low_wins))
