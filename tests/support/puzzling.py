"""Puzzles for tests: some that ship, some just found, and wrong ones."""

import msgspec

from playmat.puzzles.prove import prove
from playmat.puzzles.puzzle import Line, Puzzle
from playmat.puzzles.shelf import puzzles_of
from thorough import THOROUGH

GAMES = ("number-line", "stars-and-bars")
EVERY = 25


def some_of(game: str) -> tuple[Puzzle, ...]:
    """All in `make thorough`; else a few of them, from another place for each kind."""
    return puzzles_of(game) if THOROUGH else puzzles_of(game)[::EVERY]


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
