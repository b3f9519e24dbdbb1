"""Homework that is played: matches of one child against bots, or alone, without a clock."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Final

from msgspec import Meta, Struct

from playmat.bots.registry import find_bot
from playmat.core.game import Game
from playmat.core.options import Value
from playmat.games.registry import find_game
from playmat.table.messages import Helps

MOST_MATCHES: Final = 12  # of one homework, and so of tables of each child
MOST_UNFINISHED: Final = 2  # tables of one homework that a child may have open at a time
USUAL_SEATS: Final = 2


class HomeworkPlay(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """So many matches at a table of `size` seats, with bots of `level` in all the others; 0 takes the fewest that make
    a match, 1 is alone where a game can be played so. With `same_deals` everybody is dealt the same cards."""

    matches: Annotated[int, Meta(ge=1, le=MOST_MATCHES)] = 3
    level: Annotated[str, Meta(max_length=32)] = "easy"
    size: Annotated[int, Meta(ge=0, le=16)] = 0
    preset: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Value] = {}
    same_deals: bool = False
    helps: Helps = Helps(hints=True, preview=True, word_check=True, take_back=True)


@dataclass(frozen=True, slots=True)
class HomeResult:
    """What came of a match, in the child's seat. `hints` and `refused` are those of this match."""

    scores: tuple[int, ...]
    won: bool
    share: float  # of the others it was ahead of: 1 first, 0 last
    hints: int
    refused: int
    ended: int


@dataclass(frozen=True, slots=True)
class HomeTable:
    """A table that a child has opened for a match of its homework."""

    code: str
    seat: int
    result: HomeResult | None = None


def checked_play(name: str, play: HomeworkPlay) -> HomeworkPlay:
    """Refused where no table could be opened with it."""
    game = find_game(name)
    options = {} if play.preset is None else game.preset(play.preset)
    options.update(play.options)
    game.setup(options, seats_of(game, play))
    find_bot(play.level, game)
    return play


def seats_of(game: Game, play: HomeworkPlay) -> int:
    wanted = play.size or max(USUAL_SEATS, game.least_seats)
    return game.seats_for(play.preset, min(max(wanted, game.least_seats), game.most_seats))


def seat_in(match: int, seats: int) -> int:
    """Somebody else begins each time."""
    return match % seats


def seeds_of(seed: str, play: HomeworkPlay) -> list[str]:
    """One for each match where all have the same deals; else each table draws its own."""
    if not play.same_deals:
        return []
    return [sha256(f"{seed}:{match}".encode()).hexdigest()[: len(seed)] for match in range(play.matches)]


def ahead(scores: Sequence[int], seat: int, *, low_wins: bool) -> float:
    """The part of the others that a seat is ahead of, from 0 to 1; equal points count half."""
    worth = [-score if low_wins else score for score in scores]
    mine, others = worth[seat], [*worth[:seat], *worth[seat + 1 :]]
    if not others:
        return 0.0
    return (sum(mine > it for it in others) + sum(mine == it for it in others) / 2) / len(others)
