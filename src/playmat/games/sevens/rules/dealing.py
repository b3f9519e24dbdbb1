"""Dealing unseen cards again, so that every deal that fits what is known can come, and none other."""

from typing import TYPE_CHECKING, Final

from playmat.core.bits import count, nth
from playmat.core.deals import Deals
from playmat.core.kernel import Kernel
from playmat.games.sevens.rules import tables
from playmat.games.sevens.rules.kernel import SevensKernel

if TYPE_CHECKING:
    from playmat.core.stream import Stream
    from playmat.games.sevens.rules.places import Places

BITS: Final = tables.BITS
NOWHERE: Final = -1


class SevensDeals(Deals):
    """Cards are dealt one after another, each to a place that has room.

    If there is none, cards dealt before make room by moving on (an augmenting path), so a deal is always found where
    there is one. Any deal that fits can come: each of its steps is a place with room.

        known         the game as its seat knows it: the hands of the others are empty
        seats[place]  whose hand a place is in
        rooms[place]  how many cards it takes
        cards[n]      the cards that are dealt, and allowed[n] the places each may go to, a bit each
        givers        the seats whose cards lie face down, a bit each; own is the card of the viewer among them
        left[place]   while dealing: the room that is left; where[n]: the place of each card; tried: places, a bit each
    """

    def __init__(self, known: SevensKernel, places: "Places", viewer: int) -> None:
        self.known = known
        self.viewer = viewer
        self.givers = 0
        self.own = NOWHERE
        self.place_count = len(places.seats)
        self.card_count = len(places.cards)
        self.tried = 0
        self.seats = [0] * 64
        self.rooms = [0] * 64
        self.cards = [0] * 40
        self.allowed = [0] * 40
        self.left = [0] * 64
        self.where = [0] * 40
        for place in range(self.place_count):
            self.seats[place] = places.seats[place]
            self.rooms[place] = places.rooms[place]
        for number in range(self.card_count):
            self.cards[number] = places.cards[number]
            self.allowed[number] = places.allowed[number]

    def kernel(self) -> Kernel:
        return self.known.copy()

    def draw_into(self, kernel: Kernel, stream: "Stream") -> int:
        assert isinstance(kernel, SevensKernel)
        game = kernel
        game.load(self.known)
        for place in range(self.place_count):
            self.left[place] = self.rooms[place]
        for number in range(self.card_count):
            self.where[number] = NOWHERE
        for number in range(self.card_count):
            allowed = self.allowed[number]
            total = 0
            for place in range(self.place_count):
                if allowed >> place & 1:
                    total += self.left[place]
            if total:
                # A place with more room is more likely, as in dealing from a pile.
                pick = stream.fast_below(total)
                place = NOWHERE
                while pick >= 0:
                    place += 1
                    if allowed >> place & 1:
                        pick -= self.left[place]
                self.where[number] = place
                self.left[place] -= 1
            else:
                self.tried = 0
                if not self.make_room(number):
                    raise ValueError("no deal fits what is known")
        for number in range(self.card_count):
            seat = self.seats[self.where[number]]
            game.hands[seat] = game.hands[seat] | BITS[self.cards[number]]
        return self.lay_presents(game, stream) if self.givers else 0

    def make_room(self, number: int) -> bool:
        """Find a place for a card, moving others on; every place is tried once."""
        for place in range(self.place_count):
            if self.allowed[number] >> place & 1 and not self.tried >> place & 1:
                self.tried |= BITS[place]
                if self.left[place]:
                    self.left[place] -= 1
                    self.where[number] = place
                    return True
                for other in range(self.card_count):
                    if self.where[other] == place and self.make_room(other):
                        self.where[number] = place
                        return True
        return False

    def lay_presents(self, game: SevensKernel, stream: "Stream") -> int:
        """SV-6: any card of a hand may be the one that its seat has given."""
        for seat in range(game.seats):
            if self.givers >> seat & 1:
                hand = game.hands[seat]
                game.presents[seat] = nth(hand, stream.below(count(hand)))
        if self.own >= 0:
            game.presents[self.viewer] = self.own
        return 0
