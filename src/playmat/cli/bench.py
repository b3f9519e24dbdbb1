"""`playmat bench`: how fast the games are played here."""

from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from rich.table import Table

from playmat import native
from playmat.cli.arguments import check_range
from playmat.cli.build import build_message
from playmat.cli.figures import whole
from playmat.cli.output import AS_TEXT, Output, console, write, write_json
from playmat.cli.progress import watched
from playmat.core.message import message
from playmat.files.append import check_writable
from playmat.games.registry import find_game, show_games
from playmat.study.bench import Speed, bench, builds
from playmat.study.history import Comparison, append_history, compare, read_history
from playmat.study.plan import usual_seats
from playmat.system import Interrupted
from playmat.words.catalogue import Catalogue

MOST_ROUNDS: Final = 1000


def bench_games(
    game: str = "",
    /,
    *,
    seats: int = 0,
    rounds: int = 5,
    history: Path | None = None,
    output: Output = AS_TEXT,
) -> None:
    """Measure random play, in plain Python and compiled, beside a fixed yardstick so that machines compare.

    Parameters
    ----------
    game
        Name of a game (default: all of them).
    seats
        How many play (default: four).
    rounds
        How often each build is measured, about a second each time; the median counts.
    history
        Append the speeds to this file, and say where one is much slower than the last one in it.
    """
    check_range("--rounds", rounds, 1, MOST_ROUNDS)
    chosen = [find_game(game)] if game else show_games(find_game)
    tables = [rules.setup({}, seats or usual_seats(rules)) for rules in chosen]
    before = []
    if history is not None:
        before = read_history(history)
        check_writable(history)
    words = output.words()
    try:
        with watched(len(tables) * rounds * len(builds()), words, "bench-measuring") as advance:
            one_more = partial(advance, 1)
            speeds = [speed for table in tables for speed in bench(table.game.name, table.seats, rounds, one_more)]
    except Interrupted as stop:
        stop.facts |= {} if history is None else {"file": str(history), "fate": "unchanged"}
        raise
    compared = compare(before, speeds)
    if history is not None:
        append_history(history, speeds)
    native_build = native.choose("auto")
    if output.json:
        reason = native_build.reason
        write_json({"speeds": speeds, "native": {"found": native_build.is_native, "why": reason}, "compared": compared})
    else:
        show(speeds, words)
        if not native_build.is_native:
            write(words.say(build_message(native_build)))
        tell(compared, words)


def show(speeds: list[Speed], words: Catalogue) -> None:
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "seats", "build", "speed", "ratio"):
        table.add_column(
            words.say(message("bench-" + heading)), justify="left" if heading in ("game", "build") else "right"
        )
    for speed in speeds:
        table.add_row(
            speed["game"],
            str(speed["seats"]),
            speed["build"],
            whole(speed["moves_per_second"]),
            f"{speed['ratio']:.2f}",
        )
    console().print(table)
    yardstick = whole(median(speed["yardstick"] for speed in speeds))
    console().print(words.say(message("bench-note", {"yardstick": yardstick})), markup=False)


def tell(compared: list[Comparison], words: Catalogue) -> None:
    """Beside the last time; what is much slower is said once more, so that nobody overlooks it."""
    for each in compared:
        facts: dict[str, object] = {"game": each["game"], "seats_given": each["seats"], "build": each["build"]}
        facts |= {"now": each["now"], "before": each["before"], "change": f"{100 * each['change']:+.0f}"}
        write(words.say(message("bench-before", facts)))
        if each["is_much_slower"]:
            write(words.say(message("bench-slower", facts)))
