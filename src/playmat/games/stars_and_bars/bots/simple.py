"""A simple sensible player of Stars and Bars: takes the most points, and of equal moves the one that leaves least."""

from playmat.bots.best import best_of
from playmat.bots.bot import Bot, Turn
from playmat.core.stream import Stream
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel
from playmat.games.stars_and_bars.rules.knowledge import StarsAndBarsKnowledge
from playmat.games.stars_and_bars.rules.moves import card_put, cell_put, is_housekeeping, is_put
from playmat.games.stars_and_bars.rules.scoring import FULL_STACK


class SimpleStarsAndBars(Bot):
    """Claims what was forgotten, forgets nothing, says the right points, and looks one card ahead."""

    def __init__(self) -> None:
        super().__init__("simple")

    def choose(self, turn: Turn, stream: Stream) -> int:
        moves = turn.legal()
        duties = [move for move in moves if is_housekeeping(move)]
        if duties:
            return duties[0]
        if not is_put(moves[0]):
            return moves[0]
        knowledge = turn.knowledge()
        assert isinstance(knowledge, StarsAndBarsKnowledge)
        game = knowledge.position_from_view().kernel
        points = [game.points_at(card_put(move), cell_put(move)) for move in moves]
        most = max(points)
        best = [move for move, won in zip(moves, points, strict=True) if won == most]
        if len(best) == 1:
            return best[0]
        return best_of(best, [-float(left_after(game, 1 - turn.seat, move)) for move in best], stream)


def left_after(game: StarsAndBarsKernel, other: int, move: int) -> int:
    """The most points that the other player can make after a card of ours; a whole stack is out of the way then."""
    after = game.copy()
    assert isinstance(after, StarsAndBarsKernel)
    card, cell = card_put(move), cell_put(move)
    if game.height_at(cell) == FULL_STACK - 1:
        after.flip(cell)
    else:
        after.set_top(card, cell)
    return after.best_put_points(other)
