"""What a seat knows in Big Bang, and the cards of others that it must reckon with."""

from typing import cast

from playmat.core.chance import Chance
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.stream import Stream
from playmat.core.views import View
from playmat.games.big_bang.rules.arranging import without
from playmat.games.big_bang.rules.cards import CARD_NUMBERS, CARD_OF, PIECE_NUMBERS, names_of
from playmat.games.big_bang.rules.deals import BigBangDeals
from playmat.games.big_bang.rules.ending import ENDINGS
from playmat.games.big_bang.rules.filling import Filling
from playmat.games.big_bang.rules.grid import CELL_NUMBERS
from playmat.games.big_bang.rules.kernel import BigBangKernel
from playmat.games.big_bang.rules.own_set import OwnSet, laid_set
from playmat.games.big_bang.rules.position import BigBangPosition
from playmat.games.big_bang.rules.terms import Terms
from playmat.games.big_bang.rules.views import BigBangView, SetView


class BigBangKnowledge(Knowledge):
    """The own cards and which of them must be in the deck; of the others their boards or the shapes of these."""

    def __init__(self, game: Game, view: View) -> None:
        super().__init__(game, view)
        self.now = cast(BigBangView, view["now"])
        self.viewer = -1 if view["seat"] is None else view["seat"]
        self.terms = Terms.of(self.setup.options, game.rules)
        self.pack = self.terms.pack
        self.cells = [[CELL_NUMBERS[put["cell"]] for put in own["board"]] for own in self.now["sets"]]
        # The own deck in no order, and the cards that have come from the shuffled deck before it.
        self.unseen: list[int] = []
        self.drawn: list[int] = []
        if self.viewer >= 0:
            self.see_own(self.now["sets"][self.viewer])
        self.fillings = [self.filling_of(seat) for seat in range(view["seats"])] if not self.now["end"] else []
        self.imagined: BigBangDeals | None = None

    def see_own(self, own: SetView) -> None:
        cards = [CARD_OF[piece] for piece in pieces_of(own)] + cards_of(own["hand"]) + cards_of(own["discards"])
        self.unseen = without(self.pack, cards)
        # BB-13: whoever has shuffled the discard pile anew has drawn everything before.
        self.drawn = self.pack if own["replays"] else cards

    def filling_of(self, seat: int) -> Filling | None:
        """What may lie on a board of which only the shape is seen; its points tell how many rules cards are there."""
        if not self.terms.hides_numbers or seat == self.viewer:
            return None
        put = len(self.cells[seat])
        points = self.now["scores"][seat]
        points += self.terms.put_saves * (len(self.pack) - put)
        return Filling(self.cells[seat], points - put, self.terms.rules_cards, self.drawn)

    def facts(self) -> list[Message]:
        if not self.unseen or self.now["end"]:
            return []
        return [message("known-deck", {"number": len(self.unseen), "cards": " ".join(names_of(self.unseen))})]

    def deals(self) -> BigBangDeals | None:
        """None once the game is over: then nothing is hidden."""
        if self.now["end"]:
            return None
        kernel = BigBangKernel(self.setup.seats, self.terms)
        for seat, own in enumerate(self.now["sets"]):
            # A board that is to be filled begins with nothing but the star.
            if self.fillings[seat] is None:
                kernel.sets[seat] = self.open_set(seat, pieces_of(own))
        kernel.take_scores(self.now["scores"])
        kernel.acting = (1 << self.setup.seats) - 1
        return BigBangDeals(kernel, self.viewer, self.cells, self.fillings, self.drawn, self.unseen)

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        if self.imagined is None:
            self.imagined = self.deals()
        if self.imagined is None:
            return BigBangPosition(self.setup, self.finished())
        kernel = BigBangKernel(self.setup.seats, self.terms)
        self.imagined.draw_into(kernel, stream)
        return BigBangPosition(self.setup, kernel)

    def finished(self) -> BigBangKernel:
        """A game that is over, which hides nothing."""
        kernel = BigBangKernel(self.setup.seats, self.terms)
        kernel.sets = [self.open_set(seat, pieces_of(own)) for seat, own in enumerate(self.now["sets"])]
        kernel.take_scores(self.now["scores"])
        kernel.take_points([scoring["points"] for scoring in self.now["scoring"]])
        kernel.end = 1 + ENDINGS.index(self.now["end"])
        return kernel

    def open_set(self, seat: int, pieces: list[int]) -> OwnSet:
        """A set as its own player sees it."""
        shown = self.now["sets"][seat]
        own = self.laid(seat, pieces)
        own.hand = cards_of(shown["hand"])
        own.discards = cards_of(shown["discards"])
        own.deck = cards_of(shown["deck_cards"])
        own.may_replay = shown["may_replay"] is True
        own.replays = shown["replays"] or 0
        return own

    def laid(self, seat: int, pieces: list[int]) -> OwnSet:
        return laid_set(self.terms.rules_cards, self.terms.replay, self.cells[seat], pieces)


def pieces_of(own: SetView) -> list[int]:
    return [PIECE_NUMBERS[put["card"]] for put in own["board"] if put["card"] is not None]


def cards_of(names: list[str] | None) -> list[int]:
    return [CARD_NUMBERS[name] for name in names or []]
