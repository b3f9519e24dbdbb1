"""What everybody has seen of a game of Bang! Zoom!: the words, what was taken openly, and what came and went since."""

from typing import Final

from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.letters import put_in
from playmat.games.bang_zoom.rules.moves import DISCARD, DRAW, LAY, SWAP, TAKE, is_lay, letters_of

NO_CARD: Final = -1


class History:
    """What a kernel does not keep, because only people and those who imagine hidden cards ask for it."""

    def __init__(self, seats: int) -> None:
        # BZ-4: the card that this turn began with (NO_CARD: nobody here knows), and from which pile.
        self.taken = NO_CARD
        self.from_discards = False
        # The words on the table in the order they were laid: the move of each times four, plus the seat.
        self.laid: list[int] = []
        # What everybody knows of each hand: cards taken from the discard pile that have not left it since.
        self.known: list[list[int]] = [[] for _ in range(seats)]
        # BZ-8: of which cards the draw pile was made anew the last time. Of each seat how many unknown cards it held
        # then, how many it has drawn since, which unknown ones have been seen to leave it, and, for its own eyes only,
        # what it has drawn.
        self.rebuilt: list[int] = []
        self.held_then = [0] * seats
        self.drew_since = [0] * seats
        self.left_since: list[list[int]] = [[] for _ in range(seats)]
        self.drawn_since: list[list[int]] = [[] for _ in range(seats)]

    def copy(self) -> "History":
        other = History(0)
        other.taken = self.taken
        other.from_discards = self.from_discards
        other.laid = self.laid[:]
        other.known = [known[:] for known in self.known]
        other.rebuilt = self.rebuilt
        other.held_then = self.held_then[:]
        other.drew_since = self.drew_since[:]
        other.left_since = [left[:] for left in self.left_since]
        other.drawn_since = [drawn[:] for drawn in self.drawn_since]
        return other

    def before(self, kernel: BangZoomKernel, seat: int, move: int) -> None:
        """A move is about to be played: what it takes from the discard pile or from the hand is seen."""
        if move == TAKE:
            self.taken = kernel.top()
            self.from_discards = True
            put_in(self.known[seat], self.taken)
        elif is_lay(move):
            self.leave(kernel, seat, letters_of(move - LAY))
            self.laid.append(move * 4 + seat)
        elif move != DRAW:
            self.leave(kernel, seat, letters_of(move - SWAP) if move >= SWAP else [move - DISCARD])
            self.taken = NO_CARD

    def after(self, kernel: BangZoomKernel, seat: int, move: int, rebuilds: int, drawn: int) -> None:
        """A move was played; before it the draw pile had been made anew so often, and so many of it were drawn."""
        if kernel.rebuilds > rebuilds:
            self.rebuild(kernel, seat)
        elif rebuilds:
            self.drew_since[seat] += kernel.drawn - drawn
            self.drawn_since[seat] += kernel.drawn_listed(drawn)
        if move == DRAW:
            self.taken = kernel.drawn_listed(kernel.drawn - 1)[0]
            self.from_discards = False

    def leave(self, kernel: BangZoomKernel, seat: int, cards: list[int]) -> None:
        """Cards leave a hand. Those of the same letter are all the same: a known one goes first."""
        known = self.known[seat]
        for card in cards:
            if card in known:
                known.remove(card)
            elif kernel.rebuilds:
                self.left_since[seat].append(card)

    def rebuild(self, kernel: BangZoomKernel, seat: int) -> None:
        """BZ-8: the draw pile was made anew, and this seat has drawn from it since."""
        seats = range(len(self.known))
        self.rebuilt = sorted(kernel.drawn_listed(0) + kernel.pile_listed())
        self.held_then = [kernel.size_of(other) - len(self.known[other]) for other in seats]
        self.held_then[seat] -= kernel.drawn
        self.drew_since = [0 for _ in seats]
        self.drew_since[seat] = kernel.drawn
        self.left_since = [[] for _ in seats]
        self.drawn_since = [[] for _ in seats]
        self.drawn_since[seat] = kernel.drawn_listed(0)
