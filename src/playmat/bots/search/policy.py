"""How a search plays when it is beyond its tree, and which moves it looks at."""

from playmat.core.kernel import Kernel, MoveList
from playmat.core.stream import Stream


class Policy:
    """Any legal move; a game may know better."""

    def __init__(self) -> None:
        self.buffer = MoveList()

    def candidates_into(self, kernel: Kernel, seat: int, moves: MoveList) -> int:
        """List the moves worth looking at, at least one, all of them legal; how many there are."""
        return kernel.legal_into(seat, moves)

    def pick(self, kernel: Kernel, seat: int, stream: Stream) -> int:
        """The move to play beyond the tree."""
        moves = self.buffer
        count = kernel.legal_into(seat, moves)
        return moves.of[0] if count == 1 else moves.of[stream.fast_below(count)]
