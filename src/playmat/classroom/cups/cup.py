"""A cup of the class, over as many lessons as it takes: folded from the class's log, round by round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from playmat.classroom.cups import ladder, round_robin, swiss
from playmat.classroom.cups.rounds import Draw, Round, met, strangers
from playmat.classroom.cups.standings import Standing, standings
from playmat.classroom.groups import Pair
from playmat.classroom.lesson_plan import LessonPlan

Method = Literal["swiss", "round-robin", "ladder"]


@dataclass(frozen=True, slots=True)
class Cup:
    """`children` in the order they came; on a ladder that is where they begin. `codes` are the tables of each round."""

    number: int
    title: str
    method: Method
    plan: LessonPlan
    said: int  # how many rounds it was said to take
    seed: str
    children: tuple[int, ...] = ()
    rounds: tuple[Round, ...] = ()
    codes: tuple[tuple[str, ...], ...] = ()
    is_ended: bool = False

    @property
    def is_round_on(self) -> bool:
        return bool(self.rounds) and not self.rounds[-1].is_over

    @property
    def is_over(self) -> bool:
        """A round robin goes on after the rounds it was said to take while two who came late have not met."""
        if self.is_ended:
            return True
        if len(self.rounds) < self.said or self.is_round_on:
            return False
        return self.method != "round-robin" or not strangers(self.children, met(self.rounds))

    @property
    def order(self) -> list[int]:
        """A ladder from the top."""
        return ladder.order_after(self.children, self.rounds)

    def standings(self) -> list[Standing]:
        if self.method == "ladder":
            by_points = {it.child: it for it in standings(self.children, self.rounds)}
            return [replace(by_points[child], place=place) for place, child in enumerate(self.order, 1)]
        return standings(self.children, self.rounds)

    # What happens to it.

    def drawn(self, tables: Sequence[tuple[str, Sequence[int]]], bye: int | None) -> "Cup":
        """A new round. Whoever was not there before joins at the end."""
        there = [child for _, children in tables for child in children] + ([] if bye is None else [bye])
        joined = [child for child in sorted(there) if child not in self.children]
        round_ = Round(Draw(tuple(tuple(children) for _, children in tables), bye))
        return replace(
            self,
            children=(*self.children, *joined),
            rounds=(*self.rounds, round_),
            codes=(*self.codes, tuple(code for code, _ in tables)),
        )

    def moved(self, seats: Mapping[str, Sequence[int]]) -> "Cup":
        """Somebody changed tables while the round is on: it counts for where they sit now."""
        if not self.is_round_on:
            return self
        last = self.rounds[-1]
        tables = tuple(
            tuple(seats.get(code, table)) for code, table in zip(self.codes[-1], last.draw.tables, strict=True)
        )
        return replace(self, rounds=(*self.rounds[:-1], replace(last, draw=replace(last.draw, tables=tables))))

    def counted(self, code: str, shares: Mapping[int, float]) -> "Cup":
        """A table of a round is over; its first match counts."""
        for number, codes in enumerate(self.codes):
            if code in codes:
                mates = self.rounds[number].draw.tables[codes.index(code)]
                return self.settled(number, {child: share for child, share in shares.items() if child in mates}, True)
        return self

    def settled(self, number: int, shares: Mapping[int, float], only_new: bool = False) -> "Cup":
        """Results of a round, from 0; what the teacher says counts more than what was played."""
        before = self.rounds[number].shares
        new = {**shares, **before} if only_new else {**before, **shares}
        rounds = [*self.rounds]
        rounds[number] = replace(rounds[number], shares=new)
        return replace(self, rounds=tuple(rounds))

    def without(self, child: int) -> "Cup":
        """A child that left the class leaves no trace; whoever met it keeps the points."""

        def cut(it: Round) -> Round:
            tables = tuple(tuple(one for one in table if one != child) for table in it.draw.tables)
            bye = None if it.draw.bye == child else it.draw.bye
            return Round(Draw(tables, bye), {one: share for one, share in it.shares.items() if one != child})

        children = tuple(one for one in self.children if one != child)
        return replace(self, children=children, rounds=tuple(map(cut, self.rounds)))


def usual_rounds(method: Method, children: Sequence[int], sizes: Sequence[int], seed: str) -> int:
    """How many rounds it takes for this many children, where all of them come."""
    count, is_for_two = len(children), is_pairs(sizes)
    if method == "round-robin":
        if is_for_two:
            return round_robin.rounds_of_pairs(count)
        return max(1, round_robin.rounds_of_tables(children, sizes, seed))
    return swiss.usual_rounds(count)


def next_draw(cup: Cup, present: Sequence[int], sizes: Sequence[int], apart: frozenset[Pair]) -> Draw:
    """Who meets whom in the next round, of those who are there."""
    late = [child for child in sorted(present) if child not in cup.children]
    everybody = [*cup.children, *late]
    there = [child for child in everybody if child in set(present)]
    if cup.method == "ladder":
        order = [*cup.order, *late]
        return (
            ladder.draw_pairs(order, there, cup.rounds) if is_pairs(sizes) else ladder.draw_tables(order, there, sizes)
        )
    if cup.method == "round-robin":
        if is_pairs(sizes):
            return round_robin.draw_pairs(everybody, there, cup.rounds)
        return round_robin.draw_tables(there, cup.rounds, sizes, cup.seed)
    if is_pairs(sizes):
        return swiss.draw_pairs(there, cup.rounds, apart)
    return swiss.draw_tables(there, cup.rounds, sizes, f"{cup.seed}/{len(cup.rounds)}", apart)


def is_pairs(sizes: Sequence[int]) -> bool:
    return all(size <= 2 for size in sizes)
