"""The levels of Number Line. How strong they are is measured: docs/bots.md."""

from typing import Final

from playmat.bots.bot import Bot
from playmat.bots.greedy import GreedyBot
from playmat.bots.lapses import Distracted
from playmat.bots.search.bot import SearchBot
from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.core.position import Position
from playmat.games.number_line.bots.simple import SimpleNumberLine
from playmat.games.number_line.rules.line import points
from playmat.games.number_line.rules.position import NumberLinePosition
from playmat.games.number_line.rules.rounds import BOTH_COUNT_ROUND


class GreedyNumberLine(GreedyBot):
    """Counts the running round as if it were over: points come only at its end."""

    def has_now(self, position: Position, seat: int) -> int:
        assert isinstance(position, NumberLinePosition)
        kernel = position.kernel
        if position.end:
            return position.scores[seat]
        return position.scores[seat] + points(kernel.row.listed(), kernel.round == BOTH_COUNT_ROUND, kernel.seats)[seat]


BOTS: Final[dict[str, Bot]] = {
    "easy": Distracted("easy", GreedyNumberLine(), 5),
    "medium": Distracted("medium", SimpleNumberLine(), 6),
    "hard": SearchBot("hard", 1000, Policy(), Judge(3)),
    "simple": SimpleNumberLine(),
    "greedy": GreedyNumberLine(),
}
