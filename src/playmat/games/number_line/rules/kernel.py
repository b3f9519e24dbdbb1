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
"""

from typing import TYPE_CHECKING, Final

from playmat.core.bits import list_into
from playmat.core.kernel import Kernel, MoveList
from playmat.games.number_line.rules.moves import ANSWER_PASS, FIRST_ANSWER, NUMBERS
from playmat.games.number_line.rules.rounds import (
    BOTH_CARDS,
    BOTH_COUNT_ROUND,
    DECOY_CARD,
    FIRST_FACTOR,
    FIRST_OTHER_FACTOR,
    HIGHEST_FACTOR,
    LOWEST_FACTOR,
    MOST_POINTS,
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
        # NL-4, NL-5: a card each in the first round, and then two.
        self.due = self.seats if number == 1 else 2 * self.seats
        cards = PLAIN_CARD if number == 1 else BOTH_CARDS
        left = self.left
        for seat in range(self.seats):
            left[seat] = cards
        return self.await_next()

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
        kind = 1 if move >= NUMBERS else 0
        place = move - kind * NUMBERS
        self.row.of[place] = seat * 2 + kind
        self.free ^= 1 << place  # few bits
        self.left[seat] = self.left[seat] ^ (PLAIN_CARD << kind)
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
        number = self.round
        # NL-12: in round 3 both cards count.
        self.row.count(number == BOTH_COUNT_ROUND)
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
        # NL-10, NL-11: from round 2 on a single leader wins; NL-15: nothing left to play for, the win is shared.
        if number >= 2 and leading == 1:
            self.end = MOST_POINTS
        elif length_of(number + 1) == 0:
            self.end = SHARED
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
        for seat in range(self.seats):
            self.left[seat] = source.left[seat]
        return 0

    def cards_left(self, seat: int) -> int:
        """The cards that a seat still has this round, a bit each."""
        return self.left[seat]

    def lay(self, place: int, card: int) -> int:
        """Put a card of this round on the line while a game is laid out; the answer means nothing."""
        self.row.of[place] = card
        self.free ^= 1 << place  # few bits
        self.left[card >> 1] = self.left[card >> 1] ^ (PLAIN_CARD << (card & 1))
        self.placed += 1
        return 0


def length_of(number: int) -> int:
    """NL-13: how many numbers lie on the line of a round: ten, and one less for every round after the third."""
    return NUMBERS if number <= BOTH_COUNT_ROUND else NUMBERS + BOTH_COUNT_ROUND - number
