"""Bang! Zoom!: a player who plays the game on in its head, as often as it has time."""

from playmat.bots.bot import Turn
from playmat.bots.search.bot import SearchBot
from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.core.stream import Stream
from playmat.games.bang_zoom.bots.ahead import Ahead
from playmat.games.bang_zoom.bots.duel import Duel
from playmat.games.bang_zoom.bots.simple import known_in
from playmat.games.bang_zoom.bots.strategy import TWO, StrongBangZoom
from playmat.games.bang_zoom.bots.values import KEEPING, LEARNED


class ExpertBangZoom(SearchBot):
    """Between two: of the ways to go on that `hard` holds best the one that wins most over so many deals.

    Half of the ways go after each third of the deals. Among more than two it plays as `hard` does.
    """

    def __init__(self, name: str, deals: int, ways: int) -> None:
        super().__init__(name, deals, Policy(), Judge())
        self.ways = ways
        self.slice = 10
        self.among_many = StrongBangZoom(name)

    def choose(self, turn: Turn, stream: Stream) -> int:
        knowledge = known_in(turn)
        if knowledge.setup.seats > TWO:
            return self.among_many.choose(turn, stream)
        ahead = Ahead(knowledge.deals(), turn.seat, Duel(knowledge.lexicon.trie(), LEARNED, KEEPING))
        ahead.consider(self.ways)
        done = 0
        while ahead.number > 1 and done < self.visits and (not done or self.goes_on is None or self.goes_on()):
            ahead.grow(self.slice, stream)
            done += self.slice
            if done * 3 % self.visits < self.slice * 3:
                ahead.keep((ahead.number + 1) // 2)
        ahead.keep(1)
        return ahead.first_of(0)
