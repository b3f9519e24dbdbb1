"""How a search plays when it is beyond its tree, and which moves it looks at."""

from playmat.core.chance import Stream
from playmat.core.position import Position


class Policy:
    """Any legal move; a game may know better."""

    def candidates(self, position: Position, seat: int) -> list[int]:
        """The moves worth looking at, at least one, all of them legal."""
        return position.legal(seat)

    def pick(self, position: Position, seat: int, stream: Stream) -> int:
        """The move to play beyond the tree."""
        return position.pick(seat, stream)
