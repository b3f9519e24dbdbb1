"""An arena: bots meet each other on the same deals, and what came of it."""

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Final, TypedDict

from playmat.bots.play import play_match
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.options import Options
from playmat.core.refusal import refused
from playmat.core.result import Result
from playmat.games.registry import find_game
from playmat.study.intervals import Interval, Spread, wilson
from playmat.study.plan import Played
from playmat.study.pool import in_order
from playmat.study.ratings import Rating, Ratings
from playmat.study.schedule import Bout, bouts_of, schedule
from playmat.study.simulate import Progress, Sink

CHUNK: Final = 8  # bouts handed to a core at once: a bout between strong bots takes seconds


@dataclass(frozen=True)
class Arena:
    """What is to be played: everything about a match follows from the seed and its deal."""

    game: str
    seed: int
    seats: int
    bots: tuple[str, ...]
    matches: int
    options: Options

    def check(self) -> None:
        """Refuse at once what every match would refuse."""
        game = find_game(self.game)
        for name in self.bots:
            find_bot(name, game)
        game.setup(self.options, self.seats)
        if len(set(self.bots)) < len(self.bots) or (self.seats > 1 and len(self.bots) < 2):
            raise refused("arena-bots", {"bots": list(self.bots)})

    def bouts(self) -> int:
        return bouts_of(list(self.bots), self.seats, self.matches)


@dataclass
class Outcome:
    """A bout that was played: the result, and its record if asked for."""

    bout: Bout
    result: Result
    moves: int
    record: bytes


class PairFigures(TypedDict):
    """How one bot fared among others that are all alike; alone both are the same."""

    one: str
    others: str
    matches: int
    win_share: Interval
    score: Interval


class ArenaFigures(TypedDict):
    """An arena in numbers."""

    matches: int
    pairs: list[PairFigures]
    ratings: list[Rating]


@dataclass
class PairTally:
    matches: int = 0
    won: float = 0.0
    scores: Spread = field(default_factory=Spread)


def play_bout(arena: Arena, bout: Bout, with_record: bool) -> Outcome:
    game = find_game(arena.game)
    match = game.setup(arena.options, arena.seats).start(SeedChance(seed_of_number(arena.seed, bout.deal)))
    bots = [find_bot(name, game) for name in bout.bots]
    # A bot's chance depends on the deal, the seat and itself, so that no bot's luck depends on whom it meets.
    streams = [stream_of(f"{arena.seed}:{bout.deal}:{bot.name} {seat}") for seat, bot in enumerate(bots)]
    moves = play_match(match, bots, streams, f"{arena.seed}:{bout.deal}:order")
    result = match.result
    assert result is not None
    record = (Played(match, bots, moves).record().to_json() + "\n").encode() if with_record else b""
    return Outcome(bout, result, len(moves), record)


def play_bouts(arena: Arena, with_record: bool, bouts: list[Bout]) -> list[Outcome]:
    return [play_bout(arena, bout, with_record) for bout in bouts]


def outcomes(arena: Arena, cores: int, with_record: bool) -> Generator[Outcome, None, None]:
    """All bouts in the order of the schedule, whoever plays them."""
    bouts = schedule(list(arena.bots), arena.seats, arena.matches)
    pieces = iter(lambda: list(islice(bouts, CHUNK)), [])
    with closing(in_order(partial(play_bouts, arena, with_record), pieces, cores)) as played:
        for piece in played:
            yield from piece


def hold(arena: Arena, cores: int, sink: Sink | None, progress: Progress) -> ArenaFigures:
    """Play the whole arena; records go to `sink` in the order of the schedule."""
    arena.check()
    pairs: dict[tuple[str, str], PairTally] = {}
    ratings = Ratings(list(arena.bots))
    with closing(outcomes(arena, cores, sink is not None)) as played:
        for outcome in played:
            count(pairs, outcome)
            ratings.add(outcome.bout.bots, outcome.result.winners)
            if sink is not None:
                sink(outcome.record)
            progress(1)
    return {
        "matches": sum(tally.matches for tally in pairs.values()),
        "pairs": [figures_of(names, tally) for names, tally in pairs.items()],
        "ratings": ratings.figures() if arena.seats > 1 else [],
    }


def count(pairs: dict[tuple[str, str], PairTally], outcome: Outcome) -> None:
    bout = outcome.bout
    tally = pairs.setdefault((bout.one, bout.others), PairTally())
    seat = bout.bots.index(bout.one)
    winners = outcome.result.winners
    tally.matches += 1
    tally.scores.add(outcome.result.scores[seat])
    # A shared win counts in equal parts; at a table of two a tie is half a win.
    tally.won += 1 / len(winners) if seat in winners else 0


def figures_of(names: tuple[str, str], tally: PairTally) -> PairFigures:
    return {
        "one": names[0],
        "others": names[1],
        "matches": tally.matches,
        "win_share": wilson(tally.won, tally.matches),
        "score": tally.scores.mean(),
    }
