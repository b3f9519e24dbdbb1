"""A cup in a class: drawn for who is there, counted at the tables, corrected by the teacher, over several lessons."""

from itertools import count
from typing import Any

import pytest

from playmat.classroom import cup_messages, log, messages
from playmat.classroom.cups.views import cup_shown, same_deal_shown
from playmat.classroom.decide import after, decide, made
from playmat.classroom.decision import Draw
from playmat.classroom.lesson_plan import LessonPlan
from playmat.classroom.school_class import SchoolClass
from playmat.core.refusal import Refused

SEED = "00112233445566778899aabbccddeeff"
PAIRS = LessonPlan("stars-and-bars")


class Class:
    """A class whose children are all there unless it is said otherwise."""

    def __init__(self, children: int) -> None:
        self.it: SchoolClass
        self.it, _ = made(messages.CreateClass([f"Child {number}" for number in range(children)]), 0)
        self.codes = (f"T{number}" for number in count())
        self.ids = count()

    def say(self, message: Any, here: Any = None) -> None:
        there = list(self.it.children) if here is None else here
        decision = decide(self.it, None, message, 1_000, there, Draw(SEED, lambda: next(self.codes)))
        self.it = after(self.it, decision)

    def make(self, plan: LessonPlan = PAIRS, **wish: Any) -> None:
        self.say(cup_messages.MakeCup(f"m{next(self.ids)}", plan, **wish))

    def draw(self, here: Any = None) -> None:
        self.say(cup_messages.DrawCup(f"d{next(self.ids)}", 0), here)

    def finish(self) -> None:
        """At each table of the round the smaller number wins."""
        cup = self.it.cups[0]
        for code, table in zip(cup.codes[-1], cup.rounds[-1].draw.tables, strict=True):
            shares = {child: float(child == min(table)) for child in table}
            self.it.fold(log.TableOver(at=2_000, code=code, matches=1, shares=shares, scores=[9, 5]))


def test_a_swiss_cup_of_seven_takes_three_rounds_and_the_best_comes_first() -> None:
    them = Class(7)
    them.make()
    for number in range(3):
        them.draw()
        assert them.it.lesson is not None
        assert sum(len(table.seats) for table in them.it.lesson.tables) == 8  # a bot plays with who is free
        with pytest.raises(Refused, match="cup-round-on"):
            them.draw()
        them.finish()
        assert len(them.it.cups[0].rounds) == number + 1

    shown = cup_shown("", them.it.cups[0])
    assert shown.over
    assert shown.ranked[0].child == 0
    assert shown.ranked[0].points == 3.0
    assert max(one.byes for one in shown.ranked) <= 1
    with pytest.raises(Refused, match="cup-over"):
        them.draw()


def test_who_is_ill_is_not_drawn_and_who_comes_late_joins() -> None:
    them = Class(6)
    them.make()
    them.draw(here=[0, 1, 2, 3])
    assert them.it.cups[0].children == (0, 1, 2, 3)
    them.finish()
    them.draw()
    assert set(them.it.cups[0].children) == set(range(6))


def test_the_first_match_of_a_table_counts_and_no_later_one() -> None:
    them = Class(4)
    them.make()
    them.draw()
    them.finish()
    code, (one, other) = them.it.cups[0].codes[0][0], them.it.cups[0].rounds[0].draw.tables[0]
    them.it.fold(log.TableOver(at=3_000, code=code, matches=2, shares={min(one, other): 0.0, max(one, other): 1.0}))
    assert them.it.cups[0].rounds[0].shares[min(one, other)] == 1.0


def test_what_the_teacher_says_of_a_table_counts() -> None:
    them = Class(4)
    them.make()
    them.draw()
    one, other = them.it.cups[0].rounds[0].draw.tables[0]

    them.say(cup_messages.SettleCup("s", 0, 0, [[one, other]]))

    assert them.it.cups[0].rounds[0].shares == {one: 0.5, other: 0.5}
    them.finish()
    assert them.it.cups[0].rounds[0].shares[one] == 0.5  # what is played afterwards changes nothing
    with pytest.raises(Refused, match="not-a-table-of-cup"):
        them.say(cup_messages.SettleCup("t", 0, 0, [[one]]))
    with pytest.raises(Refused, match="no-such-round"):
        them.say(cup_messages.SettleCup("u", 0, 7, [[one], [other]]))


def test_a_child_who_changes_tables_counts_where_it_sits() -> None:
    them = Class(5)
    them.make()
    them.draw()
    cup = them.it.cups[0]
    assert them.it.lesson is not None
    free = next(number for number, table in enumerate(them.it.lesson.tables) if cup.rounds[0].draw.bye in table.seats)
    mover = cup.rounds[0].draw.tables[0][0]

    them.it.fold(log.ChildSeated(at=2_000, child=mover, table=free, seat=1))

    assert mover not in them.it.cups[0].rounds[0].draw.tables[0]


def test_a_round_robin_says_how_many_rounds_it_takes_and_takes_them() -> None:
    them = Class(5)
    them.make(method="round-robin")
    assert them.it.cups[0].said == 5
    for _ in range(5):
        assert not them.it.cups[0].is_over
        them.draw()
        them.finish()
    assert them.it.cups[0].is_over


def test_a_cup_needs_three_and_can_be_ended() -> None:
    with pytest.raises(Refused, match="cup-too-few"):
        Class(2).make()
    them = Class(3)
    them.make(method="ladder", title="Winter")
    them.say(cup_messages.EndCup("e", 0))
    assert them.it.cups[0].is_over
    with pytest.raises(Refused, match="no-such-cup"):
        them.say(cup_messages.EndCup("f", 4))


def test_a_child_who_leaves_the_class_is_in_no_cup() -> None:
    them = Class(4)
    them.make()
    them.draw()
    them.finish()
    them.say(messages.RemoveChild("r", 0))
    assert 0 not in [one.child for one in cup_shown("", them.it.cups[0]).ranked]


def test_the_same_cards_at_each_table_are_compared_seat_by_seat() -> None:
    """By hand: 9 and 7 in the first seat, 5 and 5 in the second; the most points win."""
    them = Class(4)
    them.say(messages.SetPlan("p", LessonPlan("stars-and-bars", same_deal=True)))
    them.say(messages.SeatAll("s"))
    assert them.it.lesson is not None
    first, second = them.it.lesson.tables
    for table, scores in ((first, [9, 5]), (second, [7, 5])):
        them.it.fold(log.TableOver(at=2_000, code=table.code, matches=1, shares={}, scores=scores))
    them.say(messages.EndLesson("e"))

    shown = same_deal_shown("", them.it)

    assert [[(one.score, one.beaten, one.of) for one in table.seats] for table in shown.over] == [
        [(9, 1.0, 1), (5, 0.5, 1)],
        [(7, 0.0, 1), (5, 0.5, 1)],
    ]
    with pytest.raises(Refused, match="no-same-deal"):
        same_deal_shown("", Class(3).it)
