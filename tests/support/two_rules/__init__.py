"""A game with two rules numbers: by the newer ones moves are spelled in another way and score ten times as much.

A server that was started before the newer rules came out has `TWO_RULES=old` in its environment.
"""

import os
from typing import Final

from playmat.core.chance import Chance
from playmat.core.game import Game, Setup
from playmat.core.knowledge import Knowledge
from playmat.core.message import message
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.core.views import Seen, View
from playmat.games.kit import Kit
from playmat.solve.solver import DealPar, DealSolver, GoesOn
from toy import ToyGame, ToyKnowledge, ToyPosition

NAME: Final = "two-rules"
OLD, NEW = 4, 5
VERBS: Final = {OLD: "say", NEW: "shout"}
WORTH: Final = {OLD: 1, NEW: 10}
KIT = Kit(
    NAME,
    "two_rules",
    {OLD: "two_rules:BY_OLD"} | ({} if os.environ.get("TWO_RULES") == "old" else {NEW: "two_rules:BY_NEW"}),
    solver="two_rules:SOLVER",
)


class TwoPosition(ToyPosition):
    """Scores as its rules say."""

    def play(self, seat: int, move: int) -> None:
        super().play(seat, move)
        self.scores[seat] += (WORTH[self.setup.game.rules] - 1) * move

    def copy(self) -> "TwoPosition":
        return as_two(super().copy())

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        text = self.setup.game.format(move)
        return {"text": text, "messages": [message("toy-said", {"seat": seat, "number": move})]}


class TwoKnowledge(ToyKnowledge):
    """Imagines positions of the same rules."""

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        return as_two(super().imagine_position(stream, chance))


class TwoGame(ToyGame):
    """The toy game by one of two rules numbers."""

    def __init__(self, rules: int) -> None:
        super().__init__()
        self.name = NAME
        self.rules = rules

    def begin(self, setup: Setup, number: int, chance: Chance) -> Position:
        return as_two(super().begin(setup, number, chance))

    def knowledge(self, view: View) -> Knowledge:
        return TwoKnowledge(self, view)

    def parse(self, text: str) -> int | None:
        verb, _, number = text.partition(" ")
        return int(number) if verb == VERBS[self.rules] and number in ("0", "1", "2", "3", "4") else None

    def format(self, move: int) -> str:
        return f"{VERBS[self.rules]} {move}"


class TwoSolver(DealSolver):
    """Knows that the first move can end the game."""

    def pars(self, setup: Setup, seed: str, limit: int, goes_on: GoesOn) -> list[DealPar]:
        return [DealPar(3 * WORTH[setup.game.rules], 1, True, True)]


def as_two(position: Position) -> TwoPosition:
    other = TwoPosition(position.setup, getattr(position, "turn"), getattr(position, "lucky"))  # noqa: B009
    other.scores, other.end = position.scores[:], position.end
    return other


BY_OLD: Final[Game] = TwoGame(OLD)
BY_NEW: Final[Game] = TwoGame(NEW)
SOLVER: Final = TwoSolver()
