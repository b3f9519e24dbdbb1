"""Ratings from many matches, with how sure they are (openskill: made for games of many players)."""

from collections.abc import Sequence
from typing import Final, TypedDict

from openskill.models import PlackettLuce, PlackettLuceRating

from playmat.study.intervals import Interval, Z

WINNER: Final = 1
OTHER: Final = 2


class Rating(TypedDict):
    """A bot's strength on the common scale of its arena, and where its true value may lie (95 %)."""

    bot: str
    rating: Interval


class Ratings:
    """Ratings that grow with every match."""

    def __init__(self, bots: list[str]) -> None:
        self.model = PlackettLuce()
        self.of_bot: dict[str, PlackettLuceRating] = {bot: self.model.rating(name=bot) for bot in bots}

    def add(self, bots: tuple[str, ...], winners: Sequence[int]) -> None:
        """Winners share the first place, the others the second; who meets only itself learns nothing."""
        if len(set(bots)) < 2:
            return
        teams = [[self.of_bot[bot]] for bot in bots]
        places = [float(WINNER if seat in winners else OTHER) for seat in range(len(bots))]
        rated = self.model.rate(teams, ranks=places)
        # A bot that sits in several seats has several new ratings: their mean.
        for bot in sorted(set(bots)):
            mine = [team[0] for seat, team in enumerate(rated) if bots[seat] == bot]
            kept = self.of_bot[bot]
            kept.mu = sum(rating.mu for rating in mine) / len(mine)
            kept.sigma = sum(rating.sigma for rating in mine) / len(mine)

    def figures(self) -> list[Rating]:
        """The strongest first."""
        found: list[Rating] = [
            {"bot": bot, "rating": interval_of(rating.mu, rating.sigma)} for bot, rating in self.of_bot.items()
        ]
        return sorted(found, key=lambda rating: -rating["rating"]["value"])


def interval_of(value: float, deviation: float) -> Interval:
    return {"value": value, "low": value - Z * deviation, "high": value + Z * deviation}
