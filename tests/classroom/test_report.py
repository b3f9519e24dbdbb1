"""What a report says of a class, and of whom it says nothing."""

from random import Random

import pytest
from tools.games.number_line.blind_spots import LESSON as NUMBER_LINE
from tools.games.stars_and_bars.blind_spots import LESSON as STARS_AND_BARS
from tools.proof.made_class import MadeLesson, made_lesson, some_moves

from playmat.classroom.evidence import Point
from playmat.classroom.report.findings import clearest, findings
from playmat.classroom.report.judgement import Seen, carelessness, unaware
from playmat.classroom.report.observed import ChildSeen, Place
from playmat.insight.slips import Slip

SLIP = Slip("XX-1", "something")


def test_who_misses_half_of_it_while_others_hardly_do_is_found() -> None:
    likely = unaware([Seen(6, 12)] + [Seen(number % 5 == 0, 12) for number in range(27)])

    assert likely[0] > 0.99
    assert max(likely[1:]) < 0.1


def test_nine_of_a_class_who_do_not_know_it_are_all_found() -> None:
    likely = unaware([Seen(6, 12)] * 9 + [Seen(0, 12)] * 19)

    assert min(likely[:9]) > 0.95


def test_once_or_twice_is_no_proof_against_anybody() -> None:
    likely = unaware([Seen(2, 10)] + [Seen(0, 10)] * 27)

    assert likely[0] < 0.95


def test_the_same_slips_say_less_of_a_child_who_slips_everywhere() -> None:
    careful, careless = (unaware([Seen(3, 20, how)] + [Seen(0, 20)] * 27)[0] for how in (1.0, 4.0))

    assert careless < careful


def test_nothing_is_said_of_who_was_not_seen() -> None:
    assert unaware([Seen(0, 0)]) == [0.0]
    assert findings({}).findings == ()


def test_carelessness_is_beside_what_is_usual_in_the_class() -> None:
    """By hand: 12 slips in 40 decisions, 3 expected of each; who has 11 has 12 against 4."""
    assert carelessness({0: 11, 1: 1}, {0: 10, 1: 10, 2: 10, 3: 10})[0] == 3.0
    assert carelessness({0: 11, 1: 1}, {0: 10, 1: 10, 2: 10, 3: 10})[2] == 1.0


def place(table: str, moves: int) -> Place:
    return Place(table, 0, Point(1, moves, moves), "put", moves)


def test_the_early_positions_are_shown_and_one_of_each_table_first() -> None:
    shown = clearest([place("A", 9), place("A", 1), place("A", 2), place("B", 5)])

    assert [(it.table, it.point.moves) for it in shown] == [("A", 1), ("B", 5), ("A", 2)]


def test_twice_in_one_position_is_once_missed() -> None:
    child = ChildSeen()
    for _ in range(2):
        child.miss(SLIP, place("A", 4))

    assert len(child.slips[SLIP]) == 1


@pytest.mark.parametrize("lesson", [NUMBER_LINE, STARS_AND_BARS], ids=lambda lesson: lesson.game)
def test_in_a_made_class_each_blind_spot_is_found_and_nobody_else_is_accused(lesson: MadeLesson) -> None:
    pupils, found = made_lesson(lesson, Random(7), some_moves(lesson))

    planted = {(it.number, it.blind.slip) for it in pupils if it.blind is not None}
    told = {(it.child, it.slip) for it in found.findings}
    assert planted <= told
    assert {child for child, _ in told} == {child for child, _ in planted}
    assert all(it.places for it in found.findings)
