"""Finding words: all that a hand can lay, and the best way to share a hand out into words."""

from playmat.games.bang_zoom.rules.lexicon import PRIMES, Anagrams
from playmat.games.bang_zoom.rules.moves import BANG, LAY, LONGER, ZOOM, letters_of


def lays_of(by_letters: Anagrams, hand: list[int]) -> list[int]:
    """The moves that lay a word out of these cards (in alphabetical order, seven at most), each once, ascending.

    Every set of the cards is looked up once. Of equal cards only the first ones are taken, so that no set comes twice.
    """
    found: list[int] = []
    products = [1]
    for place in range(len(hand)):
        prime = PRIMES[hand[place]]
        is_twin = place > 0 and hand[place - 1] == hand[place]
        before = 1 << place >> 1
        for rest in range(1 << place):
            product = products[rest]
            if product == 0 or (is_twin and not rest & before):
                products.append(0)
                continue
            product *= prime
            products.append(product)
            moves = by_letters.get(product)
            if moves is not None:
                found += moves
    found.sort()
    return found


def length_of(move: int) -> int:
    """How many letters a word has, by the move that lays it: longer ones have higher numbers."""
    length = 1
    while move >= LONGER[length]:
        length += 1
    return length


def points_for(move: int, is_bang_laid: bool, extra: int) -> int:
    """BZ-11: one point a letter; the first BANG and ZOOM bring 10, or that on top of their letters."""
    if move == ZOOM or (move == BANG and not is_bang_laid):
        return extra
    return length_of(move)


class Plan:
    """How to share out a hand: words to lay, in this order, and the card to discard (-1 where ZOOM ends the game)."""

    def __init__(self, lays: list[int], discard: int, worth: float) -> None:
        self.lays = lays
        self.discard = discard
        self.worth = worth


class Split:
    """The best use of every set of a hand's cards: words bring their points, cards that are kept their worth."""

    def __init__(
        self, by_letters: Anagrams, hand: list[int], is_bang_laid: bool, extra: int, kept: list[float]
    ) -> None:
        self.hand = hand
        size = len(hand)
        sets = 1 << size
        # For every set of cards: the best word that uses all of them, with its points.
        self.word = [-1] * sets
        points = [0] * sets
        products = [1] * sets
        words: list[int] = []
        for cards in range(1, sets):
            top = cards.bit_length() - 1
            product = products[cards ^ 1 << top] * PRIMES[hand[top]]
            products[cards] = product
            moves = by_letters.get(product)
            if moves is None:
                continue
            for move in moves:
                won = points_for(move, is_bang_laid, extra)
                # ZOOM ends the game: it is nothing to lay among other words.
                if move != ZOOM and won > points[cards]:
                    points[cards] = won
                    self.word[cards] = move
            if points[cards]:
                words.append(cards)
        # For every set of cards: the most it is worth, and the word to begin with (0: its last card is kept).
        self.best = [0.0] * sets
        self.first = [0] * sets
        for cards in range(1, sets):
            top = 1 << (cards.bit_length() - 1)
            best = kept[cards.bit_length() - 1] + self.best[cards ^ top]
            first = 0
            for used in words:
                if used & top and used & cards == used:
                    worth = points[used] + self.best[cards ^ used]
                    if worth > best:
                        best = worth
                        first = used
            self.best[cards] = best
            self.first[cards] = first

    def words_of(self, cards: int) -> list[int]:
        """The words of the best use of a set of cards."""
        found: list[int] = []
        while cards:
            used = self.first[cards]
            if used:
                found.append(self.word[used])
                cards ^= used
            else:
                cards ^= 1 << (cards.bit_length() - 1)
        return found


class Saving:
    """What it is worth to hold letters of the goal, by how many of those that it needs there are."""

    def __init__(self, goal: list[int], worths: list[float], gift: float) -> None:
        self.goal = goal
        self.worths = worths
        # What it costs to discard a letter of the goal: the next player may take it.
        self.gift = gift

    def sets(self, hand: list[int]) -> list[int]:
        """The sets of cards of a hand that may be saved, each once for every set of places."""
        needed = self.goal[:]
        found = [0]
        for place, card in enumerate(hand):
            if card in needed:
                needed.remove(card)
                found += [cards | 1 << place for cards in found]
        return found


def zoom_plan(by_letters: Anagrams, hand: list[int], extra: int) -> Plan | None:
    """BZ-9, BZ-10: where ZOOM can be laid, last of all; every other card may go into words before it."""
    rest = hand[:]
    for letter in letters_of(ZOOM - LAY):
        if letter not in rest:
            return None
        rest.remove(letter)
    split = Split(by_letters, rest, True, extra, [0.0] * len(rest))
    everything = (1 << len(rest)) - 1
    return Plan([*split.words_of(everything), ZOOM], -1, split.best[everything] + extra)


def best_plan(by_letters: Anagrams, hand: list[int], is_bang_laid: bool, extra: int, kept: list[float]) -> Plan:
    """The best words and the best discard for a hand; `kept` is what each card of it is worth if it stays."""
    zoom = zoom_plan(by_letters, hand, extra) if is_bang_laid else None
    return zoom or plan_without_zoom(by_letters, hand, is_bang_laid, extra, kept, Saving([], [0.0], 0.0))


def plan_without_zoom(
    by_letters: Anagrams, hand: list[int], is_bang_laid: bool, extra: int, kept: list[float], saving: Saving
) -> Plan:
    """The best words and the best discard where some cards are saved for the goal; `kept` is for all others."""
    split = Split(by_letters, hand, is_bang_laid, extra, kept)
    everything = (1 << len(hand)) - 1
    best = 0.0
    best_left = -1
    best_place = 0
    for saved in saving.sets(hand):
        worth = saving.worths[saved.bit_count()]
        for place in range(len(hand)):
            if saved & 1 << place:
                continue
            # BZ-6: one card is discarded, whatever else is done.
            left = everything ^ saved ^ 1 << place
            found = worth + split.best[left]
            if hand[place] in saving.goal:
                found -= saving.gift
            if best_left < 0 or found > best:
                best = found
                best_left = left
                best_place = place
    return Plan(split.words_of(best_left), hand[best_place], best)
