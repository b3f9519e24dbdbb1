"""The terms of a table: what its options say, read once."""

from dataclasses import dataclass
from typing import Final

from playmat.core.options import Options
from playmat.games.bang_zoom.rules.ground_rules import WordTerms
from playmat.games.bang_zoom.rules.letters import deck_of
from playmat.games.bang_zoom.rules.moves import BANG
from playmat.games.bang_zoom.rules.points import length_of

BONUS: Final = 10
LAST_TURNS_SINCE: Final = 3  # BZ-12: the first rules number with last turns


@dataclass(frozen=True)
class Terms:
    """The options of a game and its rules number, read once when it begins."""

    extra: int  # BZ-11: what the first BANG and ZOOM score
    words: WordTerms  # BZ-14
    deck: tuple[int, ...]  # BZ-1, BZ-17: the deck in force
    last_turns: bool  # BZ-12: everyone takes a last turn once the piles are exhausted

    @staticmethod
    def of(options: Options, rules: int) -> "Terms":
        """Read the options of a match that is played by this rules number."""
        extra = BONUS if options["bonus"] == "instead" else BONUS + length_of(BANG)
        deck = deck_of(rules, str(options.get("letters", "")))
        return Terms(extra, WordTerms.of(options), deck, rules >= LAST_TURNS_SINCE)
