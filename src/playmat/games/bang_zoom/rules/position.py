"""One game of Bang! Zoom! as it stands: its kernel, and around it what people need."""

from typing import cast

from playmat.core.game import Setup
from playmat.core.kernel_position import KernelPosition
from playmat.core.match import OWN_MOVES
from playmat.core.message import Message, message
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.bang_zoom.rules.agreed import AGREES_FROM, refuse_agreed
from playmat.games.bang_zoom.rules.history import History
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.lexicon import Lexicon, lexicon_of
from playmat.games.bang_zoom.rules.moves import DISCARD, DRAW, ENDINGS, TAKE, TEXTS, is_lay, word_of
from playmat.games.bang_zoom.rules.narration import seen_of
from playmat.games.bang_zoom.rules.offer import offer_of
from playmat.games.bang_zoom.rules.refusals import refuse_move
from playmat.games.bang_zoom.rules.view import preview_of, view_of


class BangZoomPosition(KernelPosition):
    """The hands and the piles in the kernel, the dictionary in force, and what everybody has seen."""

    kernel: BangZoomKernel

    def __init__(
        self,
        setup: Setup,
        kernel: BangZoomKernel,
        lexicon: Lexicon,
        dealer: int,
        history: History | None = None,
        agreed: list[str] | None = None,
    ) -> None:
        super().__init__(setup, kernel, ENDINGS)
        self.lexicon = lexicon
        self.dealer = dealer
        self.history = history or History(setup.seats)
        # BZ-16: the words that the table has agreed on in this match, in that order; the lexicon has them.
        self.agreed = agreed or []

    # Playing.

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return refuse_move(self, seat, move)

    def play(self, seat: int, move: int) -> None:
        kernel = self.kernel
        rebuilds = kernel.rebuilds
        drawn = kernel.drawn
        self.history.before(kernel, seat, move)
        super().play(seat, move)
        self.history.after(kernel, seat, move, rebuilds, drawn)

    def copy(self) -> "BangZoomPosition":
        kernel = self.kernel.twin()
        return BangZoomPosition(self.setup, kernel, self.lexicon, self.dealer, self.history.copy(), self.agreed)

    def timeout_move(self, seat: int) -> int:
        """A card is drawn, or taken in a last turn, and the first of the alphabet discarded."""
        if self.kernel.has_taken:
            return DISCARD + self.kernel.hand_of(seat)[0]
        return TAKE if self.kernel.last_turns else DRAW

    # The table itself.

    def refuse_table(self, move: int) -> Refusal | None:
        number = OWN_MOVES - move
        if self.setup.game.rules < AGREES_FROM or not 0 <= number <= TEXTS:
            return Refusal("not-a-table-move")
        return refuse_agreed(self.lexicon, number)

    def play_table(self, move: int) -> None:
        """BZ-16: the word counts from now on."""
        self.agree([*self.agreed, word_of(OWN_MOVES - move)])

    def asks_table(self, move: int) -> Message:
        return message("asks-word", {"word": word_of(OWN_MOVES - move)})

    def follow(self, before: Position) -> None:
        """BZ-16: in all further games of the match too."""
        assert isinstance(before, BangZoomPosition)
        if before.agreed:
            self.agree(before.agreed)

    def agree(self, words: list[str]) -> None:
        """From now on these are the words that the table has agreed on."""
        self.agreed = words
        self.lexicon = lexicon_of(self.lexicon.terms, self.setup.game.rules, words)
        self.kernel.know(self.lexicon.trie())

    def said_after_table(self, move: int) -> list[Message]:
        return [message("table-word", {"word": word_of(OWN_MOVES - move)})]

    # Showing.

    def view(self, viewer: int | None) -> GameView:
        return cast(GameView, view_of(self, -1 if viewer is None else viewer))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, BangZoomPosition)
        return seen_of(self, after, seat, move, viewer)

    def offer(self, seat: int) -> Offer:
        return offer_of(self, seat)

    def preview(self, seat: int, move: int) -> GameView | None:
        return cast(GameView, preview_of(self, seat, move)) if is_lay(move) else None
