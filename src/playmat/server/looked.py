"""Who is around, remembered: told with every move, it is looked up only when it may have changed."""

from playmat.server.frames import Around
from playmat.server.table import Seat


class Looked:
    """Who was around at a moment, and how long that can be relied on."""

    def __init__(self, around: Around, changes: int, seats: list[Seat], at: int, until: int | None) -> None:
        self.around = around
        self.changes = changes
        self.seats = seats
        self.at = at
        self.until = until

    def is_still_so(self, changes: int, seats: list[Seat], now: int) -> bool:
        is_in_time = self.until is None or self.at <= now < self.until
        return is_in_time and self.changes == changes and self.seats is seats
