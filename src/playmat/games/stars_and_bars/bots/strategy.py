"""Stars and Bars for search: cards that bring little are not looked at; beyond the tree the most points are taken."""

from typing import Final

from playmat.bots.search.position_policy import PositionPolicy
from playmat.core.chance import Stream
from playmat.core.position import Position
from playmat.games.stars_and_bars.rules.board import CELLS, points_of
from playmat.games.stars_and_bars.rules.moves import BACK, is_duty, is_put
from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition

MOST_CANDIDATES: Final = 10
PUTS: Final = BACK  # every put has a lower number


class StarsAndBarsPolicy(PositionPolicy):
    """Duties are done and points are said; of the cards the ones that bring most."""

    def candidates(self, position: Position, seat: int) -> list[int]:
        moves = position.legal(seat)
        if not is_put(moves[0]) or len(moves) <= MOST_CANDIDATES:
            return plain(moves)
        assert isinstance(position, StarsAndBarsPosition)
        if not is_put(moves[-1]):
            return moves[-1:]
        tops = position.tops
        ranked = sorted([move - points_of(tops, move // CELLS, move % CELLS) * PUTS for move in moves])
        return [rank % PUTS for rank in ranked[:MOST_CANDIDATES]]

    def choose(self, position: Position, seat: int, stream: Stream) -> int:
        moves = position.legal(seat)
        if not is_put(moves[0]):
            return plain(moves)[0]
        assert isinstance(position, StarsAndBarsPosition)
        tops = position.tops
        best = moves[0]
        most = -1
        equal = 0
        for move in moves:
            if not is_put(move):
                return move
            points = points_of(tops, move >> 4, move & 15)
            if points > most:
                most = points
                best = move
                equal = 1
            elif points == most:
                equal += 1
                if stream.fast_below(equal) == 0:
                    best = move
        return best


def plain(moves: list[int]) -> list[int]:
    """What is due is done first; otherwise the turn is ended or the right points are said."""
    for move in moves:
        if is_duty(move):
            return [move]
    return moves if not moves or is_put(moves[0]) else moves[:1]
