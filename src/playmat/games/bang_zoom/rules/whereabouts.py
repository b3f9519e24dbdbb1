"""Where the cards may be that a viewer of Bang! Zoom! does not see.

Before the draw pile is made anew (BZ-8) any of them may be anywhere. At that moment it was empty, so all unseen cards
were in the other hands: call these old, and the cards of the new pile fresh. From then on the pile holds fresh cards
only, and a hand at most as many as it has drawn. Of a card that is seen to leave a hand it may be plain whether it was
old or fresh, or it may not; what can be concluded from several such cards together is left open.
"""

from playmat.core.chance import Stream
from playmat.games.bang_zoom.rules.letters import ALPHABET, cards_of
from playmat.games.bang_zoom.rules.views import Since


class Whereabouts:
    """The unseen cards, the draw pile and the room in each of the other hands."""

    def __init__(self, unseen: list[int], pile: int, rooms: list[int]) -> None:
        self.unseen = unseen
        self.pile = pile
        self.rooms = rooms
        # Without a new pile everything is fresh. Of each letter: how many surely are fresh, and how many may be.
        self.least = counted(unseen)
        self.most = self.least
        # Of each hand: how many fresh cards it has at least and at most.
        self.least_in_hand = rooms
        self.most_in_hand = rooms

    def reckon(self, fresh: list[int], since: list[Since]) -> None:
        """Take in what was seen since the pile was made anew of cards of which the viewer has not drawn these."""
        fresh_then = counted(fresh)
        left = counted([card for one in since for card in cards_of(one["left"])])
        now = counted(self.unseen)
        old_then = [now[card] + left[card] - fresh_then[card] for card in range(ALPHABET)]
        self.least = [max(0, fresh_then[card] - left[card]) for card in range(ALPHABET)]
        self.most = [min(fresh_then[card], now[card]) for card in range(ALPHABET)]
        self.least_in_hand = []
        self.most_in_hand = []
        for number, one in enumerate(since):
            surely = 0
            perhaps = 0
            for card in cards_of(one["left"]):
                if not old_then[card]:
                    surely += 1
                elif fresh_then[card]:
                    perhaps += 1
            most = one["drew"] - surely
            self.most_in_hand.append(min(self.rooms[number], most))
            self.least_in_hand.append(max(0, most - perhaps))

    def may_be_fresh(self) -> list[int]:
        """The cards that may lie in the draw pile."""
        return [card for card in range(ALPHABET) for _ in range(self.most[card])]

    def deal(self, stream: Stream) -> tuple[list[int], list[list[int]]]:
        """A draw pile and hands as they may be; anything that may be can come."""
        low = max(sum(self.least), self.pile + sum(self.least_in_hand))
        high = min(sum(self.most), self.pile + sum(self.most_in_hand))
        total = low + stream.below(high - low + 1)
        now = counted(self.unseen)
        fresh = chosen(self.least, self.most, total, stream)
        fresh_in_hand = chosen(self.least_in_hand, self.most_in_hand, total - self.pile, stream)
        fresh_cards = [card for card in range(ALPHABET) for _ in range(fresh[card])]
        old_cards = [card for card in range(ALPHABET) for _ in range(now[card] - fresh[card])]
        stream.shuffle(fresh_cards)
        stream.shuffle(old_cards)
        first_fresh = self.pile
        first_old = 0
        hands: list[list[int]] = []
        for room, count in zip(self.rooms, fresh_in_hand, strict=True):
            last_fresh = first_fresh + count
            last_old = first_old + room - count
            hands.append(fresh_cards[first_fresh:last_fresh] + old_cards[first_old:last_old])
            first_fresh = last_fresh
            first_old = last_old
        return fresh_cards[: self.pile], hands


def counted(cards: list[int]) -> list[int]:
    counts = [0] * ALPHABET
    for card in cards:
        counts[card] += 1
    return counts


def chosen(least: list[int], most: list[int], total: int, stream: Stream) -> list[int]:
    """Numbers between the least and the most that make up a total, by chance."""
    numbers = least[:]
    more = [place for place in range(len(least)) for _ in range(most[place] - least[place])]
    stream.shuffle(more)
    for place in more[: total - sum(least)]:
        numbers[place] += 1
    return numbers
