"""One game of Big Bang as it stands."""

from typing import Final, cast

from playmat.core.chance import Stream
from playmat.core.game import Setup
from playmat.core.match import TIME
from playmat.core.message import Message
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.big_bang.rules.cards import CARD_OF, FIRST_RULES
from playmat.games.big_bang.rules.ending import NUMBER_POINTS, RULES_POINTS, stolen, winners_of
from playmat.games.big_bang.rules.grid import CELLS
from playmat.games.big_bang.rules.moves import DRAW, TOP, discarded
from playmat.games.big_bang.rules.narration import said_points, seen_of
from playmat.games.big_bang.rules.offer import offer_of
from playmat.games.big_bang.rules.own_set import OwnSet, take_out
from playmat.games.big_bang.rules.refusals import refuse_move
from playmat.games.big_bang.rules.terms import Terms
from playmat.games.big_bang.rules.view import view_of

EVERYBODY: Final = [[], [0], [0, 1], [0, 1, 2]]


class BigBangPosition(Position):
    """Everybody's own set. `scores` are the points so far; once a game with stolen scoring is over, what was stolen."""

    def __init__(self, setup: Setup, terms: Terms) -> None:
        super().__init__(setup)
        self.terms = terms
        self.sets: list[OwnSet] = []
        # The points by which the winner is found, once the game is over.
        self.points: list[int] = []

    # Playing.

    def actors(self) -> list[int]:
        return [] if self.end else EVERYBODY[len(self.sets)][:]

    def on_turn(self) -> int:
        return -1 if self.terms.is_race or self.end else 0

    def pick_seat(self, stream: Stream) -> int:
        return stream.fast_below(len(self.sets))

    def legal(self, seat: int) -> list[int]:
        return self.sets[seat].legal(self.terms.draws_freely)

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return refuse_move(self, self.sets[seat], move)

    def play(self, seat: int, move: int) -> None:
        own = self.sets[seat]
        if move < DRAW:
            is_top = move >= TOP
            place = move - TOP if is_top else move
            piece = place // CELLS + 1
            if is_top:
                own.discards.pop()
            else:
                take_out(own.hand, piece if piece < FIRST_RULES else CARD_OF[piece])
            own.put(piece, place - (piece - 1) * CELLS)
            # BB-11, BB-12: what this card brings.
            scores = self.scores
            scores[seat] = (
                scores[seat] + self.terms.put_saves + (NUMBER_POINTS if piece < FIRST_RULES else RULES_POINTS)
            )
        elif move == DRAW:
            own.draw(self.chance)
        else:
            own.discard(discarded(move))
        # BB-10, BB-15: nobody else's cards have changed, so nobody else can be done now.
        if not own.left:
            self.finish("race-over" if self.terms.is_race else "all-put")
        elif own.is_stuck():
            self.finish("race-over" if self.terms.is_race else "no-move")

    def finish(self, end: str) -> None:
        self.end = end
        self.points = self.scores
        if self.terms.is_stealing:
            self.scores = stolen(self.winners(), [own.left for own in self.sets])

    def winners(self) -> list[int]:
        return winners_of(self.terms.is_race, self.end, self.points)

    def refuse_table(self, move: int) -> Refusal | None:
        """BB-17: the table says when time is up, if there is a clock."""
        if move != TIME:
            return Refusal("not-a-table-move")
        return None if self.terms.has_clock else Refusal("no-clock", {}, "BB-17")

    def play_table(self, move: int) -> None:
        self.finish("time")

    def said_after_table(self, move: int) -> list[Message]:
        after = self.copy()
        after.play_table(move)
        return said_points(after)

    def copy(self) -> "BigBangPosition":
        other = BigBangPosition(self.setup, self.terms)
        other.scores = self.scores[:]
        other.end = self.end
        other.sets = [own.copy() for own in self.sets]
        other.points = self.points
        return other

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
