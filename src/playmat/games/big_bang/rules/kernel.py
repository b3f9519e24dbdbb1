"""One game of Big Bang in numbers only: everybody's own set, and what it brings.

Alone or in a race every player has a set for themselves (own_set.py), and `play` changes nothing but that one set; so
all may act until the game is over.

sets    one for each seat
scores  the points so far; once a game with stolen scoring is over, what was stolen
points  the points by which the winner is found, once the game is over
"""

from typing import TYPE_CHECKING

from playmat.core.kernel import Kernel, MoveList
from playmat.games.big_bang.rules.ending import ALL_PUT, NO_MOVE, RACE_OVER
from playmat.games.big_bang.rules.moves import DRAW
from playmat.games.big_bang.rules.own_set import OwnSet

if TYPE_CHECKING:
    from playmat.core.chance import Chance
    from playmat.core.stream import Stream
    from playmat.games.big_bang.rules.terms import Terms


class BigBangKernel(Kernel):
    """The rules of Big Bang: dealing, what may be played, what it does, who wins."""

    def __init__(self, seats: int, terms: "Terms") -> None:
        Kernel.__init__(self, seats)
        self.terms = terms
        self.draws_freely = terms.draws_freely
        self.put_saves = terms.put_saves
        self.is_race = terms.is_race
        self.is_same_deal = terms.hides_numbers
        self.is_stealing = terms.is_stealing
        self.sets = [OwnSet(terms.rules_cards, terms.replay) for _ in range(seats)]
        self.points = [0] * 3

    # Dealing.

    def deal(self, number: int, stream: "Stream") -> int:
        self.stream = stream
        self.chance = None
        for seat in range(self.seats):
            own = self.sets[seat]
            # BB-15: one order of cards for all, or one for each.
            if seat and self.is_same_deal:
                own.take_order(self.sets[0])
            else:
                own.shuffle_pack(stream)
        self.begin()
        return 0

    def deal_by(self, chance: "Chance") -> None:
        """The same for a real match."""
        for seat in range(self.seats):
            own = self.sets[seat]
            if seat and self.is_same_deal:
                own.take_order(self.sets[0])
            else:
                own.deck = chance.shuffle(self.terms.pack)
        self.begin()

    def begin(self) -> int:
        """BB-1, BB-12: every card of a set is still to be put, or to be taken off."""
        for seat in range(self.seats):
            own = self.sets[seat]
            own.begin()
            self.scores[seat] = -own.left * self.put_saves
        self.end = 0
        self.acting = (1 << self.seats) - 1
        return 0

    # Playing.

    def on_turn(self) -> int:
        return -1 if self.is_race or self.end else 0

    def pick_seat(self, stream: "Stream") -> int:
        return stream.fast_below(self.seats)

    def legal_into(self, seat: int, moves: MoveList) -> int:
        own = self.sets[seat]
        return own.legal_into(self.draws_freely, moves)

    def play(self, seat: int, move: int) -> int:
        own = self.sets[seat]
        if move < DRAW:
            self.scores[seat] = self.scores[seat] + own.put(move) + self.put_saves  # BB-12
        elif move == DRAW:
            own.draw(self.stream, self.chance)
        else:
            own.discard(move)
        # BB-10, BB-15: nobody else's cards have changed, so nobody else can be done now.
        if not own.left:
            self.finish(RACE_OVER if self.is_race else ALL_PUT)
        elif own.drawn == own.dealt and own.is_stuck():
            self.finish(RACE_OVER if self.is_race else NO_MOVE)
        return 0

    # Ending.

    def finish(self, end: int) -> int:
        """BB-10, BB-15, BB-17: the game is over, in one of the ways of ending.py."""
        self.end = end
        self.acting = 0
        for seat in range(self.seats):
            self.points[seat] = self.scores[seat]
        if self.is_stealing:
            self.steal()
        return 0

    def winners(self) -> int:
        """BB-15: the most points, shared on a tie; alone one wins by putting all cards."""
        if not self.is_race:
            return 1 if self.end == ALL_PUT else 0
        best = self.points[0]
        winners = 0
        for seat in range(self.seats):
            if self.points[seat] > best:
                best = self.points[seat]
                winners = 0
            if self.points[seat] == best:
                winners |= 1 << seat
        return winners

    def steal(self) -> int:
        """BB-16: the only winner gets a point for every card that the others have left."""
        winners = self.winners()
        total = 0
        for seat in range(self.seats):
            own = self.sets[seat]
            total += own.left
        for seat in range(self.seats):
            own = self.sets[seat]
            self.scores[seat] = total - own.left if winners == 1 << seat else 0
        return 0

    # Copies, and what others read.

    def load(self, other: Kernel) -> int:
        theirs = other
        assert isinstance(theirs, BigBangKernel)
        self.load_turn(theirs)
        for seat in range(self.seats):
            own = self.sets[seat]
            own.load(theirs.sets[seat])
            self.points[seat] = theirs.points[seat]
        return 0

    def copy(self) -> Kernel:
        other = BigBangKernel(self.seats, self.terms)
        other.load(self)
        return other

    def points_of(self, seat: int) -> int:
        """Once the game is over."""
        return self.points[seat]

    def take_points(self, points: list[int]) -> None:
        for seat in range(self.seats):
            self.points[seat] = points[seat]
