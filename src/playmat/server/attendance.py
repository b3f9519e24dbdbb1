"""Who is at a table just now: by an open line, or by having asked something lately."""

from collections import Counter

from playmat.server.table import Table
from playmat.server.timing import MS, Presence

# Who asks by plain HTTP counts as there for so long after each request.
ASKED_LATELY = 10 * MS


class Attendance:
    """Counts lines by seat; spectators and a host without a seat are `None`."""

    def __init__(self, now: int) -> None:
        self.began = now
        self._lines: Counter[int | None] = Counter()
        self._seen: dict[int | None, int] = {}

    def arrived(self, seat: int | None, now: int) -> None:
        self._lines[seat] += 1
        self._seen[seat] = now

    def left(self, seat: int | None, now: int) -> None:
        self._lines[seat] -= 1
        self._seen[seat] = now

    def asked(self, seat: int | None, now: int) -> None:
        self._seen[seat] = now

    def presence(self, table: Table, now: int) -> Presence:
        absent = {
            seat: self._seen.get(seat, self.began)
            for seat, it in enumerate(table.seats)
            if it.kind == "human" and not self._lines[seat]
        }
        return Presence(absent, self.anybody(table, now))

    def anybody(self, table: Table, now: int) -> bool:
        if any(count > 0 for count in self._lines.values()):
            return True
        return any(now - seen < table.patience * MS for seen in self._seen.values())

    def present(self, now: int) -> frozenset[int]:
        by_line = {seat for seat, count in self._lines.items() if count > 0}
        lately = {seat for seat, seen in self._seen.items() if now - seen < ASKED_LATELY and seen != self.began}
        return frozenset(seat for seat in by_line | lately if seat is not None)
