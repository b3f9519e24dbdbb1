"""Every way the unseen cards of Bang! Zoom! may lie, as one seat knows it."""

from typing import TYPE_CHECKING

from playmat.core.deals import Deals
from playmat.core.kernel import Kernel
from playmat.games.bang_zoom.rules.kernel import BangZoomKernel
from playmat.games.bang_zoom.rules.letters import ALPHABET
from playmat.games.bang_zoom.rules.whereabouts import Whereabouts

if TYPE_CHECKING:
    from playmat.core.stream import Stream


class BangZoomDeals(Deals):
    """Puts the unseen cards where they may be (BZ-2, BZ-8): anything that may be can come.

    start                         the game as far as it is seen: of the other hands what is known, a draw pile of blanks
    others, hands, rooms          the other seats, how many they are, and how many unseen cards each of them holds
    pile                          how many cards the draw pile has
    now, least, most              of each letter how many are unseen, and how many of those are fresh, at least and most
    least_in_hand, most_in_hand   of each of the other hands how many fresh cards it has, at least and at most
    fresh, fresh_in_hand          the same as it is dealt now
    fresh_cards, old_cards, more  cards, or places, to be shuffled
    """

    def __init__(self, start: BangZoomKernel, others: list[int], whereabouts: Whereabouts | None) -> None:
        self.start = start
        self.is_open = whereabouts is None
        self.others = [0] * 4
        self.hands = len(others)
        self.rooms = [0] * 4
        self.pile = start.last
        self.now = [0] * 26
        self.least = [0] * 26
        self.most = [0] * 26
        self.least_in_hand = [0] * 4
        self.most_in_hand = [0] * 4
        self.fresh = [0] * 26
        self.fresh_in_hand = [0] * 4
        self.fresh_cards = [0] * 200
        self.old_cards = [0] * 200
        self.more = [0] * 200
        if whereabouts is not None:
            self.reckon_with(others, whereabouts)

    def reckon_with(self, others: list[int], whereabouts: Whereabouts) -> None:
        for number, seat in enumerate(others):
            self.others[number] = seat
            self.rooms[number] = whereabouts.rooms[number]
            self.least_in_hand[number] = whereabouts.least_in_hand[number]
            self.most_in_hand[number] = whereabouts.most_in_hand[number]
        for letter in range(ALPHABET):
            self.now[letter] = whereabouts.now[letter]
            self.least[letter] = whereabouts.least[letter]
            self.most[letter] = whereabouts.most[letter]

    def kernel(self) -> Kernel:
        return self.start.copy()

    def draw_into(self, kernel: Kernel, stream: "Stream") -> int:
        return self.deal_into(kernel, stream)  # type: ignore[arg-type]  # it is one of this game

    def deal_into(self, kernel: BangZoomKernel, stream: "Stream") -> int:
        kernel.load_game(self.start)
        kernel.stream = stream
        if self.is_open:
            return 0
        low = self.sum_of(self.least, ALPHABET)
        surely = self.pile + self.sum_of(self.least_in_hand, self.hands)
        if surely > low:
            low = surely
        high = self.sum_of(self.most, ALPHABET)
        at_most = self.pile + self.sum_of(self.most_in_hand, self.hands)
        if at_most < high:
            high = at_most
        # A view that was made up may not add up: then as few as must be.
        total = low + stream.below(max(1, high - low + 1))
        self.choose(self.fresh, self.least, self.most, ALPHABET, total, stream)
        self.choose(self.fresh_in_hand, self.least_in_hand, self.most_in_hand, self.hands, total - self.pile, stream)
        fresh = 0
        old = 0
        for letter in range(ALPHABET):
            for _ in range(self.fresh[letter]):
                self.fresh_cards[fresh] = letter
                fresh += 1
            for _ in range(self.now[letter] - self.fresh[letter]):
                self.old_cards[old] = letter
                old += 1
        self.shuffle(self.fresh_cards, fresh, stream)
        self.shuffle(self.old_cards, old, stream)
        for place in range(self.pile):
            kernel.pile[place] = self.fresh_cards[place]
        fresh = self.pile
        old = 0
        for number in range(self.hands):
            seat = self.others[number]
            for _ in range(self.fresh_in_hand[number]):
                kernel.put_in(seat, self.fresh_cards[fresh])
                fresh += 1
            for _ in range(self.rooms[number] - self.fresh_in_hand[number]):
                kernel.put_in(seat, self.old_cards[old])
                old += 1
        return 0

    def choose(
        self, chosen: list[int], least: list[int], most: list[int], size: int, total: int, stream: "Stream"
    ) -> int:
        """Numbers between the least and the most that make up a total, by chance."""
        places = 0
        left = total
        for place in range(size):
            chosen[place] = least[place]
            left -= least[place]
            for _ in range(most[place] - least[place]):
                self.more[places] = place
                places += 1
        self.shuffle(self.more, places, stream)
        for number in range(left):
            place = self.more[number]
            chosen[place] = chosen[place] + 1
        return 0

    def sum_of(self, numbers: list[int], size: int) -> int:
        total = 0
        for place in range(size):
            total += numbers[place]
        return total

    def shuffle(self, cards: list[int], number: int, stream: "Stream") -> int:
        """As `Stream.shuffle` does it."""
        for place in range(number - 1, 0, -1):
            other = stream.below(place + 1)
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card
        return 0
