"""`playmat` and `python -m playmat`."""

import sys

from playmat import native


def run() -> None:
    fault = native.status().fault
    if fault:
        # Nothing else can be imported then, not even the catalogue of sentences.
        sys.stderr.write(f"playmat: {fault} [native]\n")
        sys.exit(2)
    from playmat.cli.main import run as run_command

    run_command()


if __name__ == "__main__":
    run()
