"""What a game's solver offers: deals whose cards are known, or the exact worth of a position."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from playmat.core.game import Game, Setup
from playmat.core.record import Record
from playmat.core.refusal import Refusal
from playmat.games.registry import kit_of, kits

# Can be won; cannot; cannot before cards are shuffled anew; not decided within the limit.
VERDICTS: Final = ("winnable", "impossible", "reshuffle", "open")

GoesOn = Callable[[], bool]


@dataclass(frozen=True)
class DealPar:
    """The best score of a deal and the fewest draws that reach it, each proved or the best that was found."""

    score: int
    draws: int
    score_is_exact: bool
    draws_are_exact: bool


@dataclass(frozen=True)
class SolvedDeal:
    """What came of one deal: the moves that were found, or those that came furthest, and how much was looked at."""

    verdict: str
    moves: list[int]
    nodes: int
    par: DealPar | None = None

    @property
    def is_won(self) -> bool:
        return self.verdict == VERDICTS[0]


class DealSolver:
    """Solves deals one by one: one player, the order of the cards known."""

    # How many positions a par takes about a second for, in either build.
    native_par_limit: int = 40_000
    pure_par_limit: int = 8_000

    def refuse(self, setup: Setup) -> Refusal | None:
        """Why nothing of this set-up can be solved."""
        raise NotImplementedError

    def solve(self, setup: Setup, seed: str, limit: int, with_par: bool = False) -> SolvedDeal:
        """Looks at no more than `limit` positions, in slices between which Ctrl-C is heard."""
        raise NotImplementedError

    def pars(self, setup: Setup, seed: str, limit: int, goes_on: GoesOn) -> list[DealPar]:
        """One for each deal of a match: one for all seats, or one for each."""
        raise NotImplementedError

    def played_out(self, setup: Setup, seed: str, moves: list[int]) -> Record:
        """A game that begins with these moves, to its end."""
        raise NotImplementedError


@dataclass(frozen=True)
class RoundWorth:
    """What a round is worth to every seat, and the moves that are best for the seat that begins."""

    number: int
    values: list[Fraction]
    first_moves: list[int]


class WorthSolver:
    """Works out exactly what every seat gets when all play as well as can be."""

    # What a seat does among moves that bring it the same.
    ties: tuple[str, ...] = ()

    def rounds(self, setup: Setup, ties: str) -> list[RoundWorth]:
        raise NotImplementedError

    def first_wins(self, setup: Setup) -> Fraction | None:
        """What the seat that begins gets of the whole game, where that is known."""
        raise NotImplementedError


def solver_of(game: Game) -> DealSolver | WorthSolver | None:
    found = kit_of(game).part("solver")
    assert found is None or isinstance(found, DealSolver | WorthSolver)
    return found


def deal_solver_of(game: Game) -> DealSolver | None:
    found = solver_of(game)
    return found if isinstance(found, DealSolver) else None


def solvable() -> list[str]:
    """The games that have a solver."""
    return [name for name, kit in kits().items() if kit.solver]
