"""Checks of what a game says of itself. The report lists everything that is missing."""

from playmat.core.game import Game
from playmat.core.kernel import MOST_SEATS
from playmat.core.options import Options
from playmat.core.refusal import Refused
from playmat.games.registry import shortcomings
from playmat.testing.check_words import check_spoken
from playmat.testing.demand import Demands, demand_plain
from playmat.words.agreement import told_option
from playmat.words.catalogue import LANGUAGES, catalogue


def check_offering(game: Game) -> None:
    """Raise an AssertionError with a line for each thing that is missing or wrong before the first move."""
    demands = Demands()
    lacking = shortcomings(game)
    words = catalogue("en")
    for problem in lacking:
        demands.add(False, f"{game.name}: {words.say(problem)}")
    demands.look("its fields", lambda: check_fields(game, demands))
    demands.look("an option", lambda: check_options(game, demands))
    demands.look("a preset", lambda: check_presets(game, demands))
    demands.look("deck_table()", lambda: check_deck(game, demands))
    if not lacking:  # without a kit there is no catalog
        for language in LANGUAGES:
            check_words(game, language, demands)
        check_spoken(game, demands)
    demands.insist()


def check_fields(game: Game, demands: Demands) -> None:
    demands.add(game.name == game.name.lower() and " " not in game.name, f"the name {game.name!r} must be lower case")
    demands.add(game.rules >= 1, "the rules number must be 1 or more")
    demands.add(1 <= game.least_seats <= game.most_seats, "the range of seats must not be empty")
    demands.add(game.most_seats <= MOST_SEATS, f"there is room for {MOST_SEATS} players, not {game.most_seats}")
    demands.add(game.move_space > 0, "there must be moves")
    demands.add(len(set(game.card_names)) == len(game.card_names), "no two cards may have the same notation")
    demands.add(len(game.colours) >= game.most_seats, "every seat needs a colour")
    demands.add(bool(game.ages) and game.minutes > 0 and bool(game.skills), "ages, minutes and skills must be given")


def check_deck(game: Game, demands: Demands) -> None:
    for seats in range(game.least_seats, game.most_seats + 1):
        for options in usual_options(game, seats):
            table = game.deck_table(options)
            demands.add(bool(table), "the deck table must not be empty")
            demand_plain(table, "the deck table")


def usual_options(game: Game, seats: int) -> list[Options]:
    """The default options, if they go with this number of seats."""
    try:
        return [game.setup({}, seats).options]
    except Refused:
        return []


def check_options(game: Game, demands: Demands) -> None:
    names = [option.name for option in game.options]
    demands.add(len(set(names)) == len(names), "no two options may have the same name")
    demands.add(set(game.alone) <= set(names), "what makes a difference alone must be options")
    demands.add(game.least_seats == 1 or not game.alone, "only who can play alone chooses how")
    for option in game.options:
        demands.add(bool(option.rule), f"the option {option.name} must name its rule")
        for value in [option.default, *option.usual]:
            demands.add(option.refuse(value) is None, f"the option {option.name} must allow its own value {value}")
        demands.add(option.refuse("no such value") is not None, f"the option {option.name} must refuse nonsense")
        demand_plain(option.table(), f"the table of the option {option.name}")


def check_presets(game: Game, demands: Demands) -> None:
    demands.add(bool(game.presets), "there must be presets")
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
        demands.add(fitting > 0, f"the preset {preset.name} must go with some number of seats")


def check_words(game: Game, language: str, demands: Demands) -> None:
    words = catalogue(language, game.name)
    own = [option.name for option in game.options if option.rule != "match"]
    keys = ["title", "line"]
    keys += ["option-" + name for name in own]
    keys += ["preset-" + preset.name for preset in game.presets]
    keys += ["alone-" + name for name in game.alone]
    keys += ["skill-" + skill for skill in game.skills]
    for key in keys:
        says = words.say_or(key, "").strip() != ""
        demands.add(says, f"{language}: {key} must say something")
    for option in game.options:
        for value in [option.default, *option.usual, *option.table()["values"]]:
            key = told_option(option, value)["key"]
            told = words.say(told_option(option, value)) if words.has(key) else ""
            says = told.strip() != "" and "{" not in told
            demands.add(says, f"{language}: {option.name} {value} is told as {told!r}, by the words {key}")
