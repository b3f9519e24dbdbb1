"""The reference that search is measured against: it takes the most points it can have at once, and looks no further."""

from typing import cast

from playmat.bots.bot import Bot, Turn
from playmat.bots.simple.best import best_of
from playmat.core.chance import Stream, stream_of
from playmat.core.position import Position
from playmat.games.bang_zoom.finder import lays_of, length_of
from playmat.games.bang_zoom.letters import cards_of
from playmat.games.bang_zoom.lexicon import lexicon_of
from playmat.games.bang_zoom.moves import DRAW, TAKE
from playmat.games.bang_zoom.views import BangZoomView
from playmat.games.number_line.line import points
from playmat.games.number_line.position import NumberLinePosition


class GreedyBot(Bot):
    """Plays each legal move on a game as it may stand; takes the one after which it has most, equals by chance."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, turn: Turn, stream: Stream) -> int:
        declined = turn.decline()
        if declined is not None:
            return declined
        moves = turn.legal()
        if len(moves) == 1:
            return moves[0]
        if turn.game.name == "bang-zoom":
            pile = longer_pile(turn)
            if pile >= 0:
                return pile
        match = turn.knowledge().imagine(stream_of("greedy"))
        sign = -1.0 if turn.game.low_wins else 1.0
        worths: list[float] = []
        for move in moves:
            after = match.copy().position
            after.play(turn.seat, move)
            worths.append(sign * has_now(after, turn.seat))
        return best_of(moves, worths, stream)


def longer_pile(turn: Turn) -> int:
    """Where a turn of Bang! Zoom! begins: the top of the discard pile if it makes a longer word, else a new card."""
    view = turn.view()
    now = cast(BangZoomView, view["now"])
    if now["stage"] == "lay":
        return -1
    lexicon = lexicon_of(view["options"])
    hand = cards_of(now["hand"])
    with_top = sorted([*hand, *cards_of(now["discards"][-1:])])
    return TAKE if longest(lays_of(lexicon, with_top)) > longest(lays_of(lexicon, hand)) else DRAW


def longest(lays: list[int]) -> int:
    """The letters of the longest word; they stand in the order of their lengths."""
    return length_of(lays[-1]) if lays else 0


def has_now(position: Position, seat: int) -> int:
    """The points of a seat; in Number Line those of the running round as if it were over."""
    if isinstance(position, NumberLinePosition) and not position.end:
        return position.scores[seat] + points(position.line, position.round == 3, position.seats)[seat]
    return position.scores[seat]
