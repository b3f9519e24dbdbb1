"""Bang! Zoom! between two: every way to use a hand, weighed by its points and by the whole of what stays in hand."""

from typing import Final

from playmat.games.bang_zoom.bots.simple import GOALS, VOWELS, Standing, Thinking, Values
from playmat.games.bang_zoom.rules.finder import Plan, Split, zoom_plan
from playmat.games.bang_zoom.rules.letters import without
from playmat.games.bang_zoom.rules.lexicon import Anagrams
from playmat.games.bang_zoom.rules.moves import DRAW, SWAP, TAKE, letters_of
from playmat.games.bang_zoom.rules.position import BONUS

NEVER: Final = -1000.0  # so little that only sets of cards that are words altogether are worth laying
WINS: Final = 16.0  # ZOOM is only laid where it wins: worth more than anything else
MOST_VOWELS: Final = 4


class Keeping:
    """What a hand is worth that is kept until the next turn."""

    def __init__(
        self,
        letters: list[float],
        again: list[float],
        vowels: list[float],
        each: float,
        bang: list[float],
        late_bang: list[float],
        ahead: list[float],
        close: list[float],
        behind: list[float],
        later: float,
        rare: float,
        rare_saved: float,
        rare_laid: float,
        gift: float,
        late_gift: float,
        swapping: float,
    ) -> None:
        # Any letter; what changes where it is there already (a vowel, a letter of the goal, any other); the hand by
        # how many vowels it has, none to four; and each card, which takes the place of a new one.
        self.letters = letters
        self.again = again
        self.vowels = vowels
        self.each = each
        # The letters of the goal, by how many there are: of BANG early and late, of ZOOM by who leads.
        self.bang = bang
        self.late_bang = late_bang
        self.ahead = ahead
        self.close = close
        self.behind = behind
        # A letter that ZOOM will need, before BANG is laid.
        self.later = later
        # A letter of ZOOM that gets rare: at least so much, or so much more where it is saved anyway; and what it costs
        # to lay one in another word, since ZOOM never comes when all Os lie on the table.
        self.rare = rare
        self.rare_saved = rare_saved
        self.rare_laid = rare_laid
        # What it costs to discard a letter of the goal, early and late: the other player may take it.
        self.gift = gift
        self.late_gift = late_gift
        # What new cards bring where others are swapped for them, besides what is kept.
        self.swapping = swapping


class Duel(Thinking):
    """What hands are worth to one of two players."""

    def __init__(self, words: Anagrams, standing: Standing, goal: str, values: Values, keeping: Keeping) -> None:
        super().__init__(words, standing, goal, values, waits=True)
        self.keeping = keeping
        self.goal = GOALS[goal]
        is_late = standing.draw < values.late
        self.saved = saved_at(keeping, self.is_bang_laid, is_late, standing.lead) if standing.saves else [0.0] * 5
        self.gift = (keeping.late_gift if is_late else keeping.gift) if standing.saves else 0.0

    def begin(self, hand: list[int], swaps: list[int]) -> int:
        """The pile to take from, or the first swap, which keeps what the goal needs."""
        drawing = self.worth_of_drawing(hand)
        swapping = self.kept(without(hand, letters_of(swaps[0] - SWAP))) + self.keeping.swapping
        if self.plan(sorted(hand + self.standing.discards[-1:])).worth >= max(drawing, swapping):
            return TAKE
        return swaps[0] if swapping > drawing else DRAW

    def worth_of_drawing(self, hand: list[int]) -> float:
        """The average over all cards that may come."""
        unseen = self.standing.left[:]
        for card in hand + self.standing.discards:
            unseen[card] -= 1
        total = 0.0
        for card, count in enumerate(unseen):
            if count > 0:
                total += count * self.plan(sorted([*hand, card])).worth
        return total / max(sum(unseen), 1) + self.values.drawing

    def plan(self, hand: list[int]) -> Plan:
        if self.is_bang_laid:
            zoom = zoom_plan(self.words, hand, self.values.laid)
            if zoom is not None and zoom.worth - self.values.laid >= self.lacking:
                return Plan(zoom.lays, zoom.discard, zoom.worth + WINS)
        split = Split(self.words, hand, self.is_bang_laid, self.values.laid, [NEVER] * len(hand))
        everything = (1 << len(hand)) - 1
        best = NEVER
        best_laid = 0
        best_place = 0
        for laid in range(everything):
            if split.best[laid] < 0.0:
                continue
            points = split.best[laid] - self.cost_of(hand, laid)
            last = -1
            for place, card in enumerate(hand):
                # BZ-6: one card is discarded, whatever else is done; of equal ones any.
                if laid & 1 << place or card == last:
                    continue
                last = card
                left = everything ^ laid ^ 1 << place
                worth = points + self.kept([other for at, other in enumerate(hand) if left & 1 << at])
                if card in self.goal:
                    worth -= self.gift
                if worth > best:
                    best = worth
                    best_laid = laid
                    best_place = place
        return Plan(split.words_of(best_laid), hand[best_place], best)

    def cost_of(self, hand: list[int], laid: int) -> float:
        """What it costs that some cards of a hand are laid."""
        rare = 0
        if self.rare:
            for place, card in enumerate(hand):
                if laid & 1 << place and card in self.rare:
                    rare += 1
        return rare * self.keeping.rare_laid

    def kept(self, hand: list[int]) -> float:
        """What some cards, in alphabetical order, are worth together until the next turn."""
        keeping = self.keeping
        worth = keeping.each * len(hand)
        saved = 0
        vowels = 0
        before = 0
        last = -1
        for card in hand:
            before = before + 1 if card == last else 0
            last = card
            if card in VOWELS:
                vowels += 1
            needed = self.goal.count(card)
            if before < needed:
                saved += 1
                worth += keeping.letters[card]
                if card in self.rare:
                    worth += keeping.rare_saved
            else:
                worth += self.spare(card, before, needed)
        return worth + self.saved[saved] + keeping.vowels[min(vowels, MOST_VOWELS)]

    def spare(self, card: int, before: int, needed: int) -> float:
        """A card that the goal does not need, where so many of its letter are there before it."""
        keeping = self.keeping
        worth = keeping.letters[card]
        if before < self.needed_later.count(card):
            worth += keeping.later
        if card in self.rare and before < GOALS["ZOOM"].count(card) * 2:
            worth = max(worth, keeping.rare)
        if before:
            worth += keeping.again[0 if card in VOWELS else 1 if needed else 2]
        return worth


def saved_at(keeping: Keeping, is_bang_laid: bool, is_late: bool, lead: int) -> list[float]:
    if not is_bang_laid:
        return keeping.late_bang if is_late else keeping.bang
    return keeping.ahead if lead > 0 else keeping.close if lead >= -BONUS else keeping.behind
