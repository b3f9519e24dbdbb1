"""Why a move: one or two facts of the position, or, where a game has none to tell, how the search placed it."""

from playmat.core.game import Game
from playmat.core.message import Message, message
from playmat.core.views import View
from playmat.insight.insight import insight_of


def reasons_for(
    game: Game, view: View, seat: int, move: int, rival: int | None = None, legal: int = 0, rank: int = 1
) -> tuple[Message, ...]:
    """`rival` is the move to compare with; `rank` is its place (from 1) among the `legal` moves it was found among."""
    said = insight_of(game).reasons(game, view, seat, move, rival)
    if legal == 1:
        return (message("only-move"), *said[:1])
    return tuple(said) or (message("looked-ahead", {"count": legal, "rank": rank}),)
