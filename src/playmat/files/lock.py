"""A lock beside a file. The system releases it when its process ends, however it ends."""

import os
from pathlib import Path

from playmat import system
from playmat.files.atomic_file import unwritable


class Taken(Exception):
    """Another process has the lock."""


class FileLock:
    """Held until `release`, or until this process is gone. What it starts does not inherit it.

    The lock is a file of its own, since SQLite has locks of its own on the other. It stays: who removed it could remove
    one that somebody has just taken.
    """

    def __init__(self, path: Path) -> None:
        target = path.resolve()  # a link and its target are one file
        self.path = target.with_name(target.name + "-lock")
        try:
            self._handle = system.open_private(self.path, new=False)
        except OSError as error:
            raise unwritable(self.path, error) from None
        try:
            system.lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise Taken from None

    def release(self) -> None:
        os.close(self._handle)
