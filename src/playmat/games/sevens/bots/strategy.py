"""Sevens for search: the few cards worth looking at, played to the end in imagined deals; and what others may give."""

from typing import Final

from playmat.bots.bot import Turn
from playmat.bots.search.bot import SearchBot
from playmat.bots.search.judge import Judge
from playmat.bots.search.position_policy import PositionPolicy
from playmat.core.chance import Stream
from playmat.core.knowledge import Knowledge
from playmat.core.position import Position
from playmat.core.position_kernel import kernel_of
from playmat.games.sevens.bots.worths import worth_of_giving, worths_of
from playmat.games.sevens.rules.cards import CARDS, cards_in
from playmat.games.sevens.rules.moves import FITS, GUESS, KNOCK
from playmat.games.sevens.rules.position import SevensPosition
from playmat.games.sevens.rules.stages import GUESSING

MOST_CANDIDATES: Final = 3
# Beyond the tree worths are shaken by up to so much, so that play-outs differ.
SHAKEN: Final = 0.3
SHAKES: Final = 256
LEAST: Final = -1000.0
# How much of a win a worth of 1 stands for, beside what the imagined deals say.
TRUST: Final = 0.01
# In how many imagined deals a guess is looked for, for every 100 visits that a search would have.
DEALS: Final = 25


class SevensPolicy(PositionPolicy):
    """Looks at the few best cards to put or to give, and plays on with the best; names any card."""

    def candidates(self, position: Position, seat: int) -> list[int]:
        assert isinstance(position, SevensPosition)
        moves = position.legal(seat)
        if len(moves) <= MOST_CANDIDATES or moves[0] >= GUESS:
            return moves
        ranked = worths_of(position, seat, moves)
        found: list[int] = []
        for _ in range(MOST_CANDIDATES):
            best = 0
            for place in range(1, len(moves)):
                if ranked[place] > ranked[best]:
                    best = place
            found.append(moves[best])
            ranked[best] = LEAST
        return found

    def choose(self, position: Position, seat: int, stream: Stream) -> int:
        assert isinstance(position, SevensPosition)
        if position.stage == GUESSING:
            return position.pick(seat, stream)
        moves = position.legal(seat)
        if len(moves) == 1:
            return moves[0]
        worths = worths_of(position, seat, moves)
        best = moves[0]
        top = LEAST
        for place in range(len(moves)):
            worth = worths[place] + SHAKEN * stream.fast_below(SHAKES) / SHAKES
            if worth > top:
                top = worth
                best = moves[place]
        return best


class SevensSearch(SearchBot):
    """Plays its best cards in imagined deals to the end, each of them in every deal; guesses what a hand would give.

    It plays on with the policy. Of the others it thinks that two moves come to their minds.
    """

    def __init__(self, name: str, visits: int) -> None:
        self.plan = SevensPolicy()
        super().__init__(name, visits, self.plan, Judge(10, low_wins=True))

    def choose(self, turn: Turn, stream: Stream) -> int:
        moves = turn.legal()
        if len(moves) == 1:
            return moves[0]
        knowledge = turn.knowledge()
        if moves[0] >= GUESS:
            return likeliest(knowledge, moves, max(1, self.visits * DEALS // 100), stream)
        seat = turn.seat
        # The worth of a card hangs on the own hand, the table and the others' counts: any deal will do for it.
        position = knowledge.imagine(stream).position
        assert isinstance(position, SevensPosition)
        looked = self.plan.candidates(position, seat)
        worths = worths_of(position, seat, looked)
        totals = [0.0] * len(looked)
        deals = max(1, self.visits // len(looked))
        slice_ends = max(1, self.slice // len(looked))
        dealt = 0
        while dealt < deals:
            if dealt and dealt % slice_ends == 0 and self.goes_on is not None and not self.goes_on():
                break
            position = knowledge.imagine(stream).position
            for place in range(len(looked)):
                after = position.copy()
                after.play(seat, looked[place])
                totals[place] += self.play_on(after, seat, stream)
            dealt += 1
        best = 0
        top = LEAST
        for place in range(len(looked)):
            promise = totals[place] / dealt + TRUST * worths[place]
            if promise > top:
                top = promise
                best = place
        return looked[best]

    def play_on(self, position: Position, seat: int, stream: Stream) -> float:
        """Play to the end; what it was worth to the seat."""
        assert isinstance(position, SevensPosition)
        while not position.end:
            actor = position.on_turn()
            if actor < 0:
                # Nobody sees what another gives before all have given.
                actor = position.actors()[0]
            if actor == seat:
                position.play(actor, self.plan.choose(position, actor, stream))
            else:
                position.play(actor, better_of_two(position, actor, stream))
        return self.judge.judge(kernel_of(position))[seat]


def better_of_two(position: SevensPosition, seat: int, stream: Stream) -> int:
    """The better one of two moves that come to mind; any guess."""
    first = position.pick(seat, stream)
    if first == KNOCK or first >= GUESS:
        return first
    second = position.pick(seat, stream)
    if first == second:
        return first
    worths = worths_of(position, seat, [first, second])
    return first if worths[0] >= worths[1] else second


def likeliest(knowledge: Knowledge, moves: list[int], deals: int, stream: Stream) -> int:
    """The guess that is right most often, over so many imagined deals."""
    odds = [0.0] * CARDS
    for _ in range(deals):
        position = knowledge.imagine(stream).position
        assert isinstance(position, SevensPosition)
        add_odds(position, position.hands[position.guessing], odds)
    best = moves[0]
    top = LEAST
    for move in moves:
        likely = 0.0
        for card in cards_in(FITS[move - GUESS]):
            likely += odds[card]
        if likely > top:
            top = likely
            best = move
    return best


def add_odds(position: SevensPosition, hand: int, odds: list[float]) -> None:
    """How likely each card of a hand is given by somebody who thinks of any two and gives the better one."""
    cards = cards_in(hand)
    worths = [worth_of_giving(position, hand, card) for card in cards]
    count = len(cards)
    pairs = max(1, count * (count - 1) // 2)
    for place in range(count):
        beaten = 1 if count == 1 else 0
        for other in range(count):
            if worths[other] < worths[place] or (worths[other] == worths[place] and other < place):
                beaten += 1
        odds[cards[place]] += beaten / pairs
