"""How long tables are kept, and when the calendar can be trusted to say that they are old."""

from dataclasses import dataclass
from typing import Final, NamedTuple, get_args

from playmat.table.answers import Stage

DAY: Final = 24 * 60 * 60 * 1000
FINISHED: Final[tuple[str, ...]] = ("over",)
# A class is kept until a day: for it the store is told that day, not when it was last used. Its tables go with it.
CLASS: Final = ("class",)
ABANDONED: Final = tuple(stage for stage in get_args(Stage) if stage not in FINISHED)

# A machine may start with a wrong clock and put it right after a while. Nothing is forgotten in between.
STEADY_MS: Final = 5 * 60 * 1000
MOST_DRIFT_MS: Final = 60 * 1000


class Term(NamedTuple):
    """How many days tables in one of these stages are kept after they were last used."""

    name: str
    stages: tuple[str, ...]
    days: int


@dataclass(frozen=True, slots=True)
class Terms:
    """Days; 0 is for ever. A class has a time of its own, which its teacher sets."""

    finished: int = 90
    abandoned: int = 30

    def in_force(self) -> list[Term]:
        terms = [Term("finished", FINISHED, self.finished), Term("abandoned", ABANDONED, self.abandoned)]
        return [Term("class", CLASS, 0), *(term for term in terms if term.days > 0)]


class SteadyCalendar:
    """Whether the machine's calendar has kept step with the time that passed, for some minutes now."""

    def __init__(self) -> None:
        self._ahead: int | None = None
        self._since = 0

    def is_steady(self, calendar: int, now: int) -> bool:
        ahead = calendar - now
        if self._ahead is None or abs(ahead - self._ahead) > MOST_DRIFT_MS:
            self._ahead = ahead
            self._since = now
        return now - self._since >= STEADY_MS
