"""`playmat workshop`: let bots try out cards of your own."""

import json
import shlex
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table

from playmat.cli.arguments import check_range
from playmat.cli.output import AS_TEXT, Output, console, write, write_json
from playmat.core.message import message
from playmat.words.catalogue import Catalogue
from playmat.workshop.try_out import TrialResult, try_out
from playmat.workshop.workshop import check_cards, find_workshop

MOST_GAMES: Final = 100_000


def workshop(
    game: str,
    cards: str = "",
    /,
    *,
    n: Annotated[int, Parameter(name="--n")] = 300,
    seed: int = 0,
    output: Output = AS_TEXT,
) -> None:
    """Try out cards of your own: bots play games with them, and you see what happened.

    Cards are written like the option that puts them into a game: playmat games GAME explains it.

    Parameters
    ----------
    game
        Name of a game with a workshop.
    cards
        Your cards. Without them, an example is tried out.
    n
        The number of games for each line of the table.
    seed
        A whole number. The same seed gives the same games.
    """
    rules, bench = find_workshop(game)
    check_range("--n", n, 1, MOST_GAMES)
    design = check_cards(rules, bench, cards)
    results = try_out(rules, bench, design, n, seed)
    options = bench.trials(design)[-1].options
    if output.json:
        write_json({"game": rules.name, "cards": design, "options": options, "trials": [*map(described, results)]})
        return
    words = output.words(rules.name)
    write(words.say(message("workshop-cards", {"title": words.say(message("title")), "cards": design})))
    console().print(result_table(results, words))
    chosen = shlex.quote(json.dumps(options))
    for command in ("play", "print"):
        write(
            words.say(message(f"workshop-{command}", {"command": f"playmat {command} {rules.name}", "options": chosen}))
        )


def described(result: TrialResult) -> dict[str, object]:
    return {**result.trial.facts, "games": result.games, "reached": result.reached, "moves": round(result.moves, 1)}


def result_table(results: list[TrialResult], words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say(message("workshop-games-with")))
    for goal in results[0].reached:
        table.add_column(words.say(message("workshop-goal-" + goal)), justify="right")
    table.add_column(words.say(message("workshop-moves")), justify="right")
    for result in results:
        shares = [f"{100 * count / result.games:.0f} %" for count in result.reached.values()]
        table.add_row(words.say(message("workshop-trial", result.trial.facts)), *shares, f"{result.moves:.0f}")
    return table
