"""What a person in a seat of Sevens is asked and offered."""

from playmat.core.message import Message, message
from playmat.core.offer import Field, Form, Offer
from playmat.games.sevens.rules.cards import card_message
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.moves import KNOCK, MOST_SAID
from playmat.games.sevens.rules.stages import COUNTING, GIVING, GUESSING, TURN


def offer_of(kernel: SevensKernel, moves: list[int]) -> Offer:
    """The moves to pick from; any card may also be written as a guess."""
    if kernel.stage == COUNTING:
        return Offer([], [Form("say", (Field("points", "number", 0, MOST_SAID),))], message("asks-count"))
    forms: list[Form] = []
    if kernel.stage == GUESSING and not kernel.by_rank:
        forms.append(Form("guess", (Field("card", "cards", 1, 1),)))
    return Offer(moves, forms, asks(kernel, moves))


def asks(kernel: SevensKernel, moves: list[int]) -> Message:
    if kernel.stage == TURN:
        if not kernel.table:
            return message("asks-open", {"card": card_message(kernel.opening)})
        return message("asks-knock" if moves[0] == KNOCK else "asks-put")
    if kernel.stage == GIVING:
        return message("asks-give", {"knocker_seat": kernel.turn})
    key = "asks-guess-rank" if kernel.by_rank else "asks-guess"
    return message(key, {"giver_seat": kernel.guessing})
