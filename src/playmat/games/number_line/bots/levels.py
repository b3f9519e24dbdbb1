"""The levels of Number Line. How strong they are is measured: docs/bots.md."""

from typing import Final

from playmat.bots.bot import Bot, Turn
from playmat.bots.greedy import GreedyBot
from playmat.bots.lapses import Distracted, FewMoves
from playmat.bots.search.bot import SearchBot
from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.games.number_line.bots.simple import SimpleNumberLine
from playmat.games.number_line.rules.position import NumberLinePosition
from playmat.games.number_line.rules.rounds import BOTH_COUNT_ROUND
from playmat.games.number_line.rules.scoring import points
from playmat.games.number_line.rules.view import distinct_moves


class GreedyNumberLine(GreedyBot):
    """Counts the running round as if it were over: points come only at its end."""

    def has_now(self, position: Position, seat: int) -> int:
        assert isinstance(position, NumberLinePosition)
        kernel = position.kernel
        if position.end:
            return position.scores[seat]
        return (
            position.scores[seat] + points(kernel.line.listed(), kernel.round == BOTH_COUNT_ROUND, kernel.seats)[seat]
        )


class DistractedNumberLine(Distracted):
    """Thinks about a few numbers. Two cards that would count the same on a number are one idea (NL-12)."""

    def choose(self, turn: Turn, stream: Stream) -> int:
        moves = turn.legal()
        distinct = moves if len(moves) <= self.looks else distinct_moves(turn.view(), moves)
        return super().choose(turn if distinct == moves else FewMoves(turn, distinct), stream)


BOTS: Final[dict[str, Bot]] = {
    "easy": DistractedNumberLine("easy", GreedyNumberLine(), 5),
    "medium": DistractedNumberLine("medium", SimpleNumberLine(), 6),
    "hard": SearchBot("hard", 1000, Policy(), Judge(3)),
    "simple": SimpleNumberLine(),
    "greedy": GreedyNumberLine(),
}
