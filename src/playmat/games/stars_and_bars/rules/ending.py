"""How a game of Stars and Bars ends."""

from typing import Final

MANY_POINTS: Final = 200
CLEAR_LEAD: Final = 15
HUGE_LEAD: Final = 50


def end_of_round(scores: list[int]) -> str:
    """SB-15: how a game ends after a full round, or nothing: three things to look at, in this order."""
    high = scores[0]
    low = scores[1]
    if high < low:
        high, low = low, high
    if high > MANY_POINTS and high - low >= CLEAR_LEAD:
        return "over-200"
    if high - low > HUGE_LEAD:
        return "over-50-ahead"
    return "tie-over-200" if low > MANY_POINTS else ""


def end_without_cards(scores: list[int]) -> str:
    """SB-16: how a game ends when no card is left in either hand."""
    return "cards-out" if abs(scores[0] - scores[1]) >= CLEAR_LEAD else "tie"


def winners_of(end: str, scores: list[int]) -> list[int]:
    """The seat that is ahead; a tie has both."""
    if end == "tie" or end == "tie-over-200":
        return [0, 1]
    return [0 if scores[0] > scores[1] else 1]
