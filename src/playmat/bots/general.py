"""Bots for any game: they know nothing but its rules. A game may have better ones of its own under the same names."""

from typing import Final

from playmat.bots.bot import Bot
from playmat.bots.greedy import GreedyBot
from playmat.bots.lapses import Distracted
from playmat.bots.search.bot import SearchBot
from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.core.game import Game

EVERYTHING: Final = 1000  # more moves than anybody has to look at
LOOKS: Final = 3
# How often a general bot looks ahead; the same in every build, so that the same seed gives the same match.
VISITS: Final = {"simple": 30, "medium": 100, "hard": 1000, "expert": 5000}


def general_bot(name: str, game: Game) -> Bot:
    if name == "greedy":
        return GreedyBot()
    if name == "easy":
        return Distracted(name, GreedyBot(), LOOKS)
    return SearchBot(name, VISITS[name], Policy(), Judge(low_wins=game.low_wins))
