"""Checks of what a game says of itself."""

from playmat.core.game import Game
from playmat.core.message import message
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.testing.demand import demand, demand_plain
from playmat.words.agreement import told_option
from playmat.words.catalogue import LANGUAGES, catalogue


def check_offering(game: Game) -> None:
    demand(game.name == game.name.lower() and " " not in game.name, f"the name {game.name!r} must be lower case")
    demand(game.rules >= 1, "the rules number must be 1 or more")
    demand(1 <= game.least_seats <= game.most_seats, "the range of seats must not be empty")
    demand(game.move_space > 0, "there must be moves")
    demand(len(set(game.card_names)) == len(game.card_names), "no two cards may have the same notation")
    demand(len(game.colours) >= game.most_seats, "every seat needs a colour")
    demand(bool(game.ages) and game.minutes > 0 and bool(game.skills), "ages, minutes and skills must be given")
    check_options(game)
    check_presets(game)
    for seats in range(game.least_seats, game.most_seats + 1):
        for options in usual_options(game, seats):
            table = game.deck_table(options)
            demand(bool(table), "the deck table must not be empty")
            demand_plain(table, "the deck table")
    for language in LANGUAGES:
        check_words(game, language)


def usual_options(game: Game, seats: int) -> list[Options]:
    """The default options, if they go with this number of seats."""
    try:
        return [game.setup({}, seats).options]
    except Refused:
        return []


def check_options(game: Game) -> None:
    names = [option.name for option in game.options]
    demand(len(set(names)) == len(names), "no two options may have the same name")
    demand(set(game.alone) <= set(names), "what makes a difference alone must be options")
    demand(game.least_seats == 1 or not game.alone, "only who can play alone chooses how")
    for option in game.options:
        demand(bool(option.rule), f"the option {option.name} must name its rule")
        for value in [option.default, *option.usual]:
            demand(option.refuse(value) is None, f"the option {option.name} must allow its own value {value}")
        demand(option.refuse("no such value") is not None, f"the option {option.name} must refuse nonsense")
        demand_plain(option.table(), f"the table of the option {option.name}")


def check_presets(game: Game) -> None:
    demand(bool(game.presets), "there must be presets")
    for preset in game.presets:
        fitting = 0
        for seats in range(game.least_seats, game.most_seats + 1):
            if preset.seats not in (None, seats):
                continue
            try:
                game.setup(preset.options, seats)
            except Refused:
                continue
            fitting += 1
        demand(fitting > 0, f"the preset {preset.name} must go with some number of seats")


def check_words(game: Game, language: str) -> None:
    words = catalogue(language, game.name)
    own = [option.name for option in game.options if option.rule != "match"]
    keys = ["title", "line"]
    keys += ["option-" + name for name in own]
    keys += ["preset-" + preset.name for preset in game.presets]
    keys += ["alone-" + name for name in game.alone]
    keys += ["skill-" + skill for skill in game.skills]
    for key in keys:
        demand(words.say(message(key)).strip() != "", f"{language}: {key} must say something")
    for option in game.options:
        for value in [option.default, *option.usual, *option.table()["values"]]:
            told = words.say(told_option(option, value))
            demand(told.strip() != "" and "{" not in told, f"{language}: {option.name} {value} is told as {told!r}")
