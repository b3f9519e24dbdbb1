"""A kernel around a position: so that games which have no kernel of their own are searched like the others."""

from playmat.core.deals import Deals
from playmat.core.kernel import Kernel, MoveList
from playmat.core.knowledge import Knowledge
from playmat.core.position import Position
from playmat.core.stream import Stream


class PositionKernel(Kernel):
    """Asks the position that it holds for everything."""

    position: Position

    def hold(self, position: Position) -> None:
        self.position = position
        self.see()

    def see(self) -> None:
        """Take over what a kernel tells of itself."""
        position = self.position
        self.acting = sum(1 << seat for seat in position.actors())
        self.end = 1 if position.end else 0
        self.take_scores(position.scores)

    def legal_into(self, seat: int, moves: MoveList) -> int:
        return moves.take(self.position.legal(seat))

    def play(self, seat: int, move: int) -> int:
        self.position.play(seat, move)
        self.see()
        return 0

    def copy(self) -> Kernel:
        other = PositionKernel(self.seats)
        other.load(self)
        return other

    def load(self, other: Kernel) -> int:
        assert isinstance(other, PositionKernel)
        position = other.position.copy()
        position.chance = other.position.chance
        self.hold(position)
        return 0

    def winners(self) -> int:
        return sum(1 << seat for seat in self.position.winners())


class PositionDeals(Deals):
    """Whole positions, imagined one after the other."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge

    def kernel(self) -> Kernel:
        return PositionKernel(self.knowledge.setup.seats)

    def draw_into(self, kernel: Kernel, stream: Stream) -> int:
        assert isinstance(kernel, PositionKernel)
        kernel.hold(self.knowledge.imagine(stream).position)
        return 0


def deals_of(knowledge: Knowledge) -> Deals:
    """A game's own where it has a kernel."""
    return knowledge.deals() or PositionDeals(knowledge)


def kernel_of(position: Position) -> Kernel:
    """A position as search sees it; what is played there is played in the position."""
    own = position.own_kernel()
    if own is not None:
        return own
    kernel = PositionKernel(position.setup.seats)
    kernel.hold(position)
    return kernel
