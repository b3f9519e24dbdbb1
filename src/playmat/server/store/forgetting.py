"""How many old tables are erased at a time: so few that no player waits for it."""

from collections.abc import Iterable
from typing import Final

MOST_FORGOTTEN: Final = 20
MOST_ENTRIES_FORGOTTEN: Final = 2_000


def slice_to_forget(tables: Iterable[tuple[int, int]]) -> list[int]:
    """The first of these tables, given with the lengths of their logs."""
    found: list[int] = []
    entries = 0
    for table, length in tables:
        entries += length
        if found and (entries > MOST_ENTRIES_FORGOTTEN or len(found) >= MOST_FORGOTTEN):
            break
        found.append(table)
    return found
