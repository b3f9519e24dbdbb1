"""The reference that search is measured against: it takes the most points it can have at once, and looks no further."""

from typing import cast

from playmat.bots.bot import Bot, Turn
from playmat.bots.simple.best import best_of
from playmat.bots.strategy.bang_zoom import free_cards, free_words
from playmat.core.chance import Stream, stream_of
from playmat.core.position import Position
from playmat.games.bang_zoom.finder import points_for
from playmat.games.bang_zoom.letters import cards_of
from playmat.games.bang_zoom.lexicon import Anagrams, lexicon_in
from playmat.games.bang_zoom.moves import DISCARD, DRAW, TAKE
from playmat.games.bang_zoom.position import BONUS
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
            return most_points(turn, stream)
        match = turn.knowledge().imagine(stream_of("greedy"))
        sign = -1.0 if turn.game.low_wins else 1.0
        worths: list[float] = []
        for move in moves:
            after = match.copy().position
            after.play(turn.seat, move)
            worths.append(sign * has_now(after, turn.seat))
        return best_of(moves, worths, stream)


def most_points(turn: Turn, stream: Stream) -> int:
    """Bang! Zoom!: the word that brings most without a letter that the goal needs, whichever pile makes it."""
    view = turn.view()
    now = cast(BangZoomView, view["now"])
    goal = now["goal"]
    words = lexicon_in(view).by_letters
    hand = cards_of(now["hand"])
    if now["stage"] != "lay":
        with_top = sorted([*hand, *cards_of(now["discards"][-1:])])
        return TAKE if best_word(words, with_top, goal) > best_word(words, hand, goal) else DRAW
    moves = free_words(words, hand, goal)
    if not moves:
        return DISCARD + any_of(free_cards(hand, goal), stream)
    best = max(worth_of(move, goal) for move in moves)
    return any_of([move for move in moves if worth_of(move, goal) == best], stream)


def best_word(words: Anagrams, hand: list[int], goal: str) -> int:
    return max([worth_of(move, goal) for move in free_words(words, hand, goal)], default=0)


def worth_of(move: int, goal: str) -> int:
    return points_for(move, goal == "ZOOM", BONUS)


def any_of(moves: list[int], stream: Stream) -> int:
    return moves[stream.below(len(moves))]


def has_now(position: Position, seat: int) -> int:
    """The points of a seat; in Number Line those of the running round as if it were over."""
    if isinstance(position, NumberLinePosition) and not position.end:
        return position.scores[seat] + points(position.line, position.round == 3, position.seats)[seat]
    return position.scores[seat]
