"""The terms of a table: what its options say, read once."""

from dataclasses import dataclass
from typing import Final

from playmat.core.options import Options
from playmat.games.bang_zoom.rules.ground_rules import WordTerms
from playmat.games.bang_zoom.rules.moves import BANG
from playmat.games.bang_zoom.rules.points import length_of

BONUS: Final = 10


@dataclass(frozen=True)
class Terms:
    """BZ-11: what the first BANG and ZOOM bring. BZ-14: which words count."""

    extra: int
    words: WordTerms

    @staticmethod
    def of(options: Options) -> "Terms":
        extra = BONUS if options["bonus"] == "instead" else BONUS + length_of(BANG)
        return Terms(extra, WordTerms.of(options))
