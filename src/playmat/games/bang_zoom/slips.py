"""What was tried in Bang! Zoom!, in words."""

from typing import Final

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.games.bang_zoom.rules.letters import CARD_NAMES
from playmat.games.bang_zoom.rules.moves import (
    DISCARD,
    DRAW,
    LAY,
    LAY_TOO_LONG,
    SWAP,
    SWAP_TOO_LONG,
    is_discard,
    is_lay,
    is_swap,
    letters_of,
    word_of,
)
from playmat.insight.slips import Slips


class BangZoomSlips(Slips):
    def told(self, match: Match, seat: int, move: int) -> Message | None:
        """A word without its points: it may have none."""
        if is_lay(move):
            return message("tried-lay", {"seat": seat, "word": word_of(move - LAY)})
        if is_swap(move):
            letters = [CARD_NAMES[letter] for letter in letters_of(move - SWAP)]
            return message("move-swap", {"seat": seat, "letters": letters, "number": len(letters)})
        if is_discard(move):
            return message("move-discard", {"seat": seat, "letter": CARD_NAMES[move - DISCARD]})
        if move in (LAY_TOO_LONG, SWAP_TOO_LONG):
            return message("tried-lay-long" if move == LAY_TOO_LONG else "tried-swap-long", {"seat": seat})
        return message("move-draw" if move == DRAW else "tried-take", {"seat": seat})


SLIPS: Final = BangZoomSlips()
