"""Sevens: how likely a guess is, counted over all deals that fit what the knocker knows."""

from functools import lru_cache
from math import comb, factorial, prod
from typing import Final

from playmat.games.sevens.rules.cards import cards_in
from playmat.games.sevens.rules.knowledge import DealPlan, SevensKnowledge
from playmat.games.sevens.rules.moves import CARDS_NAMED

# Cards taken unseen are places of their own. More than so many of them are counted as any card of that hand.
MOST_PLACES: Final = 9

Groups = tuple[tuple[int, int], ...]  # of cards that may go to the same places: the places, a bit each, and how many
Rooms = tuple[int, ...]


@lru_cache(maxsize=20_000)
def ways(groups: Groups, rooms: Rooms) -> int:
    """In how many ways the cards can lie; they fill all the room there is."""
    (allowed, count), rest = groups[0], groups[1:]
    if not rest:
        # The last group, the largest one, takes what is left.
        fits = sum(rooms) == count and all(allowed >> place & 1 for place, room in enumerate(rooms) if room)
        return factorial(count) // prod([factorial(room) for room in rooms]) if fits else 0
    return sum(number * ways(rest, left) for left, number in shared_out(allowed, count, rooms))


def shared_out(allowed: int, count: int, rooms: Rooms) -> list[tuple[Rooms, int]]:
    """Alike cards go to the places allowed: the rooms left, and in how many ways that comes about."""
    states: dict[tuple[Rooms, int], int] = {(rooms, count): 1}
    for place, room in enumerate(rooms):
        if not allowed >> place & 1:
            continue
        further: dict[tuple[Rooms, int], int] = {}
        for (left, cards), number in states.items():
            for here in range(min(room, cards) + 1):
                after = (*left[:place], room - here, *left[place + 1 :])
                state = (after, cards - here)
                further[state] = further.get(state, 0) + number * comb(cards, here)
        states = further
    return [(left, number) for (left, cards), number in states.items() if not cards]


class GuessOdds:
    """All deals that fit what a knocker knows, and how many of them have a card in a hand."""

    def __init__(self, knowledge: SevensKnowledge) -> None:
        plan = folded(knowledge.plan)
        self.seats = plan.seats
        self.rooms: Rooms = tuple(plan.sizes)
        self.allowed = dict(zip(plan.cards, plan.allowed, strict=True))
        self.counts = knowledge.now["counts"]
        self.total = self.count(None, -1)
        # Cards that may be at the same places are as likely as each other.
        self.known: dict[tuple[int, int], float] = {}

    def count(self, card: int | None, place: int) -> int:
        """How many there are; with a card, only those that have it at that place."""
        sizes: dict[int, int] = {}
        for other, allowed in self.allowed.items():
            if other != card:
                sizes[allowed] = sizes.get(allowed, 0) + 1
        rooms = self.rooms
        if card is not None:
            rooms = (*rooms[:place], rooms[place] - 1, *rooms[place + 1 :])
        return ways(tuple(sorted(sizes.items(), key=lambda group: (group[1], group[0]))) or ((0, 0),), rooms)

    def holding(self, seat: int, card: int) -> float:
        """In which part of all deals a seat has a card."""
        allowed = self.allowed.get(card, 0)
        known = self.known.get((seat, allowed))
        if known is not None:
            return known
        having = sum(
            self.count(card, place)
            for place, other in enumerate(self.seats)
            if other == seat and allowed >> place & 1 and self.rooms[place]
        )
        self.known[seat, allowed] = having / self.total
        return having / self.total

    def likelihood(self, seat: int, named: int) -> float:
        """How likely a guess is right, if a seat gives any card of its hand."""
        cards = [card for card in cards_in(CARDS_NAMED[named]) if card in self.allowed]
        return sum(self.holding(seat, card) for card in cards) / self.counts[seat]


def folded(plan: DealPlan) -> DealPlan:
    """With many cards taken unseen the last ones lose their places to the hands they are in."""
    if len(plan.seats) <= MOST_PLACES:
        return plan
    fewer = DealPlan(plan.seats[:MOST_PLACES], plan.sizes[:MOST_PLACES])
    for seat in plan.seats[MOST_PLACES:]:
        fewer.sizes[fewer.seats.index(seat)] += 1
    for card, allowed in zip(plan.cards, plan.allowed, strict=True):
        fewer.add(card, allowed & (1 << MOST_PLACES) - 1)
    return fewer
