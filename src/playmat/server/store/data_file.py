"""The data file of a server: its own alone, and closed to other accounts of the computer."""

import os
from pathlib import Path

from playmat import system
from playmat.core.refusal import refused
from playmat.files.lock import FileLock, Taken
from playmat.files.private import keep_private, make_private_folder
from playmat.server.logs import warn
from playmat.server.store.migrations import look, prepare


def claim(path: Path) -> FileLock:
    """Make the file ready for one server; a second one would not hear of what the first one changes."""
    make_private_folder(path.parent)
    look(path)  # somebody else's file is left as it is, rights included
    if not os.access(path.parent, os.W_OK):
        raise refused("folder-unwritable", {"file": path.name})
    lock = locked(path)
    files = [path.with_name(path.name + end) for end in ("", "-wal", "-shm", "-mark", "-key")]
    were_open = [file for file in files if keep_private(file)]
    if were_open:
        warn("data-file-was-open-to-others", file=path.name, closed=not any(map(system.is_open_to_others, files)))
    if system.is_changed_by_others(path.parent):
        warn("data-folder-can-be-changed-by-others")
    prepare(path)
    return lock


def locked(path: Path) -> FileLock:
    try:
        return FileLock(path)
    except Taken:
        raise refused("database-in-use", {"file": path.name}) from None
