"""Par: the best that can be made of a deal of Big Bang, and with how few draws."""

from typing import Final

from playmat.games.big_bang.rules.moves import DRAW, HAND
from playmat.games.big_bang.solver.deal import Deal
from playmat.games.big_bang.solver.outcome import CUT, FAILED, FOUND
from playmat.games.big_bang.solver.solver import Solver

USUAL_LIMIT: Final = 40_000  # positions: about a second in plain Python, far less compiled


class Par:
    """The best score and the fewest draws that reach it, each either proved or the best that was found."""

    def __init__(
        self, score: int, draws: int, score_is_exact: bool, draws_are_exact: bool, moves: list[int], nodes: int
    ) -> None:
        self.score = score
        self.draws = draws
        self.score_is_exact = score_is_exact
        self.draws_are_exact = draws_are_exact
        self.moves = moves
        self.nodes = nodes


class ParSearch:
    """Looks for the par of a deal, in slices; what it holds best so far can be asked for at any time."""

    def __init__(self, deal: Deal, limit: int = USUAL_LIMIT) -> None:
        self.deal = deal
        self.limit = limit
        self.nodes = 0
        # The first question is whether all cards can be put.
        self.first = Solver(deal)
        self.solver = self.first
        self.left = self.solver.search.best_left
        self.moves: list[int] = []
        # It is proved that more than so many points are left, whatever is played.
        self.proved = -1
        self.draws_are_exact = False
        self.seeks_draws = False
        self.is_done = False

    def goes_on(self) -> bool:
        """One slice more; false when there is nothing left to do."""
        if not self.is_done:
            before = self.solver.search.nodes
            going = self.solver.goes_on(before + self.limit - self.nodes)
            self.nodes += self.solver.search.nodes - before
            if not going:
                self.conclude()
        return not self.is_done

    def conclude(self) -> None:
        """One question is answered, or there is no time left for it: what is the next one?"""
        search = self.solver.search
        state = self.solver.state
        if search.best_left < self.left or (self.seeks_draws and state == FOUND):
            self.left = search.best_left
            self.moves = search.best_path
        if state == CUT:
            self.is_done = True
        elif self.seeks_draws:
            self.draws_are_exact = state == FAILED
            self.ask_for_draws()
        else:
            if state == FAILED:
                self.proved = search.allowance
            if self.proved < self.left - 1:
                self.solver = Solver(self.deal, self.left - 1)
            else:
                self.seeks_draws = True
                self.ask_for_draws()

    def ask_for_draws(self) -> None:
        """Whether as many points can be had with one draw less."""
        draws = self.moves.count(DRAW)
        if draws <= self.least_draws():
            self.draws_are_exact = True
        if self.draws_are_exact:
            self.is_done = True
        else:
            self.solver = Solver(self.deal, self.left, draws - 1)

    def least_draws(self) -> int:
        """BB-6: whoever puts all cards must have drawn them, three at a time."""
        if self.left:
            return 0
        return (max(len(self.deal.deck) - HAND, 0) + HAND - 1) // HAND

    def par(self) -> Par:
        score = self.deal.most_points() - self.left
        draws = self.moves.count(DRAW)
        return Par(score, draws, self.proved == self.left - 1, self.draws_are_exact, self.moves, self.nodes)


def par_of(deal: Deal, limit: int = USUAL_LIMIT) -> Par:
    search = ParSearch(deal, limit)
    while search.goes_on():
        pass
    return search.par()
