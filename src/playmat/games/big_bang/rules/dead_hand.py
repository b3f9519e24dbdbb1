"""BB-7: the orders in which a dead hand can go to the discard pile."""

from playmat.games.big_bang.rules.moves import DEAD, KINDS


def dead_into(first: int, second: int, third: int, of: list[int], count: int) -> int:
    """Add every order that can be told from the others to the first `count` of a list; how many there are then."""
    count = add_order(first, second, third, of, count)
    if second != third:
        count = add_order(first, third, second, of, count)
    if second != first:
        count = add_order(second, first, third, of, count)
    if second != first and third != first:
        count = add_order(second, third, first, of, count)
    if third != first and third != second:
        count = add_order(third, first, second, of, count)
        if first != second:
            count = add_order(third, second, first, of, count)
    return count


def add_order(first: int, second: int, third: int, of: list[int], count: int) -> int:
    of[count] = DEAD + ((first - 1) * KINDS + second - 1) * KINDS + third - 1
    return count + 1
