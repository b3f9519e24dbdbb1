"""Where the cards may be that a viewer of Bang! Zoom! does not see.

Before the draw pile is made anew (BZ-8) any of them may be anywhere. At that moment it was empty, so all unseen cards
were in the other hands: call these old, and the cards of the new pile fresh. From then on the pile holds fresh cards
only, and a hand at most as many as it has drawn. Of a card that is seen to leave a hand it may be plain whether it was
old or fresh, or it may not; what can be concluded from several such cards together is left open.
"""

from playmat.games.bang_zoom.rules.letters import ALPHABET, cards_of
from playmat.games.bang_zoom.rules.views import Since


class Whereabouts:
    """The unseen cards, the draw pile and the room in each of the other hands."""

    def __init__(self, unseen: list[int], pile: int, rooms: list[int]) -> None:
        self.unseen = unseen
        self.pile = pile
        self.rooms = rooms
        # Without a new pile everything is fresh. Of each letter: how many surely are fresh, and how many may be.
        self.now = counted(unseen)
        self.least = self.now
        self.most = self.now
        # Of each hand: how many fresh cards it has at least and at most.
        self.least_in_hand = rooms
        self.most_in_hand = rooms

    def reckon(self, fresh: list[int], since: list[Since]) -> None:
        """Take in what was seen since the pile was made anew of cards of which the viewer has not drawn these."""
        fresh_then = counted(fresh)
        left = counted([card for one in since for card in cards_of(one["left"])])
        now = self.now
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


def counted(cards: list[int]) -> list[int]:
    counts = [0] * ALPHABET
    for card in cards:
        counts[card] += 1
    return counts
