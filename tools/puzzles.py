"""Write the puzzles that ship anew: `tools/puzzles.py`, or with names only those of these games. It takes minutes."""

import sys
from pathlib import Path

from playmat.cli.main import run

ROOMS = Path(__file__).resolve().parent.parent / "src" / "playmat" / "games"
# In how many games of bots they are looked for.
GAMES = {"number-line": 2000, "stars-and-bars": 1000}


def main(names: list[str]) -> None:
    for name in names or GAMES:
        target = ROOMS / name.replace("-", "_") / "puzzles.jsonl"
        try:
            run(["puzzles", name, "--find", "--seed", "1", "--n", str(GAMES[name]), "--write", str(target)])
        except SystemExit as end:
            if end.code:
                raise


if __name__ == "__main__":
    main(sys.argv[1:])
