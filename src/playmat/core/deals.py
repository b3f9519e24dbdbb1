"""Every way the hidden cards may lie, as far as one seat knows: search draws the games it plays out from here."""

from playmat.core.kernel import Kernel
from playmat.core.stream import Stream


class Deals:
    """Draws whole games that agree with what a seat knows. A game of its own writes `kernel` and `draw_into`."""

    def kernel(self) -> Kernel:
        """One to draw into, again and again."""
        raise NotImplementedError

    def draw_into(self, kernel: Kernel, stream: Stream) -> int:
        """Put one such game into a kernel; the answer means nothing."""
        raise NotImplementedError
