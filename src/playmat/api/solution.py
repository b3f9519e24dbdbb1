"""Deals solved, for programs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from playmat.api.error import told
from playmat.api.match import seed_from
from playmat.core.options import Value
from playmat.core.record import Record
from playmat.core.refusal import Refused, refused
from playmat.games.registry import find_game
from playmat.solve.big_bang.dealt import deals_of, played_out, refuse_solving
from playmat.solve.big_bang.solver import Solver
from playmat.study.solving import GAME, verdict_of

USUAL_LIMIT: Final = 200_000


@dataclass(frozen=True, slots=True)
class Solution:
    """What is known of a deal when the order of its cards is known.

    `verdict`: `winnable`, `impossible`, `reshuffle` (not before cards are shuffled anew) or `open` (not decided within
    the limit). `record` is the way that was found, or the one that came furthest; `positions` how many were looked at.
    """

    verdict: str
    record: Record
    positions: int


def solve_deal(
    game: str, *, seed: int | str, options: Mapping[str, Value] | None = None, limit: int = USUAL_LIMIT
) -> Solution:
    """Solve one deal of Big Bang for one player: find a way to put all cards, or prove that there is none.

    `seed` as for `start`; at most `limit` positions are looked at. Games without a solver are refused.

    >>> playmat.solve_deal("big-bang", seed=7).verdict
    'winnable'
    """
    with told():
        rules = find_game(game)
        if rules.name != GAME:
            raise refused("no-solver", {"name": rules.name, "names": [GAME]})
        setup = rules.setup(dict(options or {}), 1)
        refusal = refuse_solving(setup)
        if refusal is not None:
            raise Refused(refusal)
        digits = seed_from(seed)
        solver = Solver(deals_of(setup, digits)[0])
        solver.decide(limit)
        return Solution(verdict_of(solver), played_out(setup, digits, solver.moves), solver.search.nodes)
