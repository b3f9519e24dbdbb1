"""What a game's room says about its puzzles; a game that says nothing has the general ones."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from msgspec.structs import replace

from playmat.bots.bot import Bot
from playmat.bots.registry import find_bot
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.games.registry import find_game, kit_of
from playmat.puzzles.puzzle import Found, Line, Puzzle

Find = Callable[[Match, int], list[Found]]
Prove = Callable[[Puzzle, Match], set[Line]]
Player = Callable[[Puzzle, str], Bot]
Key = Callable[[Match, int, str], str]
Simplify = Callable[[Puzzle], Puzzle]


@dataclass(frozen=True)
class SelfPlay:
    """A way to play games in which puzzles are looked for: how many seats, by which rules, by whom."""

    seats: int
    bots: tuple[str, ...]
    options: Options = field(default_factory=dict, hash=False)


def table_bot(puzzle: Puzzle, level: str) -> Bot:
    """The bot that people meet at a table. It plays to win, which is what most goals ask for."""
    return find_bot(level, find_game(puzzle.game, puzzle.rules))


def same_view(match: Match, seat: int, _: str) -> str:
    """Two positions that look the same to a seat are the same puzzle."""
    return repr(match.view(seat)["now"])


def as_played(puzzle: Puzzle) -> Puzzle:
    return puzzle


def without_statements(puzzle: Puzzle) -> Puzzle:
    """The same position of a match whose points the program counts: a puzzle isn't about adding up.

    For games with the option `count`, in which `say` states points.
    """
    if "count" not in puzzle.options:
        return puzzle
    options = {name: value for name, value in puzzle.options.items() if name != "count"}
    moves = tuple((seat, text) for seat, text in puzzle.moves if not text.startswith("say "))
    return replace(puzzle, options=options, moves=moves)


@dataclass(frozen=True)
class PuzzleMaker:
    """How puzzles of a game are found and proved.

    `find` looks quickly at a position of a seat that may act. `prove` works out anew, by the rules alone and
    without anything that `find` uses, every line that reaches the goal of a puzzle. `kinds` says how many of each kind
    are shipped at most.
    """

    find: Find
    prove: Prove
    kinds: dict[str, int] = field(default_factory=dict, hash=False)
    plays: tuple[SelfPlay, ...] = ()
    games: int = 1000  # in how many self-played games those that ship are looked for
    key: Key = same_view
    player: Player = table_bot  # who tries a puzzle for its rating
    simplify: Simplify = as_played  # what is left out of a position found in a record


def maker_of(game: Game) -> PuzzleMaker:
    from playmat.puzzles.general import GENERAL  # thinks, and whoever only looks at puzzles never needs it

    return cast(PuzzleMaker | None, kit_of(game).part("puzzles")) or GENERAL
