"""`playmat arena`: bots against each other on the same deals, and how strong they are."""

from pathlib import Path
from time import perf_counter
from typing import Annotated, Final

from cyclopts import Parameter
from rich.table import Table

from playmat import native, system
from playmat.cli.arguments import check_range, listed, read_options
from playmat.cli.figures import number, percent
from playmat.cli.files import Force, new_file
from playmat.cli.output import AS_TEXT, Output, console, write, write_json
from playmat.cli.progress import watched
from playmat.core.message import Facts, message
from playmat.core.options import settle
from playmat.games.registry import find_game
from playmat.study.arena import Arena, ArenaFigures, hold
from playmat.words.catalogue import Catalogue

MOST_MATCHES: Final = 10_000_000
MOST_CORES: Final = 512


def arena_of(
    game: str,
    /,
    *,
    bots: str = "random,simple",
    seats: int = 0,
    n: Annotated[int, Parameter(name="--n")] = 400,
    options: str = "",
    preset: str = "",
    seed: int = 0,
    records: Path | None = None,
    force: Force = False,
    cores: int = 0,
    output: Output = AS_TEXT,
) -> None:
    """Let bots meet each other on the same deals, every seat in turn; print shares of wins and ratings with intervals.

    Two bots meet each other; at a larger table one sits among others that are all alike. A tie counts half.

    Parameters
    ----------
    game
        Name of a game; playmat games lists them.
    bots
        The bots that meet: easy,medium,hard.
    seats
        How many play at a table (default: as few as the game allows).
    n
        How many matches every pairing plays, at least: whole rounds in which everybody has sat in every seat.
    options
        Options as JSON: '{"games": 3}'.
    preset
        A named set of options.
    seed
        A whole number; deal i of the arena gets the seed that belongs to the two numbers.
    records
        Write the record of every match to this file, one a line. It appears when all are played, whole or not at all.
    cores
        How many processes share the work (default: one for each core).
    """
    rules = find_game(game)
    check_range("--n", n, 1, MOST_MATCHES)
    check_range("--cores", cores, 0, MOST_CORES)
    arena = Arena(
        rules.name,
        seed,
        rules.seats_for(preset, seats or None),
        tuple(listed(bots)),
        n,
        read_options(rules, options, preset),
    )
    arena.check()
    began = perf_counter()
    words = output.words(rules.name)
    with new_file(records, force, output) as sink, watched(arena.bouts(), words) as advance:
        figures = hold(arena, cores or system.cores(), sink, advance)
    seconds = round(perf_counter() - began, 3)
    if output.json:
        write_json({**described(arena), "figures": figures, "seconds": seconds, "build": native.status().build})
        return
    show(arena, figures, words)
    if records is not None:
        write(words.say(message("study-written", {"file": str(records)})))


def described(arena: Arena) -> dict[str, object]:
    return {
        "game": arena.game,
        "seed": arena.seed,
        "seats": arena.seats,
        "bots": list(arena.bots),
        "options": settle(find_game(arena.game).options, arena.options),
    }


def show(arena: Arena, figures: ArenaFigures, words: Catalogue) -> None:
    facts: Facts = {
        "title": words.say(message("title")),
        "seats_given": arena.seats,
        "matches": figures["matches"],
        "seed": arena.seed,
        "build": native.status().build,
    }
    console().print(words.say(message("arena-what", facts)), markup=False, soft_wrap=True)
    console().print(pair_table(arena, figures, words))
    if figures["ratings"]:
        console().print(rating_table(figures, words))
    fair = f"{100 / arena.seats:.0f}"
    console().print(words.say(message("arena-note" if arena.seats > 1 else "arena-note-alone", {"fair": fair})))


def pair_table(arena: Arena, figures: ArenaFigures, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False)
    headings = ["bot", "among", "matches", "win-share", "score"]
    for heading in headings if arena.seats > 1 else [name for name in headings if name != "among"]:
        table.add_column(words.say(message("arena-" + heading)), justify="left" if heading in headings[:2] else "right")
    for pair in figures["pairs"]:
        row = [pair["one"], pair["others"], str(pair["matches"]), percent(pair["win_share"]), number(pair["score"])]
        table.add_row(*(row if arena.seats > 1 else [row[0], *row[2:]]))
    return table


def rating_table(figures: ArenaFigures, words: Catalogue) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(words.say(message("arena-bot")))
    table.add_column(words.say(message("arena-rating")), justify="right")
    for rating in figures["ratings"]:
        table.add_row(rating["bot"], number(rating["rating"]))
    return table
