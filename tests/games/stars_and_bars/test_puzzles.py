"""Puzzles of Stars and Bars: where they are not looked for."""

import pytest
from msgspec.structs import replace

from playmat.core.options import Options
from playmat.games.stars_and_bars.puzzles import find
from playmat.games.stars_and_bars.rules.game import GAME
from playmat.puzzles.shelf import puzzles_of


@pytest.mark.parametrize("options", [{"housekeeping": "manual"}, {"announce": "practise"}])
def test_where_a_turn_is_more_than_a_card_nothing_is_asked(options: Options) -> None:
    asked = next(puzzle for puzzle in puzzles_of(GAME.name) if not puzzle.moves)
    match = replace(asked, options=options).start()
    assert find(match, asked.seat) == []
    assert find(asked.start(), asked.seat)
