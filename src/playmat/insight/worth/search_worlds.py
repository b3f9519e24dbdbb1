"""Worlds for the games that are searched: each move has a tree of its own, grown over the same imagined worlds."""

from playmat.bots.search.judge import Worths
from playmat.bots.search.policy import Policy
from playmat.bots.search.search import Search
from playmat.core.knowledge import Knowledge
from playmat.core.position_kernel import deals_of
from playmat.core.stream import Stream
from playmat.insight.worth.comparison import mean_of
from playmat.insight.worth.judges import WinJudge


class SearchedWorlds:
    """What a seat gets of the win."""

    def __init__(
        self, knowledge: Knowledge, seat: int, stream: Stream, policy: Policy, judge: WinJudge, horizon: int
    ) -> None:
        self.deals = deals_of(knowledge)
        self.seat = seat
        self.stream = stream
        self.policy = policy
        self.judge = judge
        self.horizon = horizon
        self.searches: dict[int, Search] = {}
        # What the guide of the search made of each move, all tries together.
        self.guided: dict[int, list[float]] = {}
        self.worths = Worths()
        self.world = self.deals.kernel()
        self.trial = self.deals.kernel()
        self.imagine()

    def imagine(self) -> None:
        self.deals.draw_into(self.world, self.stream)

    def value(self, move: int) -> float:
        kernel = self.trial
        kernel.load(self.world)
        kernel.play(self.seat, move)
        if kernel.end:
            self.judge.judge_into(kernel, self.worths)
        else:
            search = self.search_after(move)
            search.seat = search.next_seat(kernel)
            search.visit(kernel)
        self.guided.setdefault(move, []).append(self.worths.worth_of(self.seat))
        return self.judge.shares.worth_of(self.seat)

    def lesser(self, move: int) -> float:
        """A win with many points before a win with few."""
        return mean_of(self.guided[move])

    def search_after(self, move: int) -> Search:
        search = self.searches.get(move)
        if search is None:
            search = Search(self.deals, self.seat, self.stream, self.policy, self.judge, self.horizon)
            search.worths = self.worths
            self.searches[move] = search
        return search
