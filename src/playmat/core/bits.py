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


# For every set of the numbers 0 to 9 its numbers, ascending; and the same for 10 to 19.
TENS: Final = [[number for number in range(10) if mask >> number & 1] for mask in range(1 << 10)]
TEENS: Final = [[10 + number for number in numbers] for numbers in TENS]


def list_into(mask: int, first: int, into: list[int]) -> int:
    """Write the numbers of a set, each of them plus `first`, to the front of an array; how many they are."""
    if first == 0 and mask < 1 << 20:
        # To copy a whole list is faster than to write number by number.
        numbers = TENS[mask & 1023]
        if mask > 1023:
            numbers = numbers + TEENS[mask >> 10]
        into[: len(numbers)] = numbers
        return len(numbers)
    found = 0
    while mask:
        for number in TENS[mask & 1023]:
            into[found] = first + number
            found += 1
        mask >>= 10
        first += 10
    return found


def few_into(mask: int, first: int, into: list[int], at: int) -> int:
    """The same from a place of the array on, for sets of mostly two numbers or fewer; the place behind the last.

    Compiled, it asks nothing as long as there are no more, and may write over two places behind them.
    """
    while mask:
        for number in TENS[mask & 1023]:
            into[at] = first + number
            at += 1
        mask >>= 10
        first += 10
    return at


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
