"""Who is at a table just now: by an open line, or by having asked something lately."""

from collections import Counter

from playmat.table.keys import AT_DEVICE
from playmat.table.schedule import MS, Presence
from playmat.table.table import Table

# Who asks by plain HTTP counts as there for so long after each request.
ASKED_LATELY = 10 * MS


class Attendance:
    """Counts lines by seat; spectators and a host without a seat are `None`."""

    def __init__(self, now: int) -> None:
        self.began = now
        self.changes = 0  # counts up whenever somebody may have come or gone
        self._lines: Counter[int | None] = Counter()
        self._seen: dict[int | None, int] = {}
        self._waiting: dict[int, int] = {}

    def waits(self, place: int, now: int) -> None:
        """Who waits for a seat has asked for news. That keeps no table awake: nobody plays there by it."""
        self._waiting[place] = now

    def arrived(self, seat: int | None, now: int) -> None:
        self._lines[seat] += 1
        self._seen[seat] = now
        self.changes += 1

    def left(self, seat: int | None, now: int) -> None:
        self._lines[seat] -= 1
        self._seen[seat] = now
        self.changes += 1

    def asked(self, seat: int | None, now: int) -> None:
        self._seen[seat] = now
        if self._lines[seat] <= 0:
            self.changes += 1

    @property
    def last_seen(self) -> int:
        """When anybody was heard of last."""
        return max(self._seen.values(), default=self.began)

    def presence(self, table: Table, now: int) -> Presence:
        places = self.places(table)
        absent = {
            seat: max(self._seen.get(place, self.began) for place in places[seat])
            for seat, it in enumerate(table.seats)
            if it.kind == "human" and not any(self._lines[place] for place in places[seat])
        }
        waiting = {it.place: self._waiting.get(it.place, self.began) for it in table.newcomers}
        return Presence(absent, self.anybody(table, now), waiting)

    def places(self, table: Table) -> list[tuple[int, ...]]:
        """By which keys each seat counts as there: its own or, for all who share a device, that of any of them."""
        shared = (AT_DEVICE, *(seat for seat, it in enumerate(table.seats) if it.shares))
        return [shared if it.shares else (seat,) for seat, it in enumerate(table.seats)]

    def has_line(self, table: Table, seat: int) -> bool:
        """Whether somebody is there with the table open before them."""
        return any(self._lines[place] > 0 for place in self.places(table)[seat])

    def all_by_line(self) -> bool:
        """Whether everybody who has been seen here has a line open: then coming and going is told, not looked for."""
        return all(self._lines[seat] > 0 for seat in self._seen)

    def anybody(self, table: Table, now: int) -> bool:
        if any(count > 0 for count in self._lines.values()):
            return True
        return any(now - seen < table.patience * MS for seen in self._seen.values())

    def present(self, table: Table, now: int) -> frozenset[int]:
        by_line = {seat for seat, count in self._lines.items() if count > 0}
        lately = {seat for seat, seen in self._seen.items() if now - seen < ASKED_LATELY and seen != self.began}
        there = by_line | lately
        return frozenset(seat for seat, places in enumerate(self.places(table)) if not there.isdisjoint(places))

    def until(self, now: int) -> int | None:
        """When somebody who is there only by having asked lately will not be any more."""
        lately = [seen + ASKED_LATELY for seat, seen in self._seen.items() if self._lines[seat] <= 0]
        return min((end for end in lately if end > now), default=None)
