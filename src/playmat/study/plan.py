"""What is to be simulated, and what follows from it for each single match."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from playmat.bots.bot import Bot
from playmat.bots.play import play_match
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.game import Game, Setup
from playmat.core.match import Match
from playmat.core.options import Options
from playmat.core.record import Record, record_of
from playmat.core.refusal import Refused, refused
from playmat.core.stream import Stream
from playmat.core.written import MoveNote, SeatNote
from playmat.games.registry import find_game

USUAL_SEATS: Final = 4
MOST_TRIES: Final = 1000  # to draw options that go together, before we call it hopeless


@dataclass(frozen=True)
class Plan:
    """A study that gives the same matches wherever it is made.

    Match number i takes all its chance from texts that hold the seed and i: the deal as everywhere
    (`seed_of_number`), the bots, the set-up and the order of those who act at once from streams of their own. So no
    match depends on another, nor on who plays it.
    """

    game: str
    seed: int
    least_seats: int
    most_seats: int
    bots: tuple[str, ...]
    options: Options | None  # none: random ones for every match

    def check(self) -> None:
        """Refuse at once what every single match would refuse."""
        game = find_game(self.game)
        for name in self.bots:
            find_bot(name, game)
        if self.least_seats > self.most_seats:
            raise refused("seats-reversed", {"low": self.least_seats, "high": self.most_seats})
        for seats in (self.least_seats, self.most_seats):
            game.setup(self.options or {}, seats)


def usual_seats(game: Game) -> int:
    """Four, or as near to it as the game allows."""
    return min(max(USUAL_SEATS, game.least_seats), game.most_seats)


def setup_of(plan: Plan, game: Game, number: int) -> Setup:
    if plan.options is not None and plan.least_seats == plan.most_seats:
        return game.setup(plan.options, plan.least_seats)
    stream = stream_of(f"{plan.seed}:{number}:setup")
    seats = plan.least_seats + stream.below(plan.most_seats - plan.least_seats + 1)
    if plan.options is not None:
        return game.setup(plan.options, seats)
    return random_setup(game, seats, stream)


def random_setup(game: Game, seats: int, stream: Stream) -> Setup:
    """Options that go together, each drawn from the values worth trying."""
    for _ in range(MOST_TRIES):
        options = {option.name: option.sample(stream) for option in game.options}
        try:
            return game.setup(options, seats)
        except Refused:  # this option does not go with that one
            continue
    raise refused("no-random-options", {"seats_given": seats})


class Played:
    """One match of a plan, played."""

    def __init__(self, match: Match, bots: list[Bot], moves: list[tuple[int, int]]) -> None:
        self.match = match
        self.bots = bots
        self.moves = moves

    def record(self) -> Record:
        write = self.match.setup.game.format
        seats = [SeatNote(f"Seat {seat + 1}", bot.name) for seat, bot in enumerate(self.bots)]
        return record_of(self.match, seats, [MoveNote(seat, write(move)) for seat, move in self.moves])


def play_number(plan: Plan, game: Game, number: int) -> Played:
    """Match `number` of a plan."""
    setup = setup_of(plan, game, number)
    match = setup.start(SeedChance(seed_of_number(plan.seed, number)))
    bots = [find_bot(plan.bots[seat % len(plan.bots)], game) for seat in range(setup.seats)]
    streams = [stream_of(f"{plan.seed}:{number}:bot {seat}") for seat in range(setup.seats)]
    return Played(match, bots, play_match(match, bots, streams, f"{plan.seed}:{number}:order"))


def play_numbers(plan: Plan, numbers: Iterable[int]) -> Iterable[Played]:
    game = find_game(plan.game)
    for number in numbers:
        yield play_number(plan, game, number)
