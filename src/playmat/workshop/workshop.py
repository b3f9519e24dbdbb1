"""What a game's workshop offers: the option that holds the cards, and the games that try them out."""

from dataclasses import dataclass, field
from typing import cast

from playmat.core.game import Game, Setup
from playmat.core.match import Match
from playmat.core.message import Facts
from playmat.core.options import Options
from playmat.core.refusal import refused
from playmat.games.registry import find_game, kit_of, kits


@dataclass(frozen=True)
class Trial:
    """One kind of game that tries the cards out. Its words are `workshop-trial` in the game's catalog."""

    facts: Facts = field(hash=False)
    seats: int
    options: Options = field(hash=False)
    bot: str


@dataclass(frozen=True)
class TrialGame:
    """A game that bots have played to its end, the seed of its deal, and its number of moves."""

    setup: Setup
    seed: str
    match: Match
    moves: int


class Workshop:
    """How players design cards for a game.

    `option` is the option that holds them, `sample` is what a new design starts from, and each name in `goals` is
    something that can happen in a game. The catalog has words for each goal, `workshop-goal-NAME`.
    """

    option: str = ""
    sample: str = ""
    goals: tuple[str, ...] = ()

    def trials(self, cards: str) -> list[Trial]:
        """List the kinds of games that try these cards out."""
        raise NotImplementedError

    def goals_reached(self, game: TrialGame) -> set[str]:
        """Name the goals that this game reached."""
        raise NotImplementedError


def workshop_of(game: Game) -> Workshop | None:
    return cast(Workshop | None, kit_of(game).part("workshop"))


def find_workshop(name: str) -> tuple[Game, Workshop]:
    """Return a game by its newest rules, and its workshop. A game without one is refused."""
    game = find_game(name)
    workshop = workshop_of(game)
    if workshop is None:
        raise refused("no-workshop", {"name": game.name, "names": workshops()})
    return game, workshop


def workshops() -> list[str]:
    """Name the games that have a workshop."""
    return [name for name, kit in kits().items() if kit.workshop]


def check_cards(game: Game, workshop: Workshop, cards: str) -> str:
    """Return these cards the way an option writes them, or the sample. Cards that can't be played are refused."""
    trials = workshop.trials(cards or workshop.sample)
    settled = [game.setup(trial.options, trial.seats) for trial in trials]
    return cast(str, settled[-1].options[workshop.option])
