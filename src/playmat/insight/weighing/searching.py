"""Worlds for the games that are searched: each move has a tree of its own, grown over the same imagined worlds."""

from playmat.bots.search.policy import Policy
from playmat.bots.search.search import Search
from playmat.core.chance import Stream
from playmat.core.knowledge import Knowledge
from playmat.insight.weighing.comparing import mean_of
from playmat.insight.weighing.judges import WinJudge


class SearchedWorlds:
    """What a seat gets of the win."""

    def __init__(
        self, knowledge: Knowledge, seat: int, stream: Stream, policy: Policy, judge: WinJudge, horizon: int
    ) -> None:
        self.knowledge = knowledge
        self.seat = seat
        self.stream = stream
        self.policy = policy
        self.judge = judge
        self.horizon = horizon
        self.searches: dict[int, Search] = {}
        # What the guide of the search made of each move, all tries together.
        self.guided: dict[int, list[float]] = {}
        self.world = knowledge.imagine(stream)

    def imagine(self) -> None:
        self.world = self.knowledge.imagine(self.stream)

    def value(self, move: int) -> float:
        position = self.world.copy().position
        position.play(self.seat, move)
        if position.end:
            self.judge.judge(position)
        else:
            search = self.search_after(move)
            search.seat = search.next_seat(position)
            search.visit(position)
        self.guided.setdefault(move, []).append(self.judge.worths[self.seat])
        return self.judge.shares[self.seat]

    def lesser(self, move: int) -> float:
        """A win with many points before a win with few."""
        return mean_of(self.guided[move])

    def search_after(self, move: int) -> Search:
        search = self.searches.get(move)
        if search is None:
            search = Search(self.knowledge, self.seat, self.stream, self.policy, self.judge, self.horizon)
            self.searches[move] = search
        return search
