"""Tasks of a worksheet: positions that were dealt and played, what is asked of them, and what the rules answer."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from playmat.core.chance import SeedChance, seed_of_text, stream_of
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.stream import Stream
from playmat.faces.drawing import Drawing
from playmat.faces.ink import Ink
from playmat.pictures.example import BadExample, RuleExample
from playmat.print.words import SheetWords

MOST_DEALS: Final = 400
MOST_MOVES: Final = 160


def joined(_words: SheetWords, answer: tuple[str, ...]) -> str:
    return ", ".join(answer)


@dataclass(frozen=True)
class Task:
    """What is asked (`print-task-KIND`), of which position, and what is right."""

    kind: str
    example: RuleExample  # how the position came about, so that anybody can reach it again
    answer: tuple[str, ...]
    draw: Callable[[Ink, bool], Drawing]  # as the child gets it, or with the answer in it
    facts: dict[str, object] = field(default_factory=dict, hash=False)
    lines: int = 1  # to write on; none where the picture itself is written in
    tell: Callable[[SheetWords, tuple[str, ...]], str] = joined  # the answer in words
    shown: dict[str, str] = field(default_factory=dict, hash=False)  # letters of the picture and their places


MakeTask = Callable[[RuleExample, Match], Task | None]
ChooseMove = Callable[[Match, int, Stream], int]


def any_move(match: Match, seat: int, stream: Stream) -> int:
    legal = match.legal(seat)
    return legal[stream.below(len(legal))]


def found(game: Game, begun: RuleExample, seed: str, make: MakeTask, choose: ChooseMove = any_move) -> Task:
    """Deals and plays until a position is good for the task: the same seed, the same task."""
    for number in range(MOST_DEALS):
        code = seed_of_text(f"{seed}:{number}")
        stream = stream_of(f"{code}:moves")
        match = game.start(begun.options, begun.seats, SeedChance(code))
        moves: list[str] = []
        while len(moves) < MOST_MOVES:
            task = make(replace(begun, seed=code, moves=tuple(moves)), match)
            if task is not None:
                return task
            if match.is_over:
                break
            seat = match.actors()[0]
            move = choose(match, seat, stream)
            moves.append(f"{seat} {match.format(move)}")
            match.play(seat, move)
    raise BadExample(f"{game.name}: no position for {begun.name}")


def some_of(things: Iterable[str], count: int, seed: str) -> list[str]:
    """A few of them, by chance but in their order."""
    pool = list(things)
    stream = stream_of(seed)
    while len(pool) > count:
        pool.pop(stream.below(len(pool)))
    return pool
