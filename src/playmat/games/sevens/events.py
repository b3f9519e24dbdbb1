"""What has happened in a game of Sevens, each event packed into one number: cheap to keep, enough to know from."""

from typing import Final

PUT: Final = 0
KNOCKED: Final = 1
GUESSED: Final = 2

# In an imagined match nobody knows which card was taken before the match was imagined.
UNKNOWN: Final = 63

# From the lowest bit: the kind (2), the seat (3), and then
#   put: the card; knocked: the cards that could have been put;
#   guessed: the giver (3), the card given (6), what was named (6), whether that was right (1).
RIGHT: Final = 1 << 20


def knocked(seat: int, playable: int) -> int:
    return playable << 5 | seat << 2 | KNOCKED


def guessed(seat: int, giver: int, card: int, named: int, is_right: bool) -> int:
    event = named << 14 | card << 8 | giver << 5 | seat << 2 | GUESSED
    return event | RIGHT if is_right else event


def kind_of(event: int) -> int:
    return event & 3


def seat_of(event: int) -> int:
    return event >> 2 & 7


def giver_of(event: int) -> int:
    return event >> 5 & 7


def card_of(event: int) -> int:
    return event >> 8 & 63


def named_of(event: int) -> int:
    return event >> 14 & 63


def was_right(event: int) -> bool:
    return event >= RIGHT
