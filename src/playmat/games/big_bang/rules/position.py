"""One game of Big Bang as people see it."""

from typing import cast

from playmat.core.game import Setup
from playmat.core.kernel_position import KernelPosition
from playmat.core.match import TIME
from playmat.core.message import Message
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.big_bang.rules.ending import ENDINGS
from playmat.games.big_bang.rules.kernel import BigBangKernel
from playmat.games.big_bang.rules.narration import said_points, seen_of
from playmat.games.big_bang.rules.offer import offer_of
from playmat.games.big_bang.rules.own_set import OwnSet
from playmat.games.big_bang.rules.refusals import refuse_move
from playmat.games.big_bang.rules.terms import Terms
from playmat.games.big_bang.rules.view import view_of


class BigBangPosition(KernelPosition):
    """Everybody's own set. The game has no history but the cards themselves."""

    kernel: BigBangKernel

    def __init__(self, setup: Setup, kernel: BigBangKernel) -> None:
        super().__init__(setup, kernel, ENDINGS)

    @property
    def sets(self) -> list[OwnSet]:
        return self.kernel.sets

    @property
    def terms(self) -> Terms:
        return self.kernel.terms

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return refuse_move(self, self.sets[seat], move)

    def refuse_table(self, move: int) -> Refusal | None:
        """BB-17: the table says when time is up, if there is a clock."""
        if move != TIME:
            return Refusal("not-a-table-move")
        return None if self.terms.has_clock else Refusal("no-clock", {}, "BB-17")

    def play_table(self, move: int) -> None:
        self.finish("time")

    def finish(self, end: str) -> None:
        self.kernel.finish(1 + ENDINGS.index(end))
        self.see()

    def said_after_table(self, move: int) -> list[Message]:
        after = self.copy()
        after.play_table(move)
        return said_points(after)

    def copy(self) -> "BigBangPosition":
        return BigBangPosition(self.setup, cast(BigBangKernel, self.kernel.copy()))

    def timeout_move(self, seat: int) -> int:
        return self.legal(seat)[0]

    # Showing.

    def view(self, viewer: int | None) -> GameView:
        return cast(GameView, view_of(self, viewer))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, BigBangPosition)
        return seen_of(self, after, seat, move, viewer)

    def offer(self, seat: int) -> Offer:
        return offer_of(self, seat)
