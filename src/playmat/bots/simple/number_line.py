"""A simple sensible player of Number Line: takes the most numbers it can own, and lets the decoy guard them."""

from typing import cast

from playmat.bots.bot import Bot, Turn
from playmat.bots.simple.best import best_of
from playmat.core.chance import Stream
from playmat.games.number_line.line import card_on, points
from playmat.games.number_line.moves import DECOY, kind_of, number_of
from playmat.games.number_line.views import NumberLineView


class SimpleNumberLine(Bot):
    """Looks at the line as it would stand after each move."""

    def __init__(self) -> None:
        super().__init__("simple")

    def choose(self, turn: Turn, stream: Stream) -> int:
        declined = turn.decline()
        if declined is not None:
            return declined
        view = turn.view()
        now = cast(NumberLineView, view["now"])
        moves = turn.legal()
        return best_of(moves, [worth(now, turn.seat, view["seats"], move) for move in moves], stream)


def worth(now: NumberLineView, seat: int, seats: int, move: int) -> float:
    """Points as the line would stand; a number is worth a little less where the next card can cut it off."""
    line = [
        -1 if slot is None else card_on(slot["seat"], DECOY if slot["kind"] == "decoy" else 0) for slot in now["line"]
    ]
    place = number_of(move) - 1
    line[place] = card_on(seat, kind_of(move))
    gained = points(line, now["round"] == 3, seats)
    others = max(gained[other] for other in range(seats) if other != seat)
    if kind_of(move) == DECOY and now["round"] != 3:
        # A decoy scores nothing: beside the own card it keeps the neighbours away.
        own = [spot for spot, slot in enumerate(line) if slot == card_on(seat, 0)]
        return gained[seat] - 0.5 * others + (0.25 if any(abs(spot - place) == 1 for spot in own) else 0)
    free_sides = sum(1 for side in (place - 1, place + 1) if 0 <= side < len(line) and line[side] < 0)
    return gained[seat] - 0.5 * others - 0.5 * free_sides
