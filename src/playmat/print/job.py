"""What is printed: a job that has been checked."""

from dataclasses import dataclass, field
from typing import Final, Literal

from playmat.core.options import Options
from playmat.faces import Ink, Size
from playmat.print.paper import Paper
from playmat.print.words import SheetWords

Kind = Literal["set", "pack", "shop"]
KINDS: Final[tuple[Kind, ...]] = ("set", "pack", "shop")


@dataclass(frozen=True)
class Job:
    game: str
    paper: Paper
    things: tuple[str, ...]
    ink: Ink
    size: Size
    backs: bool
    copies: int | None  # none: as many as the game usually needs
    deal: str
    words: SheetWords
    usual_copies: dict[str, int] = field(hash=False)
    agreed: tuple[str, ...] = ()  # what a table has agreed, line by line
    kind: Kind = "set"  # a set to play, a lesson pack, or cards for a print shop
    order: str = "pairs"  # of fronts and backs, for a shop
    options: Options = field(default_factory=dict, hash=False)  # all that was agreed on; none where nothing was
    rules: int = 0  # the rules number of the game

    def copies_of(self, thing: str) -> int:
        return self.usual_copies.get(thing, 1) if self.copies is None else self.copies
