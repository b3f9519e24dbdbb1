"""What a place among others is worth: the part of them that one is ahead of."""

from collections.abc import Mapping
from typing import TypeVar

Who = TypeVar("Who")


def shares_of(scores: Mapping[Who, int]) -> dict[Who, float]:
    """From 0 (last) to 1 (first), the highest score being first; equals count half."""
    values = list(scores.values())
    others = max(1, len(values) - 1)
    return {
        who: (sum(score > other for other in values) + (values.count(score) - 1) / 2) / others
        for who, score in scores.items()
    }
