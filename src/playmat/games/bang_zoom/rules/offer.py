"""What a person in a seat of Bang! Zoom! is asked and offered; which words there are is for the player to find."""

from typing import TYPE_CHECKING

from playmat.core.message import message
from playmat.core.offer import Field, Form, Offer
from playmat.games.bang_zoom.rules.letters import HAND
from playmat.games.bang_zoom.rules.moves import DRAW, TAKE, is_discard

if TYPE_CHECKING:
    from playmat.games.bang_zoom.rules.position import BangZoomPosition


def offer_of(position: "BangZoomPosition", seat: int) -> Offer:
    if not position.has_taken:
        swap = Form("swap", (Field("letters", "cards", 1, HAND),))
        return Offer([DRAW, TAKE], [swap], message("asks-take"))
    shortest = 1 if position.lexicon.one_letter else 2
    lay = Form("lay", (Field("letters", "cards", shortest, HAND),))
    discards = [move for move in position.legal(seat) if is_discard(move)]
    return Offer(discards, [lay], message("asks-lay-or-discard" if position.has_laid else "asks-lay"))
