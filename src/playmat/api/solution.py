"""Deals solved, for programs."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from playmat.api.error import public
from playmat.api.match import seed_from
from playmat.core.options import Value
from playmat.core.record import Record
from playmat.core.refusal import Refused, refused
from playmat.games.registry import find_game
from playmat.solve.solver import deal_solver_of, solvable

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


@public
def solve_deal(
    game: str, *, seed: int | str, options: Mapping[str, Value] | None = None, limit: int = USUAL_LIMIT
) -> Solution:
    """Solve one deal of a game that has a solver for them: find a way to win it, or prove that there is none.

    `seed` as for `start`; at most `limit` positions are looked at. Games without a solver are refused.

    >>> playmat.solve_deal("big-bang", seed=7).verdict
    'winnable'
    """
    rules = find_game(game)
    solver = deal_solver_of(rules)
    if solver is None:
        raise refused("no-solver", {"name": rules.name, "names": solvable()})
    setup = rules.setup(dict(options or {}), 1)
    refusal = solver.refuse(setup)
    if refusal is not None:
        raise Refused(refusal)
    digits = seed_from(seed)
    found = solver.solve(setup, digits, limit)
    return Solution(found.verdict, solver.played_out(setup, digits, found.moves), found.nodes)
