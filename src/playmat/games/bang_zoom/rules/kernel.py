"""The rules of Bang! Zoom! in numbers: the hands, the two piles, the turn and the points."""

from typing import TYPE_CHECKING

from playmat.core.kernel import Kernel, MoveList
from playmat.games.bang_zoom.rules import letters, moves
from playmat.games.bang_zoom.rules.finder import Finder
from playmat.games.bang_zoom.rules.letters import ALPHABET, HAND
from playmat.games.bang_zoom.rules.moves import BANG, DISCARD, DRAW, LAY, MOVE_SPACE, SWAP, TAKE, ZOOM
from playmat.games.bang_zoom.rules.points import points_for
from playmat.games.bang_zoom.rules.trie import Trie

if TYPE_CHECKING:
    from playmat.core.stream import Stream

BITS = letters.BITS
LONGER = moves.LONGER
GOALS = moves.GOALS
QUIET_ROUNDS = moves.QUIET_ROUNDS
# The endings, as in ENDINGS.
BY_ZOOM = 1
EXHAUSTED = 2
STALLED = 3


class BangZoomKernel(Kernel):
    """One game as it stands.

    deck, cards         the whole deck in the order of its table (BZ-1), and how many cards it has
    hands, sizes        eight places for each seat, the first `sizes` of them its cards in alphabetical order
    pile, drawn, last   the draw pile is what lies from place `drawn` up to `last`
    discards, thrown    the discard pile from the bottom, and how many cards it has
    in_words            of each letter how many lie on the table in words
    rebuilds            how often the draw pile was made anew (BZ-8)
    turn                whose turn it is
    has_taken           whether the turn has begun with a card (BZ-4)
    has_laid            whether a word was laid this turn (BZ-5)
    is_bang_laid        whether ZOOM is the goal (BZ-9)
    has_last_turns      whether everyone takes a last turn once the piles are exhausted (BZ-12)
    last_turns          how many of them are left, this one included; 0 before they begin
    quiet, quiet_limit  turns in a row without a word, and how many of them end the game (BZ-13)
    extra               what the first BANG and ZOOM bring (BZ-11)
    """

    def __init__(
        self, seats: int, first: int, deck: tuple[int, ...], extra: int, has_last_turns: bool, trie: Trie
    ) -> None:
        Kernel.__init__(self, seats)
        self.first = first
        self.deck = [0] * 200
        self.cards = len(deck)
        for place in range(self.cards):
            self.deck[place] = deck[place]
        self.extra = extra
        self.finder = Finder(trie)
        self.hands = [0] * 32
        self.sizes = [0] * 4
        self.pile = [0] * 200
        self.drawn = 0
        self.last = 0
        self.discards = [0] * 200
        self.thrown = 0
        self.in_words = [0] * 26
        self.rebuilds = 0
        self.turn = 0
        self.has_taken = False
        self.has_laid = False
        self.is_bang_laid = False
        self.has_last_turns = has_last_turns
        self.last_turns = 0
        self.quiet = 0
        self.quiet_limit = QUIET_ROUNDS * seats

    # Dealing.

    def deal(self, number: int, stream: "Stream") -> int:
        pile = self.pile
        for place in range(self.cards):
            pile[place] = self.deck[place]
        self.shuffle(pile, self.cards, stream)
        self.last = self.cards
        self.stream = stream
        return self.hand_out((number - 1 + self.first) % self.seats)

    def shuffle(self, cards: list[int], number: int, stream: "Stream") -> int:
        for place in range(number - 1, 0, -1):
            other = stream.fast_below(place + 1)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card
        return 0

    def hand_out(self, dealer: int) -> int:
        """BZ-2: one at a time from the seat left of the dealer; then a card is turned up."""
        seats = self.seats
        seat = dealer
        for place in range(seats):
            seat = seat + 1 if seat + 1 < seats else 0
            self.sizes[seat] = 0
            self.scores[seat] = 0
            for card in range(place, HAND * seats, seats):
                self.put_in(seat, self.pile[card])
        self.discards[0] = self.pile[HAND * seats]
        self.thrown = 1
        self.drawn = HAND * seats + 1
        for letter in range(ALPHABET):
            self.in_words[letter] = 0
        self.rebuilds = 0
        self.has_taken = False
        self.has_laid = False
        self.is_bang_laid = False
        self.last_turns = 0
        self.quiet = 0
        self.end = 0
        # BZ-3: the player left of the dealer begins.
        self.turn = (dealer + 1) % seats
        self.acting = BITS[self.turn]
        return 0

    # Playing.

    def legal_into(self, seat: int, moves: MoveList) -> int:
        """Before a card is taken `draw`, `take` and swaps; then discards and all words that can be laid.

        Of swaps a sample: all but the letters that the goal needs, where there are such, and the whole hand.
        """
        size = self.sizes[seat]
        first = 8 * seat
        hand = self.hands
        listed = moves.of
        if self.last_turns and not self.has_taken:
            # BZ-12: the top of the discard pile is the only card to take.
            listed[0] = TAKE
            moves.count = 1
            return 1
        if not self.has_taken:
            goal = GOALS[1 if self.is_bang_laid else 0]
            spare = 0
            spared = 0
            whole = 0
            for place in range(first, first + size):
                letter = hand[place]
                whole = whole * ALPHABET + letter + 1
                if not goal & BITS[letter]:
                    spare = spare * ALPHABET + letter + 1
                    spared += 1
            listed[0] = DRAW
            listed[1] = TAKE
            total = 2
            if 0 < spared < size:
                listed[2] = SWAP + spare - 1
                total = 3
            listed[total] = SWAP + whole - 1
            moves.count = total + 1
            return total + 1
        finder = self.finder
        bits = finder.bits
        total = 0
        last = -1
        for place in range(size):
            letter = hand[first + place]
            bits[place] = BITS[letter]
            if letter != last:
                listed[total] = DISCARD + letter
                total += 1
                last = letter
        finder.size = size
        # BZ-6: no word takes the last card, except ZOOM. BZ-9: no ZOOM before BANG.
        return finder.lays_into(moves, total, LONGER[size - 1] if size <= HAND else MOVE_SPACE, self.is_bang_laid)

    def play(self, seat: int, move: int) -> int:
        if move >= SWAP:
            # BZ-7: the last one named ends on top.
            self.throw_all(seat, move - SWAP)
            return self.finish_turn(seat)
        if move >= LAY:
            return self.lay(seat, move)
        if move >= DISCARD:
            self.throw(seat, move - DISCARD)
            return self.finish_turn(seat)
        # BZ-4: the top card of either pile.
        if move == TAKE:
            self.thrown -= 1
            card = self.discards[self.thrown]
        else:
            card = self.next_card()
        self.has_taken = True
        return self.put_in(seat, card)

    def lay(self, seat: int, move: int) -> int:
        """BZ-5: the letters go from the hand to the table."""
        left = move - LAY + 1
        while left:
            left -= 1
            letter = left % ALPHABET
            left //= ALPHABET
            self.leaves(seat, letter)
            self.in_words[letter] = self.in_words[letter] + 1
        self.scores[seat] = self.scores[seat] + points_for(move, self.is_bang_laid, self.extra)
        self.has_laid = True
        if move == BANG:
            # BZ-9: from now on ZOOM is the goal.
            self.is_bang_laid = True
        elif move == ZOOM:
            # BZ-10: the game ends at once.
            self.end = BY_ZOOM
            self.acting = 0
        return 0

    def throw_all(self, seat: int, number: int) -> int:
        """The letters in a row that a number stands for, the first one first."""
        letters = 0
        row = self.finder.places
        left = number + 1
        while left:
            left -= 1
            row[letters] = left % ALPHABET
            left //= ALPHABET
            letters += 1
        while letters:
            letters -= 1
            self.throw(seat, row[letters])
        return 0

    def throw(self, seat: int, card: int) -> int:
        self.leaves(seat, card)
        self.discards[self.thrown] = card
        self.thrown += 1
        return 0

    def put_in(self, seat: int, card: int) -> int:
        """A card joins a hand, which stays in alphabetical order."""
        hand = self.hands
        first = 8 * seat
        place = first + self.sizes[seat]
        while place > first and hand[place - 1] > card:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = card
        self.sizes[seat] = self.sizes[seat] + 1
        return 0

    def leaves(self, seat: int, card: int) -> int:
        hand = self.hands
        place = 8 * seat
        while hand[place] != card:
            place += 1
        size = self.sizes[seat] - 1
        self.sizes[seat] = size
        for later in range(place, 8 * seat + size):
            hand[later] = hand[later + 1]
        return 0

    def next_card(self) -> int:
        """The top card of the draw pile, which is made anew where it is empty."""
        if self.drawn == self.last:
            self.rebuild()
        card = self.pile[self.drawn]
        self.drawn += 1
        return card

    def rebuild(self) -> int:
        """BZ-8: the top of the discard pile stays, the rest is shuffled, lowest first."""
        rest = self.thrown - 1
        pile = self.pile
        discards = self.discards
        if self.stream is None:
            assert self.chance is not None
            shuffled = self.chance.shuffle(self.discards_listed()[:rest])
            for place in range(rest):
                pile[place] = shuffled[place]
        else:
            for place in range(rest):
                pile[place] = discards[place]
            self.shuffle(pile, rest, self.stream)
        discards[0] = discards[rest]
        self.thrown = 1
        self.drawn = 0
        self.last = rest
        self.rebuilds += 1
        return 0

    def finish_turn(self, seat: int) -> int:
        """BZ-6: the hand is filled up; then the next seat has its turn, or the game ends."""
        if self.last_turns:
            return self.finish_last_turn(seat)
        size = self.sizes[seat]
        while size < HAND and (self.drawn < self.last or self.thrown > 1):
            self.put_in(seat, self.next_card())
            size += 1
        self.quiet = 0 if self.has_laid else self.quiet + 1
        self.has_taken = False
        self.has_laid = False
        if self.drawn == self.last and self.thrown <= 1:
            # BZ-12: nothing to draw and nothing to make a pile of; whether the hand is full comes down to the same.
            if self.has_last_turns:
                self.last_turns = self.seats
                return self.pass_turn(seat)
            self.end = EXHAUSTED
            self.acting = 0
        elif self.quiet >= self.quiet_limit:
            # BZ-13: too many turns in a row without a word.
            self.end = STALLED
            self.acting = 0
        else:
            self.pass_turn(seat)
        return 0

    def finish_last_turn(self, seat: int) -> int:
        """BZ-12: the hand is not refilled, and the game can't stall; it ends after the last of these turns."""
        self.quiet = 0 if self.has_laid else self.quiet + 1
        self.has_taken = False
        self.has_laid = False
        self.last_turns -= 1
        if self.last_turns:
            return self.pass_turn(seat)
        self.end = EXHAUSTED
        self.acting = 0
        return 0

    def pass_turn(self, seat: int) -> int:
        """BZ-3: turns pass to the left."""
        self.turn = seat + 1 if seat + 1 < self.seats else 0
        self.acting = BITS[self.turn]
        return 0

    def winners(self) -> int:
        """BZ-15: the highest score wins; equal ones share it."""
        best = 0
        won = 0
        for seat in range(self.seats):
            if self.scores[seat] > best:
                best = self.scores[seat]
                won = 0
            if self.scores[seat] == best:
                won |= BITS[seat]
        return won

    # Copying.

    def load(self, other: Kernel) -> int:
        return self.load_game(other)  # type: ignore[arg-type]  # it is one of this game

    def load_game(self, other: "BangZoomKernel") -> int:
        self.load_turn(other)
        for seat in range(self.seats):
            size = other.sizes[seat]
            self.sizes[seat] = size
            for place in range(8 * seat, 8 * seat + size):
                self.hands[place] = other.hands[place]
        self.drawn = other.drawn
        self.last = other.last
        for place in range(other.drawn, other.last):
            self.pile[place] = other.pile[place]
        self.thrown = other.thrown
        for place in range(other.thrown):
            self.discards[place] = other.discards[place]
        for letter in range(ALPHABET):
            self.in_words[letter] = other.in_words[letter]
        self.finder.trie = other.finder.trie
        self.rebuilds = other.rebuilds
        self.turn = other.turn
        self.has_taken = other.has_taken
        self.has_laid = other.has_laid
        self.is_bang_laid = other.is_bang_laid
        self.has_last_turns = other.has_last_turns
        self.last_turns = other.last_turns
        self.quiet = other.quiet
        return 0

    def copy(self) -> Kernel:
        return self.twin()

    def twin(self) -> "BangZoomKernel":
        """A copy that says what it is."""
        deck = tuple(self.deck_listed())
        other = BangZoomKernel(self.seats, self.first, deck, self.extra, self.has_last_turns, self.finder.trie)
        other.load_game(self)
        return other

    # What others read, and put there.

    def deck_listed(self) -> list[int]:
        return [self.deck[place] for place in range(self.cards)]

    def hand_of(self, seat: int) -> list[int]:
        return [self.hands[8 * seat + place] for place in range(self.sizes[seat])]

    def pile_listed(self) -> list[int]:
        """The draw pile from the top."""
        return [self.pile[place] for place in range(self.drawn, self.last)]

    def drawn_listed(self, since: int) -> list[int]:
        """The cards that were drawn from this pile since so many of it were drawn."""
        return [self.pile[place] for place in range(since, self.drawn)]

    def discards_listed(self) -> list[int]:
        return [self.discards[place] for place in range(self.thrown)]

    def in_words_of(self, letter: int) -> int:
        return self.in_words[letter]

    def size_of(self, seat: int) -> int:
        """How many cards a seat has in its hand."""
        return self.sizes[seat]

    def top(self) -> int:
        """The card that lies open on the discard pile."""
        return self.discards[self.thrown - 1]

    def know(self, trie: Trie) -> None:
        """BZ-14, BZ-16: these words count from now on."""
        self.finder.trie = trie

    def lay_down(self, word: list[int]) -> None:
        """These letters lie on the table in a word."""
        for letter in word:
            self.in_words[letter] = self.in_words[letter] + 1

    def give_turn(self, seat: int) -> None:
        self.turn = seat
        self.acting = BITS[seat]

    def finish(self, end: int) -> None:
        """The game is over, by the ending of this number."""
        self.end = end
        self.acting = 0

    def hold(self, seat: int, cards: list[int]) -> None:
        """A seat has these cards in its hand."""
        self.sizes[seat] = 0
        for card in cards:
            self.put_in(seat, card)

    def pile_up(self, pile: list[int], discards: list[int]) -> None:
        """The two piles are these, the draw pile from the top, the discard pile from the bottom."""
        for place, card in enumerate(pile):
            self.pile[place] = card
        for place, card in enumerate(discards):
            self.discards[place] = card
        self.drawn = 0
        self.last = len(pile)
        self.thrown = len(discards)
