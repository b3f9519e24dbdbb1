"""Stars and Bars for search: cards that bring little are not looked at; beyond the tree the most points are taken."""

from typing import TYPE_CHECKING, Final

from playmat.bots.search.policy import Policy
from playmat.core.kernel import Kernel, MoveList
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel
from playmat.games.stars_and_bars.rules.moves import BACK, CLEAR, FLIP, SAY

if TYPE_CHECKING:
    from playmat.core.stream import Stream

MOST_CANDIDATES: Final = 10
MAX_POINTS: Final = 100  # more than any card brings


class StarsAndBarsPolicy(Policy):
    """Duties are done and points are said; of the cards the ones that bring most, at most `most` of them."""

    def __init__(self, most: int = MOST_CANDIDATES) -> None:
        Policy.__init__(self)
        self.most = most
        # The best so far while candidates are looked for, the best first: a card that brings more has a lower rank.
        self.ranks = [0] * 64

    def candidates_into(self, kernel: Kernel, seat: int, moves: MoveList) -> int:
        assert isinstance(kernel, StarsAndBarsKernel)
        game = kernel
        count = game.legal_into(seat, moves)
        if moves.of[0] >= BACK or count <= self.most:
            return plain(moves)
        if moves.of[count - 1] >= BACK:
            moves.of[0] = moves.of[count - 1]
            moves.count = 1
            return 1
        kept = 0
        for number in range(count):
            move = moves.of[number]
            rank = (MAX_POINTS - game.points_at(move >> 4, move & 15)) * BACK + move
            if kept == self.most:
                if rank > self.ranks[kept - 1]:
                    continue
                kept -= 1
            place = kept
            while place > 0 and self.ranks[place - 1] > rank:
                self.ranks[place] = self.ranks[place - 1]
                place -= 1
            self.ranks[place] = rank
            kept += 1
        for number in range(kept):
            moves.of[number] = self.ranks[number] % BACK
        moves.count = kept
        return kept

    def pick(self, kernel: Kernel, seat: int, stream: "Stream") -> int:
        assert isinstance(kernel, StarsAndBarsKernel)
        game = kernel
        moves = self.buffer
        count = game.legal_into(seat, moves)
        if moves.of[0] >= BACK:
            plain(moves)
            return moves.of[0]
        best = moves.of[0]
        most = -1
        equal = 0
        for number in range(count):
            move = moves.of[number]
            if move >= BACK:  # something was forgotten
                return move
            points = game.points_at(move >> 4, move & 15)
            if points > most:
                most = points
                best = move
                equal = 1
            elif points == most:
                equal += 1
                if stream.fast_below(equal) == 0:
                    best = move
        return best


def plain(moves: MoveList) -> int:
    """What is due is done first; otherwise the turn is ended or the right points are said. How many moves are left."""
    for number in range(moves.count):
        move = moves.of[number]
        if move == CLEAR or FLIP <= move < SAY:
            moves.of[0] = move
            moves.count = 1
            return 1
    if moves.of[0] >= BACK:
        moves.count = 1
    return moves.count
