"""Choosing the best of a list, ties by chance."""

from playmat.core.stream import Stream


def best_of(moves: list[int], worths: list[float], stream: Stream) -> int:
    top = max(worths)
    best = [move for move, worth in zip(moves, worths, strict=True) if worth == top]
    return best[stream.below(len(best))]
