"""Search through the ways to play one deal of Big Bang whose order of cards is known.

stack  the entries (ordering.py) of all positions on the way, one after the other
path   the first `depth` of them: the moves on the way
"""

from playmat.core.stream import Stream
from playmat.games.big_bang.solver.deal import Deal
from playmat.games.big_bang.solver.ordering import Ordering
from playmat.games.big_bang.solver.outcome import ANY_DRAWS, CUT, FAILED, FOUND
from playmat.games.big_bang.solver.played import Played
from playmat.games.big_bang.solver.pruning import Pruning

MOVE_MASK = (1 << 17) - 1
MOST_FAILURES = 2_000_000  # remembered, some 100 bytes each


class Search:
    """Looks for a way to leave cards of at most `allowance` points, with at most `most_draws` draws.

    Positions from which there is none are remembered: a search that begins anew in another order goes on from what
    the one before has closed.
    """

    def __init__(self, deal: Deal, allowance: int = 0, most_draws: int = ANY_DRAWS) -> None:
        self.played = Played(deal)
        self.ordering = Ordering()
        self.pruning = Pruning()
        self.allowance = allowance
        self.most_draws = most_draws
        self.counts_draws = most_draws < ANY_DRAWS
        # A hand has three kinds at most, a card three turns, a board 37 free cells: no more than 40,960 on the way.
        self.stack = [0] * 40960
        self.path = [0] * 128
        self.depth = 0
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
        found = self.dive(leaving, 0)
        while self.depth:
            self.depth -= 1
            self.played.undo(self.path[self.depth])
        return found

    def dive(self, leaving: int, first: int) -> int:
        """One position and all that follows, its entries from `first` on; the path stays where something was found."""
        played = self.played
        stack = self.stack
        self.nodes += 1
        if played.left_points < self.best_left:
            self.keep_path()
        if played.left_points <= self.allowance:
            return FOUND
        if self.is_hopeless():
            return FAILED
        if self.nodes >= self.limit:
            return CUT
        key = played.key(self.counts_draws)
        if key in self.failures:
            return FAILED
        if not self.met_reshuffle and played.can_reshuffle():
            self.met_reshuffle = True
        end = self.ordering.list_into(played, stack, first, self.noise, self.stream)
        was_cut = False
        for place in range(first, end):
            if leaving < 0:
                was_cut = True
                break
            best = place
            for other in range(place + 1, end):
                if stack[other] > stack[best]:
                    best = other
            entry = stack[best]
            stack[best] = stack[place]
            stack[place] = entry
            move = MOVE_MASK - (entry & MOVE_MASK)
            self.path[self.depth] = move
            self.depth += 1
            played.do(move)
            found = self.dive(leaving, end)
            if found == FOUND:
                return FOUND
            self.depth -= 1
            played.undo(move)
            if found == CUT:
                was_cut = True
                if self.nodes >= self.limit:
                    break
            leaving -= 1
        if was_cut:
            return CUT
        if len(self.failures) < MOST_FAILURES:
            self.failures.add(key)
        return FAILED

    def keep_path(self) -> int:
        """The best so far."""
        self.best_left = self.played.left_points
        self.best_path = [self.path[place] for place in range(self.depth)]
        return 0

    def is_hopeless(self) -> bool:
        played = self.played
        if self.counts_draws:
            if not self.allowance and self.pruning.must_waste(played, self.most_draws):
                return True
            if played.draws > self.most_draws:
                return True
        return self.pruning.lost_points(played) > self.allowance
