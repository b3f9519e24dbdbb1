"""What a person in a seat of Sevens is asked and offered."""

from typing import TYPE_CHECKING

from playmat.core.message import Message, message
from playmat.core.offer import Field, Form, Offer
from playmat.games.sevens.rules.cards import card_message
from playmat.games.sevens.rules.moves import KNOCK
from playmat.games.sevens.rules.stages import GIVING, GUESSING, TURN

if TYPE_CHECKING:
    from playmat.games.sevens.rules.position import SevensPosition


def offer_of(position: "SevensPosition", seat: int) -> Offer:
    """The moves to pick from; any card may also be written as a guess."""
    moves = position.legal(seat)
    forms: list[Form] = []
    if position.stage == GUESSING and not position.by_rank:
        forms.append(Form("guess", (Field("card", "cards", 1, 1),)))
    return Offer(moves, forms, asks(position, moves))


def asks(position: "SevensPosition", moves: list[int]) -> Message:
    if position.stage == TURN:
        if not position.table:
            return message("asks-open", {"card": card_message(position.pack.opening)})
        return message("asks-knock" if moves[0] == KNOCK else "asks-put")
    if position.stage == GIVING:
        return message("asks-give", {"knocker_seat": position.turn})
    key = "asks-guess-rank" if position.by_rank else "asks-guess"
    return message(key, {"giver_seat": position.guessing})
