"""Big Bang: the points a set will have at the end, played on by itself with the deck in any order."""

from playmat.core.stream import Stream
from playmat.games.big_bang.bots.alone import LonePlayer
from playmat.games.big_bang.rules.moves import DRAW
from playmat.games.big_bang.rules.own_set import OwnSet

LOOKS = 4


class DeckWorlds:
    """A seat's own set. What others do in a race can end it sooner; that is not reckoned with.

    `own` is the set as its player sees it, `unseen` the cards of its deck in no order, `points` what it has so far.
    """

    def __init__(
        self, own: OwnSet, unseen: list[int], points: int, draws_freely: bool, put_saves: int, stream: Stream
    ) -> None:
        self.own = own
        self.unseen = unseen
        self.points = points
        self.put_saves = put_saves
        self.stream = stream
        self.player = LonePlayer(draws_freely, stream, LOOKS)
        self.tried = own.copy()
        own.deck = unseen

    def imagine(self) -> None:
        self.own.deck = self.unseen
        self.own.shuffle_order(self.stream)

    def value(self, move: int) -> float:
        tried = self.tried
        tried.load(self.own)
        points = self.player.make(tried, move)
        points += self.player.play(tried)
        # BB-12: a card that is put is one less to be taken off.
        return self.points + points + self.put_saves * (self.own.left - tried.left)

    def lesser(self, move: int) -> float:
        """The places left for what is still to come."""
        return self.player.worth_left(self.own, move) if move < DRAW else 0.0
