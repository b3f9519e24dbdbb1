"""A policy for a game without a kernel: it looks at positions."""

from playmat.bots.search.policy import Policy
from playmat.core.kernel import Kernel, MoveList
from playmat.core.position import Position
from playmat.core.position_kernel import PositionKernel
from playmat.core.stream import Stream


class PositionPolicy(Policy):
    """Any legal move; a game may know better."""

    def candidates(self, position: Position, seat: int) -> list[int]:
        """The moves worth looking at, at least one, all of them legal."""
        return position.legal(seat)

    def choose(self, position: Position, seat: int, stream: Stream) -> int:
        """The move to play beyond the tree."""
        return position.pick(seat, stream)

    def candidates_into(self, kernel: Kernel, seat: int, moves: MoveList) -> int:
        assert isinstance(kernel, PositionKernel)
        return moves.take(self.candidates(kernel.position, seat))

    def pick(self, kernel: Kernel, seat: int, stream: Stream) -> int:
        assert isinstance(kernel, PositionKernel)
        return self.choose(kernel.position, seat, stream)
