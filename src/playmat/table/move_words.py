"""A move in words before it is made: what is chosen, and nothing of what chance will make of it."""

from typing import Final

from playmat.core.chance import stream_of
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.message import Message, message
from playmat.core.types import Move
from playmat.core.views import View

# What is said in the same words in all these imagined matches does not depend on hidden cards.
IMAGINED: Final = 4


def said_of_choices(game: Game, seat: int, view: View, moves: list[int]) -> list[Message]:
    """Each move as its own player would tell it, made from what that player can see."""
    knowledge = game.knowledge(view)
    matches = [knowledge.imagine(stream_of(f"words {number}")) for number in range(IMAGINED)]
    return [said_of_choice(matches, seat, Move(move)) for move in moves]


def said_of_choice(matches: list[Match], seat: int, move: Move) -> Message:
    first = said_in(matches[0], seat, move)
    is_sure = all(said_in(other, seat, move) == first for other in matches[1:])
    return first if is_sure else message("hint-draws", {"seat": seat})


def said_in(match: Match, seat: int, move: Move) -> Message:
    """What a bystander hears of it, unless the choice itself is secret: then what its player does."""
    own = match.seen(seat, move, seat)
    others = match.seen(seat, move, None)
    return (others if own["text"] == others["text"] else own)["messages"][0]
