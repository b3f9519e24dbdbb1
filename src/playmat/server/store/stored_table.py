"""A table as the store gives it back, played again."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from playmat.core.refusal import Refused, refused
from playmat.games.registry import guard
from playmat.server.store.protocol import StoredTable
from playmat.table.log import Opened, read_entry
from playmat.table.table import FIRST_PLACE, Table, rebuild

Entry = TypeVar("Entry")


def loaded(stored: StoredTable) -> Table:
    """Refused where the log is not as it was written, or was played by rules that are not known here."""
    entries = read_log(stored, read_entry, Opened)
    highest = max((seat for seat in stored.names if seat < FIRST_PLACE), default=-1)
    names = [stored.names.get(seat, "") for seat in range(highest + 1)]
    places = {place: name for place, name in stored.names.items() if place >= FIRST_PLACE}
    with guard(entries[0].game if isinstance(entries[0], Opened) else ""):
        return rebuild(stored.code, entries, names, places)


def read_log(stored: StoredTable, read: Callable[[bytes], Entry], first: type) -> list[Entry]:
    """The entries of a log that is as it was written, and begins with what makes it."""
    if stored.fault is not None:
        raise damaged(stored.fault)
    try:
        entries = [read(entry) for entry in stored.entries]
    except msgspec.DecodeError:
        raise damaged(1) from None
    if not entries or not isinstance(entries[0], first):
        raise damaged(1)
    return entries


def damaged(entry: int) -> Refused:
    return refused("table-damaged", {"entry": entry})
