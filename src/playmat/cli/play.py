"""`playmat play`: a match at this terminal."""

from pathlib import Path

from playmat.bots.registry import find_bot
from playmat.cli.arguments import listed, match_seed, read_options
from playmat.cli.commands import terminal_words
from playmat.cli.files import save_record
from playmat.cli.output import AS_TEXT, INTERRUPTED, Output, write
from playmat.cli.screen import Screen
from playmat.cli.table import Chair, TerminalTable
from playmat.core.chance import SeedChance
from playmat.core.colours import seat_colours
from playmat.core.game import Setup
from playmat.core.message import Facts, Message, message
from playmat.core.refusal import refused
from playmat.files.append import check_writable
from playmat.games.registry import find_game
from playmat.system import Interrupted
from playmat.words.agreement import agreed_nearest

BOT_NAMES = ["Pip", "Dot", "Kit", "Sol", "Lux", "Fen", "Ivo", "Uma"]


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
    """Play in the terminal, against bots or several people at one screen.

    At its prompt, help lists everything you can type. Without a terminal, moves come from standard input, one per line.

    With --json there is one answer, the record; a move that isn't allowed ends the command. Exit code 2: the input
    ended before the game was over.

    Parameters
    ----------
    game
        Name of a game; playmat games lists them.
    humans
        How many people play, or their names with commas: Ada,Robin. With 0, bots play among themselves.
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
    words = terminal_words(output.words().language, rules.name)
    people = read_people(humans, words.say(message("person-you")))
    wish = seats or (len(people) if len(people) > rules.least_seats else None)
    setup = rules.setup(read_options(rules, options, preset), rules.seats_for(preset, wish))
    if len(people) > setup.seats:
        raise refused("too-many-people", {"people": len(people), "seats_given": setup.seats})
    left_out = rules.left_out(setup.options, len(people)) if people else {}
    setup = rules.setup({**setup.options, **left_out}, setup.seats)
    levels = listed(bots)
    chairs = [Chair(name, None) for name in people]
    taken = {name.casefold() for name in people}
    names = [name for name in BOT_NAMES if name.casefold() not in taken]
    for number in range(setup.seats - len(people)):
        bot = find_bot(levels[number % len(levels)] if levels else "simple", rules)
        chairs.append(Chair(names[number], bot))
    paint = seat_colours(rules.colours, listed(colours), setup.seats)
    match = setup.start(SeedChance(match_seed(seed, deal)))
    if record is not None:
        check_writable(record)
    screen = Screen(words, [chair.name for chair in chairs], paint, quiet=output.json)
    if people:
        introduce(screen, setup, chairs)
    for name in left_out:
        screen.say(f"left-out-{name}")
    table = TerminalTable(match, chairs, screen, strict=output.json)
    try:
        table.play()
    except EOFError:
        if not screen.lines.is_terminal and not screen.lines.count:
            raise refused("no-input") from None
        raise refused("input-ended", keep_unfinished(table, record, output)) from None
    except KeyboardInterrupt as end:
        stop = end if isinstance(end, Interrupted) else Interrupted(INTERRUPTED - 128)
        stop.facts |= keep_unfinished(table, record, output)
        raise stop from None
    line = table.record().to_json()
    if record is not None:
        save_record(record, line, output)
    if output.json:
        write(line)


def introduce(screen: Screen, setup: Setup, chairs: list[Chair]) -> None:
    """What is played, and who plays."""
    screen.say("title")
    screen.say("line")
    for line in agreed_nearest(setup).lines(screen.words):
        screen.print(line)
    screen.say("players", {"players": [seated(seat, chair) for seat, chair in enumerate(chairs)]})


def seated(seat: int, chair: Chair) -> Message:
    return message("player", {"seat": seat, "bot": "none" if chair.bot is None else chair.bot.name})


def keep_unfinished(table: TerminalTable, record: Path | None, output: Output) -> Facts:
    """Record a match that was stopped, if asked to, and return what became of it."""
    if record is None or not table.moves:
        return {"fate": "match-lost"}
    save_record(record, table.record().to_json(), output)
    return {"fate": "match-kept", "file": str(record)}


def read_people(humans: str, you: str) -> list[str]:
    """The names of the people at the screen: a single one is just you."""
    if not (humans.isascii() and humans.isdecimal()):
        return [name for name in listed(humans) if name]
    count = int(humans)
    return [you] if count == 1 else [f"{you} {number}" for number in range(1, min(count, 99) + 1)]
