"""Somebody of a class, as its log and the names beside it make them."""

from dataclasses import dataclass, replace
from typing import Final, Literal

LOOKED_BACK: Final = 8  # matches of a child that tell how strong it is


@dataclass(frozen=True, slots=True)
class Child:
    """Somebody of the class. The name comes from beside the log; it is empty once it was erased."""

    number: int
    code: str
    animal: str
    name: str = ""
    hand_since: int | None = None  # raised, in ms
    shares: tuple[float, ...] = ()  # of the latest matches: 1 first, 0 last
    rests: bool = False  # a bot plays for this child, as the teacher wanted
    hint: Literal["", "shown", "waits"] = ""  # given by the teacher, and not seen yet
    device: int | None = None  # where several children play on one
    joined: int | None = None  # when they joined by name, in ms; None for students whom the teacher added

    def having_played(self, share: float) -> "Child":
        return replace(self, shares=(*self.shares, share)[-LOOKED_BACK:])

    @property
    def strength(self) -> float | None:
        """The average of the latest matches; none of who has not played."""
        return sum(self.shares) / len(self.shares) if self.shares else None
