"""Of whom a report says that the class chooses better, of whom it leaves that open, and where it says neither."""

import pytest

from playmat.classroom.log import ChildJudged, TableJudged
from playmat.classroom.report.accuracy import GameAccuracy
from playmat.classroom.report.told import AccuracyTold


def told_of_first(good: int, choices: int, others_good: int, game: str = "number-line") -> AccuracyTold:
    """A child beside 27 others, each with so many good choices of 40."""
    children = {0: ChildJudged(choices, good, 0.0, [])}
    children |= {child: ChildJudged(40, others_good, 0.0, []) for child in range(1, 28)}
    judged = {"A": TableJudged(at=0, code="A", entries=1, children=children)}
    found = GameAccuracy(game, [], judged, ["A"], range(28), "en").told(["A"], 0)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("good", "choices", "below", "unsure"),
    [
        (34, 40, False, False),  # like the others
        (31, 40, False, True),
        (25, 40, False, True),  # a little more than three errors: that can still be bad luck
        (20, 40, True, False),
        (8, 20, True, False),
        (5, 15, False, False),  # too few choices to say anything
        (290, 400, False, True),  # clear, and not worth a word
    ],
)
def test_it_is_said_where_it_is_clear_and_worth_a_word(good: int, choices: int, below: bool, unsure: bool) -> None:
    told = told_of_first(good, choices, others_good=34)

    assert (told.below, told.unsure) == (below, unsure)
    assert ("that may be chance" in told.sentence) is unsure


@pytest.mark.parametrize("game", ["sevens", "big-bang"])
def test_where_almost_any_move_is_a_good_one_nothing_is_said_against_a_child(game: str) -> None:
    told = told_of_first(20, 40, others_good=37, game=game)

    assert (told.below, told.unsure, told.alike) == (False, False, True)
    assert told.sentence.endswith("here almost any move is one")
