"""The command `playmat`."""

import sys

from cyclopts import App, CycloptsError

import playmat
from playmat.cli.games import games
from playmat.cli.output import GOOD, INTERRUPTED, USAGE, asked_output, complain, explain
from playmat.cli.play import play
from playmat.cli.replay import replay
from playmat.core.refusal import Refused

app = App(
    name="playmat",
    help="Play, teach, print and study classroom card games.",
    version=playmat.__version__,
    help_format="plaintext",
)
app.command(games)
app.command(play)
app.command(replay)


def run(tokens: list[str] | None = None) -> None:
    """Run one command; bad input ends with one clear sentence and exit code 2, never with a traceback."""
    asked = sys.argv[1:] if tokens is None else tokens
    try:
        code = app(asked, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as error:
        complain(one_line(str(error)) + " Try: playmat --help", "usage")
        sys.exit(USAGE)
    except Refused as wrong:
        explain(wrong.refusal, asked_output(asked))
        sys.exit(USAGE)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        # The reader of our output has gone (`playmat games | head -1`): nothing to complain about.
        sys.stderr.close()
        sys.exit(GOOD)
    sys.exit(code if isinstance(code, int) else GOOD)


def one_line(text: str) -> str:
    return " ".join(text.split())
