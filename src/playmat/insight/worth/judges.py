"""What the end of a look ahead means as a share of the win."""

from playmat.bots.search.judge import Judge, Worths
from playmat.core.kernel import Kernel


class WinJudge(Judge):
    """Lets another judge guide the search, and keeps what each seat has of the win; a shared win in parts."""

    def __init__(self, guide: Judge) -> None:
        super().__init__(guide.scale, guide.low_wins)
        self.guide = guide
        self.shares = Worths()

    def judge_into(self, kernel: Kernel, worths: Worths) -> int:
        self.guide.judge_into(kernel, worths)
        self.shares.take(shares_of(kernel) if kernel.end else worths.listed())
        return 0


def shares_of(kernel: Kernel) -> list[float]:
    """Of a game that is over."""
    won = kernel.winners()
    return [1 / won.bit_count() if won >> seat & 1 else 0.0 for seat in range(kernel.seats)]
