"""The line of numbers: who is closest to which."""

from functools import lru_cache
from typing import Final

from playmat.games.number_line.rules.moves import DECOY, NUMBERS
from playmat.games.number_line.rules.row import Row

EMPTY: Final = -1
MOST_KEPT: Final = 4096

# A slot of the line holds EMPTY or a card: two times the seat, plus one for the decoy.


def card_on(seat: int, kind: int) -> int:
    return seat * 2 + kind


def seat_of(slot: int) -> int:
    return slot >> 1


def is_decoy(slot: int) -> bool:
    return slot & 1 == DECOY


def points(line: list[int], decoys_count: bool, seats: int) -> list[int]:
    """NL-7: each seat's points."""
    row = Row()
    row.clear(len(line))
    for place, slot in enumerate(line):
        row.put(place, slot)
    row.count(decoys_count)
    return [row.gained_by(seat) for seat in range(seats)]


def owners(line: list[int], decoys_count: bool) -> list[int | None]:
    """NL-7 as the rule says it: the seat that owns each number, or nobody."""
    return [*known_owners(tuple(line), decoys_count)]


@lru_cache(MOST_KEPT)
def known_owners(line: tuple[int, ...], decoys_count: bool) -> tuple[int | None, ...]:
    """Kept, since everybody at a table is shown the same line."""
    counting = [
        (place, seat_of(slot)) for place, slot in enumerate(line) if slot >= 0 and (decoys_count or not is_decoy(slot))
    ]
    return tuple([closest(number, counting) for number in range(len(line))])


def closest(number: int, counting: list[tuple[int, int]]) -> int | None:
    nearest = NUMBERS
    owner: int | None = None
    for place, seat in counting:
        distance = abs(place - number)
        if distance < nearest:
            nearest = distance
            owner = seat
        elif distance == nearest and seat != owner:
            owner = None
    return owner
