"""What a seat knows in Bang! Zoom!, and the deals it must reckon with."""

from typing import cast

from playmat.core.chance import Chance
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.core.views import View
from playmat.games.bang_zoom.rules.deals import BangZoomDeals
from playmat.games.bang_zoom.rules.history import NO_CARD, History
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.letters import cards_of, names_of, without
from playmat.games.bang_zoom.rules.lexicon import lexicon_in
from playmat.games.bang_zoom.rules.moves import ENDINGS, lay
from playmat.games.bang_zoom.rules.position import BangZoomPosition
from playmat.games.bang_zoom.rules.terms import Terms
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
        self.terms = Terms.of(self.setup.options, game.rules)
        self.unseen = without(list(self.terms.deck), seen)
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

    def deals(self) -> BangZoomDeals:
        return BangZoomDeals(self.start(), self.others, None if self.now["end"] else self.whereabouts)

    def start(self) -> BangZoomKernel:
        """The game as far as it is seen: of other hands what is known of them, and a draw pile of blanks."""
        now = self.now
        terms = self.terms
        kernel = BangZoomKernel(
            self.setup.seats, self.setup.first, terms.deck, terms.extra, terms.last_turns, self.lexicon.trie()
        )
        kernel.take_scores(now["scores"])
        kernel.is_bang_laid = now["goal"] == "ZOOM"
        kernel.last_turns = now["last_turns"]
        kernel.quiet = now["quiet"]
        kernel.rebuilds = now["rebuilds"]
        for laid in now["words"]:
            kernel.lay_down(cards_of(list(laid["word"])))
        kernel.has_taken = now["taken"] is not None
        kernel.has_laid = now["laid"]
        discards = cards_of(now["discards"])
        if now["end"]:
            kernel.finish(ENDINGS.index(now["end"]) + 1)
            kernel.pile_up(cards_of(now["draw_cards"]), discards)
            hands = [cards_of(hand) for hand in now["hands"]]
        else:
            assert now["turn"] is not None
            kernel.give_turn(now["turn"])
            kernel.pile_up([0] * now["draw"], discards)
            hands = [self.hand if seat == self.viewer else known for seat, known in enumerate(self.known)]
        for seat, hand in enumerate(hands):
            kernel.hold(seat, hand)
        return kernel

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        now = self.now
        deals = self.deals()
        kernel = deals.start
        deals.draw_into(kernel, stream)
        kernel.stream = None  # its match shuffles by a chance of its own
        return BangZoomPosition(self.setup, kernel, self.lexicon, now["dealer"], self.history(), now["agreed"][:])

    def history(self) -> History:
        now = self.now
        history = History(self.setup.seats)
        history.laid = [lay(laid["word"]) * 4 + laid["seat"] for laid in now["words"]]
        history.known = [known[:] for known in self.known]
        history.rebuilt = cards_of(now["rebuilt"])
        taken = now["taken"]
        if taken is not None:
            history.from_discards = taken["pile"] == "discard"
            history.taken = NO_CARD if taken["letter"] is None else cards_of([taken["letter"]])[0]
        if self.viewer >= 0:
            history.drawn_since[self.viewer] = cards_of(now["drawn"])
        for seat, since in enumerate(now["since"]):
            history.held_then[seat] = since["held"]
            history.drew_since[seat] = since["drew"]
            history.left_since[seat] = cards_of(since["left"])
        return history
