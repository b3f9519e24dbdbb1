"""The games as the home page shows them, in words."""

from typing import cast

from playmat import __version__
from playmat.bots.registry import levels_of
from playmat.core.game import Game
from playmat.core.message import message
from playmat.core.options import MATCH_OPTIONS, Option, Options, as_text, settle
from playmat.core.refusal import Refused
from playmat.games.registry import find_game, show_games
from playmat.server.http.bodies import AloneChoice, EmoteInfo, GameInfo, OptionInfo, OptionValue, PresetInfo, Shelf
from playmat.table.messages import EMOTES, Language
from playmat.words.agreement import told_option
from playmat.words.catalogue import LANGUAGES, Catalogue, catalogue
from playmat.words.rulebook import rulebook


def shelf(language: str) -> Shelf:
    words = catalogue(language)
    return Shelf(
        language=cast(Language, language),
        languages=list(LANGUAGES),
        games=show_games(lambda name: game_info(find_game(name), language)),
        emotes=[EmoteInfo(emote, words.say(message(f"emote-{emote}"))) for emote in EMOTES],
        version=__version__,
    )


def game_info(game: Game, language: str) -> GameInfo:
    words = catalogue(language, game.name)
    counts = range(game.least_seats, game.most_seats + 1)
    return GameInfo(
        name=game.name,
        rules=game.rules,
        title=words.say_or("title", game.name),
        tagline=words.say_or("line", ""),
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        ages=game.ages,
        minutes=game.minutes,
        skills=[words.say_or(f"skill-{skill}", skill) for skill in game.skills],
        colours=list(game.colours),
        bots=levels_of(game),
        options=[option_info(option, words) for option in game.options],
        presets=[
            PresetInfo(
                preset.name,
                words.say_or(f"preset-{preset.name}", preset.name),
                preset.options,
                [seats for seats in counts if preset.seats in (None, seats) and can_play(game, preset.options, seats)],
            )
            for preset in game.presets
        ],
        defaults=[game.defaults(seats) for seats in counts],
        deck=game.deck_table(settle(game.options, {})),
        helps=["preview", "hints", "take_back", *(["word_check"] if game.word_codes else [])],
        alone=[alone_choice(option, words) for name in game.alone for option in game.options if option.name == name],
        has_rules=bool(rulebook(game.name, language)),
        one_device=not game.is_race(game.setup({}, max(2, game.least_seats))),
    )


def can_play(game: Game, options: Options, seats: int) -> bool:
    try:
        game.setup(options, seats)
    except Refused:
        return False
    return True


def option_info(option: Option, words: Catalogue) -> OptionInfo:
    table = option.table()
    key = f"match-option-{option.name}" if option in MATCH_OPTIONS else f"option-{option.name}"
    values = [
        OptionValue(value, words.say_or(f"option-{option.name}-{as_text(value)}", as_text(value)))
        for value in table["values"]
    ]
    return OptionInfo(
        name=option.name,
        words=words.say_or(key, option.name),
        default=table["default"],
        values=values,
        low=table["low"],
        high=table["high"],
        rule=option.rule,
    )


def alone_choice(option: Option, words: Catalogue) -> AloneChoice:
    values = list(dict.fromkeys([option.default, *option.usual]))
    told = [OptionValue(value, words.say(told_option(option, value))) for value in values]
    return AloneChoice(option.name, words.say(message(f"alone-{option.name}")), told)
