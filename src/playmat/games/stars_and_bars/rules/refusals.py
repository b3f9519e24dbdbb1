"""Why a move of Stars and Bars is refused."""

from typing import TYPE_CHECKING

from playmat.core.message import Facts
from playmat.core.refusal import Refusal
from playmat.games.stars_and_bars.rules.board import ALL_INNER, CELL_NAMES, INSIDE, IS_INNER, Cell
from playmat.games.stars_and_bars.rules.cards import NO_CARD, Card, card_message
from playmat.games.stars_and_bars.rules.moves import (
    BACK,
    CLEAR,
    END,
    WHOLE,
    card_put,
    cell_put,
    duty_cell,
    is_flip,
    is_put,
    is_say,
)
from playmat.games.stars_and_bars.rules.preview import neighbour_message, preview_of

if TYPE_CHECKING:
    from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition


def refuse_move(position: "StarsAndBarsPosition", seat: int, move: int) -> Refusal | None:
    if is_put(move):
        return refuse_put(position, seat, card_put(move), cell_put(move))
    if is_say(move):
        return refuse_say(position)
    if move == END:
        return refuse_end(position)
    if move == BACK:
        return refuse_back(position)
    return refuse_duty(position, move)


def refuse_put(position: "StarsAndBarsPosition", seat: int, card: Card, cell: Cell) -> Refusal | None:
    """SB-4, SB-5, SB-8: one card of the own hand, on a space where it may go."""
    kernel = position.kernel
    if kernel.put_card != NO_CARD:
        facts: Facts = {"card": card_message(kernel.put_card), "cell": CELL_NAMES[kernel.put_cell]}
        return Refusal("already-put", facts, "SB-14")
    if card >= kernel.cards:
        return Refusal("not-in-deck", {"card": card_message(card)}, "SB-1")
    if card not in kernel.hand_of(seat):
        return Refusal("not-held", {"card": card_message(card)}, "SB-4")
    if kernel.may_put(card, cell):
        return None
    if kernel.face_down >> cell & 1:
        return Refusal("face-down", {"cell": CELL_NAMES[cell]}, "SB-5")
    failing = [beside for beside in preview_of(kernel.tops_listed(), card, cell) if not beside["points"]]
    if not failing:
        return Refusal("touches-nothing", {"cell": CELL_NAMES[cell]}, "SB-8")
    facts = {"cell": CELL_NAMES[cell], "neighbour": neighbour_message(card, cell, failing[0])}
    return Refusal("must-score", facts, "SB-8")


def refuse_say(position: "StarsAndBarsPosition") -> Refusal | None:
    """SB-13: any statement may be made, right or wrong, once a card lies."""
    if not position.kernel.announce:
        return Refusal("no-announcing", {}, "SB-13")
    return Refusal("nothing-to-say", {}, "SB-13") if position.kernel.put_card == NO_CARD else None


def refuse_end(position: "StarsAndBarsPosition") -> Refusal | None:
    """SB-14: `end` is for those who keep house themselves and say nothing."""
    if position.kernel.announce:
        return Refusal("say-ends-turn", {}, "SB-14")
    if not position.kernel.is_manual:
        return Refusal("put-ends-turn", {}, "SB-14")
    return Refusal("put-first", {}, "SB-4") if position.kernel.put_card == NO_CARD else None


def refuse_back(position: "StarsAndBarsPosition") -> Refusal | None:
    if not position.kernel.announce and not position.kernel.is_manual:
        return Refusal("put-stays", {}, "SB-14")
    return Refusal("nothing-put", {}, "SB-14") if position.kernel.put_card == NO_CARD else None


def refuse_duty(position: "StarsAndBarsPosition", move: int) -> Refusal | None:
    """SB-9 to SB-12: before the card everything that was forgotten, after it only the own stack."""
    if not position.kernel.is_manual:
        return Refusal("done-by-itself", {}, "SB-12")
    refusal = refuse_clear(position) if move == CLEAR else refuse_stack(position, move)
    if refusal is not None:
        return refusal
    if position.kernel.put_card == NO_CARD:
        return Refusal("claim-too-late", {}, "SB-12") if position.kernel.has_taken_back else None
    return None if move == position.kernel.due_duty() else Refusal("claim-too-late", {}, "SB-12")


def refuse_clear(position: "StarsAndBarsPosition") -> Refusal | None:
    if position.kernel.face_down == ALL_INNER:
        return None
    open_cells = [CELL_NAMES[cell] for cell in INSIDE if not position.kernel.face_down >> cell & 1]
    return Refusal("not-all-face-down", {"cells": open_cells}, "SB-10")


def refuse_stack(position: "StarsAndBarsPosition", move: int) -> Refusal | None:
    """A stack to be turned is an inner one, a stack to be removed an outer one; both have 4 cards or more."""
    cell = duty_cell(move)
    flips = is_flip(move)
    rule = "SB-9" if flips else "SB-11"
    facts: Facts = {"cell": CELL_NAMES[cell]}
    if flips != IS_INNER[cell]:
        return Refusal("flip-outer" if flips else "remove-inner", facts, rule)
    if position.kernel.face_down >> cell & 1:
        return Refusal("already-face-down", facts, rule)
    cards = position.kernel.height_at(cell)
    if not cards:
        return Refusal("no-stack", facts, rule)
    if cards < WHOLE:
        facts["number"] = cards
        return Refusal("stack-not-whole", facts, rule)
    return None
