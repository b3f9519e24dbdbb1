"""Not too fast: how many messages a seat, a table or an address may send."""

import math
from dataclasses import dataclass
from typing import Final

from playmat.core.refusal import refused


@dataclass(frozen=True)
class Rate:
    """So many a second on the long run, `burst` at once."""

    per_second: float
    burst: int


EVERY_MESSAGE: Final = Rate(10, 40)
TRY: Final = Rate(5, 20)
EMOTE: Final = Rate(0.5, 4)
HINT: Final = Rate(0.5, 4)
WHOLE_TABLE: Final = Rate(60, 200)
# By address: a school has one address, so these are generous, and on opening and joining only.
CREATE: Final = Rate(2, 120)
JOIN: Final = Rate(5, 300)
# A PDF takes a second or more; a look at what it would hold next to nothing.
PRINT: Final = Rate(0.5, 30)
PREVIEW: Final = Rate(10, 300)
# A record is played twice when it comes in; looking at one is cheap, and a slider looks often.
REPLAY: Final = Rate(1, 60)
LOOK: Final = Rate(40, 1200)
# A review thinks about every move of a match.
REVIEW: Final = Rate(0.1, 20)

# A par takes a second of a process that all tables share.
PAR: Final = Rate(1, 60)

MOST_KEPT: Final = 20_000


class Limits:
    """Counts by name. Time is told, not read."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._left: dict[tuple[Rate, str], tuple[float, int]] = {}

    def spend(self, rate: Rate, name: str, now: int) -> None:
        """Count one; refused with the seconds to wait when there have been too many."""
        if self.scale == 0:
            return
        burst = rate.burst * self.scale
        per_second = rate.per_second * self.scale
        left, then = self._left.get((rate, name), (burst, now))
        left = min(burst, left + max(0, now - then) / 1000 * per_second)
        if left < 1:
            raise refused("too-fast", {"seconds": max(1, math.ceil((1 - left) / per_second))})
        if len(self._left) >= MOST_KEPT:
            self._forget(now)
        self._left[(rate, name)] = (left - 1, now)

    def _forget(self, now: int) -> None:
        """Drop those who have their full allowance again."""
        self._left = {
            (rate, name): (left, then)
            for (rate, name), (left, then) in self._left.items()
            if left + (now - then) / 1000 * rate.per_second * self.scale < rate.burst * self.scale
        }
