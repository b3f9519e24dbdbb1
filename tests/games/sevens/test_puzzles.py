"""Puzzles of Sevens: what the proof concludes from what everybody has seen, and where nothing is asked."""

from msgspec.structs import replace

from playmat.games.sevens.puzzles import Watched, find
from playmat.games.sevens.rules.game import GAME
from playmat.puzzles.puzzle import Puzzle
from playmat.puzzles.shelf import puzzles_of


def first(kind: str) -> Puzzle:
    return next(puzzle for puzzle in puzzles_of(GAME.name) if puzzle.kind == kind)


def test_where_a_rank_is_enough_nothing_is_asked() -> None:
    closed = [puzzle for puzzle in puzzles_of(GAME.name) if puzzle.kind == "closed"]
    puzzle = next(puzzle for puzzle in closed if not any("guess" in text for _, text in puzzle.moves))
    assert find(puzzle.start(), puzzle.seat)
    assert find(replace(puzzle, options={**puzzle.options, "guess": "rank"}).start(), puzzle.seat) == []


def test_a_card_given_unseen_may_be_any_but_the_one_named_in_vain() -> None:
    puzzle = first("closed")
    watched = Watched(puzzle, puzzle.start())
    watched.not_held = [set(), {"2H"}, {"2H", "3H", "9C"}]
    watched.holder = {"AS": 1, "2S": 1, "KEPT": 0}
    watched.moved_unseen(1, 2, "2S")
    assert watched.holder == {"2S": 1, "KEPT": 0}
    assert watched.not_held == [{"AS"}, {"2H"}, {"2H", "2S"}]


def test_who_knocks_has_nothing_that_could_be_put_and_who_names_a_card_does_not_hold_it() -> None:
    puzzle = first("gave")
    watched = Watched(puzzle, puzzle.start())
    truth = puzzle.start().copy()
    for seat in range(puzzle.seats):
        if seat != puzzle.seat:
            held = truth.view(seat)["now"]["hand"]
            assert isinstance(held, list)
            assert not watched.not_held[seat].intersection(held)
            assert all(watched.ways(seat, card) for card in held)
