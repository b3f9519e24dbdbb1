"""Big Bang: a set played to its end by itself, sensibly, to see what it may bring.

counts  how many cards of each kind are still to be put
"""

from playmat.core.kernel import MoveList
from playmat.core.stream import Stream
from playmat.games.big_bang.bots.places import Places
from playmat.games.big_bang.rules.cards import FIRST_RULES
from playmat.games.big_bang.rules.moves import DEAD, DRAW, KINDS
from playmat.games.big_bang.rules.own_set import OwnSet


class LonePlayer:
    """Puts before anything else, each time the best of a few places; whatever is shuffled, its stream shuffles."""

    def __init__(self, draws_freely: bool, stream: Stream, looks: int) -> None:
        self.draws_freely = draws_freely
        self.stream = stream
        self.looks = looks
        self.moves = MoveList()
        self.places = Places()
        self.counts = [0] * 14

    def make(self, own: OwnSet, move: int) -> int:
        """A move; the points it brings."""
        if move < DRAW:
            return own.put(move)
        if move == DRAW:
            own.draw(self.stream, None)
        else:
            own.discard(move)
        return 0

    def play(self, own: OwnSet) -> int:
        """To the end; the points still made."""
        points = 0
        while own.left and not own.is_stuck():
            points += self.make(own, self.chosen(own))
        return points

    def chosen(self, own: OwnSet) -> int:
        """The put of a few that leaves the most places; a dead hand with a good card on top."""
        of = self.moves.of
        count = own.legal_into(self.draws_freely, self.moves)
        if count == 1:
            return of[0]
        self.count_cards(own)
        # Puts are listed first.
        puts = count
        while puts and of[puts - 1] >= DRAW:
            puts -= 1
        if not puts:
            return self.chosen_dead(count)
        self.places.look(own)
        best = of[count - 1]
        most = -1.0
        for _ in range(self.looks if self.looks < puts else puts):
            place = self.stream.fast_below(puts)
            move = of[place]
            puts -= 1
            for after in range(place, puts):
                of[after] = of[after + 1]
            self.places.look_after(own, move)
            worth = self.places.worth_of_kinds(self.counts, move)
            if worth > most:
                most = worth
                best = move
        return best

    def chosen_dead(self, count: int) -> int:
        """BB-7: the order with what is best on top; where there is nothing to order, what there is."""
        of = self.moves.of
        best = of[count - 1]
        most = -1
        for place in range(count):
            worth = self.worth_on_top((of[place] - DEAD) % KINDS + 1) if of[place] > DRAW else 0
            if worth > most:
                most = worth
                best = of[place]
        return best

    def worth_on_top(self, card: int) -> int:
        """How many cards still to come make a place for the top of the discard pile."""
        return 0 if card >= FIRST_RULES else self.counts[card - 1] + self.counts[card + 1]

    def count_cards(self, own: OwnSet) -> int:
        counts = self.counts
        for card in range(14):
            counts[card] = 0
        for place in range(own.in_hand):
            counts[own.held[place]] = counts[own.held[place]] + 1
        for place in range(own.piled):
            counts[own.pile[place]] = counts[own.pile[place]] + 1
        for place in range(own.drawn, own.dealt):
            counts[own.order[place]] = counts[own.order[place]] + 1
        return 0

    def worth_left(self, own: OwnSet, move: int) -> float:
        """The places that a put leaves for what is still to come."""
        self.count_cards(own)
        self.places.look(own)
        self.places.look_after(own, move)
        return self.places.worth_of_kinds(self.counts, move)
