"""What has happened in a game of Sevens, each event packed into one number: cheap to keep, enough to know from."""

from typing import Final

from playmat.games.sevens.rules.cards import CARDS

PUT: Final = 0
KNOCKED: Final = 1
GUESSED: Final = 2

# In an imagined match nobody knows which card was taken before the match was imagined.
UNKNOWN: Final = 63

# A put is so small a number that Python keeps it ready made: 40 times the seat plus the card. Any other event has, from
# the lowest bit, OTHER plus its kind (8), the seat (3), and then
#   knocked: the cards that could have been put;
#   guessed: the giver (3), the card given (6), what was named (6), whether that was right (1).
OTHER: Final = 200
RIGHT: Final = 1 << 26


def put(seat: int, card: int) -> int:
    return seat * CARDS + card


def knocked(seat: int, playable: int) -> int:
    return playable << 11 | seat << 8 | OTHER + KNOCKED


def guessed(seat: int, giver: int, card: int, named: int, is_right: bool) -> int:
    event = named << 20 | card << 14 | giver << 11 | seat << 8 | OTHER + GUESSED
    return event | RIGHT if is_right else event


def kind_of(event: int) -> int:
    return PUT if event < OTHER else (event & 255) - OTHER


def seat_of(event: int) -> int:
    return event // CARDS if event < OTHER else event >> 8 & 7


def put_card(event: int) -> int:
    return event % CARDS


def playable_of(event: int) -> int:
    return event >> 11


def giver_of(event: int) -> int:
    return event >> 11 & 7


def card_of(event: int) -> int:
    return event >> 14 & 63


def named_of(event: int) -> int:
    return event >> 20 & 63


def was_right(event: int) -> bool:
    return event >= RIGHT
