"""What happened at a table of a class, for a report: moves tried in vain, hints, decisions and how long they took.

Read from the log of the table alone, whenever it is needed. Each comes with the point it happened at, from which the
very position can be shown again. Which child sat there, `sittings` tells from the log of the class.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from playmat.core.match import Match
from playmat.core.message import Message
from playmat.table import log
from playmat.table.table import Table, open_table, rebuild


@dataclass(frozen=True, slots=True)
class Point:
    """A moment at a table: in which match (from 1), after how many moves, after how many entries of the log. The last
    is exact where moves were taken back."""

    match: int
    moves: int
    entry: int


@dataclass(frozen=True, slots=True)
class RefusedTry:
    """Somebody tried a move that the rules do not allow, `times` times or a little more."""

    seat: int
    point: Point
    text: str
    code: str
    rule: str  # "" where no single rule decides it
    times: int
    at: int


@dataclass(frozen=True, slots=True)
class HintTaken:
    seat: int
    point: Point
    at: int


@dataclass(frozen=True, slots=True)
class MoveMade:
    """A person's move from where the point is. `said` is what its player was told of it: a wrong sum (`say-wrong`), a
    duty that was forgotten."""

    seat: int
    point: Point
    text: str
    ms: int  # since it was this seat's turn, without pauses
    said: tuple[Message, ...]
    at: int


@dataclass(frozen=True, slots=True)
class Evidence:
    """All of one table, in the order it happened."""

    tries: tuple[RefusedTry, ...]
    hints: tuple[HintTaken, ...]
    decisions: tuple[MoveMade, ...]


def evidence_of(entries: Sequence[log.AnyEntry]) -> Evidence:
    """From the whole log of a table."""
    return Reading(entries).read()


def match_at(entries: Sequence[log.AnyEntry], point: Point) -> Match:
    """The match as it stood at a point."""
    play = table_at(entries, point.entry).play
    assert play is not None, "a point is in a match"
    return play.match


def table_at(entries: Sequence[log.AnyEntry], entry: int) -> Table:
    """The table after so many entries, without anybody's name."""
    first = entries[0]
    assert isinstance(first, log.Opened), "a log begins with its opening"
    return rebuild("", list(entries[:entry]), [""] * len(first.seats))


class Reading:
    """Plays a log again and notes what is asked for on the way."""

    def __init__(self, entries: Sequence[log.AnyEntry]) -> None:
        self.entries = entries
        first = entries[0]
        assert isinstance(first, log.Opened), "a log begins with its opening"
        self.table = open_table("", first, [""] * len(first.seats))
        self.points = [Point(0, 0, 0), Point(0, 0, 1)]  # by how many entries there were
        self.spent: dict[int, int] = {}  # ms of each seat whose turn it is
        self.at = first.at
        self.tries: dict[tuple[Point, int, str], RefusedTry] = {}
        self.hints: list[HintTaken] = []
        self.decisions: list[MoveMade] = []

    def read(self) -> Evidence:
        for entry in self.entries[1:]:
            match entry:
                case log.Tried():
                    self._tried(entry)
                case log.HintGiven():
                    self.hints.append(HintTaken(entry.seat, self.points[entry.after], entry.at))
                case _:
                    self._pass_time(entry)
            self.table.fold(entry)
            if isinstance(entry, log.Moved):
                self._made(entry)
            self.points.append(self.points[-1] if isinstance(entry, log.UnseenEntry) else self._point())
        return Evidence(tuple(self.tries.values()), tuple(self.hints), tuple(self.decisions))

    def _point(self) -> Point:
        table = self.table
        if table.play is None:
            return Point(0, 0, table.logged)
        return Point(len(table.past) + 1, len(table.play.moves), table.logged)

    def _tried(self, entry: log.Tried) -> None:
        point = self.points[entry.after]
        key = (point, entry.seat, entry.text)
        before = self.tries.get(key)
        at = entry.at if before is None else before.at
        self.tries[key] = RefusedTry(entry.seat, point, entry.text, entry.code, entry.rule, entry.times, at)

    def _pass_time(self, entry: log.SeenEntry) -> None:
        if not isinstance(entry, log.Woke):  # while the table slept, nobody thought
            for seat in self.table.may_act():
                self.spent[seat] = self.spent.get(seat, 0) + max(0, entry.at - self.at)
        self.at = entry.at

    def _made(self, entry: log.Moved) -> None:
        ms = self.spent.pop(entry.seat, 0)
        acts = self.table.may_act()
        self.spent = {seat: so_far for seat, so_far in self.spent.items() if seat in acts}
        if entry.by == "" and entry.seat >= 0:
            fresh = self.table.fresh
            assert fresh is not None, "a move was made"
            said = tuple(fresh.seen[entry.seat]["messages"])
            self.decisions.append(MoveMade(entry.seat, self.points[-1], entry.text, ms, said, entry.at))
