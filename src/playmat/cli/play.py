"""`playmat play`: a match at this terminal."""

import sys
from pathlib import Path

from playmat.bots.registry import find_bot
from playmat.cli.arguments import listed, match_seed, read_options
from playmat.cli.files import save_record
from playmat.cli.output import AS_TEXT, INTERRUPTED, Output, write
from playmat.cli.screen import Screen
from playmat.cli.table import Chair, TerminalTable
from playmat.core.chance import SeedChance
from playmat.core.colours import seat_colours
from playmat.core.message import message
from playmat.core.refusal import refused
from playmat.files.append import check_writable
from playmat.games.registry import find_game
from playmat.system import Interrupted

BOT_NAMES = ["Pip", "Dot", "Kit", "Sol", "Lux"]


def play(
    game: str,
    /,
    *,
    humans: str = "1",
    seats: int = 0,
    bots: str = "simple",
    options: str = "",
    preset: str = "",
    colours: str = "",
    seed: str = "",
    deal: str = "",
    record: Path | None = None,
    output: Output = AS_TEXT,
) -> None:
    """Play in the terminal: against bots, or several people at one screen.

    Where there is no terminal (and with --json) bots play one match among themselves.

    Parameters
    ----------
    game
        Name of a game; playmat games lists them.
    humans
        How many people play, or their names with commas: Ada,Robin.
    seats
        How many play in all; bots take the seats that are left (default: the fewest that the game takes).
    bots
        The bots in the other seats, in order, over and over: simple,random.
    options
        Options as JSON: '{"games": 3}'. playmat games GAME lists them.
    preset
        A named set of options.
    colours
        Colours of the seats in order, with commas.
    seed
        A whole number or 32 hex digits: the same seed deals the same cards.
    deal
        A deal code from paper or a friend: the same code deals the same cards.
    record
        Append the match to this file.
    """
    rules = find_game(game)
    words = output.words(rules.name)
    people = [] if output.json or not sys.stdin.isatty() else read_people(humans, words.say(message("person-you")))
    wish = seats or (len(people) if len(people) > rules.least_seats else None)
    setup = rules.setup(read_options(rules, options, preset), rules.seats_for(preset, wish))
    if len(people) > setup.seats:
        raise refused("too-many-people", {"people": len(people), "seats_given": setup.seats})
    left_out = rules.left_out(setup.options, len(people)) if people else {}
    setup = rules.setup({**setup.options, **left_out}, setup.seats)
    levels = listed(bots)
    chairs = [Chair(name, None) for name in people]
    for number in range(setup.seats - len(people)):
        bot = find_bot(levels[number % len(levels)] if levels else "simple", rules)
        chairs.append(Chair(BOT_NAMES[number], bot))
    paint = seat_colours(rules.colours, listed(colours), setup.seats)
    match = setup.start(SeedChance(match_seed(seed, deal)))
    if record is not None:
        check_writable(record)
    screen = Screen(words, [chair.name for chair in chairs], paint, quiet=output.json)
    for name in left_out:
        screen.say(f"left-out-{name}")
    table = TerminalTable(match, chairs, screen)
    try:
        table.play()
    except (KeyboardInterrupt, EOFError) as end:
        stop = end if isinstance(end, Interrupted) else Interrupted(INTERRUPTED - 128)
        stop.facts["fate"] = "match-lost"
        if record is not None and table.moves:
            save_record(record, table.record().to_json(), output)
            stop.facts |= {"file": str(record), "fate": "match-kept"}
        raise stop from None
    line = table.record().to_json()
    if record is not None:
        save_record(record, line, output)
    if output.json:
        write(line)


def read_people(humans: str, you: str) -> list[str]:
    """The names of the people at the screen: a single one is just you."""
    if not (humans.isascii() and humans.isdecimal()):
        return [name for name in listed(humans) if name]
    count = int(humans)
    return [you] if count == 1 else [f"{you} {number}" for number in range(1, min(count, 99) + 1)]
