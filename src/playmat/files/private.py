"""Files that only their owner may read. Where the system knows no such rights, nothing is changed and all is well."""

import contextlib
import os
import stat
from pathlib import Path
from typing import Final

from playmat.files.atomic_file import unwritable

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
KNOWS_RIGHTS: Final = os.name == "posix"


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
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise unwritable(path, error) from None


def keep_private(path: Path) -> bool:
    """Take the rights of others away, where the file is ours; whether there were any."""
    if not is_open_to_others(path):
        return False
    # Somebody else's file: all that can be done is to say so.
    with contextlib.suppress(PermissionError):
        path.chmod(stat.S_IMODE(path.stat().st_mode) & ~OTHERS)
    return True


def is_open_to_others(path: Path, rights: int = OTHERS) -> bool:
    return KNOWS_RIGHTS and path.exists() and bool(path.stat().st_mode & rights)


def is_changed_by_others(folder: Path) -> bool:
    """Whether others may put their own files in the place of ours. A sticky bit, as /tmp has it, keeps them from it."""
    mode = folder.stat().st_mode
    return KNOWS_RIGHTS and bool(mode & (stat.S_IWGRP | stat.S_IWOTH)) and not mode & stat.S_ISVTX
