"""What is missed in Stars and Bars: neighbours in one direction, duties, sums."""

from typing import Final

from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.core.refusal import Refusal
from playmat.games.stars_and_bars.rules.board import CELL_NAMES
from playmat.games.stars_and_bars.rules.cards import NO_CARD, card_message
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel
from playmat.games.stars_and_bars.rules.moves import (
    BACK,
    CLEAR,
    END,
    card_put,
    cell_put,
    is_flip,
    is_put,
    is_say,
    stack_cell,
    stated_points,
    stated_total,
)
from playmat.games.stars_and_bars.rules.position import StarsAndBarsPosition
from playmat.games.stars_and_bars.rules.view import build_preview
from playmat.insight.slips import Slip, Slips

WRONG_SUM: Final = Slip("SB-13", "wrong-sum")
FORGOT_TURN: Final = Slip("SB-9", "forgot-turn")
FORGOT_CLEAR: Final = Slip("SB-10", "forgot-clear")
FORGOT_REMOVE: Final = Slip("SB-11", "forgot-remove")


class StarsAndBarsSlips(Slips):
    def refused(self, match: Match, seat: int, move: int, refusal: Refusal) -> Slip | None:
        """Where all that fails lies in one direction, it is that direction which was not looked at. To turn a stack too
        early is another thing than to take one away too early: each has its own rule."""
        if refusal.code == "stack-not-whole":
            return Slip(refusal.rule, "turn-too-early" if is_flip(move) else "remove-too-early")
        if refusal.code != "must-score":
            return super().refused(match, seat, move, refusal)
        beside = build_preview(kernel_of(match).top_cards(), card_put(move), cell_put(move))
        failing = {it["relation"] for it in beside if not it["points"]}
        return Slip("SB-8", f"missed-{failing.pop()}" if len(failing) == 1 else "missed-several")

    def decided(self, match: Match, seat: int, move: int) -> dict[Slip, bool]:
        """A duty is done, or forgotten once the turn would be ended without it."""
        kernel = kernel_of(match)
        if kernel.put_card == NO_CARD or move == BACK:
            return {}
        is_end = move == END or is_say(move)
        due = due_slip(kernel)
        decided = {due: is_end} if due else {}
        return {**decided, WRONG_SUM: move != kernel.correct_statement()} if is_say(move) else decided

    def told(self, match: Match, seat: int, move: int) -> Message | None:
        kernel = kernel_of(match)
        if is_put(move):
            return message(
                "move-put",
                {"seat": seat, "card": card_message(card_put(move)), "cell": CELL_NAMES[cell_put(move)]},
            )
        if is_say(move):
            return message("tried-say", {"seat": seat, "points": stated_points(move), "total": stated_total(move)})
        if move == BACK and kernel.put_card == NO_CARD:
            return None
        if move == BACK:
            card, cell = card_message(kernel.put_card), CELL_NAMES[kernel.put_cell]
            return message("move-back", {"seat": seat, "card": card, "cell": cell})
        if move in (END, CLEAR):
            return message("move-end" if move == END else "move-clear", {"seat": seat})
        what = "move-flip" if is_flip(move) else "move-remove"
        return message(what, {"seat": seat, "cell": CELL_NAMES[stack_cell(move)]})


def due_slip(kernel: StarsAndBarsKernel) -> Slip | None:
    due = kernel.due_housekeeping() if kernel.is_manual else -1
    if due < 0:
        return None
    return FORGOT_CLEAR if due == CLEAR else FORGOT_TURN if is_flip(due) else FORGOT_REMOVE


def kernel_of(match: Match) -> StarsAndBarsKernel:
    position = match.position
    assert isinstance(position, StarsAndBarsPosition)
    return position.kernel


SLIPS: Final = StarsAndBarsSlips()
