"""Puzzles for tests: some that ship, some just found, and wrong ones."""

import msgspec

from playmat.puzzles.prove import prove
from playmat.puzzles.puzzle import Line, Puzzle
from playmat.puzzles.shelf import puzzles_of
from thorough import THOROUGH

GAMES = ("number-line", "sevens", "stars-and-bars", "bang-zoom", "big-bang")
EVERY = 40


def some_of(game: str) -> tuple[Puzzle, ...]:
    """All in `make thorough`; else the first of each kind and a few more."""
    if THOROUGH:
        return puzzles_of(game)
    chosen = {puzzle.id: puzzle for puzzle in puzzles_of(game)[::EVERY]}
    chosen |= {puzzle.id: puzzle for puzzle in first_of_each_kind(puzzles_of(game)).values()}
    return tuple(chosen.values())


def first_of_each_kind(puzzles: tuple[Puzzle, ...]) -> dict[str, Puzzle]:
    kinds: dict[str, Puzzle] = {}
    for puzzle in puzzles:
        kinds.setdefault(puzzle.kind, puzzle)
    return kinds


def answered(puzzle: Puzzle, *lines: Line) -> Puzzle:
    """The same with other answers."""
    return msgspec.structs.replace(puzzle, lines=lines)


def unproved(puzzles: tuple[Puzzle, ...]) -> list[str]:
    return [puzzle.id for puzzle in puzzles if not prove(puzzle).holds]
