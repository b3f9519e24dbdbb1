"""The strong player of Sevens: its few best cards played to the end in imagined deals; and what others may give."""

from typing import Final

from playmat.bots.bot import Turn
from playmat.bots.search.bot import SearchBot
from playmat.bots.search.judge import Judge
from playmat.core.kernel import MoveList
from playmat.core.stream import Stream
from playmat.games.sevens.bots.lookahead import Lookahead
from playmat.games.sevens.bots.policy import SevensPolicy
from playmat.games.sevens.bots.worths import next_of_others, worth_of
from playmat.games.sevens.rules.knowledge import SevensKnowledge
from playmat.games.sevens.rules.moves import GUESS, TURN

# How much of a win a worth of 1 stands for, beside what the imagined deals say.
TRUST: Final = 0.01
# In how many imagined deals a guess is looked for, for every 100 visits that a search would have.
DEALS: Final = 25


class SevensSearch(SearchBot):
    """Plays its best cards in imagined deals to the end, each of them in every deal; guesses what a hand would give.

    It plays on with the policy. Of the others it thinks that two moves come to their minds.
    """

    def __init__(self, name: str, visits: int) -> None:
        super().__init__(name, visits, SevensPolicy(), Judge(10, low_wins=True))

    def choose(self, turn: Turn, stream: Stream) -> int:
        declined = turn.decline()
        if declined is not None:
            return declined
        moves = turn.legal()
        if len(moves) == 1:
            return moves[0]
        knowledge = turn.knowledge()
        assert isinstance(knowledge, SevensKnowledge)
        seat = turn.seat
        ahead = Lookahead(knowledge.deals(), seat, self.policy, self.judge)
        looked = MoveList()
        if moves[0] >= GUESS:
            looked.take(moves)
            ahead.count_gifts(max(1, self.visits * DEALS // 100), stream)
            return ahead.likeliest(looked)
        # The worth of a card hangs on the own hand, the table and the others' counts: any deal will do for it.
        game = ahead.game
        ahead.deals.draw_into(game, stream)
        self.policy.candidates_into(game, seat, looked)
        candidates = looked.listed()
        others_next = next_of_others(game, seat) if game.stage == TURN else 0.0
        worths = [worth_of(game, seat, move, others_next) for move in candidates]
        deals = max(1, self.visits // len(candidates))
        slice_ends = max(1, self.slice // len(candidates))
        while ahead.dealt < deals:
            if ahead.dealt and self.goes_on is not None and not self.goes_on():
                break
            ahead.try_all(looked, min(slice_ends, deals - ahead.dealt), stream)
        promises = [ahead.mean(place) + TRUST * worth for place, worth in enumerate(worths)]
        return candidates[promises.index(max(promises))]
