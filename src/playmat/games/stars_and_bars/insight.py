"""Stars and Bars: how likely a lead wins, and which of many cards to put are worth a look."""

from math import erf, sqrt
from typing import Final

from playmat.bots.search.judge import Judge, Worths
from playmat.core.game import Game
from playmat.core.kernel import Kernel
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.stars_and_bars.bots.strategy import StarsAndBarsPolicy
from playmat.games.stars_and_bars.reasons import reasons
from playmat.games.stars_and_bars.rules.ending import CLEAR_LEAD, MANY_POINTS
from playmat.games.stars_and_bars.rules.kernel import StarsAndBarsKernel
from playmat.games.stars_and_bars.rules.knowledge import StarsAndBarsKnowledge
from playmat.games.stars_and_bars.rules.moves import card_put, cell_put, is_duty, is_put, is_say
from playmat.insight.insight import Insight, Question
from playmat.insight.worth.judges import WinJudge, shares_of

MOST_PUTS: Final = 20
# Measured over 250 games of greedy play: what a turn brings, and how far the lead strays a turn.
POINTS_A_TURN: Final = 8.5
STRAY: Final = 2.4


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
        return [moves[0], *[move for move in moves if not is_say(move)]] if afterwards else [*filter(is_duty, moves)]

    def is_judged(self, move: int) -> bool:
        return not is_say(move)

    def left_to_people(self, view: View, position: Position, seat: int) -> tuple[Message, ...]:
        return (message("sb-say"),) if view["now"]["stage"] == "say" else ()

    def worth_a_look(self, asked: Question) -> list[int]:
        if len(asked.moves) <= MOST_PUTS:
            return asked.moves
        assert isinstance(asked.knowledge, StarsAndBarsKnowledge)
        kernel = asked.knowledge.seen_position().kernel
        puts = [move for move in asked.moves if is_put(move)]
        ranked = sorted(puts, key=lambda move: -kernel.points_at(card_put(move), cell_put(move)))
        kept = {*ranked[:MOST_PUTS], asked.must}
        return [move for move in asked.moves if move in kept or not is_put(move)]

    def reasons(self, game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
        return reasons(game, view, seat, move, rival)


class LeadJudge(WinJudge):
    """The lead and the turns that are left tell how likely a win is; nothing guides better."""

    def __init__(self) -> None:
        super().__init__(Judge())

    def judge_into(self, kernel: Kernel, worths: Worths) -> int:
        if kernel.end:
            self.shares.take(shares_of(kernel))
        else:
            assert isinstance(kernel, StarsAndBarsKernel)
            first = chance_of(kernel, 0)
            self.shares.take([first, 1 - first])
        worths.take(self.shares.listed())
        return 0


def chance_of(kernel: StarsAndBarsKernel, seat: int) -> float:
    """How likely a seat wins, half a tie counted: as if the lead strayed by chance, turn by turn (SB-15, SB-16)."""
    scores = kernel.scores_listed()
    cards = kernel.cards_left()
    turns = min(cards, 2 * max(1, (MANY_POINTS - max(scores)) / POINTS_A_TURN))
    lead = float(scores[seat] - scores[1 - seat])
    if cards % 2:  # whoever is on turn has one turn more
        lead += POINTS_A_TURN if kernel.turn == seat else -POINTS_A_TURN
    stray = STRAY * sqrt(turns)
    edge = CLEAR_LEAD - 0.5
    return (below(lead - edge, stray) + below(lead + edge, stray)) / 2


def below(distance: float, stray: float) -> float:
    return 0.5 + 0.5 * erf(distance / (stray * sqrt(2)))


INSIGHT: Final = StarsAndBarsInsight()
