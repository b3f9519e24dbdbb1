"""What a seat knows in Bang! Zoom!, and the deals it must reckon with."""

from typing import cast

from playmat.core.chance import Chance, Stream
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.bang_zoom.rules.letters import DECKS, cards_of, names_of, without
from playmat.games.bang_zoom.rules.lexicon import lexicon_in
from playmat.games.bang_zoom.rules.moves import lay
from playmat.games.bang_zoom.rules.position import NO_CARD, BangZoomPosition
from playmat.games.bang_zoom.rules.views import BangZoomView
from playmat.games.bang_zoom.rules.whereabouts import Whereabouts


class BangZoomKnowledge(Knowledge):
    """The cards in sight, those known to be in other hands, and where all others may be."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(BangZoomView, view["now"])
        seat = view["seat"]
        self.viewer = -1 if seat is None else seat
        self.lexicon = lexicon_in(view)
        now = self.now
        self.hand = cards_of(now["hand"])
        self.known = [cards_of(known) for known in now["known"]]
        seen = self.hand + cards_of(now["discards"])
        for laid in now["words"]:
            seen += cards_of(list(laid["word"]))
        for other, known in enumerate(self.known):
            if other != self.viewer:
                seen += known
        self.unseen = without(DECKS[game.rules], seen)
        self.others = [other for other in range(view["seats"]) if other != self.viewer]
        rooms = [now["counts"][other] - len(self.known[other]) for other in self.others]
        self.whereabouts = Whereabouts(self.unseen, now["draw"], rooms)
        if now["since"]:
            fresh = without(cards_of(now["rebuilt"]), cards_of(now["drawn"]))
            since = [now["since"][other] for other in self.others]
            self.whereabouts.reckon(fresh, since)

    def facts(self) -> list[Message]:
        said: list[Message] = []
        if self.now["end"]:
            return said
        for seat, known in enumerate(self.now["known"]):
            if known and seat != self.viewer:
                said.append(message("known-hand", {"seat": seat, "letters": known}))
        if self.now["since"] and self.now["draw"]:
            letters = names_of(self.whereabouts.may_be_fresh())
            said.append(message("known-pile", {"number": self.now["draw"], "letters": letters}))
        return said

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        now = self.now
        position = BangZoomPosition(self.setup, self.lexicon, now["dealer"])
        position.agreed = now["agreed"][:]
        position.turn = 0 if now["turn"] is None else now["turn"]
        position.scores = now["scores"][:]
        position.end = now["end"]
        position.discards = cards_of(now["discards"])
        position.laid = [lay(laid["word"]) * 4 + laid["seat"] for laid in now["words"]]
        position.is_bang_laid = now["goal"] == "ZOOM"
        position.quiet = now["quiet"]
        position.known = [known[:] for known in self.known]
        position.rebuilds = now["rebuilds"]
        position.rebuilt = cards_of(now["rebuilt"])
        if now["end"]:
            position.hands = [cards_of(hand) for hand in now["hands"]]
            position.pile = cards_of(now["draw_cards"])
            return position
        taken = now["taken"]
        if taken is not None:
            position.has_taken = True
            position.from_discards = taken["pile"] == "discard"
            position.taken = NO_CARD if taken["letter"] is None else cards_of([taken["letter"]])[0]
        position.has_laid = now["laid"]
        self.deal(position, stream)
        return position

    def deal(self, position: BangZoomPosition, stream: Stream) -> None:
        """BZ-2, BZ-8: the unseen cards go where they may be."""
        pile, hands = self.whereabouts.deal(stream)
        position.pile = pile
        for number, seat in enumerate(self.others):
            position.hands[seat] = sorted(self.known[seat] + hands[number])
        if self.viewer >= 0:
            position.hands[self.viewer] = self.hand[:]
            position.drawn_since[self.viewer] = cards_of(self.now["drawn"])
        for seat, since in enumerate(self.now["since"]):
            position.held_then[seat] = since["held"]
            position.drew_since[seat] = since["drew"]
            position.left_since[seat] = cards_of(since["left"])
