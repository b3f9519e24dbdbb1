"""Sevens: looked ahead in to the end; of many cards that could be named only the likeliest."""

from typing import Final

from playmat.bots.search.judge import Judge
from playmat.core.game import Game
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.sevens.bots.policy import SevensPolicy
from playmat.games.sevens.odds import GuessOdds
from playmat.games.sevens.reasons import reasons
from playmat.games.sevens.rules.knowledge import SevensKnowledge
from playmat.games.sevens.rules.moves import GUESS, is_guess, is_say
from playmat.insight.insight import Insight, Question
from playmat.insight.worth.judges import WinJudge

MOST_GUESSES: Final = 6


class SevensInsight(Insight):
    """Plays on as a sensible player would."""

    tries = 5000
    pure_tries = 900
    policy = SevensPolicy()
    chance_does_well = True

    def judge(self, game: Game) -> WinJudge:
        return WinJudge(Judge(10, low_wins=True))

    def is_judged(self, move: int) -> bool:
        return not is_say(move)

    def left_to_people(self, view: View, position: Position, seat: int) -> tuple[Message, ...]:
        if position.decline(seat) is None:
            return ()
        return (message("sv-count-junior" if view["options"]["variant"] == "junior" else "sv-count"),)

    def worth_a_look(self, asked: Question) -> list[int]:
        moves = asked.moves
        if not is_guess(moves[0]) or len(moves) <= MOST_GUESSES:
            return moves
        knowledge = asked.knowledge
        assert isinstance(knowledge, SevensKnowledge)
        knock = knowledge.now["knock"]
        giver = -1 if knock is None or knock["guessing"] is None else knock["guessing"]
        deals = GuessOdds(knowledge)
        ranked = sorted(moves, key=lambda move: -deals.likelihood(giver, move - GUESS))
        kept = {*ranked[:MOST_GUESSES], asked.must}
        return [move for move in moves if move in kept]

    def reasons(self, game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
        return reasons(game, view, seat, move, rival)


INSIGHT: Final = SevensInsight()
