"""A game of Stars and Bars with its history: what views, messages and reports need beyond the kernel."""

from typing import cast

from playmat.core.game import Setup
from playmat.core.kernel_position import OWN, KernelPosition
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.stars_and_bars.rules.board import Cell
from playmat.games.stars_and_bars.rules.cards import NO_CARD, Card
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel
from playmat.games.stars_and_bars.rules.messages import build_move_view, refuse_move
from playmat.games.stars_and_bars.rules.moves import BACK, card_put, cell_put, is_housekeeping, is_put, is_say, say
from playmat.games.stars_and_bars.rules.scoring import ENDINGS
from playmat.games.stars_and_bars.rules.view import build_offer, build_preview, build_view


class LastTurn:
    """The last turn: the card, the neighbors on all spaces before it, and the points recorded."""

    def __init__(
        self, seat: int, card: Card, cell: Cell, tops: list[int], claims: list[int], recorded: int, drawn: int
    ) -> None:
        self.seat = seat
        self.card = card
        self.cell = cell
        self.tops = tops
        self.claims = claims
        self.recorded = recorded
        self.drawn = drawn


class WrongStatement:
    """SB-13: a wrong statement about a card, and the right one. Both are moves, such as `say 9 57`."""

    def __init__(self, seat: int, round: int, card: Card, cell: Cell, said: int, right: int) -> None:
        self.seat = seat
        self.round = round
        self.card = card
        self.cell = cell
        self.said = said
        self.right = right


class StarsAndBarsPosition(KernelPosition):
    """The kernel, the score sheet, the last turn and the wrong statements."""

    kernel: StarsAndBarsKernel

    def __init__(self, setup: Setup, kernel: StarsAndBarsKernel) -> None:
        super().__init__(setup, kernel, ENDINGS)
        self.round = 1
        # SB-12: the claims of this turn.
        self.claims: list[int] = []
        self.last: LastTurn | None = None
        # SB-17: 2 × points + seat for every turn.
        self.sheet: list[int] = []
        # SB-13: all wrong statements. The first `reported` ones are about earlier cards.
        self.mistakes: list[WrongStatement] = []
        self.reported = 0

    def puts(self, seat: int) -> list[int]:
        """Return the legal puts of a seat."""
        self.kernel.list_puts(seat, OWN.moves)
        return OWN.moves.listed()

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return refuse_move(self, seat, move)

    def play(self, seat: int, move: int) -> None:
        kernel = self.kernel
        is_put_already = kernel.put_card != NO_CARD
        card = Card(kernel.put_card) if is_put_already else card_put(move)
        cell = Cell(kernel.put_cell) if is_put_already else cell_put(move)
        tops = kernel.top_cards_before()
        drawn = kernel.drawn
        score = self.scores[seat]
        if is_say(move) and move != kernel.correct_statement():
            self.mistakes.append(WrongStatement(seat, self.round, card, cell, move, kernel.correct_statement()))
        elif is_housekeeping(move) and not is_put_already:
            self.claims = [*self.claims, move]
        super().play(seat, move)
        if move == BACK:
            self.reported = len(self.mistakes)
        if kernel.turn != seat:
            new_card = kernel.pile_at(drawn) if kernel.drawn > drawn else NO_CARD
            self.end_turn(LastTurn(seat, card, cell, tops, self.claims, self.scores[seat] - score, new_card))

    def end_turn(self, turn: LastTurn) -> None:
        self.last = turn
        self.sheet.append(turn.recorded * 2 + turn.seat)
        self.reported = len(self.mistakes)
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
        other.reported = self.reported
        return other

    def timeout_move(self, seat: int) -> int:
        """Play the first legal card, then end the turn. In strict announcing, state 0 points."""
        if self.kernel.put_card != NO_CARD and self.kernel.is_strict:
            return say(0, self.scores[seat])
        return self.legal(seat)[0]

    # Showing.

    def view(self, viewer: int | None) -> GameView:
        return cast(GameView, build_view(self))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, StarsAndBarsPosition)
        return build_move_view(self, after, seat, move)

    def seen_by_all(self, seat: int, move: int, seats: int, after: Position) -> list[Seen]:
        """All cards are open, so all viewers see the same."""
        return [self.seen(seat, move, None, after)] * (seats + 1)

    def offer(self, seat: int) -> Offer:
        return build_offer(self, seat)

    def preview(self, seat: int, move: int) -> GameView | None:
        """SB-6: return what a card would score with each neighbor, unless the player has to work it out (SB-13)."""
        if not is_put(move) or self.kernel.states_points:
            return None
        neighbors = build_preview(self.kernel.top_cards(), card_put(move), cell_put(move))
        return {"neighbours": neighbors, "points": sum(neighbor["points"] for neighbor in neighbors)}
