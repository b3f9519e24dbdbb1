"""Number Line: looked ahead in to the end; for two with open decoys worked out exactly."""

from typing import Final, cast

from playmat.bots.search.judge import Judge
from playmat.core.game import Game
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.number_line.duel import exact_worth, is_open_duel
from playmat.games.number_line.reasons import reasons
from playmat.games.number_line.rules.moves import is_answer, is_say
from playmat.games.number_line.rules.view import NumberLineView, distinct_moves
from playmat.insight.insight import Insight, Question
from playmat.insight.worth.comparison import KEPT, Weighed, compare
from playmat.insight.worth.judges import WinJudge


class NumberLineInsight(Insight):
    """Small enough to be looked at often."""

    tries = 10000
    pure_tries = 4000

    def judge(self, game: Game) -> WinJudge:
        return WinJudge(Judge(3))

    def is_judged(self, move: int) -> bool:
        return not is_answer(move) and not is_say(move)

    def worth_a_look(self, asked: Question) -> list[int]:
        return distinct_moves(asked.view, asked.moves, asked.must)

    def left_to_people(self, view: View, position: Position, seat: int) -> tuple[Message, ...]:
        if position.decline(seat) is None:
            return ()
        now = cast(NumberLineView, view["now"])
        if now["counting"] is not None:
            return (message("nl-count"),)
        quiz = now["quiz"]
        assert quiz is not None
        first, second = quiz["factors"]
        ones = second % 10
        if not ones:
            return (message("nl-quiz-round", {"a": first, "tens": second // 10}),)
        return (message("nl-quiz", {"a": first, "tens": second - ones, "ones": ones}),)

    def weigh(self, asked: Question) -> list[Weighed]:
        return exactly(self, asked) if is_open_duel(asked.view) else super().weigh(asked)

    def reasons(self, game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
        return reasons(view, seat, move, rival)


def exactly(insight: Insight, asked: Question) -> list[Weighed]:
    """The exact worths; among the best, those come first that do best where the others err."""
    worths = {move: exact_worth(asked.view, asked.seat, move) for move in asked.moves}
    top = max(worths.values())
    best = [move for move in asked.moves if worths[move] == top]
    tried = compare(insight.worlds(asked), best, asked.tries, asked.must, goes_on=asked.goes_on)
    others = sorted([move for move in asked.moves if move not in best], key=lambda move: -worths[move])
    order = [one.move for one in tried] + others
    kept = order[:KEPT] + [move for move in order[KEPT:] if move == asked.must]
    return [Weighed(move, [worths[move]]) for move in kept]


INSIGHT: Final = NumberLineInsight()
