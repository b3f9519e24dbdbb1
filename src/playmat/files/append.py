"""Adding lines to a file, whole or not at all."""

import contextlib
import io
import os
from pathlib import Path

from playmat.files.atomic_file import unwritable


def append_line(path: Path, line: str) -> None:
    """Add a whole line (or several) to a file. If that fails, leave the file as it was and raise `Refused`."""
    existed = path.exists()
    try:
        with path.open("a+b", buffering=0) as file:
            before = file.seek(0, os.SEEK_END) if file.seekable() else 0
            content = (b"" if is_line_done(file, before) else b"\n") + line.encode() + b"\n"
            try:
                write_whole(file.fileno(), content)
                os.fsync(file.fileno())
            except OSError:
                with contextlib.suppress(OSError):
                    file.truncate(before)
                raise
    except OSError as error:
        if not existed:
            with contextlib.suppress(OSError):
                path.unlink()
        raise unwritable(path, error) from None


def is_line_done(file: io.FileIO, end: int) -> bool:
    """Return whether the file is empty or ends with a line break. Pipes and devices count as empty."""
    if not end:
        return True
    file.seek(end - 1)
    return file.read(1) == b"\n"


def write_whole(handle: int, content: bytes) -> None:
    """Write everything or raise `OSError`: a disk that fills up takes a part first."""
    while content:
        content = content[os.write(handle, content) :]


def check_writable(path: Path) -> None:
    """Refuse a file that can't be written before hours of play go into it."""
    existed = path.exists()
    try:
        with path.open("a+b", buffering=0):
            pass
    except OSError as error:
        raise unwritable(path, error) from None
    if not existed:
        path.unlink()
