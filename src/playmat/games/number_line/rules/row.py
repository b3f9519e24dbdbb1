"""The cards on the line of numbers, and who gets how many points for them."""

from typing import Final

EMPTY: Final = -1
NO_CARDS: Final = [EMPTY] * 10
NO_POINTS: Final = [0] * 8


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
        self.of[:] = NO_CARDS
        return 0

    def load(self, other: "Row") -> int:
        """Become what another line is; the answer means nothing."""
        self.length = other.length
        self.of[:] = other.of
        self.gained[:] = other.gained
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

    def count(self, decoys_count: bool) -> int:
        """NL-7: each seat's points, walking once from card to card; the answer means nothing.

        Between two cards of different seats each takes the nearer half and the middle one, if there is one, is
        nobody's; between two cards of one seat everything is that seat's (NL-8); beyond the outermost cards too.
        """
        self.gained[:] = NO_POINTS
        of = self.of
        gained = self.gained
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
                between //= 2
                gained[seat] += between + 1
                gained[owner] += between
            before = place
            owner = seat
        if owner >= 0:
            gained[owner] += self.length - 1 - before
        return 0
