"""What a bot is, and what it gets to see."""

from playmat.core.chance import stream_of
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.match import Match
from playmat.core.stream import Stream
from playmat.core.views import View


class Turn:
    """A question to a bot: what do you play? It answers from its view, its legal moves and what it knows."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat

    def legal(self) -> list[int]:
        raise NotImplementedError

    def view(self) -> View:
        raise NotImplementedError

    def decline(self) -> int | None:
        """The move that leaves a question to the people at the table (a quiz), or none."""
        raise NotImplementedError

    def knowledge(self) -> Knowledge:
        return self.game.knowledge(self.view())


class TableTurn(Turn):
    """A turn asked where the match itself is at hand; views are only made for bots that want them."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match.setup.game, seat)
        self._match = match

    def legal(self) -> list[int]:
        return self._match.legal(self.seat)

    def view(self) -> View:
        return self._match.view(self.seat)

    def decline(self) -> int | None:
        return self._match.decline(self.seat)


class SentTurn(Turn):
    """A turn asked from afar with nothing but a view. A seat's legal moves follow from what it knows."""

    def __init__(self, game: Game, seat: int, view: View) -> None:
        super().__init__(game, seat)
        self._view = view
        self._imagined = game.knowledge(view).imagine(stream_of(""))

    def legal(self) -> list[int]:
        return self._imagined.legal(self.seat)

    def view(self) -> View:
        return self._view

    def decline(self) -> int | None:
        return self._imagined.decline(self.seat)


class Bot:
    """A player made of code. Same turn, same stream of chance: same move."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, turn: Turn, stream: Stream) -> int:
        """One of the turn's legal moves."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal move, each as likely as the others."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, turn: Turn, stream: Stream) -> int:
        declined = turn.decline()
        if declined is not None:
            return declined
        moves = turn.legal()
        return moves[stream.below(len(moves))]
