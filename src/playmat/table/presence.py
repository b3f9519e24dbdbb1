"""Who is at a table at a moment, which no log tells: somebody above keeps count, and says so with the time."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Presence:
    """Who is there, who is not, and since when."""

    absent: dict[int, int] = field(default_factory=dict)  # since when each person has been missing
    anybody: bool = True
    newcomers: dict[int, int] = field(default_factory=dict)  # when each who waits for a seat was last heard of
    present: frozenset[int] = frozenset()  # the seats whose people are there
    watching: int = 0
