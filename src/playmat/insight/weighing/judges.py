"""What the end of a look ahead means as a share of the win."""

from playmat.bots.search.judge import Judge
from playmat.core.position import Position


class WinJudge(Judge):
    """Lets another judge guide the search, and keeps what each seat has of the win; a shared win in parts."""

    def __init__(self, guide: Judge) -> None:
        super().__init__(guide.scale, guide.low_wins)
        self.guide = guide
        self.shares: list[float] = []
        self.worths: list[float] = []

    def judge(self, position: Position) -> list[float]:
        self.worths = self.guide.judge(position)
        self.shares = shares_of(position) if position.end else self.worths
        return self.worths


def shares_of(position: Position) -> list[float]:
    """Of a game that is over."""
    winners = position.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(position.scores))]
