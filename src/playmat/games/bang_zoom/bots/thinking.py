"""What a player of Bang! Zoom! makes of a hand, reckoned from what everybody sees and what each card is worth."""

from playmat.core.bits import count
from playmat.core.kernel import MoveList
from playmat.games.bang_zoom.bots.split import Split
from playmat.games.bang_zoom.bots.values import Values, reserved
from playmat.games.bang_zoom.rules import letters, moves
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.letters import ALPHABET
from playmat.games.bang_zoom.rules.moves import BANG, DISCARD, DRAW, SWAP, TAKE, ZOOM
from playmat.games.bang_zoom.rules.trie import Trie

BITS = letters.BITS
GOALS = moves.GOALS
IN_BANG = moves.IN_BANG
IN_ZOOM = moves.IN_ZOOM


class Plan:
    """How to share out a hand: words to lay, in this order, and the card to discard (-1 where ZOOM ends the game)."""

    def __init__(self, lays: list[int], discard: int, worth: float) -> None:
        self.lays = lays
        self.discard = discard
        self.worth = worth


class Thinking:
    """What cards are worth in a game as one seat sees it. It looks no further than this turn.

    split              how the hand is shared out
    hand, size         the cards that are thought about, in alphabetical order
    own, cards         the hand of the seat, and how many cards it is
    goal               how many of each letter the goal needs
    later              how many of each letter ZOOM will need, before BANG is laid
    letters            what each letter is worth
    saved              what saved letters of the goal are worth, by how many there are
    rare               the letters of ZOOM that get rare, a bit each
    left               how many of each letter are not in words yet
    reserves, seats    how many of each letter are kept for BANG and ZOOM, before BANG is laid and after, among how many
    kept_back          the letters that go into no other word, a bit each
    is_last            whether this is the last turn, so that nothing kept is worth anything (BZ-12)
    is_stuck           whether nobody has laid a word for long: then cards that the goal does not need are swapped
    saves              whether letters are saved: when nobody lays words for longer still, that leads nowhere
    lead, is_behind    the points before the best other seat, and whether ZOOM alone would lose the game
    lacking            so many points must be laid before ZOOM, or it loses the game
    lays, words        the plan: words to lay, and how many
    discard, worth     the plan: the card to discard (-1: ZOOM ends the game), and what it is all worth
    """

    def __init__(self, trie: Trie, values: Values, waits: bool) -> None:
        self.split = Split(trie)
        self.values = values
        # Whether ZOOM stays in hand while laying it would end a game that is lost by it.
        self.waits = waits
        self.moves = MoveList()
        self.hand = [0] * 8
        self.size = 0
        self.own = [0] * 8
        self.cards = 0
        self.goal = [0] * 26
        self.goal_letters = 0
        self.later = [0] * 26
        self.needed = [0] * 26
        self.letters = [0.0] * 26
        for letter in range(ALPHABET):
            self.letters[letter] = values.letters[letter]
        self.worth_later = values.later
        self.worth_rare = values.rare
        self.few = values.few
        self.laid = values.laid
        self.saved = [0.0] * 5
        self.choices = [0] * 16
        self.gift = 0.0
        self.rare = 0
        self.left = [0] * 26
        self.reserves = [0] * 52
        self.seats = 0
        self.kept_back = 0
        self.is_last = False
        self.is_stuck = False
        self.saves = True
        self.is_late = False
        self.is_bang_laid = False
        self.draw = 0
        self.top = 0
        self.swap = 0
        self.lead = 0
        self.is_behind = False
        self.lacking = 0
        self.lays = [0] * 8
        self.words = 0
        self.discard = 0
        self.worth = 0.0

    def look(self, kernel: BangZoomKernel, seat: int) -> int:
        """Take in a game as this seat sees it: its own hand, and what lies open."""
        self.is_last = kernel.last_turns > 0
        self.is_stuck = kernel.quiet * 5 >= kernel.quiet_limit
        self.saves = not self.is_last and kernel.quiet * 10 < kernel.quiet_limit * 9
        self.draw = 0 if kernel.rebuilds else kernel.last - kernel.drawn
        self.is_late = self.draw < self.values.late
        for letter in range(ALPHABET):
            self.left[letter] = -kernel.in_words[letter]
        for place in range(kernel.cards):
            letter = kernel.deck[place]
            self.left[letter] = self.left[letter] + 1
        if self.seats != kernel.seats:
            self.reserve(kernel.seats)
        best = 0
        for other in range(kernel.seats):
            if other != seat and kernel.scores[other] > best:
                best = kernel.scores[other]
        self.lead = kernel.scores[seat] - best
        self.is_behind = self.lead + kernel.extra < 0
        self.lacking = -self.lead - kernel.extra if self.waits and self.saves else 0
        self.cards = kernel.sizes[seat]
        for place in range(self.cards):
            self.own[place] = kernel.hands[8 * seat + place]
        self.top = kernel.discards[kernel.thrown - 1] if kernel.thrown else 0
        if not kernel.has_taken and not self.is_last:
            kernel.legal_into(seat, self.moves)
            self.swap = self.swap_spare(kernel.is_bang_laid) if self.is_stuck else self.moves.of[2]
        return self.aim(kernel.is_bang_laid)

    def swap_spare(self, is_bang_laid: bool) -> int:
        """The swap that keeps only what the goal needs, or nothing: a third Z may be what others wait for."""
        for letter in range(ALPHABET):
            self.needed[letter] = 0
            if self.saves:
                self.needed[letter] = IN_ZOOM[letter] if is_bang_laid else IN_BANG[letter]
        spare = 0
        for place in range(self.cards):
            letter = self.own[place]
            if self.needed[letter]:
                self.needed[letter] = self.needed[letter] - 1
            else:
                spare = spare * ALPHABET + letter + 1
        return SWAP + spare - 1

    def reserve(self, seats: int) -> int:
        """So many play: take in how many letters are kept for BANG and ZOOM."""
        self.seats = seats
        before = reserved(seats, False)
        after = reserved(seats, True)
        for letter in range(ALPHABET):
            self.reserves[letter] = before[letter]
            self.reserves[ALPHABET + letter] = after[letter]
        return 0

    def aim(self, is_bang_laid: bool) -> int:
        """ZOOM is the goal, or BANG is."""
        self.is_bang_laid = is_bang_laid
        self.kept_back = 0
        first = ALPHABET if is_bang_laid else 0
        for letter in range(ALPHABET):
            if self.left[letter] <= self.reserves[first + letter] and not self.is_last:
                self.kept_back |= BITS[letter]
        self.goal_letters = GOALS[1 if is_bang_laid else 0] if self.saves else 0
        self.rare = 0
        for letter in range(ALPHABET):
            in_zoom = IN_ZOOM[letter]
            self.goal[letter] = 0
            self.later[letter] = 0
            if self.saves:
                self.goal[letter] = in_zoom if is_bang_laid else IN_BANG[letter]
                self.later[letter] = 0 if is_bang_laid else in_zoom
                if in_zoom and self.left[letter] <= self.few * in_zoom:
                    self.rare |= BITS[letter]
        self.weigh_goal()
        return 0

    def weigh_goal(self) -> int:
        """What saved letters of the goal are worth, and what it costs to discard one."""
        values = self.values
        worths = values.bang
        if self.is_bang_laid:
            worths = values.behind if self.is_behind else values.zoom
        for number in range(5):
            worth = worths[number]
            if self.is_late and values.hurry * number > worth:
                worth = values.hurry * number
            self.saved[number] = worth if self.saves else 0.0
        self.gift = 0.0 if self.is_late or not self.saves else values.gift
        return 0

    # What to do.

    def choose(self) -> int:
        """The next move of a turn that has begun with a card."""
        self.plan_with(-1)
        # BANG first: then the other cards are looked at with ZOOM as the goal.
        for place in range(self.words):
            if self.lays[place] == BANG:
                return BANG
        return self.lays[0] if self.words else DISCARD + self.discard

    def begin(self) -> int:
        """The pile to take from, or the first swap, which keeps what the goal needs."""
        if self.is_last:
            return TAKE
        values = self.values
        self.plan_with(-1)
        drawing = self.worth + values.drawing
        has_words = self.words > 0
        self.plan_with(self.top)
        if self.worth > drawing:
            return TAKE
        if self.is_stuck and not has_words:
            return self.swap
        return self.swap if not has_words and drawing < values.poor else DRAW

    def plan_with(self, card: int) -> int:
        """Plan for the own hand with one card more (-1: none)."""
        size = 0
        for place in range(self.cards):
            other = self.own[place]
            if 0 <= card < other:
                self.hand[size] = card
                size += 1
                card = -1
            self.hand[size] = other
            size += 1
        if card >= 0:
            self.hand[size] = card
            size += 1
        self.size = size
        return self.plan(self.laid)

    def plan(self, extra: int) -> int:
        """The best use of the hand that is thought about, where the first BANG, or ZOOM, is worth so much."""
        if self.is_bang_laid and self.plan_zoom(extra) and self.worth - extra >= self.lacking:
            return 0
        return self.plan_without_zoom(extra)

    def plan_zoom(self, extra: int) -> bool:
        """BZ-9, BZ-10: where ZOOM can be laid, last of all; every other card may go into words before it."""
        split = self.split
        rest = 0
        for letter in range(ALPHABET):
            self.needed[letter] = IN_ZOOM[letter]
        for place in range(self.size):
            letter = self.hand[place]
            if self.needed[letter]:
                self.needed[letter] = self.needed[letter] - 1
            else:
                split.hand[rest] = letter
                split.kept[rest] = 0.0
                rest += 1
        if self.size - rest < 4:
            return False
        split.size = rest
        split.find(True, extra, 0)
        split.share()
        self.write_down(BITS[rest] - 1)
        self.lays[self.words] = ZOOM
        self.words += 1
        self.discard = -1
        self.worth = split.best[BITS[rest] - 1] + extra
        return True

    def write_down(self, cards: int) -> int:
        """The words of the best use of a set of cards become the plan's."""
        split = self.split
        self.words = 0
        for place in range(split.size - 1, -1, -1):
            if cards & BITS[place]:
                used = split.first[cards]
                if used:
                    self.lays[self.words] = split.word[used]
                    self.words += 1
                    cards ^= used
                else:
                    cards ^= BITS[place]
        return 0

    def plan_without_zoom(self, extra: int) -> int:
        """The best words and the best discard where some cards are saved for the goal."""
        split = self.split
        size = self.size
        self.weigh_cards()
        split.size = size
        for place in range(size):
            split.hand[place] = self.hand[place]
        split.find(self.is_bang_laid, extra, self.kept_back)
        split.share()
        everything = BITS[size] - 1
        best = 0.0
        best_left = -1
        best_place = 0
        for number in range(self.choose_saved()):
            saved = self.choices[number]
            worth = self.saved[count(saved)]
            for place in range(size):
                if saved & BITS[place]:
                    continue
                # BZ-6: one card is discarded, whatever else is done.
                left = everything ^ saved ^ BITS[place]
                found = worth + split.best[left]
                if self.goal_letters & BITS[self.hand[place]]:
                    found -= self.gift
                if best_left < 0 or found > best:
                    best = found
                    best_left = left
                    best_place = place
        self.write_down(best_left)
        self.discard = self.hand[best_place]
        self.worth = best
        return 0

    def choose_saved(self) -> int:
        """The sets of cards that may be saved for the goal; how many there are."""
        for letter in range(ALPHABET):
            self.needed[letter] = self.goal[letter]
        self.choices[0] = 0
        number = 1
        for place in range(self.size):
            letter = self.hand[place]
            if self.needed[letter]:
                self.needed[letter] = self.needed[letter] - 1
                for choice in range(number):
                    self.choices[number + choice] = self.choices[choice] | BITS[place]
                number *= 2
        return number

    def weigh_cards(self) -> int:
        """For each card what it is worth besides being saved; ZOOM needs each of its letters once."""
        kept = self.split.kept
        for letter in range(ALPHABET):
            self.needed[letter] = self.later[letter]
        for place in range(self.size):
            letter = self.hand[place]
            worth = self.letters[letter]
            if self.needed[letter]:
                self.needed[letter] = self.needed[letter] - 1
                if self.worth_later > worth:
                    worth = self.worth_later
            if self.rare & BITS[letter] and self.worth_rare > worth:
                worth = self.worth_rare
            kept[place] = 0.0 if self.is_last else worth
        return 0

    # For those who keep what they are told.

    def take(self, hand: list[int]) -> None:
        """Think about these cards."""
        self.size = len(hand)
        for place, card in enumerate(hand):
            self.hand[place] = card

    def plan_for(self, hand: list[int], extra: int) -> Plan:
        """The best use of a hand where the first BANG, or ZOOM, is worth so much."""
        self.take(hand)
        self.plan(extra)
        return Plan([self.lays[place] for place in range(self.words)], self.discard, self.worth)

    def worths(self, hand: list[int]) -> list[float]:
        """For each card of a hand what it is worth there besides being saved."""
        self.take(hand)
        self.weigh_cards()
        return [self.split.kept[place] for place in range(self.size)]
