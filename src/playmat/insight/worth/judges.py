"""What the end of a look ahead means as a share of the win."""

from playmat.bots.search.judge import Judge, Worths
from playmat.core.bits import count
from playmat.core.kernel import Kernel


class WinJudge(Judge):
    """Lets another judge guide the search, and keeps what each seat has of the win; a shared win in parts."""

    def __init__(self, guide: Judge) -> None:
        Judge.__init__(self, guide.scale, guide.low_wins)
        self.guide = guide
        self.shares = Worths()

    def judge_into(self, kernel: Kernel, worths: Worths) -> int:
        self.guide.judge_into(kernel, worths)
        if kernel.end:
            return shares_into(kernel, self.shares)
        return self.shares.load(worths)


def shares_into(kernel: Kernel, shares: Worths) -> int:
    """What each seat has of the win of a game that is over; the answer means nothing."""
    won = kernel.winners()
    share = 1.0 / count(won)
    shares.count = kernel.seats
    for seat in range(kernel.seats):
        shares.of[seat] = share if won >> seat & 1 else 0.0
    return 0
