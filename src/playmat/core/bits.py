"""Sets of small numbers as bits of a number: the few questions about them that every kernel asks.

Compiled modules do not call these functions: bits.pxd names the machine instructions that do the same.
"""


def lowest(mask: int) -> int:
    """The smallest number of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def count(mask: int) -> int:
    """How many numbers a set holds."""
    return mask.bit_count()
