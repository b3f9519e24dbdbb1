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
    from playmat.cli.main import run as run_command

    run_command()


if __name__ == "__main__":
    run()
