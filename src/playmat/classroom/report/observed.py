"""What was seen of each child at a table: how often something could have been missed, and where it was."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from playmat.classroom.evidence import Point, table_at
from playmat.classroom.sittings import Sittings
from playmat.core.match import Match
from playmat.insight.slips import Slip, slips_of
from playmat.table import log
from playmat.table.table import Table, open_table


@dataclass(frozen=True, slots=True)
class Place:
    """Where something was missed: enough to put the very position on the wall."""

    table: str
    seat: int
    point: Point
    text: str  # what was tried or played
    at: int


Kind = frozenset[str]  # of a decision: the words that moves could begin with there


@dataclass
class ChildSeen:
    """One child in one game. What can be missed by a move that is allowed has chances of its own; a refused move is
    set against all decisions of the kinds at which the class was refused that way."""

    kinds: Counter[Kind] = field(default_factory=Counter)
    chances: Counter[Slip] = field(default_factory=Counter)
    slips: dict[Slip, list[Place]] = field(default_factory=dict)
    refused_at: dict[Slip, set[Kind]] = field(default_factory=dict)
    hints: int = 0
    ms: list[int] = field(default_factory=list)  # of each decision

    @property
    def decisions(self) -> int:
        return self.kinds.total()

    def miss(self, slip: Slip, place: Place) -> None:
        """Twice in one position is once missed."""
        places = self.slips.setdefault(slip, [])
        if all(it.point != place.point or it.table != place.table for it in places):
            places.append(place)

    def add(self, other: "ChildSeen") -> None:
        self.kinds += other.kinds
        self.chances += other.chances
        for slip, kinds in other.refused_at.items():
            self.refused_at.setdefault(slip, set()).update(kinds)
        self.hints += other.hints
        self.ms += other.ms
        for slip, places in other.slips.items():
            self.slips.setdefault(slip, []).extend(places)


Seen = dict[int, ChildSeen]
ENDS: Final = 40


def observed(code: str, entries: Sequence[log.AnyEntry], sittings: Sittings) -> tuple[str, Seen]:
    """The game of a table, and what was seen of each child there; the log is played once."""
    first = entries[0]
    assert isinstance(first, log.Opened), "a log begins with its opening"
    watch = Watch(code, first, entries, sittings)
    for entry in entries[1:]:
        watch.see(entry)
    return first.game, watch.seen


class Watch:
    """Plays a log again and looks at every decision before it is made."""

    def __init__(self, code: str, first: log.Opened, entries: Sequence[log.AnyEntry], sittings: Sittings) -> None:
        self.code = code
        self.entries = entries
        self.sittings = sittings
        self.table = open_table("", first, [""] * len(first.seats))
        self.game = slips_of(first.game)
        self.seen: Seen = {}

    def see(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.Moved() if entry.by == "" and entry.seat >= 0:
                self._decided(entry)
            case log.Tried():
                self._tried(entry)
            case log.HintGiven():
                child = self._child(entry.seat, entry.at)
                if child is not None:
                    child.hints += 1
            case _:
                pass
        self.table.fold(entry)

    def _child(self, seat: int, at: int) -> ChildSeen | None:
        child = self.sittings.child_at(self.code, seat, at)
        return None if child is None else self.seen.setdefault(child, ChildSeen())

    def _decided(self, entry: log.Moved) -> None:
        child, match = self._child(entry.seat, entry.at), match_of(self.table)
        if child is None or match is None:
            return
        child.kinds[kind_of(match, entry.seat)] += 1
        child.ms.append(max(0, entry.at - self.table.happenings.last.at))
        child.chances.update(self.game.chances(match, entry.seat))
        move = match.parse(entry.text)
        for slip in self.game.missed(match, entry.seat, -1 if move is None else move):
            child.miss(slip, self._place(self.table, entry.seat, entry.text, entry.at))

    def _tried(self, entry: log.Tried) -> None:
        child = self._child(entry.seat, entry.at)
        table = self.table if entry.after == self.table.logged else table_at(self.entries, entry.after)
        match = match_of(table)
        if child is None or match is None or entry.seat not in match.actors():
            return  # who cannot wait has misunderstood nothing
        move = match.parse(entry.text)
        refusal = None if move is None else match.refuse(entry.seat, move)
        slip = None if refusal is None or move is None else self.game.refused(match, entry.seat, move, refusal)
        if slip is not None:
            child.refused_at.setdefault(slip, set()).add(kind_of(match, entry.seat))
            child.miss(slip, self._place(table, entry.seat, entry.text, entry.at))

    def _place(self, table: Table, seat: int, text: str, at: int) -> Place:
        moves = 0 if table.play is None else len(table.play.moves)
        return Place(self.code, seat, Point(len(table.past) + 1, moves, table.logged), text, at)


def chances_of(seen: Seen, slip: Slip) -> dict[int, int]:
    """By child, how often it could have missed this."""
    if any(it.chances[slip] for it in seen.values()):
        return {child: it.chances[slip] for child, it in seen.items()}
    kinds = set[Kind]().union(*(it.refused_at.get(slip, set()) for it in seen.values()))
    return {child: sum(it.kinds[kind] for kind in kinds) for child, it in seen.items()}


def kind_of(match: Match, seat: int) -> Kind:
    """Of long lists the two ends will do: moves of one word stand together."""
    legal = match.legal(seat)
    looked_at = legal if len(legal) <= 2 * ENDS else legal[:ENDS] + legal[-ENDS:]
    return frozenset(match.format(move).split(" ")[0] for move in looked_at)


def match_of(table: Table) -> Match | None:
    return None if table.play is None else table.play.match
