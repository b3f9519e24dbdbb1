"""Files that only their owner may read. Where the system knows no such rights, nothing is changed and all is well."""

import contextlib
import os
from pathlib import Path

from playmat import system
from playmat.files.atomic_file import unwritable


def make_private_folder(folder: Path) -> None:
    """A folder that is there already keeps its rights: it may be anybody's home."""
    if folder.is_dir():
        return
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None


def make_private_file(path: Path) -> None:
    """A new, empty file; never in the place of another one."""
    try:
        os.close(system.open_private(path, new=True))
    except OSError as error:
        raise unwritable(path, error) from None


def keep_private(path: Path) -> bool:
    """Take the rights of others away, where the file is ours; whether there were any."""
    if not system.is_open_to_others(path):
        return False
    # Somebody else's file: all that can be done is to say so.
    with contextlib.suppress(PermissionError):
        system.close_to_others(path)
    return True
