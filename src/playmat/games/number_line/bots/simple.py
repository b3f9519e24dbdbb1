"""A simple sensible player of Number Line: takes what is left of a place after the best answer to it."""

from typing import cast

from playmat.bots.best import best_of
from playmat.bots.bot import Bot, Turn
from playmat.core.stream import Stream
from playmat.games.number_line.rules.cards import DECOY, EMPTY, KINDS, PLAIN, card_on
from playmat.games.number_line.rules.moves import kind_put, number_put
from playmat.games.number_line.rules.scoring import points
from playmat.games.number_line.rules.view import NumberLineView


class SimpleNumberLine(Bot):
    """Looks at the line after each move and after the next seat's best answer; face-down cards count for it."""

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
    line = [
        EMPTY if slot is None else card_on(slot["seat"], KINDS.index(slot["kind"]) if slot["kind"] in KINDS else PLAIN)
        for slot in now["line"]
    ]
    line[number_put(move) - 1] = card_on(seat, kind_put(move))
    decoys_count = now["round"] == 3
    next_seat = (seat + 1) % seats
    answers = [place for place, slot in enumerate(line) if slot == EMPTY]
    if sum(now["cards_left"]) == 1 or not answers:
        return lead(line, decoys_count, seat, seats)
    worst = float(len(line))
    for place in answers:
        line[place] = card_on(next_seat, PLAIN)
        worst = min(worst, lead(line, decoys_count, seat, seats))
        line[place] = EMPTY
    # With a decoy in hand the plain card is better put later, when less can be done about it.
    waits = kind_put(move) == DECOY and not decoys_count and len(now["own_cards"]) == len(KINDS)
    return worst + (len(line) if waits else 0)


def lead(line: list[int], decoys_count: bool, seat: int, seats: int) -> float:
    """The points of a seat over the best of the others."""
    gained = points(line, decoys_count, seats)
    return gained[seat] - max(gained[other] for other in range(seats) if other != seat) / 2
