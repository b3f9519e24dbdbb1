"""What happened at a table of a class, for a report: moves tried in vain, hints, decisions and how long they took.

Read from the log of the table alone, whenever it is needed. Each comes with the position it happened in, which can be
shown again at any time. Which child sat there, `sittings` tells from the log of the class.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from playmat.classroom.positions import PositionRef, opening_of, position_now, table_at
from playmat.core.match import Match
from playmat.table import log
from playmat.table.table import open_table
from playmat.table.table_match import TableMatch


@dataclass(frozen=True, slots=True)
class Happened:
    """A seat in a position, after that many moves. `match` stands as it did there; it goes on with the log, so it is
    looked at right away."""

    seat: int
    position: PositionRef
    moves: int
    match: Match
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
    """A person's move, from the position it was made in."""

    text: str
    ms: int | None  # since it was this seat's turn, without pauses; none where that is not known


def evidence_of(code: str, entries: Sequence[log.AnyEntry]) -> Iterator[Happened]:
    """From the whole log of a table, in the order it happened; the log is played once."""
    return Reading(code, entries).read()


class Reading:
    """Plays a log again and tells on the way what is asked for."""

    def __init__(self, code: str, entries: Sequence[log.AnyEntry]) -> None:
        self.entries = entries
        first = opening_of(entries)
        self.table = open_table(code, first, [""] * len(first.seats))
        self.positions: list[PositionRef | None] = [None, None]  # by how many entries there were
        self.spent: dict[int, int] = {}  # ms of each seat whose turn it is
        self.unknown: set[int] = set()  # seats that were empty in the meantime
        self.at = first.at

    def read(self) -> Iterator[Happened]:
        for entry in self.entries[1:]:
            match entry:
                case log.Tried():
                    yield self._tried(entry)
                case log.HintGiven():
                    position, play = self._after(entry.after)
                    yield HintTaken(entry.seat, position, len(play.moves), play.match, entry.at)
                case _:
                    self._pass_time(entry)
                    if isinstance(entry, log.Moved) and entry.by == "" and entry.seat >= 0:
                        yield self._made(entry)
            self.table.fold(entry)
            self.positions.append(position_now(self.table))
            if not isinstance(entry, log.UnseenEntry):
                self._forget_time(entry)

    def _after(self, entries: int) -> tuple[PositionRef, TableMatch]:
        """As a rule the position that is on the table; another one where something was played while it was stored."""
        position = self.positions[entries]
        assert position is not None, "nobody tries anything before the deal"
        table = self.table if position == self.positions[-1] else table_at(self.entries, position.entry)
        assert table.play is not None, "a position is in a match"
        return position, table.play

    def _tried(self, entry: log.Tried) -> RefusedTry:
        position, play = self._after(entry.after)
        where = entry.seat, position, len(play.moves), play.match
        return RefusedTry(*where, entry.at, entry.text, entry.code, entry.rule, entry.times)

    def _pass_time(self, entry: log.SeenEntry) -> None:
        """Nobody thinks while the table sleeps or is stopped, between two games, or where a bot plays."""
        if not isinstance(entry, log.Woke):
            for seat in self.table.may_act():
                if not self.table.seats[seat].is_played_by_bot:
                    self.spent[seat] = self.spent.get(seat, 0) + max(0, entry.at - self.at)
        self.at = entry.at

    def _made(self, entry: log.Moved) -> MoveMade:
        position, play = self._after(-1)
        ms = None if entry.seat in self.unknown else self.spent.get(entry.seat, 0)
        return MoveMade(entry.seat, position, len(play.moves), play.match, entry.at, entry.text, ms)

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
