"""NL-12: the round of five in which a player plays either card, so that `card 5` and `decoy 5` are the same move."""

from typing import cast

from playmat.core.views import View
from playmat.games.number_line.rules.moves import number_of
from playmat.games.number_line.rules.rounds import BOTH_COUNT_ROUND, ONE_CARD_SEATS
from playmat.games.number_line.rules.terms import ONE_CARD_SINCE
from playmat.games.number_line.rules.views import NumberLineView


def is_either_card(view: View) -> bool:
    """Whether it makes no difference which of their two cards a player plays."""
    now = cast(NumberLineView, view["now"])
    is_round = now["round"] == BOTH_COUNT_ROUND and now["stage"] == "round"
    return is_round and view["seats"] == ONE_CARD_SEATS and view["rules"] >= ONE_CARD_SINCE


def distinct_moves(view: View, moves: list[int], must: int | None = None) -> list[int]:
    """Return the moves with one of each pair that is the same move. A move that `must` be there stands for its pair."""
    if not is_either_card(view):
        return moves
    kept: dict[int, int] = {}
    for move in moves:
        if move == must or number_of(move) not in kept:
            kept[number_of(move)] = move
    return [move for move in moves if move in kept.values()]
