"""What every cup keeps to, from 3 to 60 children, by each method, at tables of two and of several, over lessons in
which some are ill and some come late: played through the cup itself, draw by draw."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.classroom.cups.cup import Cup, Method, next_draw, usual_rounds
from playmat.classroom.cups.rounds import Round, byes, met, strangers
from playmat.classroom.groups import table_sizes
from playmat.classroom.lesson_plan import LessonPlan
from thorough import THOROUGH

METHODS: tuple[Method, ...] = ("swiss", "round-robin", "ladder")
CHILDREN = tuple(range(3, 61)) if THOROUGH else (3, 4, 5, 6, 7, 9, 16, 29, 60)
PAIRS, SEVERAL = (2, 2, 2), (4, 3, 5)  # usual, fewest and most seats
There = Callable[[int], list[int]]


def sizes_of(kind: tuple[int, int, int], children: int) -> list[int]:
    usual, least, most = kind
    return table_sizes(children, usual, least, most)


def begun(method: Method, children: int, kind: tuple[int, int, int]) -> Cup:
    said = usual_rounds(method, range(children), sizes_of(kind, children), "cup")
    return Cup(0, "", method, LessonPlan("sevens"), said, "cup")


def rounds_of(cup: Cup, kind: tuple[int, int, int], there: There, most: int) -> Iterator[tuple[Cup, Cup, list[int]]]:
    """Round by round until the cup is over: before, after, and who was there. Everybody plays; who wins is chance."""
    random = Random(cup.said)
    for number in range(most):
        if cup.is_over:
            return
        present = there(number)
        drawn = next_draw(cup, present, sizes_of(kind, len(present)), frozenset())
        codes = [(f"{number}-{place}", table) for place, table in enumerate(drawn.tables)]
        after = cup.drawn(codes, drawn.bye)
        for code, table in codes:
            order = random.sample(table, len(table))
            after = after.counted(
                code, {child: 1 - place / max(1, len(order) - 1) for place, child in enumerate(order)}
            )
        yield cup, after, present
        cup = after


def everybody_is_seated_once(it: Round, present: list[int]) -> bool:
    seated = [child for table in it.draw.tables for child in table]
    return sorted([*seated, *([] if it.draw.bye is None else [it.draw.bye])]) == sorted(present)


@pytest.mark.parametrize("children", CHILDREN)
@pytest.mark.parametrize("method", METHODS)
def test_a_cup_for_two_ends_within_the_rounds_said_and_nobody_is_free_twice(method: Method, children: int) -> None:
    cup = begun(method, children, PAIRS)
    said = cup.said
    for _, after, present in rounds_of(cup, PAIRS, lambda _: list(range(children)), said + 1):
        cup = after
        assert everybody_is_seated_once(cup.rounds[-1], present)
        assert (cup.rounds[-1].draw.bye is None) == (children % 2 == 0)
    assert cup.is_over
    assert len(cup.rounds) == said
    assert max(byes(cup.rounds).values(), default=0) <= 1
    if method == "swiss":
        assert max(met(cup.rounds).values()) == 1
    if method == "round-robin":
        assert met(cup.rounds) == dict.fromkeys(met(cup.rounds), 1)
        assert not strangers(range(children), met(cup.rounds))
    if method == "ladder" and children > 3:
        meetings = [set(map(frozenset, it.draw.tables)) for it in cup.rounds]
        assert all(not one & other for one, other in pairwise(meetings))


@pytest.mark.parametrize("children", CHILDREN)
@pytest.mark.parametrize("method", METHODS)
def test_a_cup_of_larger_tables_ends_within_the_rounds_said_with_everybody_seated(
    method: Method, children: int
) -> None:
    cup = begun(method, children, SEVERAL)
    said = cup.said
    for _, after, present in rounds_of(cup, SEVERAL, lambda _: list(range(children)), said + 1):
        cup = after
        assert everybody_is_seated_once(cup.rounds[-1], present)
        assert cup.rounds[-1].draw.bye is None
        assert all(len(table) <= 5 for table in cup.rounds[-1].draw.tables)
    assert cup.is_over
    assert len(cup.rounds) == said
    if method == "round-robin":
        assert not strangers(range(children), met(cup.rounds))
    if method == "swiss":
        # As long as a table has met less than a third of the class, nobody meets again.
        early = max(1, (children - 1) // 9)
        assert max(met(cup.rounds[:early]).values()) == 1


@settings(deadline=None, max_examples=40 if THOROUGH else 10)
@given(st.sampled_from(METHODS), st.integers(4, 24), st.randoms(use_true_random=False))
def test_over_lessons_with_children_ill_and_late_nobody_is_free_again_before_all_who_are_there(
    method: Method, children: int, random: Random
) -> None:
    late = set(random.sample(range(children), children // 4))

    def there(number: int) -> list[int]:
        come = [child for child in range(children) if child not in late or number > 1]
        return [child for child in come if random.random() > 0.15] if number < 4 else come

    cup = replace(begun(method, children, PAIRS), said=6)
    for before, after, present in rounds_of(cup, PAIRS, there, 6):
        free = after.rounds[-1].draw.bye
        assert everybody_is_seated_once(after.rounds[-1], present)
        assert (free is None) == (len(present) % 2 == 0)
        if free is not None:
            had = byes(before.rounds)
            assert had[free] == min(had[child] for child in present)


@settings(deadline=None, max_examples=40 if THOROUGH else 8)
@given(st.integers(4, 14), st.randoms(use_true_random=False))
def test_a_round_robin_with_absent_and_late_children_still_brings_all_together(children: int, random: Random) -> None:
    def there(number: int) -> list[int]:
        return [child for child in range(children) if number > 3 or random.random() > 0.2] or [0, 1]

    cup = begun("round-robin", children, PAIRS)
    for _, after, _ in rounds_of(cup, PAIRS, there, 3 * children):
        cup = after
    assert cup.is_over
    assert not strangers(cup.children, met(cup.rounds))


@settings(deadline=None, max_examples=20)
@given(st.sampled_from(METHODS), st.integers(4, 12), st.randoms(use_true_random=False))
def test_what_the_teacher_says_counts_more_than_what_was_played(method: Method, children: int, random: Random) -> None:
    cup = begun(method, children, PAIRS)
    [(_, cup, _)] = rounds_of(cup, PAIRS, lambda _: list(range(children)), 1)
    one, other = random.choice(cup.rounds[0].draw.tables)
    settled = cup.settled(0, {one: 0.0, other: 1.0})
    assert (settled.rounds[0].shares[one], settled.rounds[0].shares[other]) == (0.0, 1.0)
    code = next(code for code, table in zip(cup.codes[0], cup.rounds[0].draw.tables, strict=True) if one in table)
    assert settled.counted(code, {one: 1.0, other: 0.0}) == settled
