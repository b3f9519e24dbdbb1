"""Who owns which number of the line, and the points for that."""

from functools import lru_cache
from typing import Final

from playmat.games.number_line.rules.cards import NUMBERS, is_decoy, slot_seat
from playmat.games.number_line.rules.line import Line

CACHED_LINES: Final = 4096


def points(slots: list[int], decoys_count: bool, seats: int) -> list[int]:
    """NL-7: return the points of each seat."""
    line = Line()
    line.clear(len(slots))
    for place, slot in enumerate(slots):
        line.set_slot(place, slot)
    line.score(decoys_count)
    return [line.points(seat) for seat in range(seats)]


def owners(slots: list[int], decoys_count: bool) -> list[int | None]:
    """NL-7: return the seat that owns each number, or None."""
    return [*owners_of_slots(tuple(slots), decoys_count)]


@lru_cache(CACHED_LINES)
def owners_of_slots(slots: tuple[int, ...], decoys_count: bool) -> tuple[int | None, ...]:
    """Cached, because everyone at a table sees the same line."""
    cards = [
        (place, slot_seat(slot))
        for place, slot in enumerate(slots)
        if slot >= 0 and (decoys_count or not is_decoy(slot))
    ]
    return tuple([closest_seat(place, cards) for place in range(len(slots))])


def closest_seat(place: int, cards: list[tuple[int, int]]) -> int | None:
    """Return the seat with the card closest to a place, or None. A tie between two seats is None."""
    nearest = NUMBERS
    owner: int | None = None
    for other, seat in cards:
        distance = abs(other - place)
        if distance < nearest:
            nearest = distance
            owner = seat
        elif distance == nearest and seat != owner:
            owner = None
    return owner


def owned_numbers(owned: list[int | None], seat: int) -> list[int]:
    """Return the numbers that a seat owns."""
    return [place + 1 for place, owner in enumerate(owned) if owner == seat]
