"""Big Bang: the points a set will have at the end, played on by itself with the deck in any order."""

from typing import Final

from playmat.core.chance import SearchChance, Stream
from playmat.games.big_bang.bots.alone import make_move, play_alone, worth_left
from playmat.games.big_bang.rules.filling import counts_of
from playmat.games.big_bang.rules.knowledge import BigBangKnowledge, pieces_of
from playmat.games.big_bang.rules.moves import is_put
from playmat.games.big_bang.rules.own_set import OwnSet

LOOKS: Final = 4


class DeckWorlds:
    """A seat's own set. What others do in a race can end it sooner; that is not reckoned with."""

    def __init__(self, knowledge: BigBangKnowledge, seat: int, stream: Stream) -> None:
        shown = knowledge.now["sets"][seat]
        self.own = knowledge.open_set(seat, pieces_of(shown))
        self.unseen = knowledge.unseen
        self.points = knowledge.now["scores"][seat]
        self.terms = knowledge.terms
        self.stream = stream
        self.chance = SearchChance(stream)
        self.deck: list[int] = []
        self.to_come = counts_of(self.own.hand + self.own.discards + self.unseen)

    def imagine(self) -> None:
        self.deck = self.unseen[:]
        self.stream.fast_shuffle(self.deck)

    def value(self, move: int) -> float:
        own: OwnSet = self.own.copy()
        own.deck = self.deck
        left = own.left
        points = make_move(own, move, self.chance)
        points += play_alone(own, self.terms.draws_freely, self.chance, self.stream, LOOKS)
        # BB-12: a card that is put is one less to be taken off.
        return self.points + points + self.terms.put_saves * (left - own.left)

    def lesser(self, move: int) -> float:
        """The places left for what is still to come."""
        return worth_left(self.own, self.to_come, move) if is_put(move) else 0.0
