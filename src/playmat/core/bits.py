"""Sets of small numbers as bits of a number: the few questions about them that every kernel asks.

Compiled modules do not call these functions: bits.pxd names the machine instructions that do the same.
"""

from typing import Final


def lowest(mask: int) -> int:
    """The smallest number of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """How many numbers a set holds."""
    return mask.bit_count()


# For every set of the numbers 0 to 9 its numbers, ascending.
TENS: Final = [[number for number in range(10) if mask >> number & 1] for mask in range(1 << 10)]


def list_into(mask: int, first: int, into: list[int]) -> int:
    """Write the numbers of a set, each of them plus `first`, to the front of an array; how many they are."""
    found = 0
    while mask:
        for number in TENS[mask & 1023]:
            into[found] = first + number
            found += 1
        mask >>= 10
        first += 10
    return found


def nth(mask: int, place: int) -> int:
    """The number at a place (from 0) of a set, ascending."""
    first = 0
    numbers = TENS[mask & 1023]
    while place >= len(numbers):
        place -= len(numbers)
        mask >>= 10
        first += 10
        numbers = TENS[mask & 1023]
    return first + numbers[place]
