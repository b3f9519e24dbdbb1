"""What a person in a seat of Bang! Zoom! is asked and offered; which words there are is for the player to find."""

from typing import TYPE_CHECKING

from playmat.core.message import message
from playmat.core.offer import Field, Form, Offer
from playmat.games.bang_zoom.rules.ground_rules import SHORTEST
from playmat.games.bang_zoom.rules.letters import HAND
from playmat.games.bang_zoom.rules.moves import DISCARD, DRAW, TAKE

if TYPE_CHECKING:
    from playmat.games.bang_zoom.rules.position import BangZoomPosition


def offer_of(position: "BangZoomPosition", seat: int) -> Offer:
    if position.kernel.last_turns and not position.kernel.has_taken:
        return Offer([TAKE], [], message("asks-last-take"))
    if not position.kernel.has_taken:
        swap = Form("swap", (Field("letters", "cards", 1, HAND),))
        return Offer([DRAW, TAKE], [swap], message("asks-take"))
    shortest = 1 if position.lexicon.terms.one_letter else SHORTEST
    lay = Form("lay", (Field("letters", "cards", shortest, HAND),))
    discards = [DISCARD + card for card in sorted(set(position.kernel.hand_of(seat)))]
    return Offer(discards, [lay], message("asks-lay-or-discard" if position.kernel.has_laid else "asks-lay"))
