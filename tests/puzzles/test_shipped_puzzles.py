"""The puzzles that ship: enough of them, none twice, each proved, rated and told in both languages."""

import pytest

from playmat.bots.registry import AT_TABLES
from playmat.games.registry import find_game
from playmat.puzzles.maker import maker_of
from playmat.puzzles.rate import TRIES, solved_by
from playmat.puzzles.shelf import BANDS, bands_of, daily, in_any_order, puzzles_of
from playmat.server.http.puzzle_teller import PuzzleTeller
from puzzling import GAMES, first_of_each_kind, some_of, unproved

ENOUGH = 200


@pytest.mark.parametrize("game", GAMES)
def test_every_game_ships_puzzles_enough_and_none_twice(game: str) -> None:
    puzzles = puzzles_of(game)
    maker = maker_of(find_game(game))
    assert len(puzzles) >= ENOUGH
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.kind for puzzle in puzzles} == set(maker.kinds)
    keys = {(puzzle.kind, maker.key(puzzle.start(), puzzle.seat, puzzle.kind)) for puzzle in some_of(game)}
    assert len(keys) == len(some_of(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_answers_are_all_there_are_as_worked_out_anew_by_the_rules(game: str) -> None:
    assert unproved(some_of(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_each_is_rated_by_bots_of_every_level_and_a_third_is_of_each_difficulty(game: str) -> None:
    puzzles = puzzles_of(game)
    assert all(set(puzzle.rates) == set(AT_TABLES) for puzzle in puzzles)
    assert all(0 <= rate <= 100 for puzzle in puzzles for rate in puzzle.rates.values())
    counts = [list(bands_of(game).values()).count(band) for band in BANDS]
    assert max(counts) - min(counts) <= 1
    assert len({tuple(puzzle.rates.values()) for puzzle in puzzles}) > len(BANDS)


def test_a_rate_is_the_same_wherever_it_is_measured() -> None:
    puzzle = puzzles_of(GAMES[0])[0]
    assert round(100 * solved_by(puzzle, "easy", TRIES) / TRIES) == puzzle.rates["easy"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_goal_hint_and_reason_of_every_kind_are_told(game: str, language: str) -> None:
    for puzzle in first_of_each_kind(puzzles_of(game)).values():
        teller = PuzzleTeller(puzzle, language)
        page, answer = teller.page(), teller.answer()
        assert all([page.goal, teller.hint(), *answer.why, *answer.told])
        assert answer.lines[0] in [list(line) for line in puzzle.lines]


@pytest.mark.parametrize("game", GAMES)
def test_each_day_has_one_for_everybody_and_all_come_before_one_comes_again(game: str) -> None:
    first = daily(game, "2026-11-17")
    assert first is not None
    assert first == daily(game, "2026-11-17")
    assert daily(game, "2026-11-18") != first
    assert {puzzle.id for puzzle in in_any_order(game)} == {puzzle.id for puzzle in puzzles_of(game)}
