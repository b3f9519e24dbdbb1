"""Big Bang: the points a set will have at the end."""

from typing import Final

from playmat.core.game import Game
from playmat.core.message import Message
from playmat.core.stream import Stream
from playmat.core.views import View
from playmat.games.big_bang.reasons import reasons
from playmat.games.big_bang.rules.knowledge import BigBangKnowledge, pieces_of
from playmat.games.big_bang.weighing import DeckWorlds
from playmat.insight.insight import POINTS, Insight, Question
from playmat.insight.worth.comparison import Weighed, compare


class BigBangInsight(Insight):
    """A set is played on by itself, with its deck in any order."""

    unit = POINTS
    chance_does_well = True
    tries = 1000
    pure_tries = 500

    def weigh(self, asked: Question) -> list[Weighed]:
        knowledge = asked.knowledge
        assert isinstance(knowledge, BigBangKnowledge)
        worlds = worlds_of(knowledge, asked.seat, asked.stream)
        return compare(worlds, asked.moves, asked.tries, asked.must, learns=False, goes_on=asked.goes_on)

    def reasons(self, game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
        return reasons(game, view, seat, move, rival)


def worlds_of(knowledge: BigBangKnowledge, seat: int, stream: Stream) -> DeckWorlds:
    terms = knowledge.terms
    own = knowledge.open_set(seat, pieces_of(knowledge.now["sets"][seat]))
    points = knowledge.now["scores"][seat]
    return DeckWorlds(own, knowledge.unseen, points, terms.draws_freely, terms.put_saves, stream)


INSIGHT: Final = BigBangInsight()
