"""One game of Stars and Bars as it stands: the kernel, and around it what people want to see and to be told."""

from typing import cast

from playmat.core.game import Setup
from playmat.core.kernel_position import OWN, KernelPosition
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.stars_and_bars.rules.board import Cell
from playmat.games.stars_and_bars.rules.cards import NO_CARD, Card
from playmat.games.stars_and_bars.rules.ending import ENDINGS
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel
from playmat.games.stars_and_bars.rules.moves import BACK, card_put, cell_put, is_duty, is_put, is_say, say
from playmat.games.stars_and_bars.rules.narration import seen_of
from playmat.games.stars_and_bars.rules.offer import offer_of
from playmat.games.stars_and_bars.rules.preview import preview_of
from playmat.games.stars_and_bars.rules.refusals import refuse_move
from playmat.games.stars_and_bars.rules.terms import OFF, STRICT
from playmat.games.stars_and_bars.rules.turns import LastTurn, Mistake
from playmat.games.stars_and_bars.rules.view import view_of


class StarsAndBarsPosition(KernelPosition):
    """The game in numbers, the score sheet, the turn before and the mistakes."""

    kernel: StarsAndBarsKernel

    def __init__(self, setup: Setup, kernel: StarsAndBarsKernel) -> None:
        super().__init__(setup, kernel, ENDINGS)
        self.round = 1
        # SB-12: what was claimed this turn, before the card.
        self.claims: list[int] = []
        self.last: LastTurn | None = None
        # SB-17: two times the points of every turn plus its seat. SB-13: the mistakes, those of this card not told yet.
        self.sheet: list[int] = []
        self.mistakes: list[Mistake] = []
        self.told = 0

    def puts(self, seat: int) -> list[int]:
        """The cards that a seat may put, and where."""
        self.kernel.puts_into(seat, OWN.moves)
        return OWN.moves.listed()

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return refuse_move(self, seat, move)

    def play(self, seat: int, move: int) -> None:
        kernel = self.kernel
        lies = kernel.put_card != NO_CARD
        card = Card(kernel.put_card) if lies else card_put(move)
        cell = Cell(kernel.put_cell) if lies else cell_put(move)
        tops = kernel.tops_before()
        drawn = kernel.drawn
        score = self.scores[seat]
        if is_say(move) and move != kernel.right_statement():
            self.mistakes.append(Mistake(seat, self.round, card, cell, move, kernel.right_statement()))
        elif is_duty(move) and not lies:
            self.claims = [*self.claims, move]
        super().play(seat, move)
        if move == BACK:
            self.told = len(self.mistakes)
        if kernel.turn != seat:
            fresh = kernel.pile_at(drawn) if kernel.drawn > drawn else NO_CARD
            self.end_turn(LastTurn(seat, card, cell, tops, self.claims, self.scores[seat] - score, fresh))

    def end_turn(self, turn: LastTurn) -> None:
        self.last = turn
        self.sheet.append(turn.recorded * 2 + turn.seat)
        self.told = len(self.mistakes)
        self.claims = []
        if not self.end and turn.seat != self.kernel.beginner:
            self.round += 1

    def copy(self) -> "StarsAndBarsPosition":
        kernel = self.kernel.copy()
        assert isinstance(kernel, StarsAndBarsKernel)
        other = StarsAndBarsPosition(self.setup, kernel)
        other.round = self.round
        other.claims = self.claims
        other.last = self.last
        other.sheet = self.sheet[:]
        other.mistakes = self.mistakes[:]
        other.told = self.told
        return other

    def timeout_move(self, seat: int) -> int:
        """The first card that can be put; then the turn is ended, where points count only if said with none said."""
        if self.kernel.put_card != NO_CARD and self.kernel.announce == STRICT:
            return say(0, self.scores[seat])
        return self.legal(seat)[0]

    # Showing.

    def view(self, viewer: int | None) -> GameView:
        return cast(GameView, view_of(self))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, StarsAndBarsPosition)
        return seen_of(self, after, seat, move)

    def seen_by_all(self, seat: int, move: int, seats: int, after: Position) -> list[Seen]:
        """Everything lies open, hands too: all see the same."""
        return [self.seen(seat, move, None, after)] * (seats + 1)

    def offer(self, seat: int) -> Offer:
        return offer_of(self, seat)

    def preview(self, seat: int, move: int) -> GameView | None:
        """SB-6: what a card would bring, neighbour by neighbour; SB-13: not where the player has to say it."""
        if not is_put(move) or self.kernel.announce != OFF:
            return None
        neighbours = preview_of(self.kernel.tops_listed(), card_put(move), cell_put(move))
        return {"neighbours": neighbours, "points": sum(beside["points"] for beside in neighbours)}
