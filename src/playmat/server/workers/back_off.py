"""What fails is tried again after longer and longer pauses, and at once when it has worked again."""

from typing import Final

FIRST_PAUSE: Final = 0.5  # seconds
LONGEST_PAUSE: Final = 60.0
# Anything may die once: that alone is no reason to wait.
FREE_FAILURES: Final = 1


class BackOff:
    """Time is told, not read."""

    def __init__(self) -> None:
        self._failures = 0
        self._until = 0.0

    @property
    def is_failing(self) -> bool:
        return self._failures > FREE_FAILURES

    def may_try(self, now: float) -> bool:
        return now >= self._until

    def failed(self, now: float) -> bool:
        """Whether that is news."""
        self._failures += 1
        if not self.is_failing:
            return False
        doublings = min(self._failures - FREE_FAILURES - 1, 20)
        self._until = now + min(LONGEST_PAUSE, FIRST_PAUSE * 2**doublings)
        return self._failures == FREE_FAILURES + 1

    def worked(self) -> bool:
        """Whether that is news."""
        was_failing = self.is_failing
        self._failures = 0
        self._until = 0.0
        return was_failing
