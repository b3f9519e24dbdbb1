"""The cards on the line of numbers, and who gets how many points for them."""

from typing import Final

EMPTY: Final = -1


class Row:
    """A line, cell by cell.

    of[place]     EMPTY or a card: two times its seat, plus one for the decoy
    length        how many numbers lie on the line
    gained[seat]  the points of each seat, once they are counted
    """

    def __init__(self) -> None:
        self.of = [EMPTY] * 10
        self.length = 10
        self.gained = [0] * 8

    def clear(self, length: int) -> int:
        """A new line without cards; the answer means nothing."""
        self.length = length
        of = self.of
        for place in range(length):
            of[place] = EMPTY
        return 0

    def load(self, other: "Row") -> int:
        """Become what another line is; the answer means nothing."""
        self.length = other.length
        for place in range(other.length):
            self.of[place] = other.of[place]
        return 0

    def put(self, place: int, card: int) -> int:
        self.of[place] = card
        return 0

    def card_at(self, place: int) -> int:
        return self.of[place]

    def listed(self) -> list[int]:
        return [self.of[place] for place in range(self.length)]

    def gained_by(self, seat: int) -> int:
        return self.gained[seat]

    def count(self, decoys_count: bool, seats: int) -> int:
        """NL-7: each seat's points, walking once from card to card; the answer means nothing.

        Between two cards of different seats each takes the nearer half and the middle one, if there is one, is
        nobody's; between two cards of one seat everything is that seat's (NL-8); beyond the outermost cards too.
        """
        of = self.of
        gained = self.gained
        for seat in range(seats):
            gained[seat] = 0
        before = -1
        owner = -1
        for place in range(self.length):
            card = of[place]
            if card < 0 or (card & 1 and not decoys_count):
                continue
            seat = card >> 1
            between = place - before - 1
            if owner == seat or owner < 0:
                gained[seat] += between + 1
            else:
                gained[seat] += between // 2 + 1
                gained[owner] += between // 2
            before = place
            owner = seat
        if owner >= 0:
            gained[owner] += self.length - 1 - before
        return 0
