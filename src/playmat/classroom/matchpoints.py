"""The same deal at every table: what a result is worth beside the others of the same seat, as bridge players count."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Compared:
    """A seat of one table beside the same seat at all others."""

    beaten: float  # 1 for every result beaten, a half for every equal one
    of: int

    @property
    def share(self) -> float | None:
        """From 0 to 1; nothing where there was nobody to compare with."""
        return self.beaten / self.of if self.of else None


def matchpoints(scores: Mapping[str, Sequence[int]], *, low_wins: bool) -> dict[str, list[Compared]]:
    """By table: each seat's score beside the scores of the same seat elsewhere, where the same cards were held.
    Seats that a table does not have are not compared."""
    worth = {code: [-score if low_wins else score for score in row] for code, row in scores.items()}
    compared = {}
    for code, row in worth.items():
        others = [other for name, other in worth.items() if name != code]
        compared[code] = [
            compare(mine, [other[seat] for other in others if seat < len(other)]) for seat, mine in enumerate(row)
        ]
    return compared


def compare(mine: int, others: Sequence[int]) -> Compared:
    return Compared(sum(mine > it for it in others) + sum(mine == it for it in others) / 2, len(others))
