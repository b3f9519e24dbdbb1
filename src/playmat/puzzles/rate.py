"""The first rating of a puzzle: how often bots of each level find an answer, from what the seat sees."""

from typing import Final

from playmat.bots.bot import TableTurn
from playmat.bots.registry import AT_TABLES, find_bot
from playmat.core.chance import stream_of
from playmat.puzzles.judge import OPEN, SOLVED, state_of
from playmat.puzzles.puzzle import Puzzle

TRIES: Final = 20


def rates_of(puzzle: Puzzle, tries: int = TRIES) -> dict[str, int]:
    """In percent, for each level. The same puzzle has the same rates, wherever they are measured."""
    return {level: round(100 * solved_by(puzzle, level, tries) / tries) for level in AT_TABLES}


def solved_by(puzzle: Puzzle, level: str, tries: int) -> int:
    start = puzzle.start()
    bot = find_bot(level, start.setup.game)
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
