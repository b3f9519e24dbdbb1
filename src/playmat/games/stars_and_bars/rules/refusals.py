"""Why a move of Stars and Bars is refused."""

from typing import TYPE_CHECKING

from playmat.core.message import Facts
from playmat.core.refusal import Refusal
from playmat.games.stars_and_bars.rules.board import ALL_INNER, CELL_NAMES, CELLS, INNER, IS_INNER
from playmat.games.stars_and_bars.rules.cards import NO_CARD, card_message
from playmat.games.stars_and_bars.rules.housekeeping import WHOLE, due_duties
from playmat.games.stars_and_bars.rules.moves import BACK, CLEAR, END, duty_cell, is_flip, is_put, is_say
from playmat.games.stars_and_bars.rules.placing import may_go
from playmat.games.stars_and_bars.rules.preview import neighbour_message, preview_of

if TYPE_CHECKING:
    from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition


def refuse_move(position: "StarsAndBarsPosition", seat: int, move: int) -> Refusal | None:
    if is_put(move):
        return refuse_put(position, seat, move // CELLS, move % CELLS)
    if is_say(move):
        return refuse_say(position)
    if move == END:
        return refuse_end(position)
    if move == BACK:
        return refuse_back(position)
    return refuse_duty(position, move)


def refuse_put(position: "StarsAndBarsPosition", seat: int, card: int, cell: int) -> Refusal | None:
    """SB-4, SB-5, SB-8: one card of the own hand, on a space where it may go."""
    if position.put_card != NO_CARD:
        facts: Facts = {"card": card_message(position.put_card), "cell": CELL_NAMES[position.put_cell]}
        return Refusal("already-put", facts, "SB-14")
    if card >= position.cards:
        return Refusal("not-in-deck", {"card": card_message(card)}, "SB-1")
    if card not in position.hands[seat]:
        return Refusal("not-held", {"card": card_message(card)}, "SB-4")
    if may_go(position.tops, position.free, card, cell):
        return None
    if position.face_down >> cell & 1:
        return Refusal("face-down", {"cell": CELL_NAMES[cell]}, "SB-5")
    failing = [beside for beside in preview_of(position.tops, card, cell) if not beside["points"]]
    if not failing:
        return Refusal("touches-nothing", {"cell": CELL_NAMES[cell]}, "SB-8")
    facts = {"cell": CELL_NAMES[cell], "neighbour": neighbour_message(card, cell, failing[0])}
    return Refusal("must-score", facts, "SB-8")


def refuse_say(position: "StarsAndBarsPosition") -> Refusal | None:
    """SB-13: any statement may be made, right or wrong, once a card lies."""
    if not position.announce:
        return Refusal("no-announcing", {}, "SB-13")
    return Refusal("nothing-to-say", {}, "SB-13") if position.put_card == NO_CARD else None


def refuse_end(position: "StarsAndBarsPosition") -> Refusal | None:
    """SB-14: `end` is for those who keep house themselves and say nothing."""
    if position.announce:
        return Refusal("say-ends-turn", {}, "SB-14")
    if not position.is_manual:
        return Refusal("put-ends-turn", {}, "SB-14")
    return Refusal("put-first", {}, "SB-4") if position.put_card == NO_CARD else None


def refuse_back(position: "StarsAndBarsPosition") -> Refusal | None:
    if not position.announce and not position.is_manual:
        return Refusal("put-stays", {}, "SB-14")
    return Refusal("nothing-put", {}, "SB-14") if position.put_card == NO_CARD else None


def refuse_duty(position: "StarsAndBarsPosition", move: int) -> Refusal | None:
    """SB-9 to SB-12: before the card everything that was forgotten, after it only the own stack."""
    if not position.is_manual:
        return Refusal("done-by-itself", {}, "SB-12")
    refusal = refuse_clear(position) if move == CLEAR else refuse_stack(position, move)
    if refusal is not None:
        return refusal
    if position.put_card == NO_CARD:
        return Refusal("claim-too-late", {}, "SB-12") if position.has_taken_back else None
    return None if move in due_duties(position) else Refusal("claim-too-late", {}, "SB-12")


def refuse_clear(position: "StarsAndBarsPosition") -> Refusal | None:
    if position.face_down == ALL_INNER:
        return None
    open_cells = [CELL_NAMES[cell] for cell in sorted(INNER) if not position.face_down >> cell & 1]
    return Refusal("not-all-face-down", {"cells": open_cells}, "SB-10")


def refuse_stack(position: "StarsAndBarsPosition", move: int) -> Refusal | None:
    """A stack to be turned is an inner one, a stack to be removed an outer one; both have 4 cards or more."""
    cell = duty_cell(move)
    flips = is_flip(move)
    rule = "SB-9" if flips else "SB-11"
    facts: Facts = {"cell": CELL_NAMES[cell]}
    if flips != IS_INNER[cell]:
        return Refusal("flip-outer" if flips else "remove-inner", facts, rule)
    if position.face_down >> cell & 1:
        return Refusal("already-face-down", facts, rule)
    cards = len(position.stacks[cell])
    if not cards:
        return Refusal("no-stack", facts, rule)
    if cards < WHOLE:
        facts["number"] = cards
        return Refusal("stack-not-whole", facts, rule)
    return None
