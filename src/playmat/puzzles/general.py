"""Puzzles of any game: a position in which one move is clearly best, as the reviewer sees it."""

from typing import Final

from playmat.core.chance import stream_of
from playmat.core.match import Match
from playmat.core.message import Facts, Message
from playmat.insight.advice import advise
from playmat.puzzles.maker import PuzzleMaker
from playmat.puzzles.puzzle import Found, Line, Puzzle

# How far the best move has to be ahead of the second: in parts of a win, or in points.
CLEARLY: Final = {"win": 0.25, "points": 5.0}
SURE: Final = 4.0  # and by how many standard errors
KIND: Final = "best"
# A second opinion looks longer, from other chances.
SECOND_EFFORT: Final = 250


def best_move(match: Match, seat: int, stream: str, effort: int) -> tuple[str, tuple[Message, ...]] | None:
    """The one move that is clearly better than all others, and why; nothing where there is none."""
    legal = match.legal(seat)
    if len(legal) < 2:
        return None
    advice = advise(match.setup.game, seat, match.view(seat), stream_of(stream), effort)
    if len(advice.choices) < 2:
        return None
    best, second = advice.choices[:2]
    ahead = best.worth - second.worth
    error = (best.error**2 + second.error**2) ** 0.5
    return (best.move, best.why) if ahead >= CLEARLY[advice.unit] and ahead >= SURE * error else None


def find(match: Match, seat: int) -> list[Found]:
    best = best_move(match, seat, "puzzle", 100)
    if best is None:
        return []
    facts: Facts = {}
    return [Found(KIND, facts, ((best[0],),), best[1])]


def prove(puzzle: Puzzle, match: Match) -> set[Line]:
    """A second opinion: the same move must be clearly best when others are imagined, and more of them."""
    best = best_move(match, puzzle.seat, "second opinion", SECOND_EFFORT)
    return set() if best is None else {(best[0],)}


GENERAL: Final = PuzzleMaker(find, prove)
