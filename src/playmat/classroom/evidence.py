"""What happened at a table of a class, for a report: moves tried in vain, hints, decisions and how long they took.

Read from the log of the table alone, whenever it is needed. Each comes with the point it happened at, from which the
very position can be shown again. Which child sat there, `sittings` tells from the log of the class.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from playmat.core.match import Match
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
class Happened:
    """A seat at a point. `match` stands as it did there; it goes on with the log, so it is looked at at once."""

    seat: int
    point: Point
    match: Match | None
    at: int


@dataclass(frozen=True, slots=True)
class RefusedTry(Happened):
    """Somebody tried a move that the rules do not allow, `times` times or a little more."""

    text: str
    code: str
    rule: str  # "" where no single rule decides it
    times: int


@dataclass(frozen=True, slots=True)
class HintTaken(Happened):
    """Somebody was shown a hint."""


@dataclass(frozen=True, slots=True)
class MoveMade(Happened):
    """A person's move, from where the point is."""

    text: str
    ms: int | None  # since it was this seat's turn, without pauses; none where that is not known


def evidence_of(entries: Sequence[log.AnyEntry]) -> Iterator[Happened]:
    """From the whole log of a table, in the order it happened; the log is played once."""
    return Reading(entries).read()


def match_at(entries: Sequence[log.AnyEntry], point: Point) -> Match:
    """The match as it stood at a point."""
    play = table_at(entries, point.entry).play
    assert play is not None, "a point is in a match"
    return play.match


def table_at(entries: Sequence[log.AnyEntry], entry: int) -> Table:
    """The table after so many entries, without anybody's name."""
    return rebuild("", list(entries[:entry]), [""] * len(opening_of(entries).seats))


def opening_of(entries: Sequence[log.AnyEntry]) -> log.Opened:
    first = entries[0]
    assert isinstance(first, log.Opened), "a log begins with its opening"
    return first


class Reading:
    """Plays a log again and tells on the way what is asked for."""

    def __init__(self, entries: Sequence[log.AnyEntry]) -> None:
        self.entries = entries
        first = opening_of(entries)
        self.table = open_table("", first, [""] * len(first.seats))
        self.points = [Point(0, 0, 0), Point(0, 0, 1)]  # by how many entries there were
        self.spent: dict[int, int] = {}  # ms of each seat whose turn it is
        self.unknown: set[int] = set()  # seats that were empty in the meantime
        self.at = first.at

    def read(self) -> Iterator[Happened]:
        for entry in self.entries[1:]:
            match entry:
                case log.Tried():
                    yield self._tried(entry)
                case log.HintGiven():
                    point = self.points[entry.after]
                    yield HintTaken(entry.seat, point, self._match_at(point), entry.at)
                case _:
                    self._pass_time(entry)
                    if isinstance(entry, log.Moved) and entry.by == "" and entry.seat >= 0:
                        yield self._made(entry)
            self.table.fold(entry)
            if isinstance(entry, log.UnseenEntry):
                self.points.append(self.points[-1])
            else:
                self.points.append(self._point())
                self._forget_time(entry)

    def _point(self) -> Point:
        table = self.table
        if table.play is None:
            return Point(0, 0, table.logged)
        return Point(len(table.past) + 1, len(table.play.moves), table.logged)

    def _match_at(self, point: Point) -> Match | None:
        """As a rule the position that is on the table; another one where something was played while it was stored."""
        table = self.table if point == self.points[-1] else table_at(self.entries, point.entry)
        return None if table.play is None else table.play.match

    def _tried(self, entry: log.Tried) -> RefusedTry:
        point = self.points[entry.after]
        found = self._match_at(point)
        return RefusedTry(entry.seat, point, found, entry.at, entry.text, entry.code, entry.rule, entry.times)

    def _pass_time(self, entry: log.SeenEntry) -> None:
        """Nobody thinks while the table sleeps or is stopped, between two games, or where a bot plays."""
        if not isinstance(entry, log.Woke):
            for seat in self.table.may_act():
                if not self.table.seats[seat].is_played_by_bot:
                    self.spent[seat] = self.spent.get(seat, 0) + max(0, entry.at - self.at)
        self.at = entry.at

    def _made(self, entry: log.Moved) -> MoveMade:
        play = self.table.play
        ms = None if entry.seat in self.unknown else self.spent.get(entry.seat, 0)
        match = None if play is None else play.match
        return MoveMade(entry.seat, self.points[-1], match, entry.at, entry.text, ms)

    def _forget_time(self, entry: log.SeenEntry) -> None:
        """After a move its seat begins anew. Who went away was gone for a while before that was noticed: how long that
        decision took cannot be said."""
        if isinstance(entry, log.Moved):
            self.unknown.discard(entry.seat)
            acts = [seat for seat in self.table.may_act() if seat != entry.seat]
            self.spent = {seat: so_far for seat, so_far in self.spent.items() if seat in acts}
        for seat, it in enumerate(self.table.seats):
            if it.is_played_by_bot:
                self.spent.pop(seat, None)
                self.unknown.add(seat)
