"""What was special about a game of Number Line."""

from typing import Final, cast

from playmat.core.message import Message, message
from playmat.core.views import FinishedGame
from playmat.games.number_line.rules.view import NumberLineView, ScoredRound

MANY: Final = 3


def highlight(finished: FinishedGame) -> Message | None:
    """From behind, by a hair, or the most numbers that one card has owned in a round."""
    game = cast(NumberLineView, finished.view)
    winners, scores = game["winners"], game["scores"]
    if len(winners) == 1 and len(game["rounds"]) > 1:
        winner = winners[0]
        before = [score - points for score, points in zip(scores, game["rounds"][-1]["points"], strict=True)]
        if before[winner] < min(score for seat, score in enumerate(before) if seat != winner):
            return message("special-from-behind", {"seat": winner, "round": game["rounds"][-1]["round"]})
    owned = [owned_in(rounds, seat) for rounds in game["rounds"] for seat in best_first(winners, len(scores))]
    most = max(owned, key=lambda one: len(one[2]), default=None)
    if most is not None and len(most[2]) >= MANY:
        seat, number, numbers = most
        return message("special-owned", {"seat": seat, "round": number, "numbers": numbers})
    if len(winners) == 1 and scores[winners[0]] - max(scores[: winners[0]] + scores[winners[0] + 1 :]) == 1:
        return message("special-one-point", {"seat": winners[0]})
    return None


def best_first(winners: list[int], seats: int) -> list[int]:
    return sorted(range(seats), key=lambda seat: seat not in winners)


def owned_in(scored: ScoredRound, seat: int) -> tuple[int, int, list[int]]:
    return seat, scored["round"], [place + 1 for place, owner in enumerate(scored["owners"]) if owner == seat]
