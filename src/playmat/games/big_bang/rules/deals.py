"""Everybody's cards as they may be, beside what a seat of Big Bang knows."""

from playmat.core.deals import Deals
from playmat.core.kernel import Kernel
from playmat.core.stream import Stream
from playmat.games.big_bang.rules import cards
from playmat.games.big_bang.rules.arranging import is_seldom, order_for, share_out, without
from playmat.games.big_bang.rules.filling import Filling
from playmat.games.big_bang.rules.kernel import BigBangKernel
from playmat.games.big_bang.rules.own_set import OwnSet

CARD_OF = cards.CARD_OF


class BigBangDeals(Deals):
    """The own set as it is, with its deck in another order; the others' as they may be.

    `kernel_now` is the game with all that is seen of it: the viewer's own set, and boards as far as they are open.
    `cells` and `fillings` tell of the boards of which only the shape is seen; `drawn` are the cards that the viewer has
    seen come from the first deck, `unseen` those of the own deck in no order.
    """

    def __init__(
        self,
        kernel_now: BigBangKernel,
        viewer: int,
        cells: list[list[int]],
        fillings: list[Filling | None],
        drawn: list[int],
        unseen: list[int],
    ) -> None:
        self.kernel_now = kernel_now
        self.viewer = viewer
        self.cells = cells
        self.fillings = fillings
        self.drawn = drawn
        self.unseen = unseen
        self.pack = kernel_now.terms.pack
        self.is_same_deal = kernel_now.is_same_deal
        self.can_replay = kernel_now.terms.replay
        self.placed = [pieces_on(own) for own in kernel_now.sets]

    def kernel(self) -> Kernel:
        return self.kernel_now.copy()

    def draw_into(self, kernel: Kernel, stream: Stream) -> int:
        drawn = kernel
        assert isinstance(drawn, BigBangKernel)
        drawn.load(self.kernel_now)
        while not self.share_into(drawn, stream):
            pass
        drawn.stream = stream
        return 0

    def share_into(self, kernel: BigBangKernel, stream: Stream) -> bool:
        """Everybody's cards as they may be; false where chance has led to something that cannot be."""
        boards = []
        for seat in range(kernel.seats):
            filling = self.fillings[seat]
            boards.append(self.placed[seat] if filling is None else filling.fill(stream))
        placed = [cards_on(board) for board in boards]
        others = [placed[seat] for seat in range(kernel.seats) if seat != self.viewer]
        came = order_for(others, self.drawn, stream)
        to_come = order_for([without(cards, came) for cards in others], without(self.pack, self.drawn), stream)
        for seat in range(kernel.seats):
            own = kernel.sets[seat]
            if seat == self.viewer:
                deck = to_come
                if own.replays or not self.is_same_deal:
                    deck = self.unseen[:]
                    stream.shuffle(deck)
                own.deck = deck
                continue
            if self.fillings[seat] is not None:
                own.clear()
                own.lay_all(self.cells[seat], boards[seat])
            order = came + to_come
            if self.imagine_replay(own, stream) or not self.is_same_deal:
                order = without(self.pack, placed[seat])
                stream.shuffle(order)
                order = placed[seat] + order
            if not share_out(own, order, placed[seat], stream):
                return False
        return True

    def imagine_replay(self, own: OwnSet, stream: Stream) -> bool:
        """BB-13: whether a player has shuffled the discard pile anew, so that the deal tells nothing any more."""
        own.replays = 0
        own.may_replay = self.can_replay
        if not self.can_replay or not is_seldom(stream):
            return False
        own.replays = 1
        own.may_replay = not is_seldom(stream)
        return True


def pieces_on(own: OwnSet) -> list[int]:
    """What lies on a board, from the star on."""
    return [own.piece_on(cell) for cell in own.placed()]


def cards_on(board: list[int]) -> list[int]:
    return [CARD_OF[piece] for piece in board]
