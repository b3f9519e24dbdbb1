"""Why a move of Sevens is refused."""

from playmat.core.message import Message, message
from playmat.core.refusal import Refusal
from playmat.games.sevens.rules.cards import RANKS, SUIT_MASK, SUIT_SIZE, SUITS, card_message, card_messages
from playmat.games.sevens.rules.kernel import SevensKernel, unseen_by
from playmat.games.sevens.rules.moves import FITS, GIVE, GUESS, KNOCK, RANK_NAMED, is_give, is_guess, is_say
from playmat.games.sevens.rules.stages import COUNTING, TURN


def refuse_turn(kernel: SevensKernel, seat: int, move: int) -> Refusal | None:
    """A turn: a card that fits, or a knock by who has none."""
    if is_give(move):
        return Refusal("no-knock", {}, "SV-6")
    if is_guess(move):
        return Refusal("nothing-to-guess", {}, "SV-7")
    opening = kernel.opening
    if not kernel.table and move != opening:
        return Refusal("opening-card", {"card": card_message(opening)}, "SV-2")
    if move == KNOCK:
        playable = kernel.hand_of(seat) & kernel.open
        return Refusal("must-play", {"cards": card_messages(playable)}, "SV-5") if playable else None
    if kernel.table >> move & 1:
        return Refusal("already-put", {"card": card_message(move)}, "SV-4")
    refusal = refuse_card(kernel, seat, move)
    if refusal is not None:
        return refusal
    if not kernel.open >> move & 1:
        facts: dict[str, object] = {"card": card_message(move), "needs": needs(kernel, move // SUIT_SIZE)}
        return Refusal("not-adjacent", facts, "SV-4")
    return None


def needs(kernel: SevensKernel, suit: int) -> Message:
    """What a suit waits for: its centre, or the card at one end of the chain or at both."""
    wanted = kernel.open & SUIT_MASK << suit * SUIT_SIZE
    cards = card_messages(wanted)
    either = cards[0] if len(cards) == 1 else message("either", {"first": cards[0], "second": cards[1]})
    key = "needs-centre" if wanted & kernel.terms.pack.centres else "needs-next"
    return message(key, {"suit": SUITS[suit], "wanted": either})


def refuse_card(kernel: SevensKernel, seat: int, card: int) -> Refusal | None:
    """A card to be put or given must be in the pack and in the own hand."""
    if not kernel.pack >> card & 1:
        highest = RANKS[kernel.terms.pack.ranks - 1]
        return Refusal("not-in-pack", {"card": card_message(card), "highest": highest}, "SV-13")
    if not kernel.hand_of(seat) >> card & 1:
        return Refusal("not-held", {"card": card_message(card)}, "SV-4")
    return None


def refuse_give(kernel: SevensKernel, seat: int, move: int) -> Refusal | None:
    """After a knock: a card of the own hand."""
    if is_guess(move):
        return Refusal("nothing-to-guess", {}, "SV-7")
    if not is_give(move):
        return Refusal("give-first", {"knocker_seat": kernel.turn}, "SV-6")
    return refuse_card(kernel, seat, move - GIVE)


def refuse_guess(kernel: SevensKernel, seat: int, move: int) -> Refusal | None:
    """SV-8, SV-14: a card or a rank of which something is neither on the table nor in the own hand."""
    if is_give(move):
        return Refusal("knocker-gives-nothing", {}, "SV-6")
    if not is_guess(move):
        return Refusal("guess-first", {"giver_seat": kernel.guessing}, "SV-7")
    named = move - GUESS
    if named >= RANK_NAMED:
        return refuse_rank(kernel, seat, named - RANK_NAMED)
    if kernel.by_rank:
        return Refusal("guess-a-rank", {"rank": RANKS[named % SUIT_SIZE]}, "SV-14")
    if not kernel.pack >> named & 1:
        highest = RANKS[kernel.terms.pack.ranks - 1]
        return Refusal("not-in-pack", {"card": card_message(named), "highest": highest}, "SV-13")
    if kernel.table >> named & 1:
        return Refusal("guess-on-table", {"card": card_message(named)}, "SV-8")
    if kernel.hand_of(seat) >> named & 1:
        return Refusal("guess-own", {"card": card_message(named)}, "SV-8")
    return None


def refuse_rank(kernel: SevensKernel, seat: int, rank: int) -> Refusal | None:
    if not kernel.by_rank:
        return Refusal("guess-a-card", {"rank": RANKS[rank]}, "SV-8")
    if rank >= kernel.terms.pack.ranks:
        return Refusal(
            "rank-not-in-pack", {"rank": RANKS[rank], "highest": RANKS[kernel.terms.pack.ranks - 1]}, "SV-13"
        )
    if not unseen_by(kernel, seat) & FITS[RANK_NAMED + rank]:
        return Refusal("rank-impossible", {"rank": RANKS[rank]}, "SV-14")
    return None


def refuse_wait(kernel: SevensKernel, seat: int, move: int, actors: list[int]) -> Refusal:
    """A seat that has nothing to do now: not its turn, or its card is given, or the cards are not all there."""
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
