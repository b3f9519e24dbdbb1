"""A question at the table: somebody asks, and the others agree or do not."""

from dataclasses import dataclass, field

from playmat.core.message import Facts


@dataclass(frozen=True)
class Question:
    """What is being asked. Of each kind there is one at a time; `number` is that of its entry in the log."""

    number: int
    kind: str
    at: int
    seat: int | None = None  # who asks,
    place: int | None = None  # or where somebody waits who has no seat yet
    facts: Facts = field(default_factory=dict)
    until_move: bool = False  # about the play as it stands: the next move ends it
    agreed: frozenset[int] = frozenset()
