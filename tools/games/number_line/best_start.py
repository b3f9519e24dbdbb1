"""Write what *Is 5 the best start?* shows, worked out by the exact solver; `--check` says whether that is up to date.

For each number of players and each first number: what the first player scores in round 1 if everyone plays as well as
can be, and one such round. Where several moves are equally good, the points are the average over them.
"""

import json
import sys
from pathlib import Path
from typing import Final

from playmat.games.number_line.rules.cards import EMPTY, NUMBERS, PLAIN
from playmat.games.number_line.rules.moves import put
from playmat.games.number_line.rules.scoring import owners
from playmat.games.number_line.solver import LOSS, WIN, DuelSolver, RoundSolver, best_of, round_one

TARGET: Final = Path(__file__).parents[3] / "web" / "src" / "games" / "number-line" / "best-start.generated.ts"
HEADER: Final = "// Made by tools/games/number_line/best_start.py from the exact solver. Do not edit.\n"
PLAYERS: Final = (2, 3, 4, 5)


def main() -> None:
    text = wanted()
    if "--check" not in sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
    elif not TARGET.is_file() or TARGET.read_text("utf-8") != text:
        sys.exit("best-start.generated.ts is out of date: run make best-start")


def wanted() -> str:
    """What the file must hold."""
    parts = [
        HEADER,
        "export interface Start {",
        "  /** what the first player scores, on average over equally good moves */",
        "  points: number",
        "  /** the seat whose card is on each number, and whose number it is */",
        "  cards: (number | null)[]",
        "  owners: (number | null)[]",
        "}\n",
        "/** By the number of players: the ten first numbers, from 1 on. */",
        "export const starts: Record<number, Start[]> = {",
    ]
    for players in PLAYERS:
        parts += [f"  {players}: [", *(f"    {json.dumps(one)}," for one in starts(players)), "  ],"]
    first = json.dumps([win_from(number) for number in range(1, NUMBERS + 1)])
    parts += [
        "}\n",
        "/** Two players, open decoys: what the first player gets of the win from each first number. */",
        f"export const wins: number[] = {first}\n",
    ]
    return "\n".join(parts)


def starts(players: int) -> list[dict[str, object]]:
    solver = round_one(players)
    return [start(solver, number) for number in range(1, NUMBERS + 1)]


def start(solver: RoundSolver, number: int) -> dict[str, object]:
    """One first number; of several best moves each later player takes the lowest."""
    line = [EMPTY] * NUMBERS
    points = solver.after(line, 0, put(PLAIN, number))[0]
    line[number - 1] = 0
    for placed in range(1, solver.seats):
        moves = solver.moves(line, placed)
        best = best_of(moves, [solver.after(line, placed, move) for move in moves], placed)[0]
        line[best % NUMBERS] = placed * 2
    return {
        "points": round(float(points), 2),
        "cards": [None if slot == EMPTY else slot // 2 for slot in line],
        "owners": owners(line, False),
    }


def win_from(number: int) -> float:
    line = [EMPTY] * NUMBERS
    line[number - 1] = 0
    return float(DuelSolver().search(1, 0, line, 1, LOSS, WIN))


if __name__ == "__main__":
    main()
