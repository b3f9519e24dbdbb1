"""Who is around, remembered: told with every move, it is looked up only when it may have changed."""

from typing import Final

import msgspec

from playmat.table.frames import Around
from playmat.table.table import Seat, Table

SOON: Final = 100  # ms; a frame says what time it is


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


class Watched:
    """What all who watch are shown at a moment, as it is written: by language, and by what they have seen before."""

    def __init__(self, table: Table, around: Around, at: int) -> None:
        self.table = table
        self.around = around
        self.at = at
        self.frames: dict[tuple[str, int], msgspec.Raw] = {}

    def is_still_so(self, table: Table, around: Around, now: int) -> bool:
        return self.table is table and self.around is around and 0 <= now - self.at < SOON
