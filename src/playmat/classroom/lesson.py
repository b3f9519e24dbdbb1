"""A lesson that is on: its tables, who sits where, how many matches have ended."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from playmat.classroom.lesson_plan import LessonPlan


@dataclass(frozen=True, slots=True)
class ClassTable:
    """A table of the lesson: children and bots by seat, and how many matches there have ended."""

    code: str
    seats: tuple[int | None, ...]  # the child, or nobody: a bot's
    matches_over: int = 0
    guests: tuple[tuple[int, int], ...] = ()  # who plays along at whose device
    first_scores: tuple[int, ...] = ()  # of its first match, by seat
    is_alike: bool = True  # dealt with the others, where they are dealt alike

    @property
    def children(self) -> tuple[int, ...]:
        return tuple(child for child in self.seats if child is not None)

    def seat_of(self, child: int) -> int | None:
        return self.seats.index(child) if child in self.seats else None

    def counted(self, matches: int, scores: Sequence[int]) -> "ClassTable":
        first = self.first_scores if matches > 1 else tuple(scores)
        return replace(self, matches_over=matches, first_scores=first)

    def seated(self, child: int, seat: int) -> "ClassTable":
        return replace(self, seats=(*self.seats[:seat], child, *self.seats[seat + 1 :]))

    def without(self, child: int) -> "ClassTable":
        """A bot plays on in that seat; who played along with the child has no place any more."""
        return replace(
            self,
            seats=tuple(None if it == child else it for it in self.seats),
            guests=tuple(pair for pair in self.guests if child not in pair),
        )


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is being played. Tables keep their places: the third is the third until everybody is seated anew."""

    plan: LessonPlan
    tables: tuple[ClassTable, ...]
    seed: str
    began: int
    round: int

    def with_table(self, table: ClassTable) -> "Lesson":
        """One more, dealt with the others as long as nobody has seen their cards."""
        return replace(self, tables=(*self.tables, replace(table, is_alike=bool(self.seed))))

    def counted(self, code: str, matches: int, scores: Sequence[int]) -> "Lesson":
        tables = tuple(it.counted(matches, scores) if it.code == code else it for it in self.tables)
        return replace(self, tables=tables)

    def seated(self, child: int, table: int, seat: int) -> "Lesson":
        tables = [*self.tables]
        tables[table] = tables[table].seated(child, seat)
        return replace(self, tables=tuple(tables))

    def without(self, child: int) -> "Lesson":
        return replace(self, tables=tuple(table.without(child) for table in self.tables))

    def with_other_cards(self) -> "Lesson":
        """These have been seen: whoever comes late gets others."""
        return replace(self, seed="")

    def place_of(self, child: int) -> tuple[ClassTable, int] | None:
        """The table and the seat of a child."""
        for table in self.tables:
            seat = table.seat_of(child)
            if seat is not None:
                return table, seat
        return None

    def host_of(self, child: int) -> int | None:
        """At whose device this child plays along."""
        return next((host for table in self.tables for guest, host in table.guests if guest == child), None)

    def child_at(self, code: str, seat: int) -> int | None:
        """Who sits there; nobody where it is a bot's, or the table is not of this lesson."""
        return next((table.seats[seat] for table in self.tables if table.code == code), None)
