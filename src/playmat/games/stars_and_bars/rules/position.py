"""One game of Stars and Bars as it stands."""

from typing import Final, cast

from playmat.core.game import Setup
from playmat.core.offer import Offer
from playmat.core.position import Position
from playmat.core.refusal import Refusal
from playmat.core.views import GameView, Seen
from playmat.games.stars_and_bars.rules.board import ALL_INNER, AROUND, CELLS, free_spaces, points_of
from playmat.games.stars_and_bars.rules.cards import NO_CARD, cards_of
from playmat.games.stars_and_bars.rules.ending import end_of_round, end_without_cards, winners_of
from playmat.games.stars_and_bars.rules.housekeeping import (
    WHOLE,
    do_duty,
    due_claims,
    due_duties,
    keep_house,
    undo_duty,
)
from playmat.games.stars_and_bars.rules.moves import BACK, END, is_put, is_say, say, worth_of_claims
from playmat.games.stars_and_bars.rules.narration import seen_of
from playmat.games.stars_and_bars.rules.offer import offer_of
from playmat.games.stars_and_bars.rules.placing import puts_of
from playmat.games.stars_and_bars.rules.preview import preview_of
from playmat.games.stars_and_bars.rules.refusals import refuse_move
from playmat.games.stars_and_bars.rules.turns import LastTurn, Mistake
from playmat.games.stars_and_bars.rules.view import view_of

# SB-13: whether the points of a turn must be said.
OFF: Final = 0
PRACTISE: Final = 1
STRICT: Final = 2
ANNOUNCING: Final = ["off", "practise", "strict"]


class StarsAndBarsPosition(Position):
    """The board, the open hands, the deck, and how far the turn has come."""

    def __init__(self, setup: Setup, first: int) -> None:
        super().__init__(setup)
        options = setup.options
        self.is_manual = options["housekeeping"] == "manual"
        self.announce = OFF if options["announce"] == "off" else ANNOUNCING.index(str(options["announce"]))
        # SB-14: whether more belongs to a turn than putting a card.
        self.is_long = self.is_manual or self.announce != OFF
        self.cards = cards_of(options["deck"])
        # SB-3: who drew first, who begins, and the card that decided it.
        self.first = first
        self.beginner = first
        self.first_star = NO_CARD
        # The cards that are not drawn yet are those of the pile from `drawn` on.
        self.pile: list[int] = []
        self.drawn = 0
        self.hands: list[list[int]] = [[], []]
        # The board: all cards of a stack from the bottom; its top card, or NO_CARD where none counts (SB-6);
        # the stacks that lie face down; and the spaces where something may be put at all (SB-5, SB-8), a bit each.
        self.stacks: list[list[int]] = [[] for _ in range(CELLS)]
        self.tops: list[int] = [NO_CARD] * CELLS
        self.face_down = 0
        self.free = ALL_INNER
        self.discards: list[list[int]] = []
        self.turn = first
        self.round = 1
        # This turn: what was claimed before the card, the card, where it came from, what was done after it.
        self.claims: list[int] = []
        self.put_card = NO_CARD
        self.put_cell = 0
        self.put_place = 0
        self.put_points = 0
        self.put_under = NO_CARD
        self.tops_before: list[int] = []
        self.duties: list[int] = []
        self.has_taken_back = False
        self.has_misstated = False
        # The turn before: kept as numbers, since random play makes a million of them; `last_turn` tells it.
        self.last_seat = -1
        self.last_card = NO_CARD
        self.last_cell = 0
        self.last_under = NO_CARD
        self.last_tops: list[int] = []
        self.last_claims: list[int] = []
        self.last_points = 0
        self.last_drawn = NO_CARD
        # SB-17: two times the points of every turn plus its seat. SB-13: the mistakes, those of this card not told yet.
        self.sheet: list[int] = []
        self.mistakes: list[Mistake] = []
        self.told = 0

    # Playing.

    def actors(self) -> list[int]:
        return [] if self.end else [self.turn]

    def on_turn(self) -> int:
        return -1 if self.end else self.turn

    def legal(self, seat: int) -> list[int]:
        """Puts and claims that are due; then `end` or two statements, the right one and a wrong one, duties, `back`.

        A sample: `back`, and in practice a wrong statement, are listed once a turn only, so that random play ends.
        """
        if self.put_card == NO_CARD:
            moves = self.puts(seat)
            if self.is_manual and not self.has_taken_back:
                moves += due_claims(self)
            return moves
        if self.announce == OFF:
            moves = [END]
        else:
            points = self.turn_points()
            total = self.scores[seat] + points
            moves = [say(points, total)]
            if self.announce == STRICT or not self.has_misstated:
                moves.append(say(points + 1, total + 1))
        if self.is_manual:
            moves += due_duties(self)
        if not self.has_taken_back:
            moves.append(BACK)
        return moves

    def puts(self, seat: int) -> list[int]:
        return puts_of(self.tops, self.free, self.hands[seat])

    def turn_points(self) -> int:
        """SB-6, SB-13: the points of this turn: the card and the claims."""
        return self.put_points + worth_of_claims(self.claims)

    def refuse(self, seat: int, move: int) -> Refusal | None:
        return refuse_move(self, seat, move)

    def play(self, seat: int, move: int) -> None:
        if is_put(move):
            self.put(seat, move >> 4, move & 15)
        elif is_say(move):
            self.state(seat, move)
        elif move == END:
            self.finish_turn(seat, self.turn_points())
        elif move == BACK:
            self.take_back(seat)
        else:
            do_duty(self, move)
            # SB-12: before the card it is a claim, after it the own duty.
            if self.put_card == NO_CARD:
                self.claims = [*self.claims, move]
            else:
                self.duties = [*self.duties, move]

    def put(self, seat: int, card: int, cell: int) -> None:
        tops = self.tops
        hand = self.hands[seat]
        place = 0
        while hand[place] != card:
            place += 1
        self.put_card = card
        self.put_cell = cell
        self.put_place = place
        self.put_points = points_of(tops, card, cell)
        if self.is_long:
            self.tops_before = tops[:]
        self.put_under = tops[cell]
        hand.pop(place)
        self.stacks[cell].append(card)
        tops[cell] = card
        self.free |= AROUND[cell]
        # SB-14: with nothing left to do or to say the card itself ends the turn.
        if not self.is_long:
            self.finish_turn(seat, self.put_points)

    def see_spaces(self) -> None:
        """Something was turned or taken away: see where cards may be put now."""
        self.free = free_spaces(self.tops, self.face_down)

    def take_back(self, seat: int) -> None:
        """SB-14, SB-12: the card goes back to its place in the hand, and what was done after it is undone."""
        for move in reversed(self.duties):
            undo_duty(self, move)
        self.stacks[self.put_cell].pop()
        self.tops = self.tops_before[:]
        self.see_spaces()
        self.hands[seat].insert(self.put_place, self.put_card)
        self.has_taken_back = True
        self.new_card()

    def new_card(self) -> None:
        """No card of this turn lies on the board, and mistakes about the one before may be told."""
        self.put_card = NO_CARD
        self.told = len(self.mistakes)
        if self.duties:
            self.duties = []

    def state(self, seat: int, move: int) -> None:
        """SB-13: the points of the turn and the new total, right or wrong."""
        points = self.turn_points()
        right = say(points, self.scores[seat] + points)
        if move == right:
            self.finish_turn(seat, points)
            return
        self.mistakes.append(Mistake(seat, self.round, self.put_card, self.put_cell, move, right))
        self.has_misstated = True
        if self.announce == STRICT:
            self.finish_turn(seat, 0)

    def finish_turn(self, seat: int, points: int) -> None:
        scores = self.scores
        scores[seat] = scores[seat] + points
        self.sheet.append(points * 2 + seat)
        cell = self.put_cell
        if not self.is_manual and len(self.stacks[cell]) == WHOLE:
            keep_house(self, cell)
        # SB-4, SB-14: drawing follows the end of the turn; the new card lies where the old one lay.
        card = NO_CARD
        if self.drawn < len(self.pile):
            card = self.pile[self.drawn]
            self.drawn += 1
            self.hands[seat].insert(self.put_place, card)
        self.last_seat = seat
        self.last_card = self.put_card
        self.last_cell = cell
        self.last_under = self.put_under
        self.last_points = points
        self.last_drawn = card
        if self.is_long:
            self.last_tops = self.tops_before
            self.last_claims = self.claims
            self.claims = []
        self.new_card()
        self.has_taken_back = False
        self.has_misstated = False
        if seat != self.beginner:
            self.end = end_of_round(scores)
        # SB-16: cards are drawn and put in turns, so a seat without cards has a turn only after both have none.
        if not self.end and not self.hands[0] and not self.hands[1]:
            self.end = end_without_cards(scores)
        if not self.end and seat != self.beginner:
            self.round += 1
        self.turn = 1 - seat

    def last_turn(self) -> LastTurn | None:
        """The turn before this one. Where a put is a whole turn, only its own space has changed since."""
        if self.last_seat < 0:
            return None
        tops = self.last_tops
        if not tops:
            tops = self.tops[:]
            tops[self.last_cell] = self.last_under
        return LastTurn(
            self.last_seat, self.last_card, self.last_cell, tops, self.last_claims, self.last_points, self.last_drawn
        )

    def winners(self) -> list[int]:
        """The seat that is ahead; a tie has both."""
        return winners_of(self.end, self.scores)

    def copy(self) -> "StarsAndBarsPosition":
        other = StarsAndBarsPosition(self.setup, self.first)
        other.scores = self.scores[:]
        other.end = self.end
        other.beginner = self.beginner
        other.first_star = self.first_star
        other.pile = self.pile
        other.drawn = self.drawn
        other.hands = [self.hands[0][:], self.hands[1][:]]
        other.stacks = [stack[:] for stack in self.stacks]
        other.tops = self.tops[:]
        other.face_down = self.face_down
        other.free = self.free
        other.discards = self.discards[:]
        other.turn = self.turn
        other.round = self.round
        other.claims = self.claims
        other.put_card = self.put_card
        other.put_cell = self.put_cell
        other.put_place = self.put_place
        other.put_points = self.put_points
        other.tops_before = self.tops_before
        other.duties = self.duties
        other.has_taken_back = self.has_taken_back
        other.has_misstated = self.has_misstated
        other.put_under = self.put_under
        other.last_seat = self.last_seat
        other.last_card = self.last_card
        other.last_cell = self.last_cell
        other.last_under = self.last_under
        other.last_tops = self.last_tops
        other.last_claims = self.last_claims
        other.last_points = self.last_points
        other.last_drawn = self.last_drawn
        other.sheet = self.sheet[:]
        other.mistakes = self.mistakes[:]
        other.told = self.told
        return other

    def timeout_move(self, seat: int) -> int:
        """The first card that can be put; then the turn is ended, where points count only if said with none said."""
        if self.put_card != NO_CARD and self.announce == STRICT:
            return say(0, self.scores[seat])
        return self.legal(seat)[0]

    # Showing.

    def view(self, viewer: int | None) -> GameView:
        return cast(GameView, view_of(self))

    def seen(self, seat: int, move: int, viewer: int | None, after: Position) -> Seen:
        assert isinstance(after, StarsAndBarsPosition)
        return seen_of(self, after, seat, move)

    def seen_by_all(self, seat: int, move: int, seats: int, after: Position) -> list[Seen]:
        """Everything lies open, hands too: all see the same."""
        return [self.seen(seat, move, None, after)] * (seats + 1)

    def offer(self, seat: int) -> Offer:
        return offer_of(self, seat)

    def preview(self, seat: int, move: int) -> GameView | None:
        """SB-6: what a card would bring, neighbour by neighbour; SB-13: not where the player has to say it."""
        if not is_put(move) or self.announce != OFF:
            return None
        neighbours = preview_of(self.tops, move >> 4, move & 15)
        return {"neighbours": neighbours, "points": points_of(self.tops, move >> 4, move & 15)}
