"""A simple sensible player of Stars and Bars: takes the most points, and of equal moves the one that leaves least."""

from typing import cast

from playmat.bots.best import best_of
from playmat.bots.bot import Bot, Turn
from playmat.core.chance import Stream
from playmat.games.stars_and_bars.rules.board import CELL_NUMBERS, CELLS, free_spaces, points_of
from playmat.games.stars_and_bars.rules.cards import CARD_NUMBERS, NO_CARD
from playmat.games.stars_and_bars.rules.housekeeping import WHOLE
from playmat.games.stars_and_bars.rules.moves import is_duty, is_put
from playmat.games.stars_and_bars.rules.placing import puts_of
from playmat.games.stars_and_bars.rules.views import StarsAndBarsView


class SimpleStarsAndBars(Bot):
    """Claims what was forgotten, forgets nothing, says the right points, and looks one card ahead."""

    def __init__(self) -> None:
        super().__init__("simple")

    def choose(self, turn: Turn, stream: Stream) -> int:
        moves = turn.legal()
        duties = [move for move in moves if is_duty(move)]
        if duties:
            return duties[0]
        if not is_put(moves[0]):
            return moves[0]
        table = Table(cast(StarsAndBarsView, turn.view()["now"]), 1 - turn.seat)
        points = [points_of(table.tops, move // CELLS, move % CELLS) for move in moves]
        most = max(points)
        best = [move for move, won in zip(moves, points, strict=True) if won == most]
        if len(best) == 1:
            return best[0]
        return best_of(best, [-float(table.left_after(move // CELLS, move % CELLS)) for move in best], stream)


class Table:
    """What lies on the board, and the open hand of the other player."""

    def __init__(self, now: StarsAndBarsView, other: int) -> None:
        self.tops = [NO_CARD] * CELLS
        self.heights = [0] * CELLS
        self.face_down = 0
        for stack in now["board"]:
            cell = CELL_NUMBERS[stack["cell"]]
            self.heights[cell] = len(stack["cards"])
            if stack["face_down"]:
                self.face_down |= 1 << cell
            elif stack["cards"]:
                self.tops[cell] = CARD_NUMBERS[stack["cards"][-1]]
        self.hand = [CARD_NUMBERS[name] for name in now["hands"][other]]

    def left_after(self, card: int, cell: int) -> int:
        """The most points that the other player can make after a card of ours; a whole stack is out of the way then."""
        tops = self.tops[:]
        is_whole = self.heights[cell] == WHOLE - 1
        tops[cell] = NO_CARD if is_whole else card
        closed = self.face_down | 1 << cell if is_whole else self.face_down
        replies = puts_of(tops, free_spaces(tops, closed), self.hand)
        return max((points_of(tops, reply // CELLS, reply % CELLS) for reply in replies), default=0)
