"""A class as the store gives it back."""

import msgspec

from playmat.classroom.log import Made, read_entry
from playmat.classroom.school_class import SchoolClass, rebuild
from playmat.server.store.protocol import StoredTable
from playmat.server.store.stored_table import damaged


def loaded(stored: StoredTable) -> SchoolClass:
    """Refused where the log is not as it was written."""
    if stored.fault is not None:
        raise damaged(stored.fault)
    try:
        entries = [read_entry(entry) for entry in stored.entries]
    except msgspec.DecodeError:
        raise damaged(1) from None
    if not entries or not isinstance(entries[0], Made):
        raise damaged(1)
    return rebuild(stored.code, entries, stored.names)
