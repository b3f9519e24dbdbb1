"""One game of Number Line in numbers: what may be played, and what comes of it.

row           the line of the round, and the points on it
free          the numbers without a card, a bit each from number 1 on
left[seat]    the cards that a seat still has this round: a bit for the plain card, one for the decoy
round         the number of the round, from 1
placed, due   how many cards lie on the line, and how many are to be put in this round
first         the first seat of the game, and match_first that of the first game of a match
starter       who begins the first round; -1 while the quiz is on (NL-2)
factor, other_factor   the factors of the quiz, 0 where there is none
turn          the seat whose turn it is, or NOBODY: in a quiz not even the last one who has not answered
locked        the seats that have answered and did not start, a bit each
practice      whether the players count the points of each round (NL-18)
one_card      whether round 3 is one card each (NL-12)
counting      the seats that have yet to state their points of a full round, a bit each; 0 while cards are played
tries[seat]   how many wrong numbers a seat has stated in this round
plain_only    in imagined games: list one of two cards that count the same
"""

from typing import TYPE_CHECKING, Final

from playmat.core.bits import list_into
from playmat.core.kernel import Kernel, MoveList
from playmat.games.number_line.rules.moves import ANSWER_PASS, FIRST_ANSWER, NUMBERS, SAY
from playmat.games.number_line.rules.rounds import (
    BOTH_CARDS,
    BOTH_COUNT_ROUND,
    DECOY_CARD,
    FIRST_FACTOR,
    FIRST_OTHER_FACTOR,
    HIGHEST_FACTOR,
    LOWEST_FACTOR,
    MOST_POINTS,
    MOST_TRIES,
    ONE_CARD_SEATS,
    PLAIN_CARD,
    SHARED,
)
from playmat.games.number_line.rules.row import Row
from playmat.games.number_line.rules.terms import BY_CHANCE, BY_QUIZ

if TYPE_CHECKING:
    from playmat.core.stream import Stream
    from playmat.games.number_line.rules.terms import Terms

NOBODY: Final = -1


class NumberLineKernel(Kernel):
    """The line, and the cards each seat still has this round."""

    def __init__(self, terms: "Terms", seats: int, match_first: int) -> None:
        super().__init__(seats)
        self.terms = terms
        self.start = terms.start
        self.match_first = match_first
        self.row = Row()
        self.left = [0] * 8
        self.first = 0
        self.starter = NOBODY
        self.factor = 0
        self.other_factor = 0
        self.locked = 0
        self.turn = NOBODY
        self.free = 0
        self.round = 0
        self.placed = 0
        self.due = 0
        self.practice = terms.practice
        self.one_card = terms.one_card and seats == ONE_CARD_SEATS
        self.counting = 0
        self.tries = [0] * 8
        self.plain_only = False

    # Beginning.

    def deal(self, number: int, stream: "Stream") -> int:
        """Nothing is dealt; chance may say who starts, or make up a quiz."""
        drawn = 0
        other = 0
        if self.start == BY_CHANCE:
            drawn = stream.below(self.seats)
        elif self.start == BY_QUIZ and number > 1:
            drawn = LOWEST_FACTOR + stream.below(HIGHEST_FACTOR - LOWEST_FACTOR + 1)
            other = LOWEST_FACTOR + stream.below(HIGHEST_FACTOR - LOWEST_FACTOR + 1)
        return self.begin(number, drawn, other)

    def begin(self, number: int, drawn: int, other: int) -> int:
        """Begin a game (from 1) with what chance has drawn: the starter or the factors; the answer means nothing."""
        self.first = (number - 1 + self.match_first) % self.seats
        self.end = 0
        self.factor = 0
        self.other_factor = 0
        self.locked = 0
        self.counting = 0
        self.starter = NOBODY
        for seat in range(self.seats):
            self.scores[seat] = 0
        # NL-2: the first quiz of a match is always the same.
        if self.start == BY_QUIZ:
            self.factor = drawn if number > 1 else FIRST_FACTOR
            self.other_factor = other if number > 1 else FIRST_OTHER_FACTOR
        else:
            self.starter = drawn if self.start == BY_CHANCE else self.first
        return self.begin_round(1)

    def begin_round(self, number: int) -> int:
        self.round = number
        length = length_of(number)
        self.row.clear(length)
        self.free = (1 << length) - 1  # few bits
        self.placed = 0
        # NL-4, NL-5: a card each in the first round, and then two. NL-12: either of the two in round 3 of five.
        one = number == 1 or self.is_either(number)
        self.due = self.seats if one else 2 * self.seats
        cards = PLAIN_CARD if number == 1 or (one and self.plain_only) else BOTH_CARDS
        left = self.left
        for seat in range(self.seats):
            left[seat] = cards
        return self.await_next()

    def is_either(self, number: int) -> bool:
        """NL-12: whether everyone plays just one card in that round, either of the two."""
        return self.one_card and number == BOTH_COUNT_ROUND

    def await_next(self) -> int:
        """Who may act now; the answer means nothing."""
        if self.starter < 0:
            self.turn = NOBODY
            self.acting = ((1 << self.seats) - 1) & ~self.locked
        else:
            # NL-3: clockwise; NL-9: every round begins one seat further on.
            self.turn = (self.starter + self.round - 1 + self.placed) % self.seats
            self.acting = 1 << self.turn
        return 0

    def on_turn(self) -> int:
        return self.turn

    # Playing.

    def legal_into(self, seat: int, moves: MoveList) -> int:
        if self.starter < 0:
            # A sample of the 100,000 answers: none, the right one, a wrong one.
            moves.of[0] = ANSWER_PASS
            moves.of[1] = FIRST_ANSWER + self.factor * self.other_factor
            moves.of[2] = FIRST_ANSWER + self.factor * self.other_factor + 1
            moves.count = 3
            return 3
        if self.counting:
            # A sample again: the right number and a wrong one.
            moves.of[0] = SAY + self.row.gained[seat]
            moves.of[1] = SAY + self.row.gained[seat] + 1
            moves.count = 2
            return 2
        # The moves are numbered so that the free numbers come once for the plain card and once more for the decoy.
        puts = self.free
        left = self.left[seat]
        if left == BOTH_CARDS:
            puts |= self.free << NUMBERS
        elif left == DECOY_CARD:
            puts <<= NUMBERS
        moves.count = list_into(puts, 0, moves.of)
        return moves.count

    def play(self, seat: int, move: int) -> int:
        if self.starter < 0:
            return self.answer(seat, move)
        if self.counting:
            return self.state(seat, move)
        kind = 1 if move >= NUMBERS else 0
        place = move - kind * NUMBERS
        self.row.of[place] = seat * 2 + kind
        self.free ^= 1 << place  # few bits
        self.left[seat] = 0 if self.is_either(self.round) else self.left[seat] ^ (PLAIN_CARD << kind)
        self.placed += 1
        # NL-14: a full line ends the round at once.
        if self.placed == self.due or not self.free:
            return self.score_round()
        self.turn = 0 if seat == self.seats - 1 else seat + 1
        self.acting = 1 << self.turn
        return 0

    def answer(self, seat: int, move: int) -> int:
        """NL-2: the first right answer starts; when everybody is locked out, the first seat does."""
        self.locked |= 1 << seat
        if move == FIRST_ANSWER + self.factor * self.other_factor:
            self.starter = seat
        elif self.locked == (1 << self.seats) - 1:
            self.starter = self.first
        return self.await_next()

    def score_round(self) -> int:
        # NL-12: in round 3 every card counts.
        self.row.count(self.round == BOTH_COUNT_ROUND)
        if not self.practice:
            return self.finish_round()
        # NL-18: everyone counts first, in any order.
        for seat in range(self.seats):
            self.tries[seat] = 0
        return self.await_counts((1 << self.seats) - 1)

    def await_counts(self, seats: int) -> int:
        """NL-18: these seats have yet to state their points, a bit each; the answer means nothing."""
        self.turn = NOBODY
        self.counting = seats
        self.acting = seats
        return 0 if seats else self.finish_round()

    def state(self, seat: int, move: int) -> int:
        """NL-18: a wrong number can be stated again, but the third one ends the counting of that seat."""
        if move != SAY + self.row.gained[seat]:
            self.tries[seat] = self.tries[seat] + 1
            if self.tries[seat] < MOST_TRIES:
                return 0
        return self.await_counts(self.counting & ~(1 << seat))

    def finish_round(self) -> int:
        number = self.round
        scores = self.scores
        gained = self.row.gained
        best = 0
        leading = 0
        for seat in range(self.seats):
            score = scores[seat] + gained[seat]
            scores[seat] = score
            if score > best:
                best = score
                leading = 1
            elif score == best:
                leading += 1
        self.end = ending_of(number, leading)
        if self.end:
            self.round = number + 1
            self.turn = NOBODY
            self.acting = 0
            return 0
        return self.begin_round(number + 1)

    def winners(self) -> int:
        best = self.scores[0]
        won = 0
        for seat in range(self.seats):
            if self.scores[seat] > best:
                best = self.scores[seat]
                won = 0
            if self.scores[seat] == best:
                won |= 1 << seat
        return won

    def is_decided(self) -> bool:
        """NL-18: whether the game is over once everyone has stated their points."""
        if not self.counting:
            return False
        best = 0
        leading = 0
        for seat in range(self.seats):
            score = self.scores[seat] + self.row.gained[seat]
            if score > best:
                best = score
                leading = 1
            elif score == best:
                leading += 1
        return ending_of(self.round, leading) != 0

    # Copying, and laying out a game that is in its middle.

    def copy(self) -> "NumberLineKernel":
        other = NumberLineKernel(self.terms, self.seats, self.match_first)
        other.load(self)
        return other

    def load(self, other: Kernel) -> int:
        assert isinstance(other, NumberLineKernel)
        source = other
        self.load_turn(source)
        self.row.load(source.row)
        self.match_first = source.match_first
        self.first = source.first
        self.starter = source.starter
        self.factor = source.factor
        self.other_factor = source.other_factor
        self.locked = source.locked
        self.turn = source.turn
        self.free = source.free
        self.round = source.round
        self.placed = source.placed
        self.due = source.due
        self.practice = source.practice
        self.plain_only = source.plain_only
        self.counting = source.counting
        for seat in range(self.seats):
            self.left[seat] = source.left[seat]
            self.tries[seat] = source.tries[seat]
        return 0

    def cards_left(self, seat: int) -> int:
        """The cards that a seat still has this round, a bit each."""
        return self.left[seat]

    def cards_to_play(self, seat: int) -> int:
        """How many of them a seat has yet to play."""
        left = self.left[seat]
        return 2 if left == BOTH_CARDS and not self.is_either(self.round) else 1 if left else 0

    def gained_by(self, seat: int) -> int:
        """A seat's points of the round that is being counted."""
        return self.row.gained[seat]

    def tries_of(self, seat: int) -> int:
        """How many wrong numbers a seat has stated in the round that is being counted."""
        return self.tries[seat]

    def take_tries(self, tries: list[int]) -> int:
        """Hold the wrong numbers stated, one count for each seat; the answer means nothing."""
        for seat in range(self.seats):
            self.tries[seat] = tries[seat]
        return 0

    def lay(self, place: int, card: int) -> int:
        """Put a card of this round on the line while a game is laid out; the answer means nothing."""
        self.row.of[place] = card
        self.free ^= 1 << place  # few bits
        left = self.left[card >> 1]
        self.left[card >> 1] = 0 if self.is_either(self.round) else left ^ (PLAIN_CARD << (card & 1))
        self.placed += 1
        return 0


def ending_of(number: int, leading: int) -> int:
    """How the game ends after a round with so many seats in the lead, or 0.

    NL-10, NL-11: from round 2 on a single leader wins; NL-15: with nothing left to play for, the win is shared.
    """
    if number >= 2 and leading == 1:
        return MOST_POINTS
    return SHARED if length_of(number + 1) == 0 else 0


def length_of(number: int) -> int:
    """NL-13: how many numbers lie on the line of a round: ten, and one less for every round after the third."""
    return NUMBERS if number <= BOTH_COUNT_ROUND else NUMBERS + BOTH_COUNT_ROUND - number
