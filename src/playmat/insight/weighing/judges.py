"""What the end of a look ahead means as a share of the win."""

from math import erf, sqrt
from typing import Final

from playmat.bots.search.judge import Judge
from playmat.core.position import Position
from playmat.games.stars_and_bars.ending import CLEAR_LEAD, MANY_POINTS
from playmat.games.stars_and_bars.position import StarsAndBarsPosition

# Stars and Bars, measured over 250 games of greedy play: what a turn brings, and how far the lead strays a turn.
POINTS_A_TURN: Final = 8.5
STRAY: Final = 2.4


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


class LeadJudge(WinJudge):
    """Stars and Bars: the lead and the turns that are left tell how likely a win is; nothing guides better."""

    def __init__(self) -> None:
        super().__init__(Judge())

    def judge(self, position: Position) -> list[float]:
        assert isinstance(position, StarsAndBarsPosition)
        if position.end:
            self.shares = shares_of(position)
        else:
            first = chance_of(position, 0)
            self.shares = [first, 1 - first]
        self.worths = self.shares
        return self.worths


def chance_of(position: StarsAndBarsPosition, seat: int) -> float:
    """How likely a seat wins, half a tie counted: as if the lead strayed by chance, turn by turn (SB-15, SB-16)."""
    scores = position.scores
    cards = len(position.pile) - position.drawn + len(position.hands[0]) + len(position.hands[1])
    turns = min(cards, 2 * max(1, (MANY_POINTS - max(scores)) / POINTS_A_TURN))
    lead = float(scores[seat] - scores[1 - seat])
    if cards % 2:  # whoever is on turn has one turn more
        lead += POINTS_A_TURN if position.turn == seat else -POINTS_A_TURN
    stray = STRAY * sqrt(turns)
    edge = CLEAR_LEAD - 0.5
    return (below(lead - edge, stray) + below(lead + edge, stray)) / 2


def below(distance: float, stray: float) -> float:
    return 0.5 + 0.5 * erf(distance / (stray * sqrt(2)))
