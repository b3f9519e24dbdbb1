"""A bot that searches."""

from collections.abc import Callable
from copy import copy
from typing import Self

from playmat.bots.bot import Bot, Turn
from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.bots.search.search import Search
from playmat.bots.search.tree import EXPLORE
from playmat.core.position_kernel import deals_of
from playmat.core.stream import Stream


class SearchBot(Bot):
    """Looks ahead a fixed number of visits, a slice at a time, so that it can be stopped."""

    def __init__(
        self, name: str, visits: int, policy: Policy, judge: Judge, horizon: int = 0, explore: float = EXPLORE
    ) -> None:
        super().__init__(name)
        self.visits = visits
        self.policy = policy
        self.judge = judge
        self.horizon = horizon
        self.explore = explore
        self.slice = 50
        # Asked between slices: whether there is still time. Always, unless this is a bot made by `limited`.
        self.goes_on: Callable[[], bool] | None = None

    def limited(self, goes_on: Callable[[], bool] | None) -> Self:
        """The same bot for one question that may not take for ever.

        A copy, because the bots of a game are shared: a limit set on them would hold for whoever asks next.
        """
        bot = copy(self)
        bot.goes_on = goes_on
        return bot

    def choose(self, turn: Turn, stream: Stream) -> int:
        declined = turn.decline()
        if declined is not None:
            return declined
        moves = turn.legal()
        if len(moves) == 1:
            return moves[0]
        deals = deals_of(turn.knowledge())
        search = Search(deals, turn.seat, stream, self.policy, self.judge, self.horizon, self.explore)
        left = self.visits
        while left > 0 and (self.goes_on is None or self.goes_on() or left == self.visits):
            search.grow(min(left, self.slice))
            left -= self.slice
        return search.best()
