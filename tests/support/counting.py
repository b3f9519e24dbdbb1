"""Tables at which the players count: played by the API until there is something to count, and what is right then."""

import random

from serving import NO_EVENTS, Json, Seat, my_moves

MOST_MOVES = 600
COSTS = {"A": 15, "9": 10, "10": 10}


def to_the_count(players: list[Seat], name: str = "count") -> Json:
    """The people make their moves, and bots are waited for: the table as soon as there is something to count."""
    chance = random.Random(name)
    for _ in range(MOST_MOVES):
        for seat in players:
            table = seat.table(NO_EVENTS)
            if table["play"]["view"]["now"]["stage"] == "count":
                return table
            if my_moves(table):
                seat.do("move", text=chance.choice(my_moves(table)))
    raise AssertionError("nothing was ever counted")


def right_points(table: Json, seat: int) -> int:
    """The sum of a hand in Sevens, or the points of the round that is counted in Number Line."""
    now = table["play"]["view"]["now"]
    if table["game"] == "sevens":
        return sum(COSTS.get(card[:-1], 5) for card in now["hands"][seat])
    counts = [(place, slot["seat"]) for place, slot in enumerate(now["line"]) if slot and counts_in(now, slot)]
    return sum(owner(counts, place) == seat for place in range(len(now["line"])))


def counts_in(now: Json, slot: Json) -> bool:
    return bool(slot["kind"] == "card" or now["round"] == 3)


def owner(counting: list[tuple[int, int]], place: int) -> int | None:
    """Whose card is closest, if only one player's is."""
    nearest = min(abs(place - card) for card, _ in counting)
    owners = {seat for card, seat in counting if abs(place - card) == nearest}
    return owners.pop() if len(owners) == 1 else None
