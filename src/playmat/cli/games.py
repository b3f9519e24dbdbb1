"""`playmat games`: what there is to play."""

from rich.table import Table

from playmat import native
from playmat.cli.build import build_message
from playmat.cli.output import AS_TEXT, Output, console, write_json
from playmat.core.game import Game
from playmat.core.message import message
from playmat.core.options import as_text
from playmat.games.registry import find_game, origin_of, show_games
from playmat.words.catalogue import Catalogue


def games(game: str = "", /, *, output: Output = AS_TEXT) -> None:
    """List the games; with the name of one, its options and presets.

    Parameters
    ----------
    game
        Name of a game.
    """
    output.words()  # an unknown language is no fault of any game
    if output.json:
        build = {"native": native.status().is_native, "why": native.status().reason}
        shown = [described(game, output)] if game else show_games(lambda name: described(name, output))
        write_json({"games": shown, "build": build})
    elif game:
        show_one(find_game(game), output.words(game))
    else:
        show_all(output)


def described(name: str, output: Output) -> dict[str, object]:
    """A game as data."""
    game, words = find_game(name), output.words(name)
    return {
        "name": game.name,
        "title": words.say(message("title")),
        "line": words.say(message("line")),
        "rules": game.rules,
        "from": origin_of(game.name),
        "seats": [game.least_seats, game.most_seats],
        "ages": game.ages,
        "minutes": game.minutes,
        "skills": [words.say_or("skill-" + skill, skill) for skill in game.skills],
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


def show_all(output: Output) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "players", "ages", "minutes", "from", "what it is"):
        table.add_column(heading)
    for row in show_games(lambda name: row_of(find_game(name), output.words(name))):
        table.add_row(*row)
    console().print(table)
    console().print(output.words().say(build_message()), style="dim")


def row_of(game: Game, words: Catalogue) -> list[str]:
    seats = "–".join(map(str, sorted({game.least_seats, game.most_seats})))
    line = words.say(message("line"))
    return [game.name, seats, game.ages, str(game.minutes), origin_of(game.name), line]


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
