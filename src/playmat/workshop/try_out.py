"""Trying cards out: bots play many games with them, and what happened is counted."""

from collections.abc import Callable
from dataclasses import dataclass

from playmat.bots.play import play_match
from playmat.bots.registry import find_bot
from playmat.core.chance import SeedChance, seed_of_number, stream_of
from playmat.core.game import Game
from playmat.workshop.workshop import Trial, TrialGame, Workshop

GoesOn = Callable[[], bool]


@dataclass(frozen=True)
class TrialResult:
    """The number of games in a trial, how many of them reached each goal, and the moves of an average game."""

    trial: Trial
    games: int
    reached: dict[str, int]
    moves: float


def try_out(
    game: Game, workshop: Workshop, cards: str, n: int, seed: int = 0, goes_on: GoesOn = lambda: True
) -> list[TrialResult]:
    """Play up to `n` games of each trial. Stop early, in all trials alike, once `goes_on` says no.

    The same seed gives the same games, whatever the cards are, so two designs can be compared.
    """
    trials = workshop.trials(cards)
    tallies = [Tally(workshop) for _ in trials]
    for number in range(n):
        for trial, tally in zip(trials, tallies, strict=True):
            tally.add(workshop, play_trial(game, trial, seed, number))
        if not goes_on():
            break
    return [tally.result(trial) for trial, tally in zip(trials, tallies, strict=True)]


class Tally:
    """Counts what happened in the games of one trial."""

    def __init__(self, workshop: Workshop) -> None:
        self.games = 0
        self.moves = 0
        self.reached = dict.fromkeys(workshop.goals, 0)

    def add(self, workshop: Workshop, played: TrialGame) -> None:
        self.games += 1
        self.moves += played.moves
        for goal in workshop.goals_reached(played):
            self.reached[goal] += 1

    def result(self, trial: Trial) -> TrialResult:
        return TrialResult(trial, self.games, self.reached, self.moves / max(1, self.games))


def play_trial(game: Game, trial: Trial, seed: int, number: int) -> TrialGame:
    """Let bots play one game of a trial to its end."""
    setup = game.setup(trial.options, trial.seats)
    deal = seed_of_number(seed, number)
    match = setup.start(SeedChance(deal))
    bots = [find_bot(trial.bot, game)] * trial.seats
    streams = [stream_of(f"{deal}:{seat}") for seat in range(trial.seats)]
    moves = play_match(match, bots, streams, f"{deal}:order")
    return TrialGame(setup, deal, match, len(moves))
