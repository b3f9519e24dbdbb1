"""The reference that search is measured against: it takes the most points it can have at once, and looks no further."""

from playmat.bots.best import best_of
from playmat.bots.bot import Bot, Turn
from playmat.core.chance import stream_of
from playmat.core.position import Position
from playmat.core.stream import Stream


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
        match = turn.knowledge().imagine(stream_of("greedy"))
        sign = -1.0 if turn.game.low_wins else 1.0
        worths: list[float] = []
        for move in moves:
            after = match.copy().position
            after.play(turn.seat, move)
            worths.append(sign * self.has_now(after, turn.seat))
        return best_of(moves, worths, stream)

    def has_now(self, position: Position, seat: int) -> int:
        """The points of a seat; a game in which they come later may count what is under way."""
        return position.scores[seat]
