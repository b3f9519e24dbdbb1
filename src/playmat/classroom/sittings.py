"""Which child sat where, and when: read from the log of a class. Who was taken out of the class sat nowhere."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import inf

from playmat.classroom import log
from playmat.classroom.homework_log import HomeworkOpened
from playmat.classroom.school_class import SchoolClass


@dataclass(frozen=True, slots=True)
class Sitting:
    """One child on one seat, from then until then."""

    child: int
    code: str
    seat: int
    since: int
    until: float


@dataclass(frozen=True, slots=True)
class Sittings:
    all: tuple[Sitting, ...] = field(default=())

    def child_at(self, code: str, seat: int, at: int) -> int | None:
        """Who sat there at that time."""
        found = (it.child for it in self.all if it.code == code and it.seat == seat and it.since <= at < it.until)
        return next(found, None)

    def places_of(self, child: int) -> list[tuple[str, int]]:
        """Where a child has played, in order: tables and seats."""
        return list(dict.fromkeys((it.code, it.seat) for it in self.all if it.child == child))

    def last_places_of(self, child: int) -> list[tuple[str, int]]:
        """Where nobody has sat down after this child: the name there is still theirs."""
        last = {(it.code, it.seat): it.child for it in sorted(self.all, key=lambda it: it.since)}
        return [place for place, who in last.items() if who == child]


def sittings_of(entries: Iterable[log.AnyEntry]) -> Sittings:
    """From the whole log of a class. Who plays on at an old table while others are seated anew still sits there."""
    rest = iter(entries)
    first = next(rest)
    assert isinstance(first, log.Made), "the first entry of a log makes the class"
    it = SchoolClass("", first.roster, first.days)
    sitting: dict[tuple[str, int], tuple[int, int]] = {}  # child and since when, by place
    found: list[Sitting] = []

    def rise(place: tuple[str, int], at: float) -> None:
        child, since = sitting.pop(place)
        found.append(Sitting(child, *place, since, at))

    for entry in rest:
        it.fold(entry)
        if isinstance(entry, HomeworkOpened):
            sitting[entry.code, entry.seat] = entry.child, entry.at
        for table in it.lesson.tables if it.lesson else ():
            for seat, child in enumerate(table.seats):
                place = table.code, seat
                if place in sitting and sitting[place][0] != child:
                    rise(place, entry.at)
                if child is not None and place not in sitting:
                    sitting[place] = child, entry.at
    for place in list(sitting):
        rise(place, inf)
    known = [one for one in found if one.child in it.children]
    return Sittings(tuple(sorted(known, key=lambda one: one.since)))
