"""What the players of Number Line have agreed on."""

from dataclasses import dataclass
from typing import Final

from playmat.core.options import Options

# NL-2: who starts.
BY_SEAT: Final = 0
BY_CHANCE: Final = 1
BY_QUIZ: Final = 2
STARTS: Final = ["seat", "random", "quiz"]


@dataclass(frozen=True)
class Terms:
    """The options of a game, read once when it begins."""

    start: int  # NL-2
    hidden: bool  # NL-6: decoys lie face down

    @classmethod
    def of(cls, options: Options) -> "Terms":
        return cls(STARTS.index(str(options["start"])), options["decoys"] == "hidden")
