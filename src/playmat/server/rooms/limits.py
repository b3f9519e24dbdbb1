"""Not too fast: how many messages a seat, a table or an address may send."""

import math
from dataclasses import dataclass
from itertools import islice
from typing import Final

from playmat.core.refusal import refused
from playmat.table import messages


@dataclass(frozen=True, eq=False)
class Rate:
    """So many a second on the long run, `burst` at once. Each is counted by itself, so each has its own name."""

    name: str
    per_second: float
    burst: int


# By token.
EVERY_MESSAGE: Final = Rate("message", 10, 40)
TRY: Final = Rate("try", 5, 20)
EMOTE: Final = Rate("emote", 0.5, 4)
HINT: Final = Rate("hint", 0.5, 4)
# Some matches are imagined, and every move is told in each of them: 12 ms where the most moves are listed.
CHOICES: Final = Rate("choices", 1, 10)
# The match is dealt again and played up to there, among people in imagined games too.
TAKE_BACK: Final = Rate("take-back", 1, 10)
PROPOSE: Final = Rate("propose", 0.5, 6)
# Messages that are counted by themselves as well.
OF_ITS_OWN: Final[dict[type, Rate]] = {
    messages.Try: TRY,
    messages.ShowEmote: EMOTE,
    messages.Hint: HINT,
    messages.Choices: CHOICES,
    messages.TakeBack: TAKE_BACK,
    messages.Propose: PROPOSE,
}
ASK: Final = Rate("ask", 40, 400)
RECORD: Final = Rate("record", 1, 30)
# By table.
WHOLE_TABLE: Final = Rate("whole-table", 60, 200)
WATCHERS: Final = Rate("watchers", 30, 120)
RETELL_TABLE: Final = Rate("retell-table", 500, 6_000)
# By the whole server: sentences of old events, which take some 40 µs each.
RETELL: Final = Rate("retell", 5_000, 50_000)
# By address and table. Everybody who comes and goes again leaves entries in the log of the table, which has an end; by
# table alone somebody could use up what the others need to sit down.
SIT: Final = Rate("sit", 0.2, 40)
# By address. A school has one: three hundred children behind it begin a lesson in the same minute.
PAGE: Final = Rate("page", 200, 20_000)
LINE: Final = Rate("line", 50, 3_000)
UPKEEP: Final = Rate("upkeep", 20, 200)
PICTURE: Final = Rate("picture", 10, 600)
AT_TABLE: Final = Rate("at-table", 300, 6_000)
CREATE: Final = Rate("create", 1, 400)
# Codes that are no table's, without a key: docs/security.md says why so few.
WRONG_CODE: Final = Rate("wrong-code", 1 / 300, 100)
JOIN: Final = Rate("join", 10, 1_200)
# Right codes get in among wrong ones, as many as one server can look at: personal codes are long enough for that.
COME_IN: Final = Rate("come-in", 500, 20_000)
# By address and class, and by class alone: wrong personal codes. docs/security.md has the sums.
WRONG_CHILD: Final = Rate("wrong-child", 1 / 60, 60)
WRONG_CHILD_OF_CLASS: Final = Rate("wrong-child-of-class", 1, 1_000_000)
# By class and student: the right code. A device needs it once.
SAME_CODE: Final = Rate("same-code", 0.2, 20)
# By class: students who join by name. Thirty scan the QR code in the same few seconds.
CLASS_JOINS: Final = Rate("class-joins", 1, 40)
# By class, and by the teacher's address: tables of sessions and homework. Sixty students are thirty tables of two.
CLASS_TABLES: Final = Rate("class-tables", 2, 300)
TEACHERS_TABLES: Final = Rate("teachers-tables", 20, 3_000)
# A PDF takes a second or more; a look at what it would hold next to nothing.
PRINT: Final = Rate("print", 0.5, 30)
PREVIEW: Final = Rate("preview", 10, 300)
# A record is played twice when it comes in; looking at one is cheap, and a slider looks often.
REPLAY: Final = Rate("replay", 1, 60)
# A try plays a short game again up to there.
PUZZLE: Final = Rate("puzzle", 40, 1200)
LOOK: Final = Rate("look", 40, 1200)
# A review thinks about every move of a match.
REVIEW: Final = Rate("review", 0.1, 20)
# A par takes a second of a process that all tables share.
PAR: Final = Rate("par", 1, 60)
# Trials in the workshop keep such a process busy for up to four seconds.
TRIALS: Final = Rate("trials", 0.5, 30)

MOST_KEPT: Final = 20_000


class Limits:
    """Counts by name. Time is told, not read."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self._left: dict[tuple[Rate, str], tuple[float, int]] = {}

    def spend(self, rate: Rate, name: str, now: int) -> None:
        """Count one; refused with the seconds to wait when there have been too many."""
        if not self.take(rate, name, now):
            missing = 1 - self.left(rate, name, now)
            raise refused("too-fast", {"seconds": max(1, math.ceil(missing / (rate.per_second * self.scale)))})

    def take(self, rate: Rate, name: str, now: int, count: float = 1) -> bool:
        """Count several at once, or none of them if that is too many."""
        if self.scale == 0:
            return True
        left = self.left(rate, name, now)
        if left < count:
            return False
        if len(self._left) >= MOST_KEPT:
            self._forget(now)
        # Taken out first, so that who was counted last stands last.
        self._left.pop((rate, name), None)
        self._left[(rate, name)] = (left - count, now)
        return True

    def give_back(self, rate: Rate, name: str, now: int, count: int = 1) -> None:
        """What was counted shall not count."""
        if (rate, name) in self._left:
            self._left[(rate, name)] = (min(rate.burst * self.scale, self.left(rate, name, now) + count), now)

    def reset(self, rate: Rate, name: str) -> None:
        """Forget what was counted."""
        self._left.pop((rate, name), None)

    def left(self, rate: Rate, name: str, now: int) -> float:
        """How many may still be counted now."""
        burst = rate.burst * self.scale
        found = self._left.get((rate, name))
        if found is None:
            return burst
        left, then = found
        return min(burst, left + max(0, now - then) / 1000 * rate.per_second * self.scale)

    def __len__(self) -> int:
        return len(self._left)

    def _forget(self, now: int) -> None:
        """Drop those who have their full allowance again; where that does not help, those who were counted first."""
        self._left = {
            (rate, name): (left, then)
            for (rate, name), (left, then) in self._left.items()
            if left + (now - then) / 1000 * rate.per_second * self.scale < rate.burst * self.scale
        }
        for oldest in list(islice(self._left, max(0, len(self._left) - MOST_KEPT // 2))):
            del self._left[oldest]
