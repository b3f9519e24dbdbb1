"""Where a cell is, in words: the grid has no names on it, so a place is told by what lies around it."""

from playmat.core.message import Message, message
from playmat.games.big_bang.rules.board import Board
from playmat.games.big_bang.rules.cards import piece_message
from playmat.games.big_bang.rules.grid import beside, points_up


def place_words(board: Board, cell: int) -> list[Message]:
    """To the right of the star, or between two cards and below a third: how it lies to each card that it touches."""
    up = points_up(cell)
    left, right = (board.piece_on(beside(cell, place)) for place in ((0, 1) if up else (1, 0)))
    third = board.piece_on(beside(cell, 2))
    words: list[Message] = []
    if left >= 0 and right >= 0:
        words.append(message("place-between", {"card": piece_message(left), "other": piece_message(right)}))
    elif left >= 0:
        words.append(side("right", left))
    elif right >= 0:
        words.append(side("left", right))
    if third >= 0:
        words.append(side("above" if up else "below", third))
    return words


def side(way: str, piece: int) -> Message:
    """On which side of a card: some languages melt "of" and "the" into one word, so the card is told here."""
    return message("place-side", {"way": way, **piece_message(piece)["facts"]})
