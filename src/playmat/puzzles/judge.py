"""A try at a puzzle, judged: moves from its start, nothing remembered in between."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.puzzles.puzzle import Puzzle, play_text

OPEN: Final = "open"
SOLVED: Final = "solved"
WRONG: Final = "wrong"


@dataclass(frozen=True)
class Verdict:
    """How a try stands: right so far, solved, or wrong with the last move. `gained` are the seat's points since."""

    state: str
    match: Match
    gained: int

    @property
    def is_solved(self) -> bool:
        return self.state == SOLVED


def judge(puzzle: Puzzle, moves: Sequence[str]) -> Verdict:
    """A move that the rules do not allow is refused; what follows a wrong move is not looked at."""
    match = puzzle.start()
    before = points_of(match, puzzle.seat)
    for made, text in enumerate(moves, 1):
        play_text(match, puzzle.seat, text)
        state = state_of(puzzle, tuple(moves[:made]))
        if state != OPEN:
            return Verdict(state, match, points_of(match, puzzle.seat) - before)
    return Verdict(OPEN, match, points_of(match, puzzle.seat) - before)


def state_of(puzzle: Puzzle, made: tuple[str, ...]) -> str:
    if made in puzzle.lines:
        return SOLVED
    return OPEN if any(line[: len(made)] == made for line in puzzle.lines) else WRONG


def points_of(match: Match, seat: int) -> int:
    running = 0 if match.end else match.position.scores[seat]
    return match.totals[seat] + running


def next_move(puzzle: Puzzle, made: Sequence[str]) -> str | None:
    """What goes on from here to the goal, by the shortest line; nothing where none does."""
    so_far = tuple(made)
    on = [line for line in puzzle.lines if line[: len(so_far)] == so_far and len(line) > len(so_far)]
    return min(on, key=len)[len(so_far)] if on else None


def said_of(puzzle: Puzzle, verdict: Verdict) -> Message:
    """What is said to a try, by its kind: `wrong-KIND` may tell what came of it instead."""
    if verdict.state == WRONG:
        return message("wrong-" + puzzle.kind, {**puzzle.facts, "gained": verdict.gained})
    return message("puzzle-" + verdict.state)
