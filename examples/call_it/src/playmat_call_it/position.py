"""Where a game of Call It stands.

A move is a whole number: 0 to 6 calls that many tricks, 6 + n plays the card n.
"""

from typing import Final

from playmat.core.game import Setup
from playmat.core.message import Message, message
from playmat.core.offer import Field, Form, Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen

HIGHEST: Final = 24
MOST_CARDS: Final = 6
NOBODY: Final = -1


def is_call(move: int) -> bool:
    return move <= MOST_CARDS


def card_of(move: int) -> int:
    return move - MOST_CARDS


def play_of(card: int) -> int:
    return MOST_CARDS + card


class CallItPosition(Position):
    """Hands, calls, the trick on the table and the tricks taken so far."""

    def __init__(self, setup: Setup, first: int, hands: list[list[int]]) -> None:
        super().__init__(setup)
        self.hands = hands
        self.calls: list[int | None] = [None] * setup.seats
        self.taken = [0] * setup.seats
        self.leader = first
        self.trick: list[int] = []  # from the leader on
        self.played: list[int] = []

    @property
    def is_calling(self) -> bool:
        return None in self.calls

    def on_turn(self) -> int:
        if self.end:
            return NOBODY
        done = len(self.calls) - self.calls.count(None) if self.is_calling else len(self.trick)
        return (self.leader + done) % self.setup.seats

    def actors(self) -> list[int]:
        return [] if self.end else [self.on_turn()]

    def legal(self, seat: int) -> list[int]:
        if self.is_calling:
            return list(range(len(self.hands[seat]) + 1))
        return [play_of(card) for card in self.hands[seat]]

    def offer(self, seat: int) -> Offer:
        if self.is_calling:
            most = len(self.hands[seat])
            form = Form("call", (Field("tricks", "number", 0, most),))
            return Offer([], [form], message("asks-call", {"cards": most}))
        return Offer(self.legal(seat), [], message("asks-play", {"highest": max(self.trick, default=0)}))

    def refuse(self, seat: int, move: int) -> Refusal | None:
        if is_call(move) != self.is_calling:
            return Refusal("call-first" if self.is_calling else "called-already", {}, "CI-1")
        if is_call(move):
            most = len(self.hands[seat])
            return None if move <= most else Refusal("call-too-high", {"cards": most}, "CI-1")
        return None if card_of(move) in self.hands[seat] else Refusal("not-in-hand", {"card": card_of(move)}, "CI-2")

    def play(self, seat: int, move: int) -> None:
        if is_call(move):
            self.calls[seat] = move
            return
        card = card_of(move)
        self.hands[seat] = [kept for kept in self.hands[seat] if kept != card]
        self.trick.append(card)
        self.played.append(card)
        if len(self.trick) == self.setup.seats:
            self._take_trick()

    def _take_trick(self) -> None:
        """CI-3: the highest card takes it, and its player leads."""
        self.leader = self.taker()
        self.taken[self.leader] += 1
        self.trick = []
        if not any(self.hands):
            # CI-4: exactly as many as called, or nothing.
            for seat, taken in enumerate(self.taken):
                self.scores[seat] = 5 + taken if taken == self.calls[seat] else 0
            self.end = "all-played"

    def taker(self, card: int = 0) -> int:
        """Who takes the trick that lies there, once this card lies on it too."""
        trick = [*self.trick, card] if card else self.trick
        return (self.leader + trick.index(max(trick))) % self.setup.seats

    def copy(self) -> "CallItPosition":
        other = CallItPosition(self.setup, self.leader, self.hands[:])
        other.calls, other.taken, other.trick = self.calls[:], self.taken[:], self.trick[:]
        other.played, other.scores, other.end = self.played[:], self.scores[:], self.end
        return other

    def winners(self) -> list[int]:
        most = max(self.scores)
        return [seat for seat, score in enumerate(self.scores) if score == most]

    def view(self, viewer: int | None) -> GameView:
        return {
            "hand": [] if viewer is None else self.hands[viewer][:],
            "cards_left": [len(hand) for hand in self.hands],
            "calls": self.calls[:],
            "taken": self.taken[:],
            "leader": self.leader,
            "trick": self.trick[:],
            "played": self.played[:],
            "scores": self.scores[:],
            "end": self.end,
        }

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        if is_call(move):
            return {"text": f"call {move}", "messages": [message("move-call", {"seat": seat, "tricks": move})]}
        card = card_of(move)
        said: list[Message] = [message("move-play", {"seat": seat, "card": card})]
        if len(self.trick) + 1 == self.setup.seats:
            said.append(message("takes-trick", {"seat": self.taker(card)}))
            if after.end:
                points = max(after.scores)
                said.append(message("end-all-played", {"seats": after.winners(), "points": points}))
        return {"text": f"play {card}", "messages": said}

    def timeout_move(self, seat: int) -> int:
        return self.legal(seat)[0]
