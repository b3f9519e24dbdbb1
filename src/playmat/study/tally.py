"""What came of many matches, counted."""

from collections import Counter
from dataclasses import dataclass, field
from typing import TypedDict

from playmat.core.result import Result
from playmat.study.intervals import Interval, Spread, wilson


@dataclass
class SeatTally:
    """How one seat fared: its scores, and how many wins it shared with how many seats (itself counted)."""

    scores: Spread = field(default_factory=Spread)
    wins: Counter[int] = field(default_factory=Counter)

    def join(self, other: "SeatTally") -> None:
        self.scores.join(other.scores)
        self.wins.update(other.wins)

    def win_share(self) -> Interval:
        """A win shared by k seats counts 1/k for each of them, so that the shares of a table add up to one."""
        return wilson(sum(count / sharing for sharing, count in sorted(self.wins.items())), self.scores.count)


class SeatFigures(TypedDict):
    """One seat in numbers."""

    seat: int
    matches: int
    score: Interval
    win_share: Interval


class Figures(TypedDict):
    """A study in numbers."""

    matches: int
    games: int
    moves: int
    length: Interval
    shortest: int
    longest: int
    endings: dict[str, Interval]
    shared_wins: Interval
    seats: list[SeatFigures]


@dataclass
class Tally:
    """Counts that can be joined in any order: all of them are whole numbers."""

    games: int = 0
    length: Spread = field(default_factory=Spread)
    endings: Counter[str] = field(default_factory=Counter)
    shared: int = 0
    seats: list[SeatTally] = field(default_factory=list)

    def add(self, moves: int, result: Result) -> None:
        self.games += len(result.games)
        self.length.add(moves)
        self.endings[result.end] += 1
        winners = result.winners
        self.shared += len(winners) > 1
        self._widen(len(result.scores))
        for seat, score in enumerate(result.scores):
            self.seats[seat].scores.add(score)
        for seat in winners:
            self.seats[seat].wins[len(winners)] += 1

    def join(self, other: "Tally") -> None:
        self.games += other.games
        self.length.join(other.length)
        self.endings.update(other.endings)
        self.shared += other.shared
        self._widen(len(other.seats))
        for mine, theirs in zip(self.seats, other.seats, strict=False):
            mine.join(theirs)

    def figures(self) -> Figures:
        matches = self.length.count
        return {
            "matches": matches,
            "games": self.games,
            "moves": self.length.total,
            "length": self.length.mean(),
            "shortest": self.length.least,
            "longest": self.length.most,
            "endings": {end: wilson(count, matches) for end, count in sorted(self.endings.items())},
            "shared_wins": wilson(self.shared, matches),
            "seats": [
                {
                    "seat": seat,
                    "matches": tally.scores.count,
                    "score": tally.scores.mean(),
                    "win_share": tally.win_share(),
                }
                for seat, tally in enumerate(self.seats)
            ],
        }

    def _widen(self, seats: int) -> None:
        while len(self.seats) < seats:
            self.seats.append(SeatTally())
