"""What was special about a finished game, found by the game itself: one true sentence, or none."""

from collections.abc import Callable, Sequence
from typing import cast

from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.views import FinishedGame
from playmat.games.registry import kit_of

Highlight = Callable[[FinishedGame], Message | None]


def highlight_of(match: Match, moves: Sequence[tuple[int, str]]) -> Message | None:
    """Of the game that has just ended; nothing for one that was given up, or whose kit looks for nothing."""
    if match.last is None or match.end == "abandon":
        return None
    find = cast(Highlight | None, kit_of(match.setup.game).part("highlight"))
    return None if find is None else find(FinishedGame(match.last.view(None), moves))
