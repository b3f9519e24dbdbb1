"""The command `playmat`."""

import contextlib
import sys
from traceback import walk_tb

from cyclopts import App, CycloptsError

import playmat
from playmat import system
from playmat.cli.output import GOOD, INTERRUPTED, USAGE, Output, asked_output, complain, explain, warn
from playmat.cli.usage import usage_refusal
from playmat.core.refusal import Refusal, Refused
from playmat.games.registry import game_raised, is_of_playmat, kits, report_left_out

app = App(
    name="playmat",
    help="Play, teach, print and study classroom card games.",
    version=playmat.__version__,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,  # `explain_stop` has more to say
)
# Name, where it is, and what it does: each command is imported only when it is asked for.
COMMANDS = [
    ("games", "playmat.cli.games:games", "List the games; with the name of one, its options and presets."),
    (
        "play",
        "playmat.cli.play:play",
        "Play in the terminal (type help at its prompt), or with moves from standard input.",
    ),
    ("serve", "playmat.cli.serve:serve", "Serve tables to browsers on this computer or the local network."),
    ("print", "playmat.cli.print:print_game", "Make a PDF of cards, mats, rules and score sheets."),
    ("replay", "playmat.cli.replay:replay", "Check records: every move, the chance against the seed, the result."),
    ("hint", "playmat.cli.hint:hint", "Say the best moves of a position of a record, what they are worth, and why."),
    ("review", "playmat.cli.review:review_record", "Judge every move of a finished match and find where it turned."),
    ("simulate", "playmat.cli.simulate:simulate_matches", "Let bots play many matches and count what happens."),
    ("arena", "playmat.cli.arena:arena_of", "Let bots meet on the same deals and measure how strong they are."),
    ("solve", "playmat.cli.solve:solve", "Solve a game or its deals: what can be reached at all."),
    ("puzzles", "playmat.cli.puzzles:puzzles", "List the puzzles of a game, show, find or prove them."),
    (
        "workshop",
        "playmat.cli.workshop:workshop",
        "Let bots try out cards of your own.",
    ),
    ("bench", "playmat.cli.bench:bench_games", "Measure how fast random play is, beside a fixed yardstick."),
    ("store", "playmat.cli.store:store", "Back up, export, check or erase what a server has stored."),
]
for name, target, meaning in COMMANDS:
    app.command(target, name=name, help=meaning)


def run(tokens: list[str] | None = None) -> None:
    """Run one command; bad input ends with one clear sentence and exit code 2, never with a traceback."""
    given = sys.argv[1:] if tokens is None else tokens
    sys.exit(exit_code(given))


def exit_code(tokens: list[str]) -> int:
    """Run one command and return its exit code."""
    output = asked_output(tokens)
    report_left_out(lambda game: warn(output.words().say(game.message())))
    try:
        code = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as error:
        explain(usage_refusal(error, [name for name, _, _ in COMMANDS]), output)
        return USAGE
    except Refused as wrong:
        explain(wrong.refusal, output)
        return USAGE
    except (KeyboardInterrupt, EOFError) as stop:  # Ctrl-C, Ctrl-D, or a signal to stop
        return explain_stop(stop, output)
    except OSError as error:
        game = game_behind(error, [])
        if not game:
            return explain_fault(error, output)
        explain(game_raised(game, error).refusal, output)
        return USAGE
    except Exception as error:
        game = game_behind(error, tokens)
        if not game:
            raise
        explain(game_raised(game, error).refusal, output)
        return USAGE
    return code if isinstance(code, int) else GOOD


def explain_stop(stop: BaseException, output: Output) -> int:
    """Say what was kept of the work that was interrupted, and what was thrown away."""
    known = stop.facts if isinstance(stop, system.Interrupted) else {}
    fate = "thrown-away" if "total" in known else "nothing"
    facts = {"total": 0, "done": 0, "file": "", "fate": fate, **known}
    with contextlib.suppress(OSError):  # the terminal may be gone
        if sys.stderr.isatty():
            sys.stderr.write("\n")  # behind ^C
        explain(Refusal("interrupted", facts), output)
    return stop.exit_code if isinstance(stop, system.Interrupted) else INTERRUPTED


def explain_fault(error: OSError, output: Output) -> int:
    """Say what the system refused: the output that can't be written, or a file."""
    if error.filename is not None:
        explain(Refusal("unusable-file", {"file": str(error.filename), "reason": error.strerror or str(error)}), output)
        return USAGE
    with contextlib.suppress(OSError):
        sys.stdout.close()  # what it still holds can't be written when this program ends, either
    if system.is_reader_gone(error):
        return GOOD
    refusal = Refusal("unwritable-output", {"reason": error.strerror or str(error)})
    complain(output.words().explain(refusal), refusal.code)
    return USAGE


def game_behind(error: Exception, asked: list[str]) -> str:
    """Return the game of another package that an error comes from: its code raised it, or the command is about it."""
    others = {name: kit for name, kit in kits().items() if not is_of_playmat(name)}
    modules = [frame.f_globals.get("__name__", "") for frame, _ in walk_tb(error.__traceback__)]
    for name, kit in others.items():
        if any(f"{module}.".startswith(f"{kit.package}.") for module in modules):
            return name
    return next((name for name in others if name in asked), "")
