"""Stars and Bars: which of many cards to put are worth a look, and why."""

from typing import Final

from playmat.core.game import Game
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.stars_and_bars.bots.strategy import StarsAndBarsPolicy
from playmat.games.stars_and_bars.reasons import reasons
from playmat.games.stars_and_bars.rules.knowledge import StarsAndBarsKnowledge
from playmat.games.stars_and_bars.rules.moves import card_put, cell_put, is_housekeeping, is_put, is_say
from playmat.games.stars_and_bars.weighing import LeadJudge
from playmat.insight.insight import Insight, Question
from playmat.insight.worth.judges import WinJudge

MOST_PUTS: Final = 20


class StarsAndBarsInsight(Insight):
    """Looks six moves beyond the tree, and judges by the lead."""

    tries = 4000
    pure_tries = 2000
    horizon = 6
    policy = StarsAndBarsPolicy()

    def judge(self, game: Game) -> WinJudge:
        return LeadJudge()

    def moves_to_weigh(self, position: Position, seat: int, afterwards: bool) -> list[int]:
        moves = super().moves_to_weigh(position, seat, afterwards)
        if not moves or not is_say(moves[0]):
            return moves
        # The first statement is the right one. Whether to take the card back hangs on what it brings: not told.
        return (
            [moves[0], *[move for move in moves if not is_say(move)]]
            if afterwards
            else [*filter(is_housekeeping, moves)]
        )

    def is_judged(self, move: int) -> bool:
        return not is_say(move)

    def left_to_people(self, view: View, position: Position, seat: int) -> tuple[Message, ...]:
        return (message("sb-say"),) if view["now"]["stage"] == "say" else ()

    def worth_a_look(self, asked: Question) -> list[int]:
        if len(asked.moves) <= MOST_PUTS:
            return asked.moves
        assert isinstance(asked.knowledge, StarsAndBarsKnowledge)
        kernel = asked.knowledge.position_from_view().kernel
        puts = [move for move in asked.moves if is_put(move)]
        ranked = sorted(puts, key=lambda move: -kernel.points_at(card_put(move), cell_put(move)))
        kept = {*ranked[:MOST_PUTS], asked.must}
        return [move for move in asked.moves if move in kept or not is_put(move)]

    def reasons(self, game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
        return reasons(game, view, seat, move, rival)


INSIGHT: Final = StarsAndBarsInsight()
