"""Hypothesis strategies: set-ups of a game, and walks through its matches."""

from hypothesis import strategies as st

from playmat.core.chance import stream_of
from playmat.core.game import Game, Setup
from playmat.core.match import Match
from playmat.core.refusal import Refused
from playmat.core.stream import Stream


class Walk:
    """A match to be played: a set-up, a seed, and the choices of everybody at the table.

    The first choices are listed, so that a failing walk can be made shorter and plainer; the rest follow from the seed.
    """

    def __init__(self, setup: Setup, seed: str, choices: list[int]) -> None:
        self.setup = setup
        self.seed = seed
        self.choices = choices

    def chooser(self) -> "Chooser":
        return Chooser(self.choices, stream_of("walk:" + self.seed))

    def __repr__(self) -> str:
        setup = self.setup
        about = f"{setup.game.name}, {setup.seats} seats from {setup.first}, {setup.options}"
        return f"Walk({about}, {self.seed}, {self.choices})"


class Chooser:
    """Picks one of several, again and again."""

    def __init__(self, choices: list[int], stream: Stream) -> None:
        self.choices = choices
        self.stream = stream
        self.picked = 0

    def pick(self, items: list[int]) -> int:
        self.picked += 1
        if self.picked <= len(self.choices):
            return items[self.choices[self.picked - 1] % len(items)]
        return items[self.stream.below(len(items))]

    def next_move(self, match: Match) -> tuple[int, int]:
        """A seat that may act, and a legal move of it."""
        actors = match.actors()
        seat = actors[0] if len(actors) == 1 else self.pick(actors)
        return seat, self.pick(match.legal(seat))


@st.composite
def setups(draw: st.DrawFn, game: Game, seats: int | None = None) -> Setup:
    """Any number of seats, if none is given, any of them first, and any options that go together."""
    if seats is None:
        seats = draw(st.integers(game.least_seats, game.most_seats))
    first = draw(st.integers(0, seats - 1))
    options = {option.name: draw(st.sampled_from(option.usual)) for option in game.options}
    try:
        return game.setup(options, seats, first)
    except Refused:
        # These options do not go together: one that surely does stands in, so that no example is wasted.
        return game.setup({}, seats, first)


@st.composite
def walks(draw: st.DrawFn, game: Game, seats: int | None = None) -> Walk:
    setup = draw(setups(game, seats))
    seed = draw(st.binary(min_size=16, max_size=16)).hex()
    return Walk(setup, seed, draw(st.lists(st.integers(0, 999), max_size=8)))
