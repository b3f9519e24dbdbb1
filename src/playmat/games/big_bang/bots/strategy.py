"""Big Bang: a child that likes large numbers."""

from playmat.bots.bot import Bot, Turn
from playmat.core.stream import Stream
from playmat.games.big_bang.rules.moves import is_put, piece_of


class LargeFirst(Bot):
    """Puts its largest card wherever that fits; a dead hand goes in any order."""

    def choose(self, turn: Turn, stream: Stream) -> int:
        moves = turn.legal()
        puts = [move for move in moves if is_put(move)]
        if not puts:
            return moves[stream.below(len(moves))]
        largest = max(piece_of(move) for move in puts)
        fitting = [move for move in puts if piece_of(move) == largest]
        return fitting[stream.below(len(fitting))]
