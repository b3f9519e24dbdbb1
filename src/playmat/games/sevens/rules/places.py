"""Where the cards that a seat of Sevens does not see may be."""


class Places:
    """Each place takes so many cards and is in the hand of a seat; each card may only go to some of the places."""

    def __init__(self, seats: list[int], rooms: list[int]) -> None:
        self.seats = seats
        self.rooms = rooms
        self.cards: list[int] = []
        # For every card of `cards` the places it may go to, a bit each.
        self.allowed: list[int] = []

    def add(self, card: int, allowed: int) -> None:
        self.cards.append(card)
        self.allowed.append(allowed)
