"""Why a move of Sevens is refused."""

from typing import TYPE_CHECKING

from playmat.core.message import Message, message
from playmat.core.refusal import Refusal
from playmat.games.sevens.rules.cards import RANKS, SUIT_MASK, SUIT_SIZE, SUITS, card_message, card_messages
from playmat.games.sevens.rules.moves import FITS, GIVE, GUESS, KNOCK, RANK_NAMED, is_give, is_guess
from playmat.games.sevens.rules.stages import TURN

if TYPE_CHECKING:
    from playmat.games.sevens.rules.position import SevensPosition


def refuse_turn(position: "SevensPosition", seat: int, move: int) -> Refusal | None:
    """A turn: a card that fits, or a knock by who has none."""
    if is_give(move):
        return Refusal("no-knock", {}, "SV-6")
    if is_guess(move):
        return Refusal("nothing-to-guess", {}, "SV-7")
    opening = position.pack.opening
    if not position.table and move != opening:
        return Refusal("opening-card", {"card": card_message(opening)}, "SV-2")
    if move == KNOCK:
        playable = position.hands[seat] & position.open
        return Refusal("must-play", {"cards": card_messages(playable)}, "SV-5") if playable else None
    if position.table >> move & 1:
        return Refusal("already-put", {"card": card_message(move)}, "SV-4")
    refusal = refuse_card(position, seat, move)
    if refusal is not None:
        return refusal
    if not position.open >> move & 1:
        facts: dict[str, object] = {"card": card_message(move), "needs": needs(position, move // SUIT_SIZE)}
        return Refusal("not-adjacent", facts, "SV-4")
    return None


def needs(position: "SevensPosition", suit: int) -> Message:
    """What a suit waits for: its centre, or the card at one end of the chain or at both."""
    wanted = position.open & SUIT_MASK << suit * SUIT_SIZE
    cards = card_messages(wanted)
    either = cards[0] if len(cards) == 1 else message("either", {"first": cards[0], "second": cards[1]})
    key = "needs-centre" if wanted & position.pack.centres else "needs-next"
    return message(key, {"suit": SUITS[suit], "wanted": either})


def refuse_card(position: "SevensPosition", seat: int, card: int) -> Refusal | None:
    """A card to be put or given must be in the pack and in the own hand."""
    if not position.pack.mask >> card & 1:
        highest = RANKS[position.pack.ranks - 1]
        return Refusal("not-in-pack", {"card": card_message(card), "highest": highest}, "SV-13")
    if not position.hands[seat] >> card & 1:
        return Refusal("not-held", {"card": card_message(card)}, "SV-4")
    return None


def refuse_give(position: "SevensPosition", seat: int, move: int) -> Refusal | None:
    """After a knock: a card of the own hand."""
    if is_guess(move):
        return Refusal("nothing-to-guess", {}, "SV-7")
    if not is_give(move):
        return Refusal("give-first", {"knocker_seat": position.turn}, "SV-6")
    return refuse_card(position, seat, move - GIVE)


def refuse_guess(position: "SevensPosition", seat: int, move: int) -> Refusal | None:
    """SV-8, SV-14: a card or a rank of which something is neither on the table nor in the own hand."""
    if is_give(move):
        return Refusal("knocker-gives-nothing", {}, "SV-6")
    if not is_guess(move):
        return Refusal("guess-first", {"giver_seat": position.guessing}, "SV-7")
    named = move - GUESS
    if named >= RANK_NAMED:
        return refuse_rank(position, seat, named - RANK_NAMED)
    if position.by_rank:
        return Refusal("guess-a-rank", {"rank": RANKS[named % SUIT_SIZE]}, "SV-14")
    if not position.pack.mask >> named & 1:
        highest = RANKS[position.pack.ranks - 1]
        return Refusal("not-in-pack", {"card": card_message(named), "highest": highest}, "SV-13")
    if position.table >> named & 1:
        return Refusal("guess-on-table", {"card": card_message(named)}, "SV-8")
    if position.hands[seat] >> named & 1:
        return Refusal("guess-own", {"card": card_message(named)}, "SV-8")
    return None


def refuse_rank(position: "SevensPosition", seat: int, rank: int) -> Refusal | None:
    if not position.by_rank:
        return Refusal("guess-a-card", {"rank": RANKS[rank]}, "SV-8")
    if rank >= position.pack.ranks:
        return Refusal("rank-not-in-pack", {"rank": RANKS[rank], "highest": RANKS[position.pack.ranks - 1]}, "SV-13")
    if not position.unseen_by(seat) & FITS[RANK_NAMED + rank]:
        return Refusal("rank-impossible", {"rank": RANKS[rank]}, "SV-14")
    return None


def refuse_wait(position: "SevensPosition", seat: int, move: int) -> Refusal:
    """A seat that has nothing to do now: not its turn, or its card is given, or the cards are not all there."""
    is_knock = position.stage != TURN
    if is_give(move):
        if not is_knock:
            return Refusal("no-knock", {}, "SV-6")
        return Refusal("knocker-gives-nothing" if seat == position.turn else "already-given", {}, "SV-6")
    actors = position.actors()
    if is_guess(move) and is_knock and seat == position.turn:
        return Refusal("guess-too-early", {"seats": actors}, "SV-6")
    return Refusal("not-your-turn", {"seats": actors}, "SV-9")
