"""What the end of a game is worth to each seat, between 0 and 1."""

from typing import Final

from playmat.core.position import Position

# Most of it is the win; a little goes by points, so that a search that is winning or losing anyway plays on in earnest.
BY_POINTS: Final = 0.1


class Judge:
    """Shares of the win and a little for the points; `scale` points are a clear lead. Before the end only the lead."""

    def __init__(self, scale: float = 10.0, low_wins: bool = False) -> None:
        self.scale = scale
        self.low_wins = low_wins

    def judge(self, position: Position) -> list[float]:
        scores = position.scores
        seats = len(scores)
        winners = position.winners() if position.end else []
        by_points = BY_POINTS if position.end else 1.0
        worths: list[float] = []
        for seat in range(seats):
            lead = lead_of(scores, seat) / self.scale
            if self.low_wins:
                lead = -lead
            part = 0.5 + 0.5 * lead / (1.0 + abs(lead))
            won = 1.0 / len(winners) if seat in winners else 0.0
            worths.append((1.0 - by_points) * won + by_points * part)
        return worths


def lead_of(scores: list[int], seat: int) -> float:
    """The points of a seat over the mean of the others."""
    if len(scores) == 1:
        return float(scores[0])
    total = 0
    for score in scores:
        total += score
    own = scores[seat]
    return own - (total - own) / (len(scores) - 1)
