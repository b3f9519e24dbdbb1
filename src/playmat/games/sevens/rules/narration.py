"""What is said about a move of Sevens, to each as far as he may know."""

from typing import TYPE_CHECKING

from playmat.core.message import Facts, Message, message
from playmat.core.views import Seen
from playmat.games.sevens.rules.cards import card_message, card_messages, cards_in
from playmat.games.sevens.rules.moves import FITS, GIVE, GUESS, KNOCK, format_move, is_say, named_message, said_points
from playmat.games.sevens.rules.stages import COUNTING, GIVING, GUESSING, MOST_TRIES

if TYPE_CHECKING:
    from playmat.games.sevens.rules.position import SevensPosition


def seen_of(before: "SevensPosition", after: "SevensPosition", seat: int, move: int, viewer: int | None) -> Seen:
    text = format_move(move)
    if move < KNOCK:
        messages = [message("move-play", {"seat": seat, "card": card_message(move)})]
    elif move == KNOCK:
        messages = [message("move-knock", {"seat": seat})]
    elif is_say(move):
        messages = said_sum(before, seat, said_points(move))
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
    if before.kernel.stage == COUNTING:
        return said_winners(after) if after.end else []
    if after.kernel.stage == COUNTING:
        return said_counting(after)
    if after.end:
        return said_end(after)
    if before.kernel.stage == GIVING and after.kernel.stage == GUESSING:
        return [message("guessing-begins", {"seat": after.kernel.turn})]
    return []


def said_end(after: "SevensPosition") -> list[Message]:
    kernel = after.kernel
    hands = [kernel.hand_of(seat) for seat in range(kernel.seats)]
    said = [said_ending(after)]
    for seat, hand in enumerate(hands):
        if hand:
            facts: Facts = {"seat": seat, "cards": card_messages(hand), "points": after.scores[seat]}
            said.append(message("hand-counted", facts))
    return said + said_winners(after)


def said_counting(after: "SevensPosition") -> list[Message]:
    """SV-16: the hands that the players add up now."""
    seats = after.actors()
    hands = [
        message("hand-shown", {"seat": seat, "cards": card_messages(after.kernel.hand_of(seat))}) for seat in seats
    ]
    return [said_ending(after), *hands, message("counting-begins", {"seats": seats})]


def said_ending(after: "SevensPosition") -> Message:
    """Who is out, or that nothing goes on."""
    kernel = after.kernel
    out = [seat for seat in range(kernel.seats) if not kernel.hand_of(seat)]
    return message("goes-out", {"seats": out}) if out else message("stalls", {"turns": kernel.quiet})


def said_winners(after: "SevensPosition") -> list[Message]:
    return [message("end-" + after.end, {"seats": after.winners(), "points": min(after.scores)})]


def said_sum(before: "SevensPosition", seat: int, points: int) -> list[Message]:
    """SV-16: a sum that was stated, and after the third wrong one the addition."""
    kernel = before.kernel
    hand = kernel.hand_of(seat)
    right = kernel.cost(hand)
    if points == right:
        return [message("move-say-right", {"seat": seat, "points": points})]
    left = MOST_TRIES - 1 - kernel.tries_of(seat)
    said = [message("move-say-wrong", {"seat": seat, "points": points, "left": left})]
    if not left:
        costs = kernel.terms.pack.costs
        addends = " + ".join(str(costs[card]) for card in cards_in(hand))
        facts: Facts = {"seat": seat, "cards": card_messages(hand), "sum": addends, "points": right}
        said.append(message("sum-shown", facts))
    return said
