"""One game of Bang! Zoom! as it stands."""

from typing import Final, cast

from playmat.core.game import Setup
from playmat.core.match import OWN_MOVES
from playmat.core.message import Message, message
from playmat.core.offer import Offer
from playmat.core.position import Position, leaders
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.bang_zoom.rules.agreed import AGREES_FROM, refuse_agreed
from playmat.games.bang_zoom.rules.finder import lays_of, length_of, points_for
from playmat.games.bang_zoom.rules.letters import HAND, put_in
from playmat.games.bang_zoom.rules.lexicon import Lexicon, lexicon_of
from playmat.games.bang_zoom.rules.moves import (
    BANG,
    DISCARD,
    DRAW,
    LAY,
    LONGER,
    SWAP,
    TAKE,
    TEXTS,
    ZOOM,
    is_lay,
    letters_of,
    swap,
    word_of,
)
from playmat.games.bang_zoom.rules.narration import seen_of
from playmat.games.bang_zoom.rules.offer import offer_of
from playmat.games.bang_zoom.rules.refusals import refuse_move
from playmat.games.bang_zoom.rules.view import preview_of, view_of

NO_CARD: Final = -1
QUIET_ROUNDS: Final = 10
BONUS: Final = 10
GOAL_LETTERS: Final = [set(letters_of(BANG - LAY)), set(letters_of(ZOOM - LAY))]


class BangZoomPosition(Position):
    """The hands, the two piles and the words on the table."""

    def __init__(self, setup: Setup, lexicon: Lexicon, dealer: int) -> None:
        super().__init__(setup)
        seats = setup.seats
        self.seats = seats
        self.lexicon = lexicon
        # BZ-16: the words that the table has agreed on in this match, in that order; the lexicon has them.
        self.agreed: list[str] = []
        # BZ-11: what the first BANG and ZOOM bring.
        self.extra = BONUS if setup.options["bonus"] == "instead" else BONUS + length_of(BANG)
        self.dealer = dealer
        self.turn = dealer
        # Each in alphabetical order.
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        # The cards of the draw pile are those of `pile` from `drawn` on; the discard pile ends with its top.
        self.pile: list[int] = []
        self.drawn = 0
        self.discards: list[int] = []
        # BZ-4: whether a card was taken this turn, which (NO_CARD: nobody here knows), and from which pile.
        self.has_taken = False
        self.taken = NO_CARD
        self.from_discards = False
        self.has_laid = False
        self.is_bang_laid = False
        self.quiet = 0
        # The words on the table in the order they were laid: the move of each times four, plus the seat.
        self.laid: list[int] = []
        # What everybody knows of each hand: cards taken from the discard pile that have not left it since.
        self.known: list[list[int]] = [[] for _ in range(seats)]
        # BZ-8: how often the draw pile was made anew, and of which cards the last time. Of each seat how many unknown
        # cards it held then, how many it has drawn since, which unknown ones have been seen to leave it, and, for its
        # own eyes only, what it has drawn.
        self.rebuilds = 0
        self.rebuilt: list[int] = []
        self.held_then = [0] * seats
        self.drew_since = [0] * seats
        self.left_since: list[list[int]] = [[] for _ in range(seats)]
        self.drawn_since: list[list[int]] = [[] for _ in range(seats)]

    # Playing.

    def actors(self) -> list[int]:
        return [] if self.end else [self.turn]

    def on_turn(self) -> int:
        return -1 if self.end else self.turn

    def legal(self, seat: int) -> list[int]:
        """Before a card is taken `draw`, `take` and swaps; then discards and all words that can be laid.

        Of swaps a sample: all but the letters that the goal needs, where there are such, and the whole hand.
        """
        hand = self.hands[seat]
        if not self.has_taken:
            moves = [DRAW, TAKE]
            goal = GOAL_LETTERS[1 if self.is_bang_laid else 0]
            spare = [card for card in hand if card not in goal]
            if spare and len(spare) < len(hand):
                moves.append(swap(spare))
            moves.append(swap(hand))
            return moves
        moves = []
        last = NO_CARD
        for card in hand:
            if card != last:
                moves.append(DISCARD + card)
                last = card
        lays = lays_of(self.lexicon.by_letters, hand)
        if len(hand) <= HAND:
            # BZ-6: no word takes the last card, except ZOOM.
            first_too_long = LONGER[len(hand) - 1]
            lays = [move for move in lays if move < first_too_long or move == ZOOM]
        if not self.is_bang_laid and ZOOM in lays:
            # BZ-9: no ZOOM before BANG.
            lays.remove(ZOOM)
        return moves + lays

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return refuse_move(self, seat, move)

    def play(self, seat: int, move: int) -> None:
        if is_lay(move):
            self.lay(seat, move)
        elif move >= SWAP:
            # BZ-7: the last one named ends on top.
            for card in letters_of(move - SWAP):
                self.throw(seat, card)
            self.finish_turn(seat)
        elif move >= DISCARD:
            self.throw(seat, move - DISCARD)
            self.finish_turn(seat)
        else:
            self.take(seat, move == TAKE)

    def take(self, seat: int, from_discards: bool) -> None:
        """BZ-4: the top card of either pile; everybody sees what is taken from the discard pile."""
        if from_discards:
            card = self.discards.pop()
            put_in(self.known[seat], card)
        else:
            card = self.next_card(seat)
        put_in(self.hands[seat], card)
        self.has_taken = True
        self.taken = card
        self.from_discards = from_discards

    def lay(self, seat: int, move: int) -> None:
        for card in letters_of(move - LAY):
            self.leaves(seat, card)
        self.scores[seat] += points_for(move, self.is_bang_laid, self.extra)
        self.laid.append(move * 4 + seat)
        self.has_laid = True
        if move == BANG:
            self.is_bang_laid = True
        elif move == ZOOM:
            self.end = "zoom"

    def throw(self, seat: int, card: int) -> None:
        self.leaves(seat, card)
        self.discards.append(card)

    def leaves(self, seat: int, card: int) -> None:
        """A card leaves a hand. Cards of the same letter are all the same: a known one goes first."""
        self.hands[seat].remove(card)
        if card in self.known[seat]:
            self.known[seat].remove(card)
        elif self.rebuilds:
            self.left_since[seat].append(card)

    def can_draw(self) -> bool:
        """BZ-8, BZ-12: whether the draw pile has a card, or can be made anew."""
        return self.drawn < len(self.pile) or len(self.discards) > 1

    def next_card(self, seat: int) -> int:
        """The top card of the draw pile, which is made anew where it is empty."""
        if self.drawn == len(self.pile):
            # BZ-8: all but the top of the discard pile, lowest first.
            rest = self.discards[:-1]
            self.discards = self.discards[-1:]
            self.pile = self.chance.shuffle(rest)
            self.drawn = 0
            self.rebuilds += 1
            self.rebuilt = sorted(rest)
            for other in range(self.seats):
                self.held_then[other] = len(self.hands[other]) - len(self.known[other])
            self.drew_since = [0] * self.seats
            self.left_since = [[] for _ in range(self.seats)]
            self.drawn_since = [[] for _ in range(self.seats)]
        card = self.pile[self.drawn]
        self.drawn += 1
        if self.rebuilds:
            self.drew_since[seat] += 1
            self.drawn_since[seat].append(card)
        return card

    def finish_turn(self, seat: int) -> None:
        """BZ-6: the hand is filled up; then the next seat has its turn, or the game ends."""
        hand = self.hands[seat]
        while len(hand) < HAND and self.can_draw():
            put_in(hand, self.next_card(seat))
        self.quiet = 0 if self.has_laid else self.quiet + 1
        self.has_taken = False
        self.has_laid = False
        self.taken = NO_CARD
        # BZ-12: a hand that is not full and a turn that cannot begin come down to the same.
        if not self.can_draw():
            self.end = "exhausted"
        elif self.quiet >= self.quiet_limit():
            self.end = "stalled"
        else:
            self.turn = (seat + 1) % self.seats

    def quiet_limit(self) -> int:
        """BZ-13: after so many turns in a row without a word the game is stalled."""
        return QUIET_ROUNDS * self.seats

    def winners(self) -> list[int]:
        return leaders(self.scores)

    def copy(self) -> "BangZoomPosition":
        other = BangZoomPosition(self.setup, self.lexicon, self.dealer)
        other.agreed = self.agreed
        other.scores = self.scores[:]
        other.end = self.end
        other.turn = self.turn
        other.hands = [hand[:] for hand in self.hands]
        other.pile = self.pile
        other.drawn = self.drawn
        other.discards = self.discards[:]
        other.has_taken = self.has_taken
        other.taken = self.taken
        other.from_discards = self.from_discards
        other.has_laid = self.has_laid
        other.is_bang_laid = self.is_bang_laid
        other.quiet = self.quiet
        other.laid = self.laid[:]
        other.known = [known[:] for known in self.known]
        other.rebuilds = self.rebuilds
        other.rebuilt = self.rebuilt
        other.held_then = self.held_then[:]
        other.drew_since = self.drew_since[:]
        other.left_since = [left[:] for left in self.left_since]
        other.drawn_since = [drawn[:] for drawn in self.drawn_since]
        return other

    def timeout_move(self, seat: int) -> int:
        """A card is drawn, and the first of the alphabet discarded."""
        return DISCARD + self.hands[seat][0] if self.has_taken else DRAW

    # The table itself.

    def refuse_table(self, move: int) -> Refusal | None:
        number = OWN_MOVES - move
        if self.setup.game.rules < AGREES_FROM or not 0 <= number <= TEXTS:
            return Refusal("not-a-table-move")
        return refuse_agreed(self.lexicon, number)

    def play_table(self, move: int) -> None:
        """BZ-16: the word counts from now on."""
        self.agreed = [*self.agreed, word_of(OWN_MOVES - move)]
        self.lexicon = lexicon_of(self.setup.options, self.setup.game.rules, self.agreed)

    def asks_table(self, move: int) -> Message:
        return message("asks-word", {"word": word_of(OWN_MOVES - move)})

    def follow(self, before: Position) -> None:
        """BZ-16: in all further games of the match too."""
        assert isinstance(before, BangZoomPosition)
        self.agreed = before.agreed
        self.lexicon = before.lexicon

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
