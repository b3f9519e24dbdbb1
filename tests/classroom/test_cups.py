"""Cups: nobody meets twice while that can be helped, nobody has two byes, and they end within the rounds said."""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playmat.classroom.cups import ladder, round_robin, swiss
from playmat.classroom.cups.pairs import cheapest_pairs
from playmat.classroom.cups.rounds import Draw, Round, byes, met, strangers
from playmat.classroom.cups.standings import standings
from playmat.classroom.groups import table_sizes
from playmat.classroom.matchpoints import matchpoints

Past = list[Round]


def played(draw: Draw, random: Random) -> Round:
    """Somebody comes first at each table, somebody last; two may be equal."""
    shares: dict[int, float] = {}
    for table in draw.tables:
        scores = {child: random.randrange(3) for child in table}
        for child in table:
            others = [scores[other] for other in table if other != child]
            ahead = sum(scores[child] > it for it in others) + sum(scores[child] == it for it in others) / 2
            shares[child] = ahead / len(others) if others else 1.0
    return Round(draw, shares)


def play(rounds: int, draw: Callable[[Past], Draw], random: Random) -> Past:
    past: Past = []
    for _ in range(rounds):
        past.append(played(draw(past), random))
    return past


def everybody_is_somewhere(draw: Draw, present: Sequence[int]) -> bool:
    there = [child for table in draw.tables for child in table] + ([] if draw.bye is None else [draw.bye])
    return sorted(there) == sorted(present)


@settings(deadline=None, max_examples=15)
@given(st.integers(3, 20), st.randoms(use_true_random=False))
def test_in_a_swiss_cup_nobody_meets_twice_in_half_as_many_rounds_as_there_are_children(
    children: int, random: Random
) -> None:
    """As long as everybody has at least half of the class still to meet there is a way to pair them (Dirac)."""
    present = range(children)
    past = play(max(1, (children + children % 2) // 2), lambda it: swiss.draw_pairs(present, it), random)

    assert all(everybody_is_somewhere(it.draw, present) for it in past)
    assert max(met(past).values()) == 1
    assert max(byes(past).values(), default=0) <= 1
    assert bool(byes(past)) == bool(children % 2)


@settings(deadline=None, max_examples=20)
@given(st.integers(2, 6), st.integers(2, 8), st.randoms(use_true_random=False))
def test_a_swiss_pairing_has_no_more_repeats_than_the_best_of_all_pairings(
    half: int, rounds: int, random: Random
) -> None:
    """Beside every possible pairing of a small class, one after the other."""
    present = list(range(2 * half if half < 5 else 8))
    past = play(rounds, lambda _: random_draw(present, random), random)

    again = met(past)
    drawn = sum(again[frozenset(pair)] ** 2 for pair in swiss.draw_pairs(present, past).tables)

    assert drawn == min(sum(again[pair] ** 2 for pair in pairing) for pairing in all_pairings(present))


def random_draw(present: list[int], random: Random) -> Draw:
    order = random.sample(present, len(present))
    return Draw(tuple(zip(order[::2], order[1::2], strict=True)))


def all_pairings(children: list[int]) -> list[list[frozenset[int]]]:
    if not children:
        return [[]]
    first, *rest = children
    return [
        [frozenset((first, other)), *others]
        for other in rest
        for others in all_pairings([child for child in rest if child != other])
    ]


def test_those_meet_who_stand_alike_and_the_last_has_the_bye() -> None:
    """By hand: after a round 0, 1 have won, 2, 3 lost, 4 had a bye: 0 meets 1 or 4, 2 meets 3 or is free."""
    past = [Round(Draw(((0, 2), (1, 3)), bye=4), {0: 1.0, 2: 0.0, 1: 1.0, 3: 0.0})]

    drawn = swiss.draw_pairs([0, 1, 2, 3, 4], past)

    assert drawn.bye in (2, 3)
    assert {frozenset(pair) for pair in drawn.tables} & {frozenset((0, 1)), frozenset((0, 4)), frozenset((1, 4))}


def test_two_who_are_kept_apart_do_not_meet_even_if_others_meet_again() -> None:
    past = [Round(Draw(((0, 1), (2, 3))), {0: 1.0, 1: 0.0, 2: 1.0, 3: 0.0})]
    apart = frozenset({frozenset((0, 2)), frozenset((0, 3))})

    assert frozenset((0, 1)) in {frozenset(pair) for pair in swiss.draw_pairs([0, 1, 2, 3], past, apart).tables}


@settings(deadline=None, max_examples=20)
@given(st.integers(3, 20), st.randoms(use_true_random=False))
def test_a_round_robin_is_over_within_the_rounds_said_and_each_two_have_met_once(children: int, random: Random) -> None:
    present = range(children)
    past = play(round_robin.rounds_of_pairs(children), lambda it: round_robin.draw_pairs(present, present, it), random)

    assert met(past) == dict.fromkeys(map(frozenset, combinations(present, 2)), 1)
    assert all(count == children % 2 for count in (byes(past)[child] for child in present))


@settings(deadline=None, max_examples=15)
@given(st.integers(4, 12), st.randoms(use_true_random=False))
def test_whoever_was_absent_or_late_meets_everybody_in_the_rounds_after(children: int, random: Random) -> None:
    everybody = list(range(children))
    past: Past = []
    for number in range(4 * children):
        if not strangers(everybody, met(past)):
            break
        ill = {random.randrange(children)} if number < 3 else set()
        there = [child for child in everybody if child not in ill]
        past.append(played(round_robin.draw_pairs(everybody, there, past), random))

    assert not strangers(everybody, met(past))
    assert len(past) <= 2 * children


@pytest.mark.parametrize(("children", "size"), [(12, 4), (15, 3), (28, 4), (29, 4)])
def test_a_round_robin_of_tables_takes_the_rounds_said(children: int, size: int) -> None:
    sizes = table_sizes(children, size, 3, 5)
    present = range(children)
    said = round_robin.rounds_of_tables(present, sizes, "cup")

    past = play(said, lambda it: round_robin.draw_tables(present, it, sizes, "cup"), Random(3))

    assert not strangers(present, met(past))
    assert said <= 3 * (children - 1) // (size - 1)


@pytest.mark.parametrize(("children", "size", "rounds"), [(28, 4, 4), (30, 3, 5), (16, 4, 2), (60, 4, 3)])
def test_in_a_swiss_cup_of_tables_nobody_meets_twice_in_the_usual_rounds(children: int, size: int, rounds: int) -> None:
    sizes = table_sizes(children, size, 3, 5)
    present = range(children)

    past = play(rounds, lambda it: swiss.draw_tables(present, it, sizes, "cup"), Random(5))

    assert all(everybody_is_somewhere(it.draw, present) for it in past)
    assert max(met(past).values()) == 1


@settings(deadline=None, max_examples=6)
@given(st.integers(3, 10), st.randoms(use_true_random=False))
def test_on_a_ladder_the_stronger_end_up_above(children: int, random: Random) -> None:
    """Where the smaller number always wins, the order is by number after enough rounds."""
    everybody = random.sample(range(children), children)
    past: Past = []
    for _ in range(3 * children):
        drawn = ladder.draw_pairs(ladder.order_after(everybody, past), everybody, past)
        shares = {child: float(child == min(table)) for table in drawn.tables for child in table}
        past.append(Round(drawn, shares))

    assert ladder.order_after(everybody, past)[0] == 0
    assert max(byes(past).values(), default=0) - min((byes(past)[it] for it in everybody), default=0) <= 1


def test_the_first_of_a_table_goes_up_a_table_and_the_last_goes_down() -> None:
    """By hand: 0..2 above, 3..5 below; 2 wins above, 0 is last; 5 wins below."""
    it = Round(Draw(((0, 1, 2), (3, 4, 5))), {2: 1.0, 1: 0.5, 0: 0.0, 5: 1.0, 3: 0.5, 4: 0.0})

    assert ladder.order_after(range(6), [it]) == [2, 1, 5, 0, 3, 4]


def test_equal_points_are_told_apart_by_who_one_has_met() -> None:
    """By hand: 0 and 1 won; 0 beat 2, who won afterwards, 1 beat 3, who lost both."""
    past = [
        Round(Draw(((0, 2), (1, 3))), {0: 1.0, 2: 0.0, 1: 1.0, 3: 0.0}),
        Round(Draw(((0, 1), (2, 3))), {0: 0.5, 1: 0.5, 2: 1.0, 3: 0.0}),
    ]

    assert [(it.child, it.place, it.points, it.opposition) for it in standings(range(4), past)] == [
        (0, 1, 1.5, 2.5),
        (1, 2, 1.5, 1.5),
        (2, 3, 1.0, 1.5),
        (3, 4, 0.0, 2.5),
    ]


def test_a_bye_counts_as_a_win() -> None:
    assert standings([0, 1, 2], [Round(Draw(((0, 1),), bye=2), {0: 1.0, 1: 0.0})])[1].points == 1.0


def test_a_class_of_one_is_free_and_of_none_has_no_tables() -> None:
    assert cheapest_pairs([7], lambda *_: 0, lambda _: 0) == Draw((), 7)
    assert cheapest_pairs([], lambda *_: 0, lambda _: 0) == Draw(())


def test_a_result_is_worth_what_it_beats_at_the_other_tables() -> None:
    """By hand, the fewest points win: 3 beats 5, is equal to 3 and loses to 1."""
    compared = matchpoints({"A": [3, 9], "B": [5, 9], "C": [3, 9], "D": [1]}, low_wins=True)

    assert [(it.beaten, it.of) for it in compared["A"]] == [(1.5, 3), (1.0, 2)]
    assert compared["D"][0].share == 1.0
    assert matchpoints({"A": [1]}, low_wins=False)["A"][0].share is None
