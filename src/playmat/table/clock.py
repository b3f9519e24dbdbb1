"""The clock of a table, kept by the times in its log."""

from collections.abc import Collection
from copy import copy

from msgspec import Struct

from playmat.core.match import TABLE, TIME, Match
from playmat.table.messages import ClockSetting

MS = 1000
MINUTE = 60 * MS


class Clock(Struct, eq=False):
    """What every seat had left at `mark`; for those in `running` time has gone on since."""

    setting: ClockSetting
    left: list[int | None]
    mark: int = 0
    running: list[int] = []
    # A game may be timed by its own rules, apart from the table's clock.
    game_left: int | None = None
    # How long the game has been played, where its rules ask for it.
    elapsed: int | None = None

    def copy(self) -> "Clock":
        other = copy(self)
        other.left = self.left[:]
        other.running = self.running[:]
        return other

    def begin_game(self, match: Match, now: int) -> None:
        """A fresh game: full time for everybody."""
        self.mark = now
        self.left = [self._full()] * len(self.left)
        self.running = []
        self.game_left = game_limit(match)
        self.elapsed = 0 if keeps_time(match) else None

    def settle(self, now: int, *, counts: bool = True) -> None:
        """Take off the time that has passed, unless it does not count."""
        passed = max(0, now - self.mark) if counts else 0
        self.mark = now
        for seat in self.running:
            left = self.left[seat]
            if left is not None:
                self.left[seat] = max(0, left - passed)
        if self.running and self.game_left is not None:
            self.game_left = max(0, self.game_left - passed)
        if self.running and self.elapsed is not None:
            self.elapsed += passed

    def moved(self, seat: int) -> None:
        """A seat has made its move: a new allowance, or its bonus."""
        if seat < 0:
            return
        left = self.left[seat]
        if self.setting.kind == "player" and left is not None:
            self.left[seat] = left + self.setting.bonus * MS
        self.running = [other for other in self.running if other != seat]

    def run(self, seats: Collection[int]) -> None:
        """From the mark on these seats' time runs; who starts to think has the full time for a move."""
        if self.setting.kind == "move":
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self._full()
        self.running = sorted(seats)

    @property
    def counts_down(self) -> bool:
        """Whether anybody's time can run out."""
        return self.game_left is not None or any(left is not None for left in self.left)

    def give(self, seconds: int) -> None:
        """More time for everybody whose time is counted."""
        self.left = [None if left is None else left + seconds * MS for left in self.left]
        if self.game_left is not None:
            self.game_left += seconds * MS

    def left_at(self, seat: int, now: int) -> int | None:
        left = self.left[seat]
        if left is None or seat not in self.running:
            return left
        return max(0, left - max(0, now - self.mark))

    def game_left_at(self, now: int) -> int | None:
        if self.game_left is None or not self.running:
            return self.game_left
        return max(0, self.game_left - max(0, now - self.mark))

    def elapsed_at(self, now: int) -> int | None:
        if self.elapsed is None or not self.running:
            return self.elapsed
        return self.elapsed + max(0, now - self.mark)

    @property
    def is_counting(self) -> bool:
        """Whether time that passes now is taken off or added up anywhere."""
        return self.next_due() is not None or (self.elapsed is not None and len(self.running) > 0)

    def next_due(self) -> tuple[int, int] | None:
        """When time is up next, and for whom (-1: for the game itself)."""
        dues = [(self.mark + left, seat) for seat in self.running if (left := self.left[seat]) is not None]
        if self.running and self.game_left is not None:
            dues.append((self.mark + self.game_left, TABLE))
        return min(dues, default=None)

    def _full(self) -> int | None:
        return None if self.setting.kind == "none" else self.setting.seconds * MS


def new_clock(setting: ClockSetting, seats: int) -> Clock:
    """Nobody's time runs yet."""
    return Clock(setting, [None] * seats)


def keeps_time(match: Match) -> bool:
    """Whether the game is timed by its own rules, with a limit or for best times: it has an option `clock`."""
    return "clock" in match.setup.options


def game_limit(match: Match) -> int | None:
    """How long a game may last where its own rules time it: the option `clock`, in minutes."""
    minutes = match.setup.options.get("clock")
    if isinstance(minutes, int) and not isinstance(minutes, bool) and match.refuse(TABLE, TIME) is None:
        return minutes * MINUTE
    return None
