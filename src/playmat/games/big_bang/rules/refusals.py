"""Why a move of Big Bang is refused."""

from typing import TYPE_CHECKING

from playmat.core.message import Facts
from playmat.core.options import Options
from playmat.core.refusal import Refusal
from playmat.games.big_bang.rules.cards import (
    CARD_OF,
    DEAD,
    FIRST_RULES,
    STAR,
    card_message,
    piece_message,
)
from playmat.games.big_bang.rules.grid import CELL_NAMES, PLACES, beside
from playmat.games.big_bang.rules.moves import DRAW, HAND, cell_of, discarded, is_put, is_top, piece_of
from playmat.games.big_bang.rules.own_set import OwnSet
from playmat.games.big_bang.rules.places import place_words
from playmat.games.big_bang.rules.rules_cards import RulesCards, suits

if TYPE_CHECKING:
    from playmat.games.big_bang.rules.position import BigBangPosition


def refuse_options(options: Options, seats: int) -> Refusal | None:
    """BB-15, BB-16: alone or in a race, and nothing to be stolen where nobody else plays."""
    is_race = options["mode"] == "race"
    if is_race and seats == 1:
        return Refusal("race-alone", {}, "BB-15")
    if not is_race and seats > 1:
        return Refusal("solo-together", {"seats_given": seats}, "BB-15")
    if not is_race and options["scoring"] == "stolen":
        return Refusal("nobody-to-steal-from", {}, "BB-16")
    return None


def refuse_move(position: "BigBangPosition", own: OwnSet, move: int) -> Refusal | None:
    if is_put(move):
        piece = piece_of(move)
        refusal = refuse_card(own, CARD_OF[piece], is_top(move))
        return refuse_place(own, piece, cell_of(move)) if refusal is None else refusal
    if move == DRAW:
        return refuse_draw(own, position.terms.draws_freely)
    return refuse_dead(own, discarded(move))


def refuse_card(own: OwnSet, card: int, from_top: bool) -> Refusal | None:
    """BB-5, BB-8: a card of the hand, or the top of the discard pile."""
    refusal = refuse_unknown(own, card)
    if refusal is not None:
        return refusal
    if not from_top:
        return None if card in own.hand else Refusal("not-in-hand", {"card": card_message(card)}, "BB-5")
    if not own.discards:
        return Refusal("no-discards", {}, "BB-8")
    top = own.discards[-1]
    return (
        None if card == top else Refusal("not-on-top", {"card": card_message(card), "top": card_message(top)}, "BB-8")
    )


def refuse_unknown(own: OwnSet, card: int) -> Refusal | None:
    if card >= FIRST_RULES + own.rules_cards.count:
        return Refusal("not-in-deck", {"card": card_message(card)}, "BB-14")
    return None


def refuse_place(own: OwnSet, piece: int, cell: int) -> Refusal | None:
    """BB-2, BB-3, BB-14: a free cell beside a card, where everything that it touches suits."""
    facts: Facts = {"card": piece_message(piece), "cell": CELL_NAMES[cell]}
    there = own.piece_on(cell)
    if there >= 0:
        return Refusal("cell-taken", {"cell": CELL_NAMES[cell], "other": piece_message(there)}, "BB-2")
    if not own.is_touched(cell):
        return Refusal("touches-nothing", facts, "BB-2")
    for place in range(PLACES):
        beside_cell = beside(cell, place)
        other = own.piece_on(beside_cell)
        if other >= 0 and not own.rules_cards.can_touch(piece, other, place):
            facts["other"] = piece_message(other)
            facts["other_cell"] = CELL_NAMES[beside_cell]
            return refuse_touch(own.rules_cards, piece, other, place, facts)
    return None


def refuse_touch(rules_cards: RulesCards, piece: int, other: int, place: int, facts: Facts) -> Refusal:
    """BB-3, BB-14: why these two may not touch: two numbers, a face of the card there, or a face of this one."""
    if piece < FIRST_RULES and STAR < other < FIRST_RULES:
        return Refusal("not-one-apart", facts, "BB-3")
    face = rules_cards.face(other, place)
    whose = "their"
    if suits(face, piece):
        face = rules_cards.face(piece, place)
        whose = "own"
    if face == DEAD:
        return Refusal(f"{whose}-face-dead", facts, "BB-14")
    facts["number"] = face
    return Refusal(f"{whose}-face-number", facts, "BB-14")


def refuse_draw(own: OwnSet, draws_freely: bool) -> Refusal | None:
    """BB-6, BB-7: room in the hand, nothing in it that can be put, and a card to come."""
    if len(own.hand) == HAND:
        return Refusal("hand-full", {}, "BB-6")
    if not draws_freely and own.has_live_hand():
        return Refusal("must-put", live_facts(own), "BB-6")
    return None if own.can_draw() else refuse_coming(own)


def refuse_dead(own: OwnSet, cards: list[int]) -> Refusal | None:
    """BB-7: the whole hand of three, if none of it can be put and cards can still come."""
    for card in cards:
        refusal = refuse_unknown(own, card)
        if refusal is not None:
            return refusal
    if len(own.hand) < HAND:
        return Refusal("hand-not-full", {"number": len(own.hand)}, "BB-7")
    if sorted(cards) != sorted(own.hand):
        return Refusal("not-your-hand", {"cards": [card_message(card) for card in own.hand]}, "BB-7")
    if own.has_live_hand():
        return Refusal("hand-alive", live_facts(own), "BB-7")
    return None if own.can_discard() else refuse_coming(own)


def refuse_coming(own: OwnSet) -> Refusal:
    """BB-7, BB-13: no card can come any more."""
    if own.replay and not own.may_replay:
        return Refusal("no-second-replay", {}, "BB-13")
    return Refusal("nothing-to-come", {}, "BB-7")


def live_facts(own: OwnSet) -> Facts:
    """A card of the hand that can be put, and where."""
    live = [move for card in own.hand for move in own.puts(card)]
    cell = cell_of(live[0])
    place = place_words(own, cell)
    return {"card": piece_message(piece_of(live[0])), "cell": CELL_NAMES[cell], "place": place}
