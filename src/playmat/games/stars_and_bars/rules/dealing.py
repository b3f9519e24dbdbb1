"""Games of Stars and Bars as they may stand: everything lies open but the order of the deck."""

from typing import TYPE_CHECKING

from playmat.core.deals import Deals
from playmat.core.kernel import Kernel
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel

if TYPE_CHECKING:
    from playmat.core.stream import Stream


class StarsAndBarsDeals(Deals):
    """The game as all see it, with its deck in any order."""

    def __init__(self, seen: StarsAndBarsKernel) -> None:
        self.seen = seen

    def kernel(self) -> Kernel:
        return self.seen.copy()

    def draw_into(self, kernel: Kernel, stream: "Stream") -> int:
        assert isinstance(kernel, StarsAndBarsKernel)
        game = kernel
        game.load(self.seen)
        if not game.end:
            game.shuffle_deck(stream)
        return 0
