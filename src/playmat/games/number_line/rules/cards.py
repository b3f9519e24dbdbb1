"""The cards of Number Line: ten numbers, two cards for each of five colors, and one for the starting player."""

from typing import Final

COLORS: Final = ["green", "orange", "red", "yellow", "blue"]
NUMBERS: Final = 10

# The two cards of each player.
PLAIN: Final = 0
DECOY: Final = 1
KINDS: Final = ["card", "decoy"]
# The cards that a player still has, a bit each.
PLAIN_CARD: Final = 1
DECOY_CARD: Final = 2
BOTH_CARDS: Final = 3

# A slot of the line is EMPTY or a card: two times the seat, plus one for the decoy.
EMPTY: Final = -1


def card_on(seat: int, kind: int) -> int:
    """Return a slot with a card of this seat."""
    return seat * 2 + kind


def slot_seat(slot: int) -> int:
    return slot >> 1


def is_decoy(slot: int) -> bool:
    return slot & 1 == DECOY


def deck_table() -> list[dict[str, object]]:
    """Return a row per card."""
    table: list[dict[str, object]] = [{"kind": "number", "number": number} for number in range(1, NUMBERS + 1)]
    table += [{"kind": kind, "colour": color} for color in COLORS for kind in KINDS]
    table.append({"kind": "starting-player"})
    return table
