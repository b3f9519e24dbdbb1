"""What was special about a game of Sevens."""

from typing import Final, cast

from playmat.core.message import Message, message
from playmat.core.views import FinishedGame
from playmat.games.sevens.rules.view import SevensView

MANY_LEFT: Final = 3
MANY_KNOCKS: Final = 3


def highlight(finished: FinishedGame) -> Message | None:
    """Out long before the others, by a hair, many knocks or none, or whoever has put the most cards."""
    game = cast(SevensView, finished.view)
    moves = finished.moves
    winners, scores = game["winners"], game["scores"]
    others = [count for seat, count in enumerate(game["counts"]) if seat not in winners]
    if len(winners) == 1 and others:
        winner = winners[0]
        if game["counts"][winner] == 0 and min(others) >= MANY_LEFT:
            return message("special-out", {"seat": winner, "left": min(others)})
        if min(score for seat, score in enumerate(scores) if seat != winner) - scores[winner] == 1:
            return message("special-one-point", {"seat": winner})
    seats = range(len(scores))
    knocks = [moves.count((seat, "knock")) for seat in seats]
    if max(knocks) >= MANY_KNOCKS and knocks.count(max(knocks)) == 1:
        return message("special-knocks", {"seat": knocks.index(max(knocks)), "knocks": max(knocks)})
    if not any(knocks):
        return message("special-no-knock")
    put = [sum(text.startswith("play ") for mover, text in moves if mover == seat) for seat in seats]
    if put.count(max(put)) == 1:
        return message("special-put", {"seat": put.index(max(put)), "cards": max(put)})
    return None
