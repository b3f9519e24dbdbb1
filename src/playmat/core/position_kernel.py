"""A kernel around a position: so that games which have no kernel of their own are searched like the others."""

from typing import TYPE_CHECKING

from playmat.core.kernel import Kernel, MoveList

if TYPE_CHECKING:
    from playmat.core.position import Position


class PositionKernel(Kernel):
    """Asks its position for everything. `hold` gives it another one."""

    def __init__(self, position: "Position") -> None:
        super().__init__(len(position.scores))
        self.hold(position)

    def hold(self, position: "Position") -> None:
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
        return PositionKernel(self.position.copy())

    def load(self, other: Kernel) -> int:
        assert isinstance(other, PositionKernel)
        self.hold(other.position.copy())
        return 0

    def winners(self) -> int:
        return sum(1 << seat for seat in self.position.winners())
