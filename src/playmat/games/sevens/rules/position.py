"""One game of Sevens as it stands."""

from typing import cast

from playmat.core.game import Setup
from playmat.core.kernel_position import KernelPosition
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.sevens.rules.events import guessed, knocked, put
from playmat.games.sevens.rules.facts import Facts
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.moves import FITS, GIVE, GUESS, KNOCK, is_say, said_points
from playmat.games.sevens.rules.narration import seen_of
from playmat.games.sevens.rules.offer import offer_of
from playmat.games.sevens.rules.refusals import refuse_give, refuse_guess, refuse_turn, refuse_wait
from playmat.games.sevens.rules.stages import COUNTING, ENDINGS, GIVING, TURN
from playmat.games.sevens.rules.view import view_of


class SevensPosition(KernelPosition):
    """The game in numbers, and what has happened in it, from which everybody's knowledge follows."""

    kernel: SevensKernel

    def __init__(self, setup: Setup, kernel: SevensKernel) -> None:
        super().__init__(setup, kernel, ENDINGS)
        self.events: list[int] = []
        self.wrong: list[tuple[int, int]] = []  # SV-16: the seats that stated a wrong sum, and which
        # What each viewer knew after so many events, when it was last asked for; a spectator is -1. Never changed.
        self.known: dict[int, tuple[int, Facts]] = {}

    # Playing.

    def refuse(self, seat: int, move: int) -> Refusal | None:
        kernel = self.kernel
        if kernel.stage == COUNTING:
            return None if is_say(move) else Refusal("count-first", {}, "SV-16")
        if is_say(move):
            return Refusal("no-counting", {}, "SV-16")
        if kernel.stage == TURN:
            return refuse_turn(kernel, seat, move)
        return refuse_give(kernel, seat, move) if kernel.stage == GIVING else refuse_guess(kernel, seat, move)

    def refuse_waiting(self, seat: int, move: int) -> Refusal:
        return refuse_wait(self.kernel, seat, move, self.actors())

    def play(self, seat: int, move: int) -> None:
        kernel = self.kernel
        if is_say(move):
            if said_points(move) != kernel.cost(kernel.hand_of(seat)):
                self.wrong.append((seat, said_points(move)))
        elif move < KNOCK:
            self.events.append(put(seat, move))
        elif move == KNOCK:
            self.events.append(knocked(seat, kernel.open))
        elif move >= GUESS:
            giver = kernel.guessing
            card = kernel.present_of(giver)
            named = move - GUESS
            self.events.append(guessed(seat, giver, card, named, FITS[named] >> card & 1 == 1))
        super().play(seat, move)

    def copy(self) -> "SevensPosition":
        other = SevensPosition(self.setup, self.kernel.copy())
        other.events = self.events[:]
        other.wrong = self.wrong[:]
        other.known = self.known.copy()
        return other

    def timeout_move(self, seat: int) -> int:
        """The first card that can be played, given or named, or the right sum."""
        return self.legal(seat)[0]

    def decline(self, seat: int) -> int | None:
        """SV-16: the right sum."""
        return self.legal(seat)[0] if self.kernel.stage == COUNTING else None

    def is_decided(self) -> bool:
        return self.kernel.stage == COUNTING and not self.end

    # Showing.

    def facts_of(self, viewer: int) -> Facts:
        """What a seat knows about the others' hands; a spectator is -1."""
        told, facts = self.known.get(viewer) or (0, Facts(viewer, self.kernel.seats))
        if told < len(self.events):
            facts = facts.copy()
            for event in self.events[told:]:
                facts.learn(event)
            self.known[viewer] = (len(self.events), facts)
        return facts

    def view(self, viewer: int | None) -> GameView:
        return cast(GameView, view_of(self, -1 if viewer is None else viewer))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, SevensPosition)
        return seen_of(self, after, seat, move, viewer)

    def offer(self, seat: int) -> Offer:
        return offer_of(self.kernel, self.legal(seat))

    def preview(self, seat: int, move: int) -> GameView | None:
        """What the hand costs before and after a card leaves it; a knock and a guess have no such worth."""
        if move == KNOCK or move >= GUESS:
            return None
        card = move if move < KNOCK else move - GIVE
        hand = self.kernel.hand_of(seat)
        return {"before": self.kernel.cost(hand), "after": self.kernel.cost(hand & ~(1 << card))}
