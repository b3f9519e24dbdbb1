"""What Sevens says: why a move is refused, what a move did, what a seat knows, and the table in text."""

from typing import TYPE_CHECKING, Final, cast

from playmat.core.game import Say
from playmat.core.message import Facts, Message, message
from playmat.core.refusal import Refusal
from playmat.core.views import Seen, View
from playmat.games.sevens.rules.cards import (
    CARD_NUMBERS,
    RANKS,
    SUIT_MASK,
    SUIT_SIZE,
    SUITS,
    card_mask,
    card_message,
    card_messages,
    cards_in,
    deck_for,
)
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.moves import (
    CARDS_NAMED,
    COUNTING,
    GIVE,
    GIVING,
    GUESS,
    GUESSING,
    KNOCK,
    RANK_NAMED,
    TURN,
    format_move,
    is_give,
    is_guess,
    is_say,
    named_message,
    stated_sum,
)
from playmat.games.sevens.rules.scoring import MAX_TRIES
from playmat.games.sevens.rules.view import SevensView

if TYPE_CHECKING:
    from playmat.games.sevens.rules.position import SevensPosition


def refuse_move(kernel: SevensKernel, seat: int, move: int) -> Refusal | None:
    if kernel.stage == COUNTING:
        return None if is_say(move) else Refusal("count-first", {}, "SV-16")
    if is_say(move):
        return Refusal("no-counting", {}, "SV-16")
    if kernel.stage == TURN:
        return refuse_turn(kernel, seat, move)
    return refuse_give(kernel, seat, move) if kernel.stage == GIVING else refuse_guess(kernel, seat, move)


def refuse_turn(kernel: SevensKernel, seat: int, move: int) -> Refusal | None:
    """SV-2, SV-4, SV-5: play a card that fits, or knock if none does."""
    if is_give(move):
        return Refusal("no-knock", {}, "SV-6")
    if is_guess(move):
        return Refusal("nothing-to-guess", {}, "SV-7")
    opening = kernel.opening
    if not kernel.table and move != opening:
        return Refusal("opening-card", {"card": card_message(opening)}, "SV-2")
    if move == KNOCK:
        playable = kernel.hand_mask(seat) & kernel.open
        return Refusal("must-play", {"cards": card_messages(playable)}, "SV-5") if playable else None
    if kernel.table >> move & 1:
        return Refusal("already-put", {"card": card_message(move)}, "SV-4")
    refusal = refuse_card(kernel, seat, move)
    if refusal is not None:
        return refusal
    if not kernel.open >> move & 1:
        facts: Facts = {"card": card_message(move), "needs": needed_card_message(kernel, move // SUIT_SIZE)}
        return Refusal("not-adjacent", facts, "SV-4")
    return None


def needed_card_message(kernel: SevensKernel, suit: int) -> Message:
    """Return what a suit needs next: its center, or the card at one or either end of its chain."""
    wanted = kernel.open & SUIT_MASK << suit * SUIT_SIZE
    cards = card_messages(wanted)
    either = cards[0] if len(cards) == 1 else message("either", {"first": cards[0], "second": cards[1]})
    key = "needs-centre" if wanted & kernel.options.deck.centers else "needs-next"
    return message(key, {"suit": SUITS[suit], "wanted": either})


def refuse_card(kernel: SevensKernel, seat: int, card: int) -> Refusal | None:
    """A card to play or give must be in the deck and in the player's hand."""
    if not kernel.deck >> card & 1:
        return Refusal("not-in-pack", {"card": card_message(card), "highest": highest_rank(kernel)}, "SV-13")
    if not kernel.hand_mask(seat) >> card & 1:
        return Refusal("not-held", {"card": card_message(card)}, "SV-4")
    return None


def highest_rank(kernel: SevensKernel) -> str:
    return RANKS[kernel.options.deck.ranks - 1]


def refuse_give(kernel: SevensKernel, seat: int, move: int) -> Refusal | None:
    """SV-6: after a knock, give a card."""
    if is_guess(move):
        return Refusal("nothing-to-guess", {}, "SV-7")
    if not is_give(move):
        return Refusal("give-first", {"knocker_seat": kernel.turn}, "SV-6")
    return refuse_card(kernel, seat, move - GIVE)


def refuse_guess(kernel: SevensKernel, seat: int, move: int) -> Refusal | None:
    """SV-8, SV-14: name a card that is neither on the table nor in the player's hand, or the rank of one."""
    if is_give(move):
        return Refusal("knocker-gives-nothing", {}, "SV-6")
    if not is_guess(move):
        return Refusal("guess-first", {"giver_seat": kernel.giver}, "SV-7")
    named = move - GUESS
    if named >= RANK_NAMED:
        return refuse_rank(kernel, seat, named - RANK_NAMED)
    if kernel.by_rank:
        return Refusal("guess-a-rank", {"rank": RANKS[named % SUIT_SIZE]}, "SV-14")
    if not kernel.deck >> named & 1:
        return Refusal("not-in-pack", {"card": card_message(named), "highest": highest_rank(kernel)}, "SV-13")
    if kernel.table >> named & 1:
        return Refusal("guess-on-table", {"card": card_message(named)}, "SV-8")
    if kernel.hand_mask(seat) >> named & 1:
        return Refusal("guess-own", {"card": card_message(named)}, "SV-8")
    return None


def refuse_rank(kernel: SevensKernel, seat: int, rank: int) -> Refusal | None:
    if not kernel.by_rank:
        return Refusal("guess-a-card", {"rank": RANKS[rank]}, "SV-8")
    if rank >= kernel.options.deck.ranks:
        return Refusal("rank-not-in-pack", {"rank": RANKS[rank], "highest": highest_rank(kernel)}, "SV-13")
    unseen = kernel.deck & ~(kernel.table | kernel.hand_mask(seat))
    if not unseen & CARDS_NAMED[RANK_NAMED + rank]:
        return Refusal("rank-impossible", {"rank": RANKS[rank]}, "SV-14")
    return None


def refuse_waiting_seat(kernel: SevensKernel, seat: int, move: int, actors: list[int]) -> Refusal:
    """Refuse a move of a seat that has to wait: for its turn, or for other cards after a knock."""
    if kernel.stage == COUNTING:
        return Refusal("counted-already", {"seats": actors}, "SV-16")
    if is_say(move):
        return Refusal("no-counting", {}, "SV-16")
    is_knock = kernel.stage != TURN
    if is_give(move):
        if not is_knock:
            return Refusal("no-knock", {}, "SV-6")
        return Refusal("knocker-gives-nothing" if seat == kernel.turn else "already-given", {}, "SV-6")
    if is_guess(move) and is_knock and seat == kernel.turn:
        return Refusal("guess-too-early", {"seats": actors}, "SV-6")
    return Refusal("not-your-turn", {"seats": actors}, "SV-9")


def build_move_view(
    before: "SevensPosition", after: "SevensPosition", seat: int, move: int, viewer: int | None
) -> Seen:
    text = format_move(move)
    if move < KNOCK:
        messages = [message("move-play", {"seat": seat, "card": card_message(move)})]
    elif move == KNOCK:
        messages = [message("move-knock", {"seat": seat})]
    elif is_say(move):
        messages = statement_messages(before, seat, stated_sum(move))
    elif move >= GUESS:
        messages = guess_messages(before, seat, move - GUESS, viewer)
    elif viewer == seat:
        facts: Facts = {"seat": seat, "card": card_message(move - GIVE), "knocker_seat": before.kernel.turn}
        messages = [message("move-give-own", facts)]
    else:
        text = "give ?"
        key = "move-give-you" if viewer == before.kernel.turn else "move-give"
        messages = [message(key, {"seat": seat, "knocker_seat": before.kernel.turn})]
    return {"text": text, "messages": messages + followup_messages(before, after)}


def guess_messages(before: "SevensPosition", seat: int, named: int, viewer: int | None) -> list[Message]:
    """SV-7: return a guess and its outcome. Only the two players who see a card that is taken read which one it is."""
    giver = before.kernel.giver
    card = before.kernel.given_card(giver)
    guess = message("move-guess", {"seat": seat, "giver_seat": giver, "named": named_message(named)})
    if CARDS_NAMED[named] >> card & 1:
        return [guess, message("guess-right", {"seat": giver, "card": card_message(card)})]
    if viewer in (seat, giver):
        return [guess, message("guess-wrong-seen", {"seat": seat, "card": card_message(card)})]
    return [guess, message("guess-wrong", {"seat": seat})]


def statement_messages(before: "SevensPosition", seat: int, points: int) -> list[Message]:
    """SV-16: return a stated sum. After the third wrong one, show the addition."""
    kernel = before.kernel
    hand = kernel.hand_mask(seat)
    right = kernel.cost(hand)
    if points == right:
        return [message("move-say-right", {"seat": seat, "points": points})]
    left = MAX_TRIES - 1 - kernel.tries_made(seat)
    messages = [message("move-say-wrong", {"seat": seat, "points": points, "left": left})]
    if not left:
        costs = kernel.options.deck.costs
        addends = " + ".join(str(costs[card]) for card in cards_in(hand))
        facts: Facts = {"seat": seat, "cards": card_messages(hand), "sum": addends, "points": right}
        messages.append(message("sum-shown", facts))
    return messages


def followup_messages(before: "SevensPosition", after: "SevensPosition") -> list[Message]:
    """Return what follows a move: the guessing begins, hands are counted, the game ends."""
    if before.kernel.stage == COUNTING:
        return winner_messages(after) if after.end else []
    if after.kernel.stage == COUNTING:
        return counting_messages(after)
    if after.end:
        return end_messages(after)
    if before.kernel.stage == GIVING and after.kernel.stage == GUESSING:
        return [message("guessing-begins", {"seat": after.kernel.turn})]
    return []


def end_messages(after: "SevensPosition") -> list[Message]:
    messages = [ending_message(after)]
    for seat in range(after.kernel.seats):
        hand = after.kernel.hand_mask(seat)
        if hand:
            facts: Facts = {"seat": seat, "cards": card_messages(hand), "points": after.scores[seat]}
            messages.append(message("hand-counted", facts))
    return messages + winner_messages(after)


def counting_messages(after: "SevensPosition") -> list[Message]:
    """SV-16: return how the game ends, and the hands that the players add up now."""
    seats = after.actors()
    hands = [
        message("hand-shown", {"seat": seat, "cards": card_messages(after.kernel.hand_mask(seat))}) for seat in seats
    ]
    return [ending_message(after), *hands, message("counting-begins", {"seats": seats})]


def ending_message(after: "SevensPosition") -> Message:
    kernel = after.kernel
    out = [seat for seat in range(kernel.seats) if not kernel.hand_mask(seat)]
    return message("goes-out", {"seats": out}) if out else message("stalls", {"turns": kernel.quiet})


def winner_messages(after: "SevensPosition") -> list[Message]:
    return [message("end-" + after.end, {"seats": after.winners(), "points": min(after.scores)})]


def knowledge_messages(now: SevensView) -> list[Message]:
    """Return what a seat knows. Cards that it knows to be elsewhere are left out of what others don't hold."""
    known = now["known"]
    located = card_mask(now["hand"])
    messages: list[Message] = []
    for card in known["cards"]:
        located |= card_mask([card["card"]])
        facts: Facts = {"seat": card["seat"], "card": card_message(CARD_NUMBERS[card["card"]])}
        messages.append(message("known-" + card["how"], facts))
    for not_held in known["not_held"]:
        cards = card_mask(not_held["cards"]) & ~located
        if cards:
            facts = {"seat": not_held["seat"], "cards": card_messages(cards)}
            messages.append(message("known-not-" + not_held["how"], facts))
    for taken in known["taken"]:
        cards = card_mask(taken["named"]) & ~located
        if cards:
            messages.append(message("known-taken", {"seat": taken["seat"], "cards": card_messages(cards)}))
    return messages


WIDTH: Final = 3
GAP: Final = "·"


def render_text(view: View, say: Say) -> str:
    now = cast(SevensView, view["now"])
    ranks = RANKS[: deck_for(view["options"]["variant"]).ranks]
    lines = [chain_line(suit, chain, ranks) for suit, chain in zip(SUITS, now["chains"], strict=True)]
    counts = [message("text-count", {"seat": seat, "number": number}) for seat, number in enumerate(now["counts"])]
    lines.append(say(message("text-counts", {"shares": counts})))
    knock = now["knock"]
    if knock is not None:
        lines.append(say(message("text-knock", {"seat": knock["seat"]})))
        if knock["own"] is not None:
            lines.append(say(message("text-own", {"card": knock["own"]})))
    if now["hands"]:
        lines += scored_lines(now, say)
    elif view["seat"] is not None:
        lines.append(say(message("text-hand", {"cards": group_by_suit(now["hand"])})))
    known = knowledge_messages(now)
    if known:
        lines.append(say(message("text-known")))
        lines += ["  " + say(fact) for fact in known]
    return "\n".join(lines)


def scored_lines(now: SevensView, say: Say) -> list[str]:
    """Return all hands with their points. SV-16: a hand that is not added up yet shows none."""
    uncounted = [] if now["counting"] is None else now["counting"]["waiting"]
    lines = []
    for seat, hand in enumerate(now["hands"]):
        key = "text-scored" if hand else "text-scored-out"
        if seat in uncounted:
            key = "text-uncounted"
        facts: Facts = {"seat": seat, "cards": group_by_suit(hand), "points": now["scores"][seat]}
        lines.append(say(message(key, facts)))
    return lines


def chain_line(suit: str, chain: list[str], ranks: list[str]) -> str:
    """Return a suit from its ace up, with a dot for each card that isn't on the table."""
    return suit + " " + "".join((rank if rank + suit in chain else GAP).rjust(WIDTH) for rank in ranks)


def group_by_suit(cards: list[str]) -> str:
    """Return a hand with a wider gap between suits."""
    groups = [" ".join(card for card in cards if card[-1] == suit) for suit in SUITS]
    return "   ".join(group for group in groups if group)
