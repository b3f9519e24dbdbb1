"""Why a move, for every game: one or two facts of the position, beside another move where there is one."""

from playmat.core.game import Game
from playmat.core.message import Message, message
from playmat.core.views import View
from playmat.insight.reasons import bang_zoom, big_bang, number_line, sevens, stars_and_bars


def reasons_for(
    game: Game, view: View, seat: int, move: int, rival: int | None = None, legal: int = 0
) -> tuple[Message, ...]:
    """`rival` is the move to compare with; `legal` says among how many moves this one was found."""
    if game.name == "number-line":
        said = number_line.reasons(view, seat, move, rival)
    elif game.name == "sevens":
        said = sevens.reasons(game, view, seat, move, rival)
    elif game.name == "stars-and-bars":
        said = stars_and_bars.reasons(game, view, seat, move, rival)
    elif game.name == "bang-zoom":
        said = bang_zoom.reasons(game, view, seat, move, rival)
    elif game.name == "big-bang":
        said = big_bang.reasons(game, view, seat, move, rival)
    else:
        said = []
    if legal == 1:
        return (message("only-move"), *said[:1])
    return tuple(said) or (message("looked-ahead", {"count": legal}),)
