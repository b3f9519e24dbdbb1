"""What a search tells of a move that it tried."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Node:
    """By whom, how often, how often it could have been, and what came of it for its maker, all visits together."""

    seat: int
    move: int
    visits: int
    chances: int
    worth: float

    def mean(self) -> float:
        return self.worth / self.visits if self.visits else 0.0
