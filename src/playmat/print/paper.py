"""Paper: its sizes, and the rim that printers leave white."""

from dataclasses import dataclass
from typing import Final

RIM: Final = 6.0  # nothing that matters is nearer to the edge
EDGE: Final = 4.5  # cut guides run on to here, so that a cutter finds them


@dataclass(frozen=True)
class Paper:
    """Width and height in millimetres, upright."""

    name: str
    width: float
    height: float

    def across(self) -> "Paper":
        """The same sheet, turned."""
        return Paper(self.name, self.height, self.width)


PAPERS: Final = {"a4": Paper("A4", 210, 297), "letter": Paper("Letter", 215.9, 279.4)}
