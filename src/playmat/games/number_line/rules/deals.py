"""Every way the face-down cards of a round may lie, as one seat of Number Line knows it."""

from typing import TYPE_CHECKING

from playmat.core.deals import Deals
from playmat.core.kernel import Kernel
from playmat.games.number_line.rules.kernel import NumberLineKernel

if TYPE_CHECKING:
    from playmat.core.stream import Stream


class NumberLineDeals(Deals):
    """Lays each face-down card as plain card or decoy by chance.

    known          the game without the face-down cards
    lower[seat]    the place of a seat's first face-down card, or -1; upper[seat] that of its second
    """

    def __init__(self, known: NumberLineKernel, face_down: list[list[int]]) -> None:
        self.known = known
        self.lower = [-1] * 8
        self.upper = [-1] * 8
        for seat, places in enumerate(face_down):
            if places:
                self.lower[seat] = places[0]
            if len(places) > 1:
                self.upper[seat] = places[1]

    def kernel(self) -> Kernel:
        return self.known.copy()

    def draw_into(self, kernel: Kernel, stream: "Stream") -> int:
        assert isinstance(kernel, NumberLineKernel)
        game = kernel
        game.load(self.known)
        for seat in range(game.seats):
            if self.lower[seat] >= 0:
                kind = stream.below(2)
                game.lay(self.lower[seat], seat * 2 + kind)
                if self.upper[seat] >= 0:
                    game.lay(self.upper[seat], seat * 2 + 1 - kind)
        return game.await_next() if not game.end and not game.counting else 0
