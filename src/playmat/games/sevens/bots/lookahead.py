"""Sevens played to the end in imagined deals: each of a few moves in every deal, and what others may give."""

from typing import TYPE_CHECKING, Final

from playmat.bots.search.judge import Judge, Worths
from playmat.bots.search.policy import Policy
from playmat.core.bits import count, lowest
from playmat.core.deals import Deals
from playmat.core.kernel import MoveList
from playmat.games.sevens.bots.policy import better_of_two
from playmat.games.sevens.bots.worths import worth_of_giving
from playmat.games.sevens.rules import moves
from playmat.games.sevens.rules.kernel import SevensKernel
from playmat.games.sevens.rules.moves import GUESS

if TYPE_CHECKING:
    from playmat.core.stream import Stream

CARDS_NAMED: Final = moves.CARDS_NAMED
LEAST: Final = -1000.0


class Lookahead:
    """What a seat got of each of its moves, over the deals so far. Of the others it thinks that two moves come to mind.

    totals[place]   for the moves in their order, what they were worth together
    odds[card]      how often each card would have been given
    worths[place]   while a hand is looked at: what giving its cards is worth
    """

    def __init__(self, deals: Deals, seat: int, policy: Policy, judge: Judge) -> None:
        self.deals = deals
        self.seat = seat
        self.policy = policy
        self.judge = judge
        self.dealt = 0
        self.totals = [0.0] * 64
        self.odds = [0.0] * 40
        self.worths = [0.0] * 40
        self.ends = Worths()
        game = deals.kernel()
        after = deals.kernel()
        assert isinstance(game, SevensKernel)
        assert isinstance(after, SevensKernel)
        self.game = game
        self.after = after

    def try_all(self, moves: MoveList, deals: int, stream: "Stream") -> int:
        """Play every move in so many more deals; the answer means nothing."""
        for _ in range(deals):
            self.deals.draw_into(self.game, stream)
            for place in range(moves.count):
                self.after.load(self.game)
                self.after.play(self.seat, moves.of[place])
                self.totals[place] += self.play_on(stream)
        self.dealt += deals
        return 0

    def play_on(self, stream: "Stream") -> float:
        """Play to the end; what it was worth to the seat."""
        game = self.after
        while not game.end:
            # Nobody sees what another gives before all have given, so the order among them means nothing.
            actor = lowest(game.acting)
            if actor == self.seat:
                game.play(actor, self.policy.pick(game, actor, stream))
            else:
                game.play(actor, better_of_two(game, actor, stream))
        self.judge.judge_into(game, self.ends)
        return self.ends.of[self.seat]

    def mean(self, place: int) -> float:
        return self.totals[place] / self.dealt

    def count_gifts(self, deals: int, stream: "Stream") -> int:
        """Look at the hand that has given a card in so many deals; the answer means nothing."""
        for _ in range(deals):
            self.deals.draw_into(self.game, stream)
            self.add_odds(self.game.hands[self.game.giver])
        return 0

    def add_odds(self, hand: int) -> int:
        """How likely each card of a hand is given by somebody who thinks of any two and gives the better one."""
        size = count(hand)
        cards = hand
        for place in range(size):
            self.worths[place] = worth_of_giving(self.game, hand, lowest(cards))
            cards &= cards - 1
        pairs = size * (size - 1) // 2 if size > 1 else 1
        cards = hand
        for place in range(size):
            beaten = 1 if size == 1 else 0
            for other in range(size):
                if self.worths[other] < self.worths[place] or (
                    self.worths[other] == self.worths[place] and other < place
                ):
                    beaten += 1
            self.odds[lowest(cards)] += beaten / pairs
            cards &= cards - 1
        return 0

    def odds_of(self, card: int) -> float:
        return self.odds[card]

    def likeliest(self, moves: MoveList) -> int:
        """The guess that would have been right most often."""
        best = moves.of[0]
        top = LEAST
        for place in range(moves.count):
            likely = 0.0
            cards = CARDS_NAMED[moves.of[place] - GUESS]
            while cards:
                likely += self.odds[lowest(cards)]
                cards &= cards - 1
            if likely > top:
                top = likely
                best = moves.of[place]
        return best
