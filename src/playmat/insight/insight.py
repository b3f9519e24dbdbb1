"""What hints and reviews ask about a game: what its moves are worth, and why.

The answers here know nothing but the rules: they look ahead. A game that knows more extends the class.
"""

from dataclasses import dataclass
from typing import Final, cast

from playmat import native
from playmat.bots.search.judge import Judge
from playmat.bots.search.policy import Policy
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.core.views import View
from playmat.games.registry import kit_of
from playmat.insight.worth.comparison import GoesOn, Weighed, Worlds, compare
from playmat.insight.worth.judges import WinJudge
from playmat.insight.worth.search_worlds import SearchedWorlds

WIN: Final = "win"
POINTS: Final = "points"
# A move without a choice needs less looking at.
FORCED_PART: Final = 4


@dataclass(frozen=True)
class Question:
    """Which of these moves of a seat is best? `must` is one that has to be among the answers."""

    knowledge: Knowledge
    view: View
    seat: int
    moves: list[int]
    stream: Stream
    tries: int
    must: int | None = None
    goes_on: GoesOn | None = None


class Insight:
    """A game that is looked ahead in: how often, and how far beyond the tree (`horizon` 0: to the end of the game)."""

    unit: str = WIN
    tries: int = 2000
    pure_tries: int = 1000  # plain Python is slower: it looks at less, so that nobody has to wait
    horizon: int = 0
    policy: Policy = Policy()
    chance_does_well: bool = False  # almost any move is a good one: choices tell little of who makes them

    def judge(self, game: Game) -> WinJudge:
        return WinJudge(Judge(low_wins=game.low_wins))

    def moves_to_weigh(self, position: Position, seat: int, afterwards: bool) -> list[int]:
        """The legal moves. Before they are made (not `afterwards`) nothing that would give an answer away."""
        return [] if position.decline(seat) is not None else position.legal(seat)

    def is_judged(self, move: int) -> bool:
        """Whether a review has something to say about such a move."""
        return True

    def left_to_people(self, view: View, position: Position, seat: int) -> tuple[Message, ...]:
        """What a hint does not do for anybody, and how it is done: a product, the sum of a turn."""
        return ()

    def worth_a_look(self, asked: Question) -> list[int]:
        """Of many moves those that promise most, in their order."""
        return asked.moves

    def weigh(self, asked: Question) -> list[Weighed]:
        """Some moves, the best first: at most three, and the one that must be among them."""
        moves = self.worth_a_look(asked)
        return compare(self.worlds(asked), moves, asked.tries, asked.must, goes_on=asked.goes_on)

    def worlds(self, asked: Question) -> Worlds:
        game = asked.knowledge.game
        return SearchedWorlds(asked.knowledge, asked.seat, asked.stream, self.policy, self.judge(game), self.horizon)

    def reasons(self, game: Game, view: View, seat: int, move: int, rival: int | None) -> list[Message]:
        """One or two facts that speak for a move, beside another where there is one."""
        return []


GENERAL: Final = Insight()


def insight_of(game: Game) -> Insight:
    return cast(Insight | None, kit_of(game).part("insight")) or GENERAL


def weigh(
    game: Game,
    seat: int,
    view: View,
    moves: list[int],
    stream: Stream,
    effort: int,
    must: int | None = None,
    goes_on: GoesOn | None = None,
) -> list[Weighed]:
    """What moves are worth. `effort` is a percentage of the usual looking ahead."""
    insight = insight_of(game)
    tries = (insight.tries if native.status().is_native else insight.pure_tries) * effort // 100
    if len(moves) == 1:
        tries //= FORCED_PART
    return insight.weigh(Question(game.knowledge(view), view, seat, moves, stream, tries, must, goes_on))
