"""Number Line for two with open decoys: nothing is hidden, so it is worked out to the end."""

from functools import cache
from typing import cast

from playmat.core.views import View
from playmat.games.number_line.rules.cards import EMPTY, KINDS, card_on
from playmat.games.number_line.rules.moves import kind_put, number_put
from playmat.games.number_line.rules.view import NumberLineView
from playmat.games.number_line.solver import LOSS, WIN, DuelSolver


@cache
def solver() -> DuelSolver:
    """It remembers what it has worked out."""
    return DuelSolver()


def is_open_duel(view: View) -> bool:
    return view["game"] == "number-line" and view["seats"] == 2 and view["options"]["decoys"] == "open"


def exact_worth(view: View, seat: int, move: int) -> float:
    """What a seat gets of the win after a move, if both play as well as can be."""
    now = cast(NumberLineView, view["now"])
    number = now["round"]
    starter = 0 if now["starter"] is None else now["starter"]
    # The solver counts seats from the one that began the first round; every round begins one seat further on (NL-9).
    first = (starter - number + 1) % 2
    line = [
        EMPTY if slot is None else card_on((slot["seat"] - first) % 2, KINDS.index(slot["kind"]))
        for slot in now["line"]
    ]
    placed = sum(1 for slot in line if slot != EMPTY)
    line[number_put(move) - 1] = card_on((seat - first) % 2, kind_put(move))
    lead = now["scores"][first] - now["scores"][1 - first]
    worth = float(solver().search(number, lead, line, placed + 1, LOSS, WIN))
    return worth if seat == first else 1 - worth
