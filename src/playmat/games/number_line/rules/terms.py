"""What the players of Number Line have agreed on."""

from dataclasses import dataclass
from typing import Final

from playmat.core.options import Options

# NL-2: who starts.
BY_SEAT: Final = 0
BY_CHANCE: Final = 1
BY_QUIZ: Final = 2
STARTS: Final = ["seat", "random", "quiz"]
# NL-12, NL-18: the rules number that brought them.
ONE_CARD_SINCE: Final = 2
COUNT_SINCE: Final = 2


@dataclass(frozen=True)
class Terms:
    """The options of a game, read once when it begins."""

    start: int  # NL-2
    hidden: bool  # NL-6: decoys are face down
    practice: bool  # NL-18: the players count the points of a round
    one_card: bool  # NL-12: with five players, round 3 is one card each

    @classmethod
    def of(cls, options: Options, rules: int) -> "Terms":
        """Read the options of a match that is played by this rules number."""
        return cls(
            STARTS.index(str(options["start"])),
            options["decoys"] == "hidden",
            options.get("count") == "practice",
            rules >= ONE_CARD_SINCE,
        )
