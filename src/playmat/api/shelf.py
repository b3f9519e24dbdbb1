"""What there is to play, for programs."""

from dataclasses import dataclass

from playmat.api.error import public
from playmat.core.game import Game
from playmat.core.message import message
from playmat.core.options import Value
from playmat.games.registry import find_game, show_games
from playmat.words.catalogue import Catalogue, catalogue


@dataclass(frozen=True, slots=True)
class OptionCard:
    """One option: its default, and the values it may have, either listed or a range (`null` too where that is the
    default)."""

    name: str
    default: Value
    values: tuple[Value, ...]
    low: int | None
    high: int | None
    rule: str


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game as a shelf shows it: who can play it and what can be agreed."""

    name: str
    title: str
    tagline: str
    rules: int
    least_seats: int
    most_seats: int
    ages: str
    minutes: int
    options: tuple[OptionCard, ...]
    presets: tuple[str, ...]


@public
def list_games(language: str = "en") -> tuple[GameCard, ...]:
    """Every game that can be played here, in English (`"en"`) or Spanish (`"es"`).

    A game of another package that is incomplete is left out; `start` says why.

    >>> [game.name for game in playmat.list_games() if game.least_seats == 1]
    ['big-bang']
    """
    catalogue(language)  # an unknown language is no fault of any game
    return tuple(show_games(lambda name: card_of(find_game(name), catalogue(language, name))))


def card_of(game: Game, words: Catalogue) -> GameCard:
    tables = [option.table() for option in game.options]
    options = tuple(
        OptionCard(it["name"], it["default"], tuple(it["values"]), it["low"], it["high"], it["rule"]) for it in tables
    )
    return GameCard(
        game.name,
        words.say(message("title")),
        words.say(message("line")),
        game.rules,
        game.least_seats,
        game.most_seats,
        game.ages,
        game.minutes,
        options,
        tuple(preset.name for preset in game.presets),
    )
