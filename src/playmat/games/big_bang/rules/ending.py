"""How a game of Big Bang ends, and what it brings."""

from typing import Final

from playmat.core.position import leaders

NUMBER_POINTS: Final = 1
RULES_POINTS: Final = 2


def winners_of(is_race: bool, end: str, points: list[int]) -> list[int]:
    """BB-15: the most points, shared on a tie; alone one wins by putting all cards."""
    if is_race:
        return leaders(points)
    return [0] if end == "all-put" else []


def stolen(winners: list[int], left: list[int]) -> list[int]:
    """BB-16: the only winner gets a point for every card that the others have left."""
    scores = [0] * len(left)
    if len(winners) == 1:
        winner = winners[0]
        scores[winner] = sum(left) - left[winner]
    return scores
