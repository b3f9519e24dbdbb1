"""The first rating of a puzzle: how often bots of each level find an answer, from what the seat sees."""

from typing import Final

from playmat.bots.bot import TableTurn
from playmat.bots.registry import AT_TABLES
from playmat.core.chance import stream_of
from playmat.core.match import Match
from playmat.puzzles.judge import OPEN, SOLVED, WRONG, state_of
from playmat.puzzles.maker import maker_of
from playmat.puzzles.puzzle import Puzzle

TRIES: Final = 20


def rates_of(puzzle: Puzzle, tries: int = TRIES) -> dict[str, int]:
    """In percent, for each level. The same puzzle has the same rates, wherever they are measured."""
    return {level: round(100 * solved_by(puzzle, level, tries) / tries) for level in AT_TABLES}


def solved_by(puzzle: Puzzle, level: str, tries: int) -> int:
    start = puzzle.start()
    bot = maker_of(start.setup.game).player(puzzle, level)
    solved = 0
    for number in range(tries):
        match = start.copy()
        stream = stream_of(f"{puzzle.id}:{level}:{number}")
        made: tuple[str, ...] = ()
        while state_of(puzzle, made) == OPEN:
            move = bot.choose(TableTurn(match, puzzle.seat), stream)
            match.play(puzzle.seat, move)
            made = (*made, match.format(move))
        solved += state_of(puzzle, made) == SOLVED
    return solved


def luck_of(puzzle: Puzzle) -> int:
    """In how many of 10,000 tries somebody solves it who makes any legal move, each as likely as the others."""
    return round(10_000 * chance_from(puzzle, puzzle.start(), ()))


def chance_from(puzzle: Puzzle, match: Match, made: tuple[str, ...]) -> float:
    if state_of(puzzle, made) == SOLVED:
        return 1.0
    legal = match.legal(puzzle.seat)
    chance = 0.0
    for move in legal:
        further = (*made, match.format(move))
        if state_of(puzzle, further) != WRONG:
            after = match.copy()
            after.play(puzzle.seat, move)
            chance += chance_from(puzzle, after, further) / len(legal)
    return chance
