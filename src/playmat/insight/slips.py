"""What a decision shows of what somebody may not have understood. Each game may look closer than the rules do."""

from typing import Final, NamedTuple, cast

from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.refusal import Refusal
from playmat.games.registry import find_kit


class Slip(NamedTuple):
    """A rule, and what exactly was missed of it: one name for one thing a teacher could explain again."""

    rule: str
    name: str


class Slips:
    """What can be seen without knowing the game: which rule refused a move, and how."""

    def refused(self, match: Match, seat: int, move: int, refusal: Refusal) -> Slip | None:
        """What a refused move shows; nothing where no rule of the game decides it."""
        return Slip(refusal.rule, refusal.code) if refusal.rule else None

    def decided(self, match: Match, seat: int, move: int) -> dict[Slip, bool]:
        """What a move that is allowed could have missed (a sum that it says, a duty, a fact that was there to be
        seen), and whether it did. A move that decides nothing about it is no chance."""
        return {}

    def told(self, match: Match, seat: int, move: int) -> Message | None:
        """The move in words, as its player would tell it, whether it is allowed or not; nothing where a game has no
        words for it. What chance makes of it is no part of it."""
        return None


ANY_GAME: Final = Slips()


def slips_of(game: str) -> Slips:
    """A game's own, or what can be seen of any game."""
    return cast(Slips | None, find_kit(game).part("slips")) or ANY_GAME
