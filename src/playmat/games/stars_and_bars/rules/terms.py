"""What a table of Stars and Bars has agreed on, read from its options once, when a game begins."""

from typing import Final, NamedTuple

from playmat.core.options import Options
from playmat.games.stars_and_bars.rules.cards import cards_of

# SB-13: whether the points of a turn must be said.
OFF: Final = 0
PRACTISE: Final = 1
STRICT: Final = 2
ANNOUNCING: Final = ["off", "practise", "strict"]


class Terms(NamedTuple):
    """The options of a game in numbers."""

    cards: int  # SB-1: how many are played with
    is_manual: bool  # SB-12: whether the players turn, clear and remove stacks themselves
    announce: int  # SB-13: OFF, PRACTISE or STRICT

    @property
    def is_long(self) -> bool:
        """SB-14: whether more belongs to a turn than putting a card."""
        return self.is_manual or self.announce != OFF


def terms_of(options: Options) -> Terms:
    is_manual = options["housekeeping"] == "manual"
    return Terms(cards_of(options["deck"]), is_manual, ANNOUNCING.index(str(options["announce"])))
