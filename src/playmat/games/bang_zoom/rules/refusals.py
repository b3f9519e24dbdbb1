"""Why a move of Bang! Zoom! is refused. Ground rules come last: a record made with other words is trusted in those."""

from typing import TYPE_CHECKING

from playmat.core.refusal import Refusal
from playmat.games.bang_zoom.rules.letters import CARD_NAMES, HAND, names_of, without
from playmat.games.bang_zoom.rules.moves import (
    DISCARD,
    DRAW,
    LAY,
    LAY_TOO_LONG,
    LONGEST,
    SWAP,
    SWAP_TOO_LONG,
    TAKE,
    ZOOM,
    is_discard,
    is_swap,
    letters_of,
    word_of,
)

if TYPE_CHECKING:
    from playmat.games.bang_zoom.rules.position import BangZoomPosition


def refuse_move(position: "BangZoomPosition", seat: int, move: int) -> Refusal | None:
    is_exchange = is_swap(move) or move == SWAP_TOO_LONG
    if not position.kernel.has_taken:
        if position.kernel.last_turns and (move == DRAW or is_exchange):
            return Refusal("last-turn-draw" if move == DRAW else "last-turn-swap", {}, "BZ-12")
        if move in (DRAW, TAKE):
            # BZ-12: with nothing to draw these would be last turns, and BZ-6 leaves a card on the discard pile.
            return None
        return refuse_swap(position, seat, move) if is_exchange else Refusal("take-first", {}, "BZ-4")
    if move in (DRAW, TAKE):
        return Refusal("already-taken", {}, "BZ-4")
    if is_exchange:
        return Refusal("swap-is-a-turn", {}, "BZ-7")
    return refuse_discard(position, seat, move - DISCARD) if is_discard(move) else refuse_lay(position, seat, move)


def refuse_swap(position: "BangZoomPosition", seat: int, move: int) -> Refusal | None:
    """BZ-7: any cards of the hand."""
    if move == SWAP_TOO_LONG:
        return Refusal("swap-too-many", {"most": HAND}, "BZ-7")
    missing = missing_from(position.kernel.hand_of(seat), letters_of(move - SWAP))
    return Refusal("swap-not-in-hand", {"letters": missing, "number": len(missing)}, "BZ-7") if missing else None


def refuse_discard(position: "BangZoomPosition", seat: int, card: int) -> Refusal | None:
    if card in position.kernel.hand_of(seat):
        return None
    return Refusal("not-in-hand", {"letter": CARD_NAMES[card]}, "BZ-6")


def refuse_lay(position: "BangZoomPosition", seat: int, move: int) -> Refusal | None:
    """BZ-5, BZ-6, BZ-9, BZ-14: letters of the hand, one card left over, no ZOOM before BANG, and a word it must be."""
    if move == LAY_TOO_LONG:
        return Refusal("word-too-long", {"most": LONGEST}, "BZ-6")
    hand = position.kernel.hand_of(seat)
    letters = letters_of(move - LAY)
    word = word_of(move - LAY)
    missing = missing_from(hand, letters)
    if missing:
        return Refusal("letters-missing", {"word": word, "letters": missing, "number": len(missing)}, "BZ-5")
    if move == ZOOM:
        return None if position.kernel.is_bang_laid else Refusal("zoom-before-bang", {}, "BZ-9")
    if len(letters) == len(hand):
        return Refusal("keep-a-card", {"word": word}, "BZ-6")
    return position.lexicon.refuse(word)


def missing_from(hand: list[int], letters: list[int]) -> list[str]:
    """The letters that a hand lacks, each as often as it is missing."""
    return names_of(without(letters, hand))
