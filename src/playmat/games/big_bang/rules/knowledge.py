"""What a seat knows in Big Bang, and the cards of others that it must reckon with."""

from typing import cast

from playmat.core.chance import Chance, Stream
from playmat.core.game import Game
from playmat.core.knowledge import Knowledge
from playmat.core.message import Message, message
from playmat.core.position import Position
from playmat.core.views import View
from playmat.games.big_bang.rules.arranging import is_seldom, order_for, share_out, without
from playmat.games.big_bang.rules.cards import CARD_NUMBERS, CARD_OF, PIECE_NUMBERS, names_of
from playmat.games.big_bang.rules.filling import Filling
from playmat.games.big_bang.rules.grid import CELL_NUMBERS
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
        self.terms = Terms(self.setup)
        self.pack = self.terms.pack
        self.cells = [[CELL_NUMBERS[put["cell"]] for put in own["board"]] for own in self.now["sets"]]
        # The own deck in no order, and the cards that have come from the shuffled deck before it.
        self.unseen: list[int] = []
        self.drawn: list[int] = []
        if self.viewer >= 0:
            self.see_own(self.now["sets"][self.viewer])
        self.fillings = [self.filling_of(seat) for seat in range(view["seats"])] if not self.now["end"] else []

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
        return Filling(self.cells[seat], points - put, self.terms.rules, self.drawn)

    def facts(self) -> list[Message]:
        if not self.unseen or self.now["end"]:
            return []
        return [message("known-deck", {"number": len(self.unseen), "cards": " ".join(names_of(self.unseen))})]

    def imagine_position(self, stream: Stream, chance: Chance) -> Position:
        now = self.now
        position = BigBangPosition(self.setup, self.terms)
        position.scores = now["scores"][:]
        if now["end"]:
            position.end = now["end"]
            position.points = [scoring["points"] for scoring in now["scoring"]]
            position.sets = [self.open_set(seat, pieces_of(own)) for seat, own in enumerate(now["sets"])]
        else:
            sets: list[OwnSet] = []
            while not sets:
                sets = self.imagine_sets(stream)
            position.sets = sets
        return position

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
        return laid_set(self.terms.rules, self.terms.replay, self.cells[seat], pieces)

    def imagine_sets(self, stream: Stream) -> list[OwnSet]:
        """Everybody's cards as they may be, or none where chance has led to something that cannot be."""
        shown = self.now["sets"]
        boards: list[list[int]] = []
        for seat, filling in enumerate(self.fillings):
            boards.append(pieces_of(shown[seat]) if filling is None else filling.fill(stream))
        placed = [[CARD_OF[piece] for piece in board] for board in boards]
        others = [cards for seat, cards in enumerate(placed) if seat != self.viewer]
        came = order_for(others, self.drawn, stream)
        to_come = order_for([without(cards, came) for cards in others], without(self.pack, self.drawn), stream)
        sets: list[OwnSet] = []
        for seat, board in enumerate(boards):
            if seat == self.viewer:
                own = self.open_set(seat, board)
                own.deck = to_come
                if own.replays or not self.terms.hides_numbers:
                    own.deck = self.unseen[:]
                    stream.shuffle(own.deck)
            else:
                own = self.laid(seat, board)
                has_replayed = self.imagine_replay(own, stream)
                order = came + to_come
                if has_replayed or not self.terms.hides_numbers:
                    order = without(self.pack, placed[seat])
                    stream.shuffle(order)
                    order = placed[seat] + order
                if not share_out(own, order, placed[seat], stream):
                    return []
            sets.append(own)
        return sets

    def imagine_replay(self, own: OwnSet, stream: Stream) -> bool:
        """BB-13: whether a player has shuffled the discard pile anew, so that the deal tells nothing any more."""
        if not self.terms.replay or not is_seldom(stream):
            return False
        own.replays = 1
        own.may_replay = not is_seldom(stream)
        return True


def pieces_of(own: SetView) -> list[int]:
    return [PIECE_NUMBERS[put["card"]] for put in own["board"] if put["card"] is not None]


def cards_of(names: list[str] | None) -> list[int]:
    return [CARD_NUMBERS[name] for name in names or []]
