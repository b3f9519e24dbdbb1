"""What is said about a move of Sevens, to each as far as he may know."""

from typing import TYPE_CHECKING

from playmat.core.message import Facts, Message, message
from playmat.core.views import Seen
from playmat.games.sevens.rules.cards import card_message, card_messages
from playmat.games.sevens.rules.moves import FITS, GIVE, GUESS, KNOCK, format_move, named_message
from playmat.games.sevens.rules.stages import GIVING, GUESSING

if TYPE_CHECKING:
    from playmat.games.sevens.rules.position import SevensPosition


def seen_of(before: "SevensPosition", after: "SevensPosition", seat: int, move: int, viewer: int | None) -> Seen:
    text = format_move(move)
    if move < KNOCK:
        messages = [message("move-play", {"seat": seat, "card": card_message(move)})]
    elif move == KNOCK:
        messages = [message("move-knock", {"seat": seat})]
    elif move >= GUESS:
        messages = said_guess(before, seat, move - GUESS, viewer)
    elif viewer == seat:
        facts: Facts = {"seat": seat, "card": card_message(move - GIVE), "knocker_seat": before.kernel.turn}
        messages = [message("move-give-own", facts)]
    else:
        text = "give ?"
        key = "move-give-you" if viewer == before.kernel.turn else "move-give"
        messages = [message(key, {"seat": seat, "knocker_seat": before.kernel.turn})]
    return {"text": text, "messages": messages + said_after(before, after)}


def said_guess(before: "SevensPosition", seat: int, named: int, viewer: int | None) -> list[Message]:
    """SV-7: the guess and what came of it; a card that is taken is named only to the two who see it."""
    giver = before.kernel.guessing
    card = before.kernel.present_of(giver)
    said = [message("move-guess", {"seat": seat, "giver_seat": giver, "named": named_message(named)})]
    if FITS[named] >> card & 1:
        said.append(message("guess-right", {"seat": giver, "card": card_message(card)}))
    elif viewer in (seat, giver):
        said.append(message("guess-wrong-seen", {"seat": seat, "card": card_message(card)}))
    else:
        said.append(message("guess-wrong", {"seat": seat}))
    return said


def said_after(before: "SevensPosition", after: "SevensPosition") -> list[Message]:
    """What follows from a move by itself: the guessing begins, hands are counted, the game ends."""
    if after.end:
        return said_end(after)
    if before.kernel.stage == GIVING and after.kernel.stage == GUESSING:
        return [message("guessing-begins", {"seat": after.kernel.turn})]
    return []


def said_end(after: "SevensPosition") -> list[Message]:
    kernel = after.kernel
    hands = [kernel.hand_of(seat) for seat in range(kernel.seats)]
    out = [seat for seat, hand in enumerate(hands) if not hand]
    said = [message("goes-out", {"seats": out})] if out else [message("stalls", {"turns": kernel.quiet})]
    for seat, hand in enumerate(hands):
        if hand:
            facts: Facts = {"seat": seat, "cards": card_messages(hand), "points": after.scores[seat]}
            said.append(message("hand-counted", facts))
    said.append(message("end-" + after.end, {"seats": after.winners(), "points": min(after.scores)}))
    return said
