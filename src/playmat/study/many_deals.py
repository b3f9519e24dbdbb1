"""Many deals solved, on all cores: how many can be won, and at what price."""

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Final, TypedDict

from playmat.core.chance import seed_of_code, seed_of_number
from playmat.core.game import Setup
from playmat.core.options import Options
from playmat.core.refusal import Refused, refused
from playmat.games.registry import find_game
from playmat.solve.solver import VERDICTS, DealPar, DealSolver, deal_solver_of, solvable
from playmat.study.intervals import Interval, Spread, wilson
from playmat.study.pool import in_order, slices
from playmat.study.simulate import Progress, Sink

CHUNK: Final = 20


@dataclass(frozen=True)
class SolvePlan:
    """Which deals are solved, and how many positions may be looked at for each."""

    game: str
    seed: int
    deal: str  # a single deal by its code, or nothing
    options: Options
    limit: int
    with_par: bool
    with_records: bool

    def solver(self) -> DealSolver:
        found = deal_solver_of(find_game(self.game))
        if found is None:
            raise refused("no-solver", {"name": self.game, "names": solvable()})
        return found

    def setup(self) -> Setup:
        """Refuses what cannot be solved."""
        setup = find_game(self.game).setup(self.options, 1)
        refusal = self.solver().refuse(setup)
        if refusal is not None:
            raise Refused(refusal)
        return setup

    def seed_of(self, number: int) -> str:
        return seed_of_code(self.deal) if self.deal else seed_of_number(self.seed, number)


@dataclass(frozen=True)
class Solved:
    """What came of one deal, with the time it took."""

    verdict: str
    nodes: int
    seconds: float
    par: DealPar | None
    record: bytes


def solve_number(plan: SolvePlan, setup: Setup, number: int) -> Solved:
    seed = plan.seed_of(number)
    solver = plan.solver()
    began = perf_counter()
    found = solver.solve(setup, seed, plan.limit, plan.with_par)
    seconds = perf_counter() - began
    record = b""
    if plan.with_records and (found.is_won or plan.with_par):
        record = (solver.played_out(setup, seed, found.moves).to_json() + "\n").encode()
    return Solved(found.verdict, found.nodes, seconds, found.par, record)


def solve_chunk(plan: SolvePlan, numbers: range) -> list[Solved]:
    setup = plan.setup()
    return [solve_number(plan, setup, number) for number in numbers]


def solve_all(plan: SolvePlan, deals: int, cores: int, sink: Sink | None, progress: Progress) -> "SolveTally":
    """The deals 0 to `deals - 1`; records go to `sink` in their order, whoever found them."""
    plan.setup()
    tally = SolveTally()
    pieces = slices(deals, CHUNK)
    with closing(in_order(partial(solve_chunk, plan), pieces, min(cores, len(pieces)))) as solved:
        for chunk in solved:
            for one in chunk:
                tally.add(one)
                if sink is not None:
                    sink(one.record)
            progress(len(chunk))
    return tally


class ParFigures(TypedDict):
    """How often each par came, and how often it is proved."""

    scores: dict[int, Interval]
    draws: dict[int, Interval]
    score_exact: Interval
    draws_exact: Interval


class SolveFigures(TypedDict):
    """Many solved deals in numbers."""

    deals: int
    verdicts: dict[str, Interval]
    decided: Interval
    nodes: float
    most_nodes: int
    seconds: float
    most_seconds: float
    par: ParFigures | None


@dataclass
class SolveTally:
    """What came of many deals."""

    verdicts: Counter[str] = field(default_factory=Counter)
    nodes: Spread = field(default_factory=Spread)
    seconds: float = 0.0
    most_seconds: float = 0.0
    pars: list[DealPar] = field(default_factory=list)

    def add(self, solved: Solved) -> None:
        self.verdicts[solved.verdict] += 1
        self.nodes.add(solved.nodes)
        self.seconds += solved.seconds
        self.most_seconds = max(self.most_seconds, solved.seconds)
        if solved.par is not None:
            self.pars.append(solved.par)

    def figures(self) -> SolveFigures:
        deals = self.nodes.count
        return {
            "deals": deals,
            "verdicts": {verdict: wilson(self.verdicts[verdict], deals) for verdict in VERDICTS},
            "decided": wilson(deals - self.verdicts["open"], deals),
            "nodes": self.nodes.total / deals,
            "most_nodes": self.nodes.most,
            "seconds": self.seconds / deals,
            "most_seconds": self.most_seconds,
            "par": self.par_figures() if self.pars else None,
        }

    def par_figures(self) -> ParFigures:
        return {
            "scores": self.shares(lambda par: par.score),
            "draws": self.shares(lambda par: par.draws),
            "score_exact": wilson(sum(par.score_is_exact for par in self.pars), len(self.pars)),
            "draws_exact": wilson(sum(par.draws_are_exact for par in self.pars), len(self.pars)),
        }

    def shares(self, of: Callable[[DealPar], int]) -> dict[int, Interval]:
        counted = Counter(of(par) for par in self.pars)
        return {number: wilson(counted[number], len(self.pars)) for number in sorted(counted)}
