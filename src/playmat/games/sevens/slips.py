"""What is missed in Sevens: what a knocker could have known of the card that was given."""

from typing import Final

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.games.sevens.rules.cards import card_message
from playmat.games.sevens.rules.knowledge import SevensKnowledge
from playmat.games.sevens.rules.moves import (
    CARDS_NAMED,
    GIVE,
    GUESS,
    KNOCK,
    is_give,
    is_guess,
    is_say,
    named_message,
    stated_sum,
)
from playmat.games.sevens.rules.position import SevensPosition
from playmat.insight.slips import Slip, Slips

EXCLUDED: Final = Slip("SV-8", "excluded-guess")
WRONG_SUM: Final = Slip("SV-16", "wrong-sum")


class SevensSlips(Slips):
    def decided(self, match: Match, seat: int, move: int) -> dict[Slip, bool]:
        """The sum of a hand, and a guess where something that could be named is known not to be there."""
        if is_say(move):
            position = match.position
            assert isinstance(position, SevensPosition)
            right = position.kernel.cost(position.kernel.hand_mask(seat))
            return {WRONG_SUM: stated_sum(move) != right} if position.decline(seat) is not None else {}
        if not is_guess(move):
            return {}
        possible = possible_cards(match, seat)
        excluded = [
            other for other in match.legal(seat) if is_guess(other) and not CARDS_NAMED[other - GUESS] & possible
        ]
        return {EXCLUDED: move in excluded} if excluded else {}

    def told(self, match: Match, seat: int, move: int) -> Message | None:
        position = match.position
        assert isinstance(position, SevensPosition)
        kernel = position.kernel
        if is_say(move):
            return message("tried-say", {"seat": seat, "points": stated_sum(move)})
        if is_guess(move):
            named = named_message(move - GUESS)
            if kernel.giver < 0:
                return message("tried-guess", {"seat": seat, "named": named})
            return message("move-guess", {"seat": seat, "giver_seat": kernel.giver, "named": named})
        if is_give(move):
            card = card_message(move - GIVE)
            return message("move-give-own", {"seat": seat, "card": card, "knocker_seat": kernel.turn})
        if move == KNOCK:
            return message("move-knock", {"seat": seat})
        return message("move-play", {"seat": seat, "card": card_message(move)})


def possible_cards(match: Match, seat: int) -> int:
    """The cards that the giver whose turn it is to be guessed may hold, by all that the knocker knows."""
    knowledge = SevensKnowledge(match.setup.game, match.view(seat))
    knock = knowledge.now["knock"]
    giver = None if knock is None else knock["guessing"]
    plan = knowledge.plan
    places = sum(1 << place for place, holder in enumerate(plan.seats) if holder == giver and plan.sizes[place])
    return sum(1 << card for card, allowed in zip(plan.cards, plan.allowed, strict=True) if allowed & places)


SLIPS: Final = SevensSlips()
