"""What a word brings (BZ-11), by the move that lays it."""

from playmat.games.bang_zoom.rules import moves
from playmat.games.bang_zoom.rules.moves import BANG, ZOOM

LONGER = moves.LONGER


def length_of(move: int) -> int:
    """How many letters a word has: longer ones have higher numbers."""
    length = 1
    while move >= LONGER[length]:
        length += 1
    return length


def points_for(move: int, is_bang_laid: bool, extra: int) -> int:
    """BZ-11: one point a letter; the first BANG and ZOOM bring 10, or that on top of their letters."""
    if move == ZOOM or (move == BANG and not is_bang_laid):
        return extra
    return length_of(move)
