"""The engine of Number Line: the state of a game, its legal moves, and what they do."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playmat.core.bits import list_into
from playmat.core.kernel import Kernel, MoveList
from playmat.core.options import Options
from playmat.games.number_line.rules.cards import BOTH_CARDS, DECOY_CARD, NUMBERS, PLAIN_CARD
from playmat.games.number_line.rules.line import Line
from playmat.games.number_line.rules.moves import ANSWER_PASS, FIRST_ANSWER, SAY
from playmat.games.number_line.rules.rounds import (
    BOTH_COUNT_ROUND,
    BY_CHANCE,
    BY_QUIZ,
    FIRST_FACTOR,
    FIRST_OTHER_FACTOR,
    MAX_FACTOR,
    MAX_TRIES,
    MIN_FACTOR,
    MOST_POINTS,
    ONE_CARD_SEATS,
    ONE_CARD_SINCE,
    SHARED,
    STARTS,
)

if TYPE_CHECKING:
    from playmat.core.stream import Stream

NO_SEAT: Final = -1


@dataclass(frozen=True)
class NumberLineOptions:
    """The options of a match."""

    start: int  # NL-2: BY_SEAT, BY_CHANCE or BY_QUIZ
    hidden: bool  # NL-6: cards are played face down
    practice: bool  # NL-18: the players count the points of a round
    one_card: bool  # NL-12: five players play only one card in round 3


def parse_options(options: Options, rules: int) -> NumberLineOptions:
    """Return the options of a match played by this rules number."""
    return NumberLineOptions(
        STARTS.index(str(options["start"])),
        options["decoys"] == "hidden",
        options.get("count") == "practice",
        rules >= ONE_CARD_SINCE,
    )


class NumberLineKernel(Kernel):
    """One game of Number Line.

    line            the line of the round, and the points on it
    free            the numbers without a card, a bit each from number 1 on
    hands[seat]     the cards that a seat still has this round: a bit for the plain card, one for the decoy
    round           the number of the round, counted from 1
    played, due     the number of cards on the line, and the number that are played in this round
    first           the first seat of the game, and `first_of_match` that of the first game of a match
    starter         the seat that begins the first round, or NO_SEAT during the quiz (NL-2)
    factor, other_factor  the factors of the quiz, or 0 if there is none
    turn            the seat whose turn it is, or NO_SEAT; always NO_SEAT in a quiz
    locked          the seats that answered wrong or passed, a bit each
    practice        whether the players count the points of each round (NL-18)
    one_card        whether each player plays only one card in round 3 (NL-12)
    counting        the seats that still have to state their points of a full round, a bit each
    tries[seat]     the number of wrong statements of a seat in this round
    plain_only      for search: list only one of two cards that count the same
    """

    def __init__(self, options: NumberLineOptions, seats: int, first_of_match: int) -> None:
        super().__init__(seats)
        self.options = options
        self.start = options.start
        self.first_of_match = first_of_match
        self.line = Line()
        self.hands = [0] * 8
        self.first = 0
        self.starter = NO_SEAT
        self.factor = 0
        self.other_factor = 0
        self.locked = 0
        self.turn = NO_SEAT
        self.free = 0
        self.round = 0
        self.played = 0
        self.due = 0
        self.practice = options.practice
        self.one_card = options.one_card and seats == ONE_CARD_SEATS
        self.counting = 0
        self.tries = [0] * 8
        self.plain_only = False

    # Begin.

    def deal(self, number: int, stream: "Stream") -> int:
        """Draw what chance decides: the starting player, or the factors of the quiz."""
        drawn = 0
        other = 0
        if self.start == BY_CHANCE:
            drawn = stream.below(self.seats)
        elif self.start == BY_QUIZ and number > 1:
            drawn = MIN_FACTOR + stream.below(MAX_FACTOR - MIN_FACTOR + 1)
            other = MIN_FACTOR + stream.below(MAX_FACTOR - MIN_FACTOR + 1)
        self.begin(number, drawn, other)
        return 0

    def begin(self, number: int, drawn: int, other: int) -> None:
        """Begin game `number`, counted from 1, with what chance has drawn."""
        self.first = (number - 1 + self.first_of_match) % self.seats
        self.end = 0
        self.factor = 0
        self.other_factor = 0
        self.locked = 0
        self.counting = 0
        self.starter = NO_SEAT
        for seat in range(self.seats):
            self.scores[seat] = 0
        # NL-2: the first quiz of a match is always the same.
        if self.start == BY_QUIZ:
            self.factor = drawn if number > 1 else FIRST_FACTOR
            self.other_factor = other if number > 1 else FIRST_OTHER_FACTOR
        else:
            self.starter = drawn if self.start == BY_CHANCE else self.first
        self.begin_round(1)

    def begin_round(self, number: int) -> None:
        self.round = number
        length = line_length(number)
        self.line.clear(length)
        self.free = (1 << length) - 1  # few bits
        self.played = 0
        # NL-4, NL-5: one card each in the first round, and then two. NL-12: either of the two in round 3 with five.
        one = number == 1 or self.is_either_card(number)
        self.due = self.seats if one else 2 * self.seats
        cards = PLAIN_CARD if number == 1 or (one and self.plain_only) else BOTH_CARDS
        hands = self.hands
        for seat in range(self.seats):
            hands[seat] = cards
        self.begin_turn()

    def is_either_card(self, number: int) -> bool:
        """NL-12: return whether everyone plays only one card in a round, either of the two."""
        return self.one_card and number == BOTH_COUNT_ROUND

    def begin_turn(self) -> None:
        """Find the seats that can act now."""
        if self.starter < 0:
            self.turn = NO_SEAT
            self.acting = ((1 << self.seats) - 1) & ~self.locked
        else:
            # NL-3: clockwise; NL-9: every round begins one seat further on.
            self.turn = (self.starter + self.round - 1 + self.played) % self.seats
            self.acting = 1 << self.turn

    def on_turn(self) -> int:
        return self.turn

    # Legal moves.

    def legal_into(self, seat: int, moves: MoveList) -> int:
        """List the legal moves. Of all answers and statements, only the right one and a wrong one are listed."""
        if self.starter < 0:
            moves.of[0] = ANSWER_PASS
            moves.of[1] = FIRST_ANSWER + self.factor * self.other_factor
            moves.of[2] = FIRST_ANSWER + self.factor * self.other_factor + 1
            moves.count = 3
            return 3
        if self.counting:
            moves.of[0] = SAY + self.line.gained[seat]
            moves.of[1] = SAY + self.line.gained[seat] + 1
            moves.count = 2
            return 2
        # The moves of the decoy are those of the plain card plus NUMBERS.
        puts = self.free
        hand = self.hands[seat]
        if hand == BOTH_CARDS:
            puts |= self.free << NUMBERS
        elif hand == DECOY_CARD:
            puts <<= NUMBERS
        moves.count = list_into(puts, 0, moves.of)
        return moves.count

    # Play.

    def play(self, seat: int, move: int) -> int:
        if self.starter < 0:
            self.play_answer(seat, move)
        elif self.counting:
            self.play_statement(seat, move)
        else:
            self.play_card(seat, move)
        return 0

    def play_card(self, seat: int, move: int) -> None:
        kind = 1 if move >= NUMBERS else 0
        place = move - kind * NUMBERS
        self.line.slots[place] = seat * 2 + kind
        self.free ^= 1 << place  # few bits
        self.hands[seat] = 0 if self.is_either_card(self.round) else self.hands[seat] ^ (PLAIN_CARD << kind)
        self.played += 1
        # NL-14: a full line ends the round.
        if self.played == self.due or not self.free:
            self.score_round()
            return
        self.turn = 0 if seat == self.seats - 1 else seat + 1
        self.acting = 1 << self.turn

    def set_card(self, place: int, card: int) -> None:
        """Put a card of this round on the line."""
        seat = card >> 1
        self.line.slots[place] = card
        self.free ^= 1 << place  # few bits
        self.hands[seat] = 0 if self.is_either_card(self.round) else self.hands[seat] ^ (PLAIN_CARD << (card & 1))
        self.played += 1

    def play_answer(self, seat: int, move: int) -> None:
        """NL-2: the first right answer starts. If nobody answers right, the first seat does."""
        self.locked |= 1 << seat
        if move == FIRST_ANSWER + self.factor * self.other_factor:
            self.starter = seat
        elif self.locked == (1 << self.seats) - 1:
            self.starter = self.first
        self.begin_turn()

    def score_round(self) -> None:
        # NL-12: in round 3 every card counts.
        self.line.score(self.round == BOTH_COUNT_ROUND)
        if not self.practice:
            self.finish_round()
            return
        # NL-18: everyone counts first, in any order.
        for seat in range(self.seats):
            self.tries[seat] = 0
        self.wait_for_counts((1 << self.seats) - 1)

    def wait_for_counts(self, seats: int) -> None:
        """NL-18: let these seats, a bit each, state their points. If there are none, finish the round."""
        self.turn = NO_SEAT
        self.counting = seats
        self.acting = seats
        if not seats:
            self.finish_round()

    def play_statement(self, seat: int, move: int) -> None:
        """NL-18: a player can try again after a wrong number, but not after the third one."""
        if move != SAY + self.line.gained[seat]:
            self.tries[seat] = self.tries[seat] + 1
            if self.tries[seat] < MAX_TRIES:
                return
        self.wait_for_counts(self.counting & ~(1 << seat))

    def finish_round(self) -> None:
        number = self.round
        scores = self.scores
        gained = self.line.gained
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
        self.end = ending_after(number, leading)
        if self.end:
            self.round = number + 1
            self.turn = NO_SEAT
            self.acting = 0
        else:
            self.begin_round(number + 1)

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
        """NL-18: return whether the game is over once everyone has stated their points."""
        if not self.counting:
            return False
        best = 0
        leading = 0
        for seat in range(self.seats):
            score = self.scores[seat] + self.line.gained[seat]
            if score > best:
                best = score
                leading = 1
            elif score == best:
                leading += 1
        return ending_after(self.round, leading) != 0

    # Copies.

    def copy(self) -> "NumberLineKernel":
        other = NumberLineKernel(self.options, self.seats, self.first_of_match)
        other.load(self)
        return other

    def load(self, other: Kernel) -> int:
        assert isinstance(other, NumberLineKernel)
        source = other
        self.load_turn(source)
        self.line.load(source.line)
        self.first_of_match = source.first_of_match
        self.first = source.first
        self.starter = source.starter
        self.factor = source.factor
        self.other_factor = source.other_factor
        self.locked = source.locked
        self.turn = source.turn
        self.free = source.free
        self.round = source.round
        self.played = source.played
        self.due = source.due
        self.practice = source.practice
        self.plain_only = source.plain_only
        self.counting = source.counting
        for seat in range(self.seats):
            self.hands[seat] = source.hands[seat]
            self.tries[seat] = source.tries[seat]
        return 0

    # For views and set-ups.

    def cards_left(self, seat: int) -> int:
        """Return the cards that a seat still has this round, a bit each."""
        return self.hands[seat]

    def cards_to_play(self, seat: int) -> int:
        """Return the number of cards that a seat still plays this round."""
        hand = self.hands[seat]
        return 2 if hand == BOTH_CARDS and not self.is_either_card(self.round) else 1 if hand else 0

    def round_points(self, seat: int) -> int:
        """Return the points of a seat in the round that is being counted."""
        return self.line.gained[seat]

    def tries_made(self, seat: int) -> int:
        """Return the number of wrong statements of a seat in the round that is being counted."""
        return self.tries[seat]

    def set_tries(self, tries: list[int]) -> int:
        for seat in range(self.seats):
            self.tries[seat] = tries[seat]
        return 0


def ending_after(number: int, leading: int) -> int:
    """Return how the game ends after a round with this many seats in the lead, or 0.

    NL-10, NL-11: from round 2 on, a single leader wins. NL-15: if no number is left to play for, the win is shared.
    """
    if number >= 2 and leading == 1:
        return MOST_POINTS
    return SHARED if line_length(number + 1) == 0 else 0


def line_length(number: int) -> int:
    """NL-13: return the length of the line in a round: ten, and one less for each round after the third."""
    return NUMBERS if number <= BOTH_COUNT_ROUND else NUMBERS + BOTH_COUNT_ROUND - number
