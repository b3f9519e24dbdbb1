"""What the end of a game is worth to each seat, between 0 and 1."""

from typing import Final

from playmat.core.kernel import Kernel

# Most of it is the win; a little goes by points, so that a search that is winning or losing anyway plays on in earnest.
BY_POINTS: Final = 0.1


class Worths:
    """One worth for each seat."""

    def __init__(self) -> None:
        self.of = [0.0] * 8
        self.count = 0

    def take(self, worths: list[float]) -> int:
        """Hold the worths of a list; the answer means nothing."""
        for seat, worth in enumerate(worths):
            self.of[seat] = worth
        self.count = len(worths)
        return 0

    def load(self, other: "Worths") -> int:
        """Hold what others are; the answer means nothing."""
        self.count = other.count
        for seat in range(other.count):
            self.of[seat] = other.of[seat]
        return 0

    def worth_of(self, seat: int) -> float:
        return self.of[seat]

    def listed(self) -> list[float]:
        return [self.of[seat] for seat in range(self.count)]


class Judge:
    """Shares of the win and a little for the points; `scale` points are a clear lead. Before the end only the lead."""

    def __init__(self, scale: float = 10.0, low_wins: bool = False) -> None:
        self.scale = scale
        self.low_wins = low_wins

    def judge_into(self, kernel: Kernel, worths: Worths) -> int:
        """Judge the game as it stands; the answer means nothing."""
        seats = kernel.seats
        won = kernel.winners() if kernel.end else 0
        winners = 0
        for seat in range(seats):
            winners += won >> seat & 1
        by_points = BY_POINTS if kernel.end else 1.0
        worths.count = seats
        for seat in range(seats):
            lead = lead_of(kernel, seat) / self.scale
            if self.low_wins:
                lead = -lead
            size = lead if lead >= 0.0 else -lead
            part = 0.5 + 0.5 * lead / (1.0 + size)
            share = 1.0 / winners if won >> seat & 1 else 0.0
            worths.of[seat] = (1.0 - by_points) * share + by_points * part
        return 0

    def judge(self, kernel: Kernel) -> list[float]:
        """The same as a list of its own."""
        worths = Worths()
        self.judge_into(kernel, worths)
        return worths.listed()


def lead_of(kernel: Kernel, seat: int) -> float:
    """The points of a seat over the mean of the others."""
    own = kernel.scores[seat]
    if kernel.seats == 1:
        return own
    total = 0
    for other in range(kernel.seats):
        total += kernel.scores[other]
    return own - (total - own) / (kernel.seats - 1)
