"""What a seat knows, made from its view alone, so that nobody can peek."""

from playmat.core.chance import Chance, SearchChance
from playmat.core.deals import Deals
from playmat.core.game import Game
from playmat.core.match import Match
from playmat.core.message import Message
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.core.views import View, outcome_of


class Knowledge:
    """All that the seat of a view knows. Search, hints and outside bots only ever see matches imagined from it."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view
        self.setup = game.setup(view["options"], view["seats"], view["first"])

    def facts(self) -> list[Message]:
        """What is known beyond what lies on the table, as messages."""
        return []

    def deals(self) -> Deals | None:
        """Where search draws its games from. A game without a kernel has none; its positions are imagined instead."""
        return None

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        """This game as it may really stand: any position consistent with the view can come."""
        raise NotImplementedError

    def imagine(self, stream: Stream) -> Match:
        """A whole match drawn among those consistent with the view, with a chance of its own."""
        view = self.view
        chance = SearchChance(stream, view["commitment"])
        result = view["result"]
        return Match(
            self.setup,
            chance,
            self.imagine_position(stream, chance),
            view["number"],
            [outcome_of(game) for game in view["games"]],
            view["totals"][:],
            None,
            view["last_game"],
            "" if result is None else result["end"],
        )
