"""One question about a deal of Big Bang, answered in slices that somebody can interrupt."""

from typing import Final

from playmat.games.big_bang.solver.deal import Deal
from playmat.games.big_bang.solver.outcome import ALWAYS, ANY_DRAWS, CUT, FAILED, FOUND
from playmat.games.big_bang.solver.search import Search

FIRST_SLICE: Final = 100
FAST_SLICE: Final = 300
WHOLE_SLICE: Final = 500
LONGEST_SLICE: Final = 20_000  # positions: some tenths of a second at most
NOISE: Final = 20_000
FEW: Final = 3


class Solver:
    """First the move that looks best everywhere; then by turns a fast search that leaves it a few times, each time
    with other chance, and a part of the search through everything, which goes on from what is closed already.
    """

    def __init__(self, deal: Deal, allowance: int = 0, most_draws: int = ANY_DRAWS) -> None:
        self.search = Search(deal, allowance, most_draws)
        self.slices = 0
        self.state = CUT

    def step(self, most: int) -> None:
        """One slice more, of at most so many positions."""
        number = self.slices
        self.slices += 1
        grown = 1 << min(number // 4, 6)
        if number == 0:
            self.state = self.search.run(min(most, FIRST_SLICE), 0, 0)
        elif number % 2:
            self.state = self.search.run(min(most, FAST_SLICE * grown), 1 + number // 2 % FEW, NOISE)
        else:
            self.state = self.search.run(min(most, WHOLE_SLICE * grown, LONGEST_SLICE), ALWAYS, 0)

    def goes_on(self, limit: int) -> bool:
        """One slice more, unless it is decided or so many positions were looked at."""
        if self.state == CUT and self.search.nodes < limit:
            self.step(limit - self.search.nodes)
        return self.state == CUT and self.search.nodes < limit

    def decide(self, limit: int) -> int:
        while self.goes_on(limit):
            pass
        return self.state

    @property
    def is_found(self) -> bool:
        return self.state == FOUND

    @property
    def is_proved_impossible(self) -> bool:
        return self.state == FAILED

    @property
    def moves(self) -> list[int]:
        """The way that was found, or the one that came furthest."""
        return self.search.best_path
