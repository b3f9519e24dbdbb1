"""What ships is what the rooms find: the same question, the same answers, the same reason."""

import pytest

from playmat.games.registry import find_game
from playmat.puzzles.find import found_in_game
from playmat.puzzles.maker import maker_of
from puzzling import GAMES, some_of, unproved


@pytest.mark.parametrize("game", GAMES)
def test_what_ships_is_found_again_in_its_position(game: str) -> None:
    maker = maker_of(find_game(game))
    for puzzle in some_of(game):
        found = {one.kind: one for one in maker.find(puzzle.start(), puzzle.seat)}
        again = found[puzzle.kind]
        assert (again.facts, tuple(sorted(again.lines)), again.why) == (puzzle.facts, puzzle.lines, puzzle.why)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_in_other_games_is_proved_too(game: str) -> None:
    rules = find_game(game)
    found = tuple(puzzle for number in range(2) for _, puzzle in found_in_game(rules, maker_of(rules), number, 77))
    assert unproved(found[::4]) == []
