"""Bang! Zoom! between two, played on for some turns: who is likely to win after each way to go on, over many deals."""

from math import exp
from typing import TYPE_CHECKING

from playmat.core.kernel import MoveList
from playmat.games.bang_zoom.bots.duel import Duel
from playmat.games.bang_zoom.bots.prospect import Prospect
from playmat.games.bang_zoom.rules.deals import BangZoomDeals
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.moves import BANG, DISCARD, SWAP

if TYPE_CHECKING:
    from playmat.core.stream import Stream

MOST = 8
BY_POINTS = 0.1  # the share of the points, as a lead; the rest is the win
CLEAR = 10.0  # so many points are a clear lead
# What `hard` would do is done unless something else wins so much more often: chance makes small differences by itself.
FAVOUR = 0.02
TURNS = 4  # so many turns are played on after the own one
# Who may choose what to keep has a better hand than chance would give: how much more likely a hand is for each point
# that it is worth, before BANG was laid and after, and of how many hands one is taken.
KEPT_EARLY = 0.3
KEPT_LATER = 0.2
HANDS = 6
FINE = 1 << 16


class Ahead:
    """Every deal is played on from every way to go on, by two players who reckon as `Duel` does.

    ways, lengths   eight moves for each way to go on, one after the other, and how many there are of each
    number          how many ways there are
    wins, tries     what came of each in all, and how many deals that were
    favours         what is added to each of its results
    dealt, kernel   the deal, and the game that is played on from it
    """

    def __init__(self, deals: BangZoomDeals, seat: int, duel: Duel) -> None:
        self.deals = deals
        self.seat = seat
        self.duel = duel
        self.prospect = Prospect(duel)
        self.moves = MoveList()
        self.ways = [0] * 128
        self.lengths = [0] * 16
        self.number = 0
        self.wins = [0.0] * 16
        self.favours = [0.0] * 16
        self.tries = [0] * 16
        self.dealt = deals.start
        self.kernel = deals.start

    def consider(self, most: int) -> int:
        """The ways to go on that promise most at first sight, so many at most; how many there are."""
        start = self.deals.start
        duel = self.duel
        self.dealt = start.twin()
        self.kernel = start.twin()
        duel.look(start, self.seat)
        self.number = 0
        if not start.has_taken:
            usual = duel.begin()
            for place in range(start.legal_into(self.seat, self.moves)):
                self.favours[place] = FAVOUR if self.moves.of[place] == usual else 0.0
                self.ways[8 * place] = self.moves.of[place]
                self.lengths[place] = 1
                self.number += 1
        else:
            for place in range(most):
                self.favours[place] = 0.0 if place else FAVOUR
            duel.plan_with(-1)
            if duel.discard < 0:
                # ZOOM, which wins.
                self.take_plan()
            else:
                for place in range(duel.rank(duel.laid, most)):
                    duel.follow(place)
                    self.take_plan()
        for place in range(self.number):
            self.wins[place] = 0.0
            self.tries[place] = 0
        return self.number

    def take_plan(self) -> int:
        """The plan is a way to go on; what comes after BANG is thought over again."""
        duel = self.duel
        first = 8 * self.number
        length = 0
        for place in range(duel.words):
            self.ways[first + place] = duel.lays[place]
            length += 1
        if duel.discard >= 0:
            self.ways[first + length] = DISCARD + duel.discard
            length += 1
        for place in range(duel.words):
            if duel.lays[place] == BANG and not duel.is_bang_laid:
                self.ways[first] = BANG
                length = 1
        self.lengths[self.number] = length
        # Two plans that begin with BANG are one.
        for other in range(self.number):
            if length == 1 and self.lengths[other] == 1 and self.ways[8 * other] == self.ways[first]:
                return 0
        self.number += 1
        return 0

    def grow(self, deals: int, stream: "Stream") -> int:
        """So many deals more, each for all ways that are left."""
        for _ in range(deals):
            self.deal(stream)
            for way in range(self.number):
                self.kernel.load_game(self.dealt)
                for place in range(self.lengths[way]):
                    self.kernel.play(self.seat, self.ways[8 * way + place])
                self.play_on(self.kernel)
                self.wins[way] = self.wins[way] + self.worth() + self.favours[way]
                self.tries[way] = self.tries[way] + 1
        return 0

    def deal(self, stream: "Stream") -> int:
        """A deal that may be, the better the other player's hand the more likely."""
        other = 1 - self.seat
        kernel = self.kernel
        duel = self.duel
        total = 0.0
        duel.look(self.deals.start, other)
        for _ in range(HANDS):
            self.deals.deal_into(kernel, stream)
            worth = exp((KEPT_LATER if kernel.is_bang_laid else KEPT_EARLY) * duel.worth_of_hand(kernel, other))
            total += worth
            if stream.fast_below(FINE) * total < worth * FINE:
                self.dealt.load_game(kernel)
        return 0

    def play_on(self, kernel: BangZoomKernel) -> int:
        """To the end of the own turn, and some turns more."""
        if kernel.turn == self.seat:
            self.play_turn(kernel)
        for _ in range(TURNS):
            if kernel.end:
                return 0
            self.play_turn(kernel)
        return 0

    def play_turn(self, kernel: BangZoomKernel) -> int:
        """The turn that has begun, or the rest of it."""
        duel = self.duel
        seat = kernel.turn
        while not kernel.end and kernel.turn == seat:
            duel.look(kernel, seat)
            if not kernel.has_taken:
                move = duel.begin_quickly()
                kernel.play(seat, move)
                if move >= SWAP:
                    return 0
                duel.look(kernel, seat)
            duel.plan_with(-1)
            self.lay_all(kernel, seat)
        return 0

    def lay_all(self, kernel: BangZoomKernel, seat: int) -> int:
        """The plan is carried out; after BANG the rest is thought over again."""
        duel = self.duel
        if not kernel.is_bang_laid:
            for place in range(duel.words):
                if duel.lays[place] == BANG:
                    return kernel.play(seat, BANG)
        for place in range(duel.words):
            kernel.play(seat, duel.lays[place])
        if duel.discard >= 0:
            kernel.play(seat, DISCARD + duel.discard)
        return 0

    def worth(self) -> float:
        """What the game is worth to the seat as it stands, between 0 and 1: its end, or how likely it is won."""
        kernel = self.kernel
        if not kernel.end:
            return self.prospect.chance_of(kernel, self.seat)
        lead = kernel.scores[self.seat] - kernel.scores[1 - self.seat]
        won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
        size = lead if lead > 0 else -lead
        return (1.0 - BY_POINTS) * won + BY_POINTS * (0.5 + 0.5 * lead / (CLEAR + size))

    def keep(self, most: int) -> int:
        """Only the ways that won most are left, so many at most, the best one first."""
        for place in range(1, self.number):
            spot = place
            while spot > 0 and self.wins[spot] * self.tries[spot - 1] > self.wins[spot - 1] * self.tries[spot]:
                self.swap(spot, spot - 1)
                spot -= 1
        if self.number > most:
            self.number = most
        return self.number

    def swap(self, one: int, other: int) -> int:
        for place in range(8):
            move = self.ways[8 * one + place]
            self.ways[8 * one + place] = self.ways[8 * other + place]
            self.ways[8 * other + place] = move
        length = self.lengths[one]
        self.lengths[one] = self.lengths[other]
        self.lengths[other] = length
        wins = self.wins[one]
        self.wins[one] = self.wins[other]
        self.wins[other] = wins
        favour = self.favours[one]
        self.favours[one] = self.favours[other]
        self.favours[other] = favour
        tries = self.tries[one]
        self.tries[one] = self.tries[other]
        self.tries[other] = tries
        return 0

    def first_of(self, way: int) -> int:
        """The first move of a way to go on."""
        return self.ways[8 * way]

    def mean_of(self, way: int) -> float:
        """What came of a way on average."""
        return self.wins[way] / self.tries[way] if self.tries[way] else 0.0
