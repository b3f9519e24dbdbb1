"""A game of Number Line with its history: the answers of the quiz, and the rounds before."""

from functools import cached_property
from typing import cast

from playmat.core.game import Setup
from playmat.core.kernel_position import KernelPosition
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.number_line.rules.cards import card_on
from playmat.games.number_line.rules.kernel import NumberLineKernel
from playmat.games.number_line.rules.messages import build_move_view, refuse_move, refuse_waiting_seat
from playmat.games.number_line.rules.moves import ANSWER_PASS, is_say, kind_put, number_put, stated_points
from playmat.games.number_line.rules.rounds import ENDINGS
from playmat.games.number_line.rules.view import (
    NumberLineView,
    ScoredRound,
    build_offer,
    build_preview,
    build_view,
    is_face_down,
    scored_round_view,
)


class FullRound:
    """A round in which all cards are played: its starter, the line, and the points of each seat."""

    def __init__(self, number: int, starter: int, slots: list[int], points: list[int]) -> None:
        self.number = number
        self.starter = starter
        self.slots = slots
        self.points = points

    @cached_property
    def scored(self) -> ScoredRound:
        return scored_round_view(self)


class NumberLinePosition(KernelPosition):
    """The kernel, the answers of the quiz, and the rounds before."""

    kernel: NumberLineKernel

    def __init__(self, setup: Setup, kernel: NumberLineKernel) -> None:
        super().__init__(setup, kernel, ENDINGS)
        self.answers: list[tuple[int, int]] = []
        self.rounds: list[FullRound] = []
        # NL-18: the round that is being counted, and the seats that stated wrong points for it, with the points.
        self.counted: FullRound | None = None
        self.wrong: list[tuple[int, int]] = []
        # What all viewers see, until the next move.
        self.shared_view: NumberLineView | None = None

    # Play.

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return refuse_move(self.kernel, seat, move)

    def refuse_waiting(self, seat: int, move: int) -> Refusal:
        return refuse_waiting_seat(self.kernel, self.actors())

    def play(self, seat: int, move: int) -> None:
        self.shared_view = None
        if self.kernel.starter < 0:
            self.answers.append((seat, move))
            super().play(seat, move)
        elif is_say(move):
            self.play_statement(seat, move)
        else:
            self.play_card(seat, move)

    def play_card(self, seat: int, move: int) -> None:
        kernel = self.kernel
        number = kernel.round
        before = kernel.scores_listed()
        slots = kernel.line.listed()
        slots[number_put(move) - 1] = card_on(seat, kind_put(move))
        super().play(seat, move)
        starter = (kernel.starter + number - 1) % kernel.seats
        if kernel.counting:
            points = [kernel.round_points(other) for other in range(kernel.seats)]
            self.counted = FullRound(number, starter, slots, points)
        elif kernel.round > number:
            points = [after - score for after, score in zip(kernel.scores_listed(), before, strict=True)]
            self.rounds.append(FullRound(number, starter, slots, points))

    def play_statement(self, seat: int, move: int) -> None:
        """NL-18: the last statement of a round ends it."""
        kernel = self.kernel
        if stated_points(move) != kernel.round_points(seat):
            self.wrong.append((seat, stated_points(move)))
        super().play(seat, move)
        counted = self.counted
        if counted is not None and not kernel.counting:
            self.rounds.append(counted)
            self.counted = None
            self.wrong = []

    def is_decided(self) -> bool:
        return self.kernel.is_decided()

    def copy(self) -> "NumberLinePosition":
        other = NumberLinePosition(self.setup, self.kernel.copy())
        other.answers = self.answers[:]
        other.rounds = self.rounds[:]
        other.counted = self.counted
        other.wrong = self.wrong[:]
        return other

    def timeout_move(self, seat: int) -> int:
        """Pass in a quiz, put the first card possible on the first free number, or state the right points."""
        return self.legal(seat)[0]

    def decline(self, seat: int) -> int | None:
        """NL-2: pass. NL-18: state the right points."""
        if self.kernel.starter < 0:
            return ANSWER_PASS
        return self.legal(seat)[0] if self.kernel.counting else None

    # Showing.

    def view(self, viewer: int | None) -> GameView:
        return cast(GameView, build_view(self, viewer))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, NumberLinePosition)
        return build_move_view(self, after, seat, move, viewer)

    def seen_by_all(self, seat: int, move: int, seats: int, after: Position) -> list[Seen]:
        """All viewers see the same, except for face-down cards and for points that others still have to count."""
        if is_say(move):
            return super().seen_by_all(seat, move, seats, after)
        seen = [self.seen(seat, move, None, after)] * (seats + 1)
        if is_face_down(self.kernel):
            seen[seat] = self.seen(seat, move, seat, after)
        return seen

    def offer(self, seat: int) -> Offer:
        return build_offer(self.kernel, seat, self.legal(seat))

    def preview(self, seat: int, move: int) -> GameView | None:
        return build_preview(self.kernel, seat, move)
