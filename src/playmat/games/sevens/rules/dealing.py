"""Dealing unseen cards again, so that every deal that fits what is known can come, and none other."""

from playmat.core.chance import Stream


class Places:
    """Where cards may go: each place takes so many, and each card may only go to some of the places.

    Cards are dealt one after another, each to a place that has room. If there is none, cards dealt before make room
    by moving on (an augmenting path), so a deal is always found where there is one. Any deal that fits can come:
    each of its steps is a place with room.
    """

    def __init__(self, seats: list[int], rooms: list[int]) -> None:
        self.seats = seats
        self.rooms = rooms
        self.cards: list[int] = []
        # For every card of `cards` the places it may go to, a bit each.
        self.allowed: list[int] = []

    def add(self, card: int, allowed: int) -> None:
        self.cards.append(card)
        self.allowed.append(allowed)

    def deal(self, stream: Stream, hands: list[int]) -> None:
        """Put every card into the hand of a seat."""
        rooms = self.rooms[:]
        where = [-1] * len(self.cards)
        for number in range(len(self.cards)):
            allowed = self.allowed[number]
            total = 0
            for place in range(len(rooms)):
                if allowed >> place & 1:
                    total += rooms[place]
            if total:
                # A place with more room is more likely, as in dealing from a pile.
                pick = stream.fast_below(total)
                place = -1
                while pick >= 0:
                    place += 1
                    if allowed >> place & 1:
                        pick -= rooms[place]
                where[number] = place
                rooms[place] -= 1
            else:
                self.make_room(number, where, rooms, [False] * len(rooms))
        for number in range(len(self.cards)):
            hands[self.seats[where[number]]] |= 1 << self.cards[number]

    def make_room(self, number: int, where: list[int], rooms: list[int], tried: list[bool]) -> bool:
        """Find a place for a card, moving others on; every place is tried once."""
        for place in range(len(rooms)):
            if self.allowed[number] >> place & 1 and not tried[place]:
                tried[place] = True
                if rooms[place]:
                    rooms[place] -= 1
                    where[number] = place
                    return True
                for other in range(len(where)):
                    if where[other] == place and self.make_room(other, where, rooms, tried):
                        where[number] = place
                        return True
        return False
