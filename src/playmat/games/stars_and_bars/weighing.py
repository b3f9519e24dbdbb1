"""Stars and Bars: how likely a lead wins."""

from math import erf, sqrt
from typing import Final

from playmat.bots.search.judge import Judge, Worths
from playmat.core.kernel import Kernel
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel
from playmat.games.stars_and_bars.rules.scoring import CLEAR_LEAD, WINNING_POINTS
from playmat.insight.worth.judges import WinJudge, shares_into

# Measured over 250 games of greedy play: what a turn brings, and how far the lead strays a turn.
POINTS_A_TURN: Final = 8.5
STRAY: Final = 2.4


class LeadJudge(WinJudge):
    """The lead and the turns that are left tell how likely a win is; nothing guides better."""

    def __init__(self) -> None:
        WinJudge.__init__(self, Judge())

    def judge_into(self, kernel: Kernel, worths: Worths) -> int:
        if kernel.end:
            shares_into(kernel, worths)
        else:
            assert isinstance(kernel, StarsAndBarsKernel)
            worths.count = 2
            worths.of[0] = chance_of(kernel, 0)
            worths.of[1] = 1.0 - worths.of[0]
        return self.shares.load(worths)


def chance_of(game: StarsAndBarsKernel, seat: int) -> float:
    """How likely a seat wins, half a tie counted: as if the lead strayed by chance, turn by turn (SB-15, SB-16)."""
    cards = game.unplayed_cards()
    high = max(game.scores[0], game.scores[1])
    turns = max(2.0, 2.0 * ((WINNING_POINTS - high) / POINTS_A_TURN))
    turns = max(1.0, min(turns, cards))  # the last card may lie while its turn has not ended
    lead = float(game.scores[seat] - game.scores[1 - seat])
    if cards % 2:  # whoever is on turn has one turn more
        lead += POINTS_A_TURN if game.turn == seat else -POINTS_A_TURN
    stray = STRAY * sqrt(turns)
    edge = CLEAR_LEAD - 0.5
    return (below(lead - edge, stray) + below(lead + edge, stray)) / 2.0


def below(distance: float, stray: float) -> float:
    return 0.5 + 0.5 * erf(distance / (stray * sqrt(2.0)))
