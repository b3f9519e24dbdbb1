"""The line of numbers: the cards on it, and the points they score."""

from typing import Final

from playmat.games.number_line.rules.cards import EMPTY

NO_CARDS: Final = [EMPTY] * 10
NO_POINTS: Final = [0] * 8


class Line:
    """The cards of a round.

    slots[place]  EMPTY or a card: two times its seat, plus one for the decoy
    length        the number of numbers on the line
    gained[seat]  the points of each seat, once the line is scored
    """

    def __init__(self) -> None:
        self.slots = [EMPTY] * 10
        self.length = 10
        self.gained = [0] * 8

    def clear(self, length: int) -> None:
        self.length = length
        self.slots[:] = NO_CARDS

    def load(self, other: "Line") -> int:
        self.length = other.length
        self.slots[:] = other.slots
        self.gained[:] = other.gained
        return 0

    def set_slot(self, place: int, slot: int) -> None:
        self.slots[place] = slot

    def slot_at(self, place: int) -> int:
        return self.slots[place]

    def listed(self) -> list[int]:
        """Return the slots, from number 1 on."""
        return [self.slots[place] for place in range(self.length)]

    def points(self, seat: int) -> int:
        """Return the points of a seat, once the line is scored."""
        return self.gained[seat]

    def score(self, decoys_count: bool) -> None:
        """NL-7: find the points of each seat, going once from card to card.

        Between two cards of different seats, each takes the nearer half, and nobody the number in the middle, if there
        is one. Everything between two cards of one seat is that seat's (NL-8), and so is all beyond an outermost card.
        """
        self.gained[:] = NO_POINTS
        slots = self.slots
        gained = self.gained
        before = -1
        owner = -1
        for place in range(self.length):
            card = slots[place]
            if card < 0 or (card & 1 and not decoys_count):
                continue
            seat = card >> 1
            between = place - before - 1
            if owner == seat or owner < 0:
                gained[seat] += between + 1
            else:
                between //= 2
                gained[seat] += between + 1
                gained[owner] += between
            before = place
            owner = seat
        if owner >= 0:
            gained[owner] += self.length - 1 - before
