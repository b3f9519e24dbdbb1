"""The one place where the server reads the clock.

The clock of a machine may be put forward or back while children play. Whatever waits, counts or is timed goes by
`now_ms`, which does not notice; only what has to do with the calendar goes by `calendar_ms`.
"""

from time import monotonic, time


def calendar_ms() -> int:
    """The time of the machine, right or wrong, in ms since 1970: for what is kept for days."""
    return int(time() * 1000)


_BEGAN = calendar_ms() - int(monotonic() * 1000)


def now_ms() -> int:
    """The time of the machine when the server was started, and what has passed since."""
    return _BEGAN + int(monotonic() * 1000)


class TableTime:
    """The time at one table, in ms since 1970: never before anything in its log.

    Where the machine's clock was put back between two runs of the server, the table's goes on from its log.
    """

    def __init__(self, latest: int) -> None:
        self._ahead = max(0, latest - now_ms())

    def now(self) -> int:
        return _BEGAN + int(monotonic() * 1000) + self._ahead
