"""Bang! Zoom! between two: every way to use a hand, weighed by its points and by the whole of what stays in hand."""

from playmat.games.bang_zoom.bots.thinking import Thinking
from playmat.games.bang_zoom.bots.values import Keeping, Values
from playmat.games.bang_zoom.rules import letters, moves
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.letters import ALPHABET, HAND
from playmat.games.bang_zoom.rules.moves import DRAW, SWAP, TAKE
from playmat.games.bang_zoom.rules.terms import BONUS
from playmat.games.bang_zoom.rules.trie import Trie

BITS = letters.BITS
IN_BANG = moves.IN_BANG
IN_ZOOM = moves.IN_ZOOM
ALL_VOWELS = sum(letters.BITS[letter] for letter in letters.VOWELS)
NEVER = -1000.0  # so little that only sets of cards that are words altogether are worth laying
WINS = 16.0  # ZOOM is only laid where it wins: worth more than anything else
MOST_VOWELS = 4
# What a card from the draw pile added to the worth of a hand, on average over 60 games: before BANG was laid and after.
COMES_EARLY = 1.57
COMES_LATER = 2.45


class Duel(Thinking):
    """What hands are worth to one of two players.

    unseen     how many of each letter the seat does not see, in words, in its hand or among the discards
    ranked     what the best uses of the hand are worth, with the sets that are laid and the places of the discards
    again      what changes where a letter is there already: a vowel, a letter of the goal, any other
    vowels     the hand by how many vowels it has, none to four
    the others are the numbers of `Keeping`
    """

    def __init__(self, trie: Trie, values: Values, keeping: Keeping) -> None:
        Thinking.__init__(self, trie, values, True)
        self.keeping = keeping
        for letter in range(ALPHABET):
            self.letters[letter] = keeping.letters[letter]
        self.again = [0.0] * 3
        for number in range(3):
            self.again[number] = keeping.again[number]
        self.vowels = [0.0] * 5
        for number in range(5):
            self.vowels[number] = keeping.vowels[number]
        self.each = keeping.each
        self.worth_later = keeping.later
        self.worth_rare = keeping.rare
        self.rare_saved = keeping.rare_saved
        self.rare_laid = keeping.rare_laid
        self.swapping = keeping.swapping
        self.drawing = values.drawing
        self.unseen = [0] * 26
        self.ranked = [0.0] * 16
        self.ranked_laid = [0] * 16
        self.ranked_place = [0] * 16

    def look(self, kernel: BangZoomKernel, seat: int) -> int:
        Thinking.look(self, kernel, seat)
        for letter in range(ALPHABET):
            self.unseen[letter] = self.left[letter]
        for place in range(self.cards):
            letter = self.own[place]
            self.unseen[letter] = self.unseen[letter] - 1
        for place in range(kernel.thrown):
            letter = kernel.discards[place]
            self.unseen[letter] = self.unseen[letter] - 1
        return 0

    def weigh_goal(self) -> int:
        keeping = self.keeping
        if not self.is_bang_laid:
            worths = keeping.late_bang if self.is_late else keeping.bang
        else:
            worths = keeping.ahead if self.lead > 0 else keeping.close if self.lead >= -BONUS else keeping.behind
        for number in range(5):
            self.saved[number] = worths[number] if self.saves else 0.0
        for letter in range(ALPHABET):
            self.goal[letter] = IN_ZOOM[letter] if self.is_bang_laid else IN_BANG[letter]
        self.gift = 0.0
        if self.saves:
            self.gift = keeping.late_gift if self.is_late else keeping.gift
        return 0

    def begin(self) -> int:
        if self.is_last:
            return TAKE
        drawing = self.worth_of_drawing()
        swapping = self.worth_of_keeping(self.swap - SWAP) + self.swapping
        self.plan_with(self.top)
        if self.worth >= drawing and self.worth >= swapping:
            return TAKE
        if self.is_stuck:
            self.plan_with(-1)
            if not self.words:
                return self.swap
        return self.swap if swapping > drawing else DRAW

    def worth_of_drawing(self) -> float:
        """The average over all cards that may come."""
        if self.cards > HAND:  # whoever has taken a card takes no second one, and there is no room for it
            return NEVER
        total = 0.0
        number = 0
        for card in range(ALPHABET):
            many = self.unseen[card]
            if many > 0:
                self.plan_with(card)
                total += many * self.worth
                number += many
        if number == 0:
            number = 1
        return total / number + self.drawing

    def worth_of_keeping(self, gone: int) -> float:
        """What is left of the own hand when the letters in a row are gone that a number stands for."""
        for letter in range(ALPHABET):
            self.needed[letter] = 0
        left = gone + 1
        while left:
            left -= 1
            letter = left % ALPHABET
            left //= ALPHABET
            self.needed[letter] = self.needed[letter] + 1
        size = 0
        for place in range(self.cards):
            letter = self.own[place]
            if self.needed[letter]:
                self.needed[letter] = self.needed[letter] - 1
            else:
                self.hand[size] = letter
                size += 1
        self.size = size
        return self.kept(BITS[size] - 1)

    def plan(self, extra: int) -> int:
        if self.is_bang_laid and self.plan_zoom(extra) and self.worth - extra >= self.lacking:
            self.worth += WINS
            return 0
        self.rank(extra, 1)
        return self.follow(0)

    def follow(self, number: int) -> int:
        """What was ranked at this place is the plan."""
        self.write_down(self.ranked_laid[number])
        self.discard = self.hand[self.ranked_place[number]]
        self.worth = self.ranked[number]
        return 0

    def rank(self, extra: int, most: int) -> int:
        """The best uses of the hand without ZOOM, so many at most, the best one first; how many there are."""
        split = self.split
        size = self.size
        split.size = size
        for place in range(size):
            split.hand[place] = self.hand[place]
            split.kept[place] = NEVER
        split.find(self.is_bang_laid, extra, self.kept_back)
        split.share()
        everything = BITS[size] - 1
        found = 0
        for laid in range(everything):
            if split.best[laid] < 0.0:
                continue
            points = split.best[laid] - self.cost_of(laid)
            last = -1
            for place in range(size):
                card = self.hand[place]
                # BZ-6: one card is discarded, whatever else is done; of equal ones any.
                if laid & BITS[place] or card == last:
                    continue
                last = card
                worth = points + self.kept(everything ^ laid ^ BITS[place])
                if self.goal_letters & BITS[card]:
                    worth -= self.gift
                spot = found
                while spot > 0 and worth > self.ranked[spot - 1]:
                    if spot < most:
                        self.ranked[spot] = self.ranked[spot - 1]
                        self.ranked_laid[spot] = self.ranked_laid[spot - 1]
                        self.ranked_place[spot] = self.ranked_place[spot - 1]
                    spot -= 1
                if spot < most:
                    self.ranked[spot] = worth
                    self.ranked_laid[spot] = laid
                    self.ranked_place[spot] = place
                    if found < most:
                        found += 1
        return found

    def begin_quickly(self) -> int:
        """As `begin`, but a card that may come is held to be worth what such cards are worth on average."""
        if self.is_last:
            return TAKE
        self.plan_with(-1)
        drawing = self.worth + (COMES_LATER if self.is_bang_laid else COMES_EARLY)
        swapping = self.worth_of_keeping(self.swap - SWAP) + self.swapping
        self.plan_with(self.top)
        if self.worth >= drawing and self.worth >= swapping:
            return TAKE
        return self.swap if swapping > drawing else DRAW

    def cost_of(self, laid: int) -> float:
        """What it costs that some cards of the hand are laid."""
        rare = 0
        if self.rare:
            for place in range(self.size):
                if laid & BITS[place] and self.rare & BITS[self.hand[place]]:
                    rare += 1
        return rare * self.rare_laid

    def kept(self, cards: int) -> float:
        """What some cards of the hand are worth together until the next turn, if there is one."""
        if self.is_last:
            return 0.0
        number = 0
        worth = 0.0
        saved = 0
        vowels = 0
        before = 0
        last = -1
        for place in range(self.size):
            if cards & BITS[place]:
                number += 1
        worth = self.each * number
        for place in range(self.size):
            if not cards & BITS[place]:
                continue
            card = self.hand[place]
            before = before + 1 if card == last else 0
            last = card
            if ALL_VOWELS & BITS[card]:
                vowels += 1
            if before < self.goal[card]:
                saved += 1
                worth += self.letters[card]
                if self.rare & BITS[card]:
                    worth += self.rare_saved
            else:
                worth += self.spare(card, before)
        return worth + self.saved[saved] + self.vowels[vowels if vowels < MOST_VOWELS else MOST_VOWELS]

    def worth_of_hand(self, kernel: BangZoomKernel, seat: int) -> float:
        """What the hand of a seat is worth until its next turn, in a game that was looked at as that seat sees it."""
        self.size = kernel.sizes[seat]
        for place in range(self.size):
            self.hand[place] = kernel.hands[8 * seat + place]
        return self.kept(BITS[self.size] - 1)

    def saved_in_hand(self) -> int:
        """How many letters of the goal are in the hand that is thought about."""
        saved = 0
        before = 0
        last = -1
        for place in range(self.size):
            card = self.hand[place]
            before = before + 1 if card == last else 0
            last = card
            if before < self.goal[card]:
                saved += 1
        return saved

    def spare(self, card: int, before: int) -> float:
        """A card that the goal does not need, where so many of its letter are there before it."""
        worth = self.letters[card]
        if before < self.later[card]:
            worth += self.worth_later
        if self.rare & BITS[card] and before < IN_ZOOM[card] * 2 and self.worth_rare > worth:
            worth = self.worth_rare
        if before:
            worth += self.again[0 if ALL_VOWELS & BITS[card] else 1 if self.goal[card] else 2]
        return worth
