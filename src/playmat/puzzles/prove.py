"""The independent check of a puzzle: all its lines worked out anew by the rules, and compared."""

from dataclasses import dataclass

from playmat.core.refusal import Refused
from playmat.games.registry import find_game
from playmat.puzzles.judge import judge
from playmat.puzzles.maker import maker_of
from playmat.puzzles.puzzle import Line, Puzzle


@dataclass(frozen=True)
class Proof:
    """What the check found: lines that reach the goal and are not accepted, and accepted ones that do not reach it."""

    puzzle: Puzzle
    missing: frozenset[Line]
    wrong: frozenset[Line]

    @property
    def holds(self) -> bool:
        return not self.missing and not self.wrong and bool(self.puzzle.lines)


def prove(puzzle: Puzzle) -> Proof:
    """Accepted lines must be playable by the seat, be judged as solved, and be exactly those that the rules give."""
    reached = maker_of(find_game(puzzle.game, puzzle.rules)).prove(puzzle, puzzle.start())
    told = set(puzzle.lines)
    unplayable = {line for line in told if not is_played(puzzle, line)}
    return Proof(puzzle, frozenset(reached - told), frozenset((told - reached) | unplayable))


def is_played(puzzle: Puzzle, line: Line) -> bool:
    try:
        return judge(puzzle, line).is_solved
    except Refused:
        return False
