"""`playmat games`: what there is to play."""

from rich.table import Table

from playmat import native
from playmat.cli.build import build_message
from playmat.cli.output import AS_TEXT, Output, console, warn, write_json
from playmat.core.game import Game
from playmat.core.message import message
from playmat.core.options import as_text
from playmat.games.registry import GAMES, broken_kits, find_game, origin_of
from playmat.words.catalogue import Catalogue


def games(game: str = "", /, *, output: Output = AS_TEXT) -> None:
    """List the games; with the name of one, its options and presets.

    Parameters
    ----------
    game
        Name of a game.
    """
    chosen = [find_game(game)] if game else list(GAMES.values())
    for name, why in broken_kits().items():
        warn(output.words().say(message("broken-kit", {"name": name, "why": why})))
    if output.json:
        build = {"native": native.status().is_native, "why": native.status().reason}
        write_json({"games": [described(each, output.words(each.name)) for each in chosen], "build": build})
    elif game:
        show_one(chosen[0], output.words(game))
    else:
        show_all(chosen, output)


def described(game: Game, words: Catalogue) -> dict[str, object]:
    """A game as data."""
    return {
        "name": game.name,
        "title": words.say(message("title")),
        "line": words.say(message("line")),
        "rules": game.rules,
        "from": origin_of(game.name),
        "seats": [game.least_seats, game.most_seats],
        "ages": game.ages,
        "minutes": game.minutes,
        "skills": [words.say(message("skill-" + skill)) for skill in game.skills],
        "options": [{**option.table(), "meaning": meaning(option.name, words)} for option in game.options],
        "presets": [
            {
                "name": preset.name,
                "meaning": words.say(message("preset-" + preset.name)),
                "options": preset.options,
                "seats": preset.seats,
            }
            for preset in game.presets
        ],
    }


def meaning(option: str, words: Catalogue) -> str:
    key = "option-" + option
    return words.say(message(key if words.has(key) else "match-" + key))


def show_all(games: list[Game], output: Output) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "players", "ages", "minutes", "from", "what it is"):
        table.add_column(heading)
    for game in games:
        seats = f"{game.least_seats}–{game.most_seats}"
        line = output.words(game.name).say(message("line"))
        table.add_row(game.name, seats, game.ages, str(game.minutes), origin_of(game.name), line)
    console().print(table)
    console().print(output.words().say(build_message()), style="dim")


def show_one(game: Game, words: Catalogue) -> None:
    out = console()
    out.print(f"[bold]{words.say(message('title'))}[/bold]  {words.say(message('line'))}")
    options = Table(title="Options", box=None, title_justify="left", pad_edge=False)
    for heading in ("option", "values", "default", "meaning"):
        options.add_column(heading)
    for option in game.options:
        row = option.table()
        values = ", ".join(map(as_text, row["values"])) if row["values"] else f"{row['low']}–{row['high']}"
        options.add_row(option.name, values, as_text(option.default), meaning(option.name, words))
    out.print(options)
    presets = Table(title="Presets", box=None, title_justify="left", pad_edge=False)
    presets.add_column("preset")
    presets.add_column("meaning")
    for preset in game.presets:
        presets.add_row(preset.name, words.say(message("preset-" + preset.name)))
    out.print(presets)
