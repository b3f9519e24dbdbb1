"""The clock of a game at the terminal: how long it has lasted, and how much is left if its rules set a limit."""

from playmat import system
from playmat.core.match import Match
from playmat.table.clock import MS, game_limit, keeps_time


class GameClock:
    """Counts while people play, and stands still while the screen is passed on."""

    def __init__(self) -> None:
        self.limit: int | None = None
        self.is_shown = False
        self._spent = 0.0
        self._since: float | None = None

    def begin(self, match: Match) -> None:
        """Start a new game of the match from zero."""
        self.limit = game_limit(match)
        self.is_shown = keeps_time(match)
        self._spent = 0.0
        self._since = system.steady_seconds()

    def pause(self) -> None:
        self._spent = self.elapsed
        self._since = None

    def resume(self) -> None:
        self._since = system.steady_seconds()

    @property
    def elapsed(self) -> float:
        """The seconds this game has lasted so far."""
        return self._spent + (0.0 if self._since is None else system.steady_seconds() - self._since)

    @property
    def left(self) -> float | None:
        """The seconds that are left, or None without a limit."""
        return None if self.limit is None else max(0.0, self.limit / MS - self.elapsed)

    @property
    def is_up(self) -> bool:
        return self.left == 0.0


def clock_text(seconds: float) -> str:
    """Minutes and seconds, `4:05`; a second that has begun still counts."""
    whole = int(seconds) if seconds == int(seconds) else int(seconds) + 1
    return f"{whole // 60}:{whole % 60:02}"
