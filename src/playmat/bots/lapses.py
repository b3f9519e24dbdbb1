"""A player who sees only some of what could be done."""

from playmat.bots.bot import Bot, Turn
from playmat.core.knowledge import Knowledge
from playmat.core.stream import Stream
from playmat.core.views import View


class FewMoves(Turn):
    """A turn of which only some moves come to mind."""

    def __init__(self, turn: Turn, moves: list[int]) -> None:
        super().__init__(turn.game, turn.seat)
        self._turn = turn
        self._moves = moves

    def legal(self) -> list[int]:
        return self._moves

    def view(self) -> View:
        return self._turn.view()

    def decline(self) -> int | None:
        return self._turn.decline()

    def knowledge(self) -> Knowledge:
        return self._turn.knowledge()


class Distracted(Bot):
    """Thinks like another bot, but only about a few moves that happen to come to mind."""

    def __init__(self, name: str, other: Bot, looks: int) -> None:
        super().__init__(name)
        self.other = other
        self.looks = looks

    def choose(self, turn: Turn, stream: Stream) -> int:
        moves = turn.legal()
        if len(moves) <= self.looks or turn.decline() is not None:
            return self.other.choose(turn, stream)
        return self.other.choose(FewMoves(turn, some_of(moves, self.looks, stream)), stream)


def some_of(moves: list[int], number: int, stream: Stream) -> list[int]:
    """So many of a list, each as likely as the others, in their order."""
    places = list(range(len(moves)))
    stream.shuffle(places)
    return [moves[place] for place in sorted(places[:number])]
