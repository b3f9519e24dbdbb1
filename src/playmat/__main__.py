"""`playmat` and `python -m playmat`."""

import sys

from playmat import native, system


def run() -> None:
    fault = native.status().fault
    if fault:
        # Nothing else can be imported then, not even the catalogue of sentences.
        sys.stderr.write(f"playmat: {fault} [native]\n")
        sys.exit(2)
    system.speak_plainly()
    system.raise_when_asked_to_stop()
    try:
        from playmat.cli.main import run as run_command

        run_command()
    except system.Interrupted as stop:  # before or after the command itself: there is nothing to say
        sys.exit(stop.exit_code)
    finally:
        system.ignore_later_stops()  # it has its exit code: nothing may come between


if __name__ == "__main__":
    run()
