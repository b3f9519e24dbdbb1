"""Means and shares with their 95 % confidence intervals."""

from dataclasses import dataclass
from math import sqrt
from typing import Final, TypedDict

Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many standard deviations


class Interval(TypedDict):
    """A number that was measured, and where its true value may lie (95 %)."""

    value: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """A share by Wilson's score interval, which stays between 0 and 1 and holds for shares near either."""
    if trials == 0:
        return {"value": 0.0, "low": 0.0, "high": 1.0}
    share = successes / trials
    weight = Z * Z / trials
    centre = (share + weight / 2) / (1 + weight)
    margin = Z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    # Rounding must not push the interval past its own value or beyond a share.
    return {"value": share, "low": max(0.0, min(share, centre - margin)), "high": min(1.0, max(share, centre + margin))}


@dataclass
class Spread:
    """Whole numbers as they come: how many, their mean and range. Sums are exact, so the order does not matter."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, number: int) -> None:
        self.least = number if self.count == 0 else min(self.least, number)
        self.most = number if self.count == 0 else max(self.most, number)
        self.count += 1
        self.total += number
        self.squares += number * number

    def join(self, other: "Spread") -> None:
        if other.count == 0:
            return
        self.least = other.least if self.count == 0 else min(self.least, other.least)
        self.most = other.most if self.count == 0 else max(self.most, other.most)
        self.count += other.count
        self.total += other.total
        self.squares += other.squares

    def mean(self) -> Interval:
        """With the interval of the normal distribution; one number alone says nothing about its neighbours."""
        if self.count == 0:
            return {"value": 0.0, "low": 0.0, "high": 0.0}
        value = self.total / self.count
        if self.count == 1:
            return {"value": value, "low": value, "high": value}
        variance = (self.squares - self.total * self.total / self.count) / (self.count - 1)
        margin = Z * sqrt(max(variance, 0.0) / self.count)
        return {"value": value, "low": value - margin, "high": value + margin}
