"""Bang! Zoom!: the points of a turn and the worth of what is kept are reckoned, not searched."""

from typing import Final

from playmat.core.game import Game
from playmat.core.message import Message
from playmat.core.views import View
from playmat.games.bang_zoom.reasons import reasons
from playmat.games.bang_zoom.rules.knowledge import BangZoomKnowledge
from playmat.games.bang_zoom.weighing import Turn
from playmat.insight.insight import POINTS, Insight, Question
from playmat.insight.worth.comparison import KEPT, Weighed


class BangZoomInsight(Insight):
    """Every move by itself."""

    unit = POINTS

    def weigh(self, asked: Question) -> list[Weighed]:
        knowledge = asked.knowledge
        assert isinstance(knowledge, BangZoomKnowledge)
        turn = Turn(knowledge, asked.stream)
        found = sorted([turn.weigh(move) for move in asked.moves], key=lambda one: -one.worth)
        return found[:KEPT] + [one for one in found[KEPT:] if one.move == asked.must]

    def reasons(self, game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
        return reasons(game, view, seat, move, rival)


INSIGHT: Final = BangZoomInsight()
