"""Search through the ways to play one deal of Big Bang whose order of cards is known."""

from typing import Final

from playmat.core.chance import Stream
from playmat.games.big_bang.solver.deal import Deal
from playmat.games.big_bang.solver.ordering import MOVE_MASK, ranked
from playmat.games.big_bang.solver.played import Played
from playmat.games.big_bang.solver.pruning import lost_points, must_waste

# What became of a part of the search.
FOUND: Final = 1
FAILED: Final = 0  # looked through to the end: there is nothing
CUT: Final = -1  # not all of it was looked at

ALWAYS: Final = 1_000_000  # so often one may leave the move that looks best
ANY_DRAWS: Final = 1_000_000
MOST_FAILURES: Final = 2_000_000  # remembered, some 100 bytes each


class Search:
    """Looks for a way to leave cards of at most `allowance` points, with at most `most_draws` draws.

    Positions from which there is none are remembered: a search that begins anew in another order goes on from what
    the one before has closed.
    """

    def __init__(self, deal: Deal, allowance: int = 0, most_draws: int = ANY_DRAWS) -> None:
        self.played = Played(deal)
        self.allowance = allowance
        self.most_draws = most_draws
        self.path: list[int] = []
        # The fewest points ever left, and the moves that came there.
        self.best_left = self.played.left_points
        self.best_path: list[int] = []
        self.failures: set[int] = set()
        self.nodes = 0
        self.limit = 0
        self.noise = 0
        self.stream = Stream(1, 2, 3)
        # BB-13: whether somewhere only a reshuffle could have gone on.
        self.met_reshuffle = False

    def run(self, nodes: int, leaving: int, noise: int) -> int:
        """From the deal on, through at most so many positions, leaving the move that looks best at most so often."""
        self.limit = self.nodes + nodes
        self.noise = noise
        found = self.dive(leaving)
        while self.path:
            self.played.undo(self.path.pop())
        return found

    def dive(self, leaving: int) -> int:
        """One position and all that follows; `path` is left standing where something was found."""
        played = self.played
        path = self.path
        self.nodes += 1
        if played.left_points < self.best_left:
            self.best_left = played.left_points
            self.best_path = path[:]
        if played.left_points <= self.allowance:
            return FOUND
        if self.is_hopeless():
            return FAILED
        if self.nodes >= self.limit:
            return CUT
        key = played.key(self.most_draws < ANY_DRAWS)
        failures = self.failures
        if key in failures:
            return FAILED
        if not self.met_reshuffle and played.can_reshuffle():
            self.met_reshuffle = True
        was_cut = False
        for entry in ranked(played, self.noise, self.stream):
            if leaving < 0:
                was_cut = True
                break
            move = MOVE_MASK - (entry & MOVE_MASK)
            path.append(move)
            played.do(move)
            found = self.dive(leaving)
            if found == FOUND:
                return FOUND
            path.pop()
            played.undo(move)
            if found == CUT:
                was_cut = True
                if self.nodes >= self.limit:
                    break
            leaving -= 1
        if was_cut:
            return CUT
        if len(failures) < MOST_FAILURES:
            failures.add(key)
        return FAILED

    def is_hopeless(self) -> bool:
        played = self.played
        if self.most_draws < ANY_DRAWS and not self.allowance and must_waste(played, self.most_draws):
            return True
        return played.draws > self.most_draws or lost_points(played) > self.allowance
