"""Puzzles of Big Bang: where nothing is asked, and how the finder's own board counts places."""

import pytest

from playmat.core.chance import SeedChance, seed_of_number
from playmat.core.options import Options
from playmat.games.big_bang.puzzles import Left, find
from playmat.games.big_bang.rules.game import GAME


@pytest.mark.parametrize(
    ("options", "seats"), [({"rules_cards": 3}, 1), ({"replay": True}, 1), ({"mode": "race"}, 2)], ids=str
)
def test_where_more_can_come_nothing_is_asked(options: Options, seats: int) -> None:
    assert find(GAME.start(options, seats, SeedChance(seed_of_number(1, 1))), 0) == []


def test_beside_the_star_anything_goes_and_beside_a_number_one_more_or_less() -> None:
    star = Left({(0, 0): 0}, (4, 5), ())
    assert star.places(4) == [(0, -1), (0, 1), (1, 0)]
    beside = Left({(0, 0): 0, (0, 1): 4}, (5,), ())
    assert (0, 2) in beside.places(5)
    assert (0, 2) not in beside.places(7)
    assert ("hand 5 @0,2",) in list(beside.lines())


def test_only_the_top_of_the_pile_can_be_put() -> None:
    texts = [text for text, _ in Left({(0, 0): 0}, (), (3, 6)).steps()]
    assert texts == ["top 6 @0,-1", "top 6 @0,1", "top 6 @1,0"]
