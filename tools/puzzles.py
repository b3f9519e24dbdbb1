"""Write the puzzles that ship anew: `tools/puzzles.py`, or with names only those of these games. It takes minutes."""

import sys
from pathlib import Path

from playmat.cli.main import run
from playmat.games.registry import GAMES
from playmat.puzzles.maker import maker_of
from playmat.puzzles.shelf import FILE

ROOMS = Path(__file__).resolve().parent.parent / "src" / "playmat" / "games"


def main(names: list[str]) -> None:
    for name in names or [name for name, game in GAMES.items() if maker_of(game).plays]:
        target = ROOMS / name.replace("-", "_") / FILE
        games = str(maker_of(GAMES[name]).games)
        try:
            run(["puzzles", name, "--find", "--seed", "1", "--n", games, "--write", str(target), "--force"])
        except SystemExit as end:
            if end.code:
                raise


if __name__ == "__main__":
    main(sys.argv[1:])
