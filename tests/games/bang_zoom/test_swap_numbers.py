"""BZ: a swap is a number that stands for its letters."""

from playmat.games.bang_zoom.rules.game import GAME
from playmat.games.bang_zoom.rules.moves import parse_move, swap


def test_a_swap_is_the_number_that_its_letters_are_read_as() -> None:
    assert parse_move(GAME.format(swap([0, 4, 11]))) == swap([0, 4, 11])
