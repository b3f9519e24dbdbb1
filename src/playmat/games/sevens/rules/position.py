"""A game of Sevens with its history, from which everyone's knowledge follows."""

from typing import cast

from playmat.core.game import Setup
from playmat.core.kernel_position import KernelPosition
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.sevens.rules.facts import Facts, guess_event, knock_event, play_event
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.messages import build_move_view, refuse_move, refuse_waiting_seat
from playmat.games.sevens.rules.moves import CARDS_NAMED, COUNTING, GIVE, GUESS, KNOCK, is_say, stated_sum
from playmat.games.sevens.rules.scoring import ENDINGS
from playmat.games.sevens.rules.view import build_offer, build_view


class SevensPosition(KernelPosition):
    """The kernel, the events of the game, and the wrong sums."""

    kernel: SevensKernel

    def __init__(self, setup: Setup, kernel: SevensKernel) -> None:
        super().__init__(setup, kernel, ENDINGS)
        self.events: list[int] = []
        # SV-16: the seats that stated wrong sums, with the sums.
        self.wrong: list[tuple[int, int]] = []
        # The facts that a viewer knew after a number of events, when last asked for. A spectator is viewer -1. Copies
        # share these facts, so they must not change.
        self.known: dict[int, tuple[int, Facts]] = {}

    # Play.

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return refuse_move(self.kernel, seat, move)

    def refuse_waiting(self, seat: int, move: int) -> Refusal:
        return refuse_waiting_seat(self.kernel, seat, move, self.actors())

    def play(self, seat: int, move: int) -> None:
        kernel = self.kernel
        if is_say(move):
            if stated_sum(move) != kernel.cost(kernel.hand_mask(seat)):
                self.wrong.append((seat, stated_sum(move)))
        elif move < KNOCK:
            self.events.append(play_event(seat, move))
        elif move == KNOCK:
            self.events.append(knock_event(seat, kernel.open))
        elif move >= GUESS:
            card = kernel.given_card(kernel.giver)
            named = move - GUESS
            is_right = CARDS_NAMED[named] >> card & 1 == 1
            self.events.append(guess_event(seat, kernel.giver, card, named, is_right))
        super().play(seat, move)

    def copy(self) -> "SevensPosition":
        other = SevensPosition(self.setup, self.kernel.copy())
        other.events = self.events[:]
        other.wrong = self.wrong[:]
        other.known = self.known.copy()
        return other

    def timeout_move(self, seat: int) -> int:
        """Play, give or name the first card possible, or state the right sum."""
        return self.legal(seat)[0]

    def decline(self, seat: int) -> int | None:
        """SV-16: return the right sum."""
        return self.legal(seat)[0] if self.kernel.stage == COUNTING else None

    def is_decided(self) -> bool:
        return self.kernel.stage == COUNTING and not self.end

    # Showing.

    def facts_for(self, viewer: int) -> Facts:
        """Return what a viewer knows about other hands. A spectator is viewer -1."""
        learned, facts = self.known.get(viewer) or (0, Facts(viewer, self.kernel.seats))
        if learned < len(self.events):
            facts = facts.copy()
            for event in self.events[learned:]:
                facts.learn(event)
            self.known[viewer] = (len(self.events), facts)
        return facts

    def view(self, viewer: int | None) -> GameView:
        return cast(GameView, build_view(self, -1 if viewer is None else viewer))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, SevensPosition)
        return build_move_view(self, after, seat, move, viewer)

    def offer(self, seat: int) -> Offer:
        return build_offer(self.kernel, self.legal(seat))

    def preview(self, seat: int, move: int) -> GameView | None:
        """Return what the hand costs before and after a card is played or given. Other moves have no preview."""
        if move == KNOCK or move >= GUESS:
            return None
        card = move if move < KNOCK else move - GIVE
        hand = self.kernel.hand_mask(seat)
        return {"before": self.kernel.cost(hand), "after": self.kernel.cost(hand & ~(1 << card))}
