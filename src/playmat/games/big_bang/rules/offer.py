"""What a person in a seat of Big Bang is asked and offered."""

from typing import TYPE_CHECKING

from playmat.core.message import message
from playmat.core.offer import Offer
from playmat.games.big_bang.rules.moves import DRAW, is_put

if TYPE_CHECKING:
    from playmat.games.big_bang.rules.position import BigBangPosition


def offer_of(position: "BigBangPosition", seat: int) -> Offer:
    """All legal moves are listed."""
    moves = position.legal(seat)
    last = moves[-1]
    if is_put(last):
        key = "asks-put"
    elif is_put(moves[0]):
        key = "asks-put-or-draw" if last == DRAW else "asks-top-or-dead"
    else:
        key = "asks-draw" if last == DRAW else "asks-dead"
    return Offer(moves, [], message(key))
