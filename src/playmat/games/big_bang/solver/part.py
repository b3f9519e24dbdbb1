"""The solver of Big Bang as everybody meets it."""

from typing import Final

from playmat.core.game import Setup
from playmat.core.record import Record
from playmat.core.refusal import Refusal
from playmat.games.big_bang.solver.dealt import deals_of, played_out, refuse_solving
from playmat.games.big_bang.solver.par import Par, ParSearch
from playmat.games.big_bang.solver.solver import Solver
from playmat.solve.solver import DealPar, DealSolver, GoesOn, SolvedDeal


class BigBangSolver(DealSolver):
    """Finds a way to put all cards, or proves that there is none."""

    def refuse(self, setup: Setup) -> Refusal | None:
        return refuse_solving(setup)

    def solve(self, setup: Setup, seed: str, limit: int, with_par: bool = False) -> SolvedDeal:
        deal = deals_of(setup, seed)[0]
        if with_par:
            search = ParSearch(deal, limit)
            while search.goes_on():
                pass
            par = search.par()
            return SolvedDeal(verdict_of(search.first), par.moves, par.nodes, kept(par))
        solver = Solver(deal)
        while solver.goes_on(limit):
            pass
        return SolvedDeal(verdict_of(solver), solver.moves, solver.search.nodes)

    def pars(self, setup: Setup, seed: str, limit: int, goes_on: GoesOn) -> list[DealPar]:
        found: list[DealPar] = []
        for deal in deals_of(setup, seed):
            search = ParSearch(deal, limit)
            while goes_on() and search.goes_on():
                pass
            found.append(kept(search.par()))
        return found

    def played_out(self, setup: Setup, seed: str, moves: list[int]) -> Record:
        return played_out(setup, seed, moves)


def verdict_of(solver: Solver) -> str:
    if solver.is_found:
        return "winnable"
    if not solver.is_proved_impossible:
        return "open"
    return "reshuffle" if solver.search.met_reshuffle else "impossible"


def kept(par: Par) -> DealPar:
    return DealPar(par.score, par.draws, par.score_is_exact, par.draws_are_exact)


SOLVER: Final = BigBangSolver()
