"""One game of Sevens in numbers: what may be played, and what comes of it.

A card is ten times its suit plus its rank, both from 0; a set of cards has a bit for each card.

    pack          the cards that are played with (SV-13)
    hands[seat]   the cards of each seat; a card that is given belongs to its seat until it is taken
    table         the cards that lie in chains
    open          the cards that may be put now, whoever has them (SV-4)
    stage         what the game waits for: TURN, GIVING, GUESSING or COUNTING
    turn          whose turn it is; after a knock, the knocker
    presents[s]   the card that a seat has given and that is not guessed yet, or NO_CARD (SV-6)
    guessing      whose card is to be named now, or -1
    quiet         how many turns in a row no card was put (SV-15)
    pile[n]       the shuffled cards while they are dealt
    dealer, first the dealer of this game, and of the first game of the match
    by_rank       whether naming the rank is enough (SV-14)
    practice      whether the players add up their own hands (SV-16)
    ending        how the game ends once they have
    tries[seat]   how many wrong sums a seat has stated
"""

from typing import TYPE_CHECKING, Final

from playmat.core.bits import list_into
from playmat.core.kernel import Kernel, MoveList
from playmat.games.sevens.rules import tables
from playmat.games.sevens.rules.cards import SUIT_MASK
from playmat.games.sevens.rules.moves import GIVE, GUESS, KNOCK, RANK_NAMED, SAY
from playmat.games.sevens.rules.stages import COUNTING, GIVING, GUESSING, MOST_TRIES, OUT, QUIET_ROUNDS, STALLED, TURN

if TYPE_CHECKING:
    from playmat.core.stream import Stream
    from playmat.games.sevens.rules.terms import Terms

NO_CARD: Final = -1
BITS: Final = tables.BITS
OPENS: Final = tables.OPENS
SUIT_COSTS: Final = tables.SUIT_COSTS
FITS: Final = tables.CARDS_NAMED


class SevensKernel(Kernel):
    """The hands, the table and, after a knock, the cards that lie face down before those who gave them."""

    def __init__(self, terms: "Terms", seats: int, first: int) -> None:
        super().__init__(seats)
        self.terms = terms
        self.first = first
        self.pack = terms.pack.mask
        self.opening = terms.pack.opening
        self.by_rank = terms.by_rank
        # Where the tables of this pack begin.
        self.start = tables.start_of(terms.pack)
        self.costs_start = tables.start_of_costs(terms.pack)
        self.hands = [0] * 5
        self.presents = [NO_CARD] * 5
        self.pile = [0] * 40
        self.dealer = 0
        self.table = 0
        self.open = 0
        self.stage = TURN
        self.turn = 0
        self.guessing = -1
        self.quiet = 0
        self.practice = terms.practice
        self.ending = 0
        self.tries = [0] * 5

    # Dealing.

    def deal(self, number: int, stream: "Stream") -> int:
        size = self.gather()
        pile = self.pile
        for place in range(size - 1, 0, -1):
            other = stream.fast_below(place + 1)
            card = pile[place]
            pile[place] = pile[other]
            pile[other] = card
        return self.hand_out(number, size)

    def deal_pile(self, number: int, pile: list[int]) -> int:
        """Begin game number `number` (from 1) with a pile that is shuffled already; the answer means nothing."""
        for place, card in enumerate(pile):
            self.pile[place] = card
        return self.hand_out(number, len(pile))

    def gather(self) -> int:
        """The cards that are dealt, unshuffled; how many they are."""
        # SV-3: with 3 players the opening card is not dealt.
        cards = self.pack & ~BITS[self.opening] if self.seats == 3 else self.pack
        return list_into(cards, 0, self.pile)

    def hand_out(self, number: int, size: int) -> int:
        opening = BITS[self.opening]
        dealer = (number - 1 + self.first) % self.seats
        self.dealer = dealer
        self.stage = TURN
        self.guessing = -1
        self.quiet = 0
        self.end = 0
        seats = self.seats
        for seat in range(seats):
            self.hands[seat] = 0
            self.presents[seat] = NO_CARD
            self.scores[seat] = 0
        if seats == 3:
            # SV-3: the opening card lies on the table, and the player left of the dealer begins.
            self.table = opening
            self.open = OPENS[self.start + self.opening]
            self.turn = left_of(self, dealer)
        else:
            self.table = 0
            self.open = opening
        # SV-1: one at a time from the seat left of the dealer.
        seat = dealer
        for first in range(seats):
            seat = left_of(self, seat)
            hand = 0
            place = first
            while place < size:
                hand |= BITS[self.pile[place]]
                place += seats
            self.hands[seat] = hand
            if hand & opening:
                # SV-2: whoever has the opening card begins.
                self.turn = seat
        return begin_turn(self, self.turn)

    # Playing.

    def legal_into(self, seat: int, moves: MoveList) -> int:
        if self.stage == COUNTING:
            # A sample: the right sum and a wrong one.
            moves.of[0] = SAY + self.cost(self.hands[seat])
            moves.of[1] = moves.of[0] + 1
            moves.count = 2
            return 2
        things = choices(self, seat)
        if things:
            moves.count = list_into(things, first_choice(self), moves.of)
        else:
            # SV-5: who cannot put a card must knock.
            moves.of[0] = KNOCK
            moves.count = 1
        return moves.count

    def play(self, seat: int, move: int) -> int:
        if move < KNOCK:
            bit = BITS[move]
            hand = self.hands[seat] ^ bit
            self.hands[seat] = hand
            self.table |= bit
            self.open = (self.open ^ bit) | OPENS[self.start + move]
            self.quiet = 0
            # SV-10: the last card ends the game.
            if not hand:
                return self.finish(OUT)
            return begin_turn(self, left_of(self, self.turn))
        if move >= SAY:
            return self.state(seat, move)
        if move >= GUESS:
            return self.guess(seat, move - GUESS)
        if move == KNOCK:
            # SV-6: everybody else gives a card, in any order, before the first guess.
            self.stage = GIVING
            self.acting = ((1 << self.seats) - 1) ^ 1 << seat
            return 0
        self.presents[seat] = move - GIVE
        self.acting ^= 1 << seat
        if not self.acting:
            self.stage = GUESSING
            self.guessing = left_of(self, self.turn)
            self.acting = 1 << self.turn
        return 0

    def guess(self, seat: int, named: int) -> int:
        giver = self.guessing
        bit = BITS[self.presents[giver]]
        self.presents[giver] = NO_CARD
        # SV-7: a card guessed rightly stays, any other goes to the knocker.
        if not FITS[named] & bit:
            self.hands[giver] = self.hands[giver] ^ bit
            self.hands[seat] = self.hands[seat] | bit
        giver = left_of(self, giver)
        self.guessing = giver
        return self.settle_knock() if giver == seat else 0

    def settle_knock(self) -> int:
        """SV-9, SV-10, SV-15: with all guesses made the turn is over; perhaps the game is, and `out` comes first."""
        self.guessing = -1
        self.stage = TURN
        self.quiet += 1
        for seat in range(self.seats):
            if not self.hands[seat]:
                return self.finish(OUT)
        if self.quiet >= quiet_limit(self):
            return self.finish(STALLED)
        return begin_turn(self, left_of(self, self.turn))

    def finish(self, end: int) -> int:
        self.ending = end
        if not self.practice:
            return self.close()
        # SV-16: everyone who still holds cards adds them up first, in any order.
        self.stage = COUNTING
        self.acting = 0
        for seat in range(self.seats):
            self.tries[seat] = 0
            if self.hands[seat]:
                self.acting |= 1 << seat
        return 0 if self.acting else self.close()

    def state(self, seat: int, move: int) -> int:
        """SV-16: a wrong sum can be stated again, but the third one ends the adding of that seat."""
        if move != SAY + self.cost(self.hands[seat]):
            self.tries[seat] = self.tries[seat] + 1
            if self.tries[seat] < MOST_TRIES:
                return 0
        self.acting &= ~(1 << seat)
        return 0 if self.acting else self.close()

    def close(self) -> int:
        self.end = self.ending
        self.acting = 0
        for seat in range(self.seats):
            self.scores[seat] = self.cost(self.hands[seat])
        return 0

    def cost(self, cards: int) -> int:
        """SV-11, SV-13: what a hand costs that is left at the end."""
        start = self.costs_start
        return (
            SUIT_COSTS[start + (cards & SUIT_MASK)]
            + SUIT_COSTS[start + (cards >> 10 & SUIT_MASK)]
            + SUIT_COSTS[start + (cards >> 20 & SUIT_MASK)]
            + SUIT_COSTS[start + (cards >> 30 & SUIT_MASK)]
        )

    def winners(self) -> int:
        # SV-12: a hand without cards costs nothing, every other something, so the cheapest are those who are out.
        best = self.scores[0]
        won = 0
        for seat in range(self.seats):
            if self.scores[seat] < best:
                best = self.scores[seat]
                won = 0
            if self.scores[seat] == best:
                won |= 1 << seat
        return won

    # Copying, and laying out a game that is in its middle.

    def copy(self) -> "SevensKernel":
        other = SevensKernel(self.terms, self.seats, self.first)
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
        self.guessing = source.guessing
        self.quiet = source.quiet
        self.practice = source.practice
        self.ending = source.ending
        for seat in range(self.seats):
            self.tries[seat] = source.tries[seat]
            self.hands[seat] = source.hands[seat]
            self.presents[seat] = source.presents[seat]
        return 0

    def hand_of(self, seat: int) -> int:
        return self.hands[seat]

    def hold(self, seat: int, cards: int) -> int:
        """Put these cards into a hand; the answer means nothing."""
        self.hands[seat] = cards
        return 0

    def tries_of(self, seat: int) -> int:
        """How many wrong sums a seat has stated."""
        return self.tries[seat]

    def take_tries(self, tries: list[int]) -> int:
        """Hold the wrong sums stated, one count for each seat; the answer means nothing."""
        for seat in range(self.seats):
            self.tries[seat] = tries[seat]
        return 0

    def present_of(self, seat: int) -> int:
        """The card that a seat has given and that is not guessed yet, or NO_CARD."""
        return self.presents[seat]

    def present(self, seat: int, card: int) -> int:
        """Lay a card of a seat face down; the answer means nothing."""
        self.presents[seat] = card
        return 0


def choices(kernel: SevensKernel, seat: int) -> int:
    """The cards that a seat may put, give or name, or the ranks that it may name, a bit each."""
    if kernel.stage == TURN:
        # SV-5: who can put a card must put one.
        return kernel.hands[seat] & kernel.open
    if kernel.stage == GIVING:
        return kernel.hands[seat]
    unseen = unseen_by(kernel, seat)
    if kernel.by_rank:
        return (unseen | unseen >> 10 | unseen >> 20 | unseen >> 30) & SUIT_MASK
    return unseen


def first_choice(kernel: SevensKernel) -> int:
    """The move that puts, gives or names the first of all cards, or the first rank."""
    if kernel.stage == TURN:
        return 0
    if kernel.stage == GIVING:
        return GIVE
    return GUESS + RANK_NAMED if kernel.by_rank else GUESS


def unseen_by(kernel: SevensKernel, seat: int) -> int:
    """SV-8: the cards that are neither on the table nor in this hand."""
    return kernel.pack & ~(kernel.table | kernel.hands[seat])


def begin_turn(kernel: SevensKernel, seat: int) -> int:
    """The turn of a seat begins; the answer means nothing."""
    kernel.turn = seat
    kernel.acting = 1 << seat
    return 0


def left_of(kernel: SevensKernel, seat: int) -> int:
    seat += 1
    return 0 if seat == kernel.seats else seat


def quiet_limit(kernel: SevensKernel) -> int:
    """SV-15: after so many turns in a row without a card put the game is stalled."""
    return QUIET_ROUNDS * kernel.seats
