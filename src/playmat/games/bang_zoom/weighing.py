"""Bang! Zoom!: the points of this turn, and what the letters are worth that stay in hand."""

from typing import Final

from playmat.core.stream import Stream
from playmat.games.bang_zoom.bots.strategy import learned_for
from playmat.games.bang_zoom.bots.thinking import Plan, Thinking
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.rules.letters import cards_of, without
from playmat.games.bang_zoom.rules.moves import (
    BANG,
    DISCARD,
    DRAW,
    LAY,
    SWAP,
    TAKE,
    ZOOM,
    is_discard,
    is_lay,
    letters_of,
)
from playmat.games.bang_zoom.rules.points import points_for
from playmat.insight.worth.comparison import Weighed

SWAPS_TRIED: Final = 60


class Turn:
    """A turn as its player can reckon it."""

    def __init__(self, knowledge: BangZoomKnowledge, stream: Stream) -> None:
        now = knowledge.now
        kernel = knowledge.start()
        self.extra = kernel.extra
        self.stream = stream
        self.hand = knowledge.hand
        self.top = cards_of(now["discards"][-1:])
        self.to_draw = cards_to_draw(knowledge)
        self.is_bang_laid = now["goal"] == "ZOOM"
        self.thinking = Thinking(knowledge.lexicon.trie(), learned_for(knowledge.view["seats"]), False)
        self.thinking.look(kernel, max(knowledge.viewer, 0))

    def weigh(self, move: int) -> Weighed:
        if move == DRAW:
            return Weighed(move, [self.worth_of_drawing()])
        if move == TAKE:
            return Weighed(move, [self.best_of(sorted(self.hand + self.top), self.is_bang_laid)])
        if is_lay(move):
            return Weighed(move, [self.worth_of_laying(move)])
        if is_discard(move):
            return Weighed(move, [self.kept(without(self.hand, [move - DISCARD]))])
        return Weighed(move, self.worths_of_swapping(letters_of(move - SWAP)))

    def best_of(self, hand: list[int], is_bang_laid: bool) -> float:
        """The best use of a hand from which a card is to be discarded: points, and what is kept."""
        return self.plan(hand, is_bang_laid).worth

    def plan(self, hand: list[int], is_bang_laid: bool) -> Plan:
        self.thinking.aim(is_bang_laid)
        return self.thinking.plan_for(hand, self.extra)

    def kept(self, hand: list[int]) -> float:
        self.thinking.aim(self.is_bang_laid)
        return sum(self.thinking.worths(hand))

    def worth_of_drawing(self) -> float:
        """Over all cards that may come."""
        total = 0.0
        for card in sorted(set(self.to_draw)):
            total += self.to_draw.count(card) * self.best_of(sorted([*self.hand, card]), self.is_bang_laid)
        return total / len(self.to_draw)

    def worth_of_laying(self, move: int) -> float:
        points = points_for(move, self.is_bang_laid, self.extra)
        if move == ZOOM:
            return float(points)
        return points + self.plan_after(move).worth

    def plan_after(self, move: int) -> Plan:
        """The best use of the cards that are left after a word."""
        rest = without(self.hand, letters_of(move - LAY))
        return self.plan(rest, self.is_bang_laid or move == BANG)

    def worths_of_swapping(self, gone: list[int]) -> list[float]:
        """BZ-7: nothing is laid in this turn; the new cards come by chance."""
        rest = without(self.hand, gone)
        found: list[float] = []
        for _ in range(SWAPS_TRIED):
            pile = self.to_draw[:]
            self.stream.fast_shuffle(pile)
            found.append(self.kept(sorted(rest + pile[: len(gone)])))
        return found


def cards_to_draw(knowledge: BangZoomKnowledge) -> list[int]:
    """The cards that may come from the draw pile; an empty one is made anew from the discard pile (BZ-8)."""
    now = knowledge.now
    if not now["draw"]:
        return sorted(cards_of(now["discards"][:-1]))
    return sorted(knowledge.whereabouts.may_be_fresh() if now["since"] else knowledge.unseen)
