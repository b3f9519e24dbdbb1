"""A class as the store gives it back."""

from playmat.classroom.log import AnyEntry, Made, read_entry
from playmat.classroom.school_class import SchoolClass, rebuild
from playmat.core.refusal import refused
from playmat.server.store.protocol import StoredTable
from playmat.server.store.stored_table import read_log


def loaded(stored: StoredTable) -> SchoolClass:
    """Refused where the log is not as it was written, or its teacher has had it forgotten."""
    it = rebuild(stored.code, entries_of(stored), stored.names)
    if it.days == 0:
        raise refused("unknown-class", {"code": stored.code})
    return it


def entries_of(stored: StoredTable) -> list[AnyEntry]:
    return read_log(stored, read_entry, Made)
