"""The engine of Sevens: the state of a game, its legal moves, and what they do."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playmat.core.bits import list_into
from playmat.core.kernel import Kernel, MoveList
from playmat.core.options import Options
from playmat.games.sevens.rules import cards, moves, scoring
from playmat.games.sevens.rules.cards import NO_CARD, SUIT_MASK, Deck, deck_for
from playmat.games.sevens.rules.moves import (
    COUNTING,
    GIVE,
    GIVING,
    GUESS,
    GUESSING,
    KNOCK,
    NO_SEAT,
    RANK_NAMED,
    SAY,
    TURN,
)
from playmat.games.sevens.rules.scoring import MAX_TRIES, OUT, QUIET_ROUNDS, STALLED

if TYPE_CHECKING:
    from playmat.core.stream import Stream

# Copies of the tables as C arrays.
BITS: Final = cards.BITS
OPENS: Final = cards.OPENS
SUIT_COSTS: Final = scoring.SUIT_COSTS
CARDS_NAMED: Final = moves.CARDS_NAMED


@dataclass(frozen=True)
class SevensOptions:
    """The options of a match."""

    deck: Deck  # SV-13
    by_rank: bool  # SV-14: a guess names only the rank
    practice: bool  # SV-16: the players add up their own hands


def parse_options(options: Options) -> SevensOptions:
    return SevensOptions(deck_for(options["variant"]), options["guess"] == "rank", options["count"] == "practice")


class SevensKernel(Kernel):
    """One game of Sevens. Sets of cards are integers with a bit for each card.

    deck          the cards in play (SV-13)
    hands[seat]   the cards of each seat; a card that is given stays in its hand until it is taken
    table         the cards in the chains
    open          the cards that can be played now, no matter which seat has them (SV-4)
    stage         TURN, GIVING, GUESSING or COUNTING
    turn          the seat whose turn it is; after a knock, the knocker
    given[seat]   the card that a seat gave and that isn't guessed yet, or NO_CARD (SV-6)
    giver         the seat whose card is guessed next, or NO_SEAT
    quiet         the number of turns in a row without a card played (SV-15)
    pile[index]   the shuffled cards, while they are dealt
    first         the dealer of the first game of the match, and `dealer` that of this one
    ending        how the game ends once all hands are added up (SV-16)
    tries[seat]   the number of wrong sums that a seat stated
    """

    def __init__(self, options: SevensOptions, seats: int, first: int) -> None:
        super().__init__(seats)
        self.options = options
        self.first = first
        self.deck = options.deck.mask
        self.opening = options.deck.opening
        self.deck_offset = options.deck.offset
        self.costs_offset = options.deck.costs_offset
        self.by_rank = options.by_rank
        self.practice = options.practice
        self.hands = [0] * 5
        self.given = [NO_CARD] * 5
        self.pile = [0] * 40
        self.dealer = 0
        self.table = 0
        self.open = 0
        self.stage = TURN
        self.turn = 0
        self.giver = NO_SEAT
        self.quiet = 0
        self.ending = 0
        self.tries = [0] * 5

    # Deal.

    def deal(self, number: int, stream: "Stream") -> int:
        # SV-3: with 3 players, the opening card isn't dealt.
        dealt = self.deck & ~BITS[self.opening] if self.seats == 3 else self.deck
        pile = self.pile
        size = list_into(dealt, 0, pile)
        for last in range(size - 1, 0, -1):
            other = stream.fast_below(last + 1)
            card = pile[last]
            pile[last] = pile[other]
            pile[other] = card
        self.deal_hands(number, size)
        return 0

    def deal_pile(self, number: int, pile: list[int]) -> int:
        """Begin game `number`, counted from 1, with a pile that is already shuffled."""
        for index, card in enumerate(pile):
            self.pile[index] = card
        self.deal_hands(number, len(pile))
        return 0

    def deal_hands(self, number: int, size: int) -> None:
        opening = BITS[self.opening]
        dealer = (number - 1 + self.first) % self.seats
        self.dealer = dealer
        self.stage = TURN
        self.giver = NO_SEAT
        self.quiet = 0
        self.end = 0
        seats = self.seats
        for seat in range(seats):
            self.hands[seat] = 0
            self.given[seat] = NO_CARD
            self.scores[seat] = 0
        if seats == 3:
            # SV-3: the opening card is on the table, and the player left of the dealer begins.
            self.table = opening
            self.open = OPENS[self.deck_offset + self.opening]
            self.turn = self.next_seat(dealer)
        else:
            self.table = 0
            self.open = opening
        # SV-1: one card at a time, from the seat left of the dealer.
        seat = dealer
        for first in range(seats):
            seat = self.next_seat(seat)
            hand = 0
            index = first
            while index < size:
                hand |= BITS[self.pile[index]]
                index += seats
            self.hands[seat] = hand
            if hand & opening:
                # SV-2: the player with the opening card begins.
                self.turn = seat
        self.begin_turn(self.turn)

    # Legal moves.

    def legal_into(self, seat: int, moves: MoveList) -> int:
        """List the legal moves. Of all sums only the right one and one wrong one are listed (SV-16)."""
        if self.stage == COUNTING:
            moves.of[0] = SAY + self.cost(self.hands[seat])
            moves.of[1] = moves.of[0] + 1
            moves.count = 2
            return 2
        choices = self.choices(seat)
        if choices:
            moves.count = list_into(choices, self.first_choice(), moves.of)
        else:
            # SV-5: a player who can't play a card must knock.
            moves.of[0] = KNOCK
            moves.count = 1
        return moves.count

    def choices(self, seat: int) -> int:
        """Return the cards that a seat can play, give or name, or the ranks that it can name, a bit each."""
        if self.stage == TURN:
            # SV-5: a player who can play a card must play one.
            return self.hands[seat] & self.open
        if self.stage == GIVING:
            return self.hands[seat]
        unseen = self.unseen_cards(seat)
        if self.by_rank:
            return (unseen | unseen >> 10 | unseen >> 20 | unseen >> 30) & SUIT_MASK
        return unseen

    def first_choice(self) -> int:
        """Return the move for bit 0 of `choices`."""
        if self.stage == TURN:
            return 0
        if self.stage == GIVING:
            return GIVE
        return GUESS + RANK_NAMED if self.by_rank else GUESS

    def unseen_cards(self, seat: int) -> int:
        """SV-8: return the cards that are neither on the table nor in the hand of a seat."""
        return self.deck & ~(self.table | self.hands[seat])

    def next_seat(self, seat: int) -> int:
        """Return the seat on the left."""
        seat += 1
        return 0 if seat == self.seats else seat

    def quiet_limit(self) -> int:
        """SV-15: return the number of turns in a row without a card played that stalls the game."""
        return QUIET_ROUNDS * self.seats

    # Play.

    def play(self, seat: int, move: int) -> int:
        if move < KNOCK:
            bit = BITS[move]
            hand = self.hands[seat] ^ bit
            self.hands[seat] = hand
            self.table |= bit
            self.open = (self.open ^ bit) | OPENS[self.deck_offset + move]
            self.quiet = 0
            # SV-10: the last card ends the game.
            if not hand:
                self.finish(OUT)
            else:
                self.begin_turn(self.next_seat(self.turn))
        elif move >= SAY:
            self.play_statement(seat, move)
        elif move >= GUESS:
            self.play_guess(seat, move - GUESS)
        elif move == KNOCK:
            # SV-6: all other players give a card, in any order, before the first guess.
            self.stage = GIVING
            self.acting = ((1 << self.seats) - 1) ^ 1 << seat
        else:
            self.give(seat, move - GIVE)
        return 0

    def give(self, seat: int, card: int) -> None:
        self.given[seat] = card
        self.acting ^= 1 << seat
        if not self.acting:
            self.stage = GUESSING
            self.giver = self.next_seat(self.turn)
            self.acting = 1 << self.turn

    def play_guess(self, seat: int, named: int) -> None:
        giver = self.giver
        bit = BITS[self.given[giver]]
        self.given[giver] = NO_CARD
        # SV-7: after a right guess the card stays, after a wrong one the knocker takes it.
        if not CARDS_NAMED[named] & bit:
            self.hands[giver] = self.hands[giver] ^ bit
            self.hands[seat] = self.hands[seat] | bit
        giver = self.next_seat(giver)
        self.giver = giver
        if giver == seat:
            self.end_knock()

    def end_knock(self) -> None:
        """SV-9, SV-10, SV-15: after the last guess, end the turn or the game. `out` comes before `stalled`."""
        self.giver = NO_SEAT
        self.stage = TURN
        self.quiet += 1
        for seat in range(self.seats):
            if not self.hands[seat]:
                self.finish(OUT)
                return
        if self.quiet >= self.quiet_limit():
            self.finish(STALLED)
        else:
            self.begin_turn(self.next_seat(self.turn))

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.acting = 1 << seat

    def finish(self, ending: int) -> None:
        """Score the hands, or let the players add them up first, in any order (SV-16)."""
        self.ending = ending
        if not self.practice:
            self.score_hands()
            return
        self.stage = COUNTING
        self.acting = 0
        for seat in range(self.seats):
            self.tries[seat] = 0
            if self.hands[seat]:
                self.acting |= 1 << seat

    def play_statement(self, seat: int, move: int) -> None:
        """SV-16: a player can try again after a wrong sum, but not after the third one."""
        if move != SAY + self.cost(self.hands[seat]):
            self.tries[seat] = self.tries[seat] + 1
            if self.tries[seat] < MAX_TRIES:
                return
        self.acting &= ~(1 << seat)
        if not self.acting:
            self.score_hands()

    def score_hands(self) -> None:
        self.end = self.ending
        self.acting = 0
        for seat in range(self.seats):
            self.scores[seat] = self.cost(self.hands[seat])

    def cost(self, cards: int) -> int:
        """SV-11, SV-13: return what a set of cards costs if it is left in a hand."""
        offset = self.costs_offset
        return (
            SUIT_COSTS[offset + (cards & SUIT_MASK)]
            + SUIT_COSTS[offset + (cards >> 10 & SUIT_MASK)]
            + SUIT_COSTS[offset + (cards >> 20 & SUIT_MASK)]
            + SUIT_COSTS[offset + (cards >> 30 & SUIT_MASK)]
        )

    def winners(self) -> int:
        # SV-12: only an empty hand costs nothing, so a player who is out has the lowest score.
        lowest = self.scores[0]
        won = 0
        for seat in range(self.seats):
            if self.scores[seat] < lowest:
                lowest = self.scores[seat]
                won = 0
            if self.scores[seat] == lowest:
                won |= 1 << seat
        return won

    # Copies.

    def copy(self) -> "SevensKernel":
        other = SevensKernel(self.options, self.seats, self.first)
        other.load(self)
        return other

    def load(self, other: Kernel) -> int:
        assert isinstance(other, SevensKernel)
        source = other
        self.load_turn(source)
        self.first = source.first
        self.dealer = source.dealer
        self.table = source.table
        self.open = source.open
        self.stage = source.stage
        self.turn = source.turn
        self.giver = source.giver
        self.quiet = source.quiet
        self.practice = source.practice
        self.ending = source.ending
        for seat in range(self.seats):
            self.tries[seat] = source.tries[seat]
            self.hands[seat] = source.hands[seat]
            self.given[seat] = source.given[seat]
        return 0

    # For views and set-ups.

    def hand_mask(self, seat: int) -> int:
        """Return the cards of a seat, as a set."""
        return self.hands[seat]

    def set_hand(self, seat: int, cards: int) -> None:
        self.hands[seat] = cards

    def given_card(self, seat: int) -> int:
        """Return the card that a seat gave and that isn't guessed yet, or NO_CARD."""
        return self.given[seat]

    def set_given_card(self, seat: int, card: int) -> None:
        self.given[seat] = card

    def tries_made(self, seat: int) -> int:
        """Return the number of wrong sums that a seat stated."""
        return self.tries[seat]

    def set_tries(self, tries: list[int]) -> int:
        for seat in range(self.seats):
            self.tries[seat] = tries[seat]
        return 0
