"""A file that appears whole or not at all."""

import atexit
import contextlib
import os
import secrets
from pathlib import Path
from types import TracebackType

from playmat import system
from playmat.core.refusal import Refused, refused

# Parts that have a name right now. An interruption can come at any moment, so what it leaves is removed at the end.
_parts: set[Path] = set()


def unwritable(path: Path, error: OSError) -> Refused:
    return refused("unwritable-file", {"file": str(path), "reason": error.strerror or str(error)})


class AtomicFile:
    """Written next to its target and put in its place when all went well; otherwise nothing is left of it.

    Where the system can write a file without a name, nothing is left even if this process is killed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        target = path.resolve()  # a link stays a link: its target is replaced
        if target.exists() and not system.is_plain_file(target):
            raise refused("not-a-plain-file", {"file": str(path)})
        self.target = target
        self.is_done = False
        self.part = target.parent / f".{target.name[:100]}.{secrets.token_hex(4)}.part"

    def __enter__(self) -> "AtomicFile":
        try:
            handle = system.open_unnamed(self.target.parent)
            self.is_named = handle is None
            if handle is None:
                _parts.add(self.part)
                handle = system.open_private(self.part, new=True)
        except OSError as error:
            raise unwritable(self.path, error) from None
        self.file = os.fdopen(handle, "wb")
        return self

    def write(self, content: bytes) -> None:
        try:
            self.file.write(content)
        except OSError as error:
            raise unwritable(self.path, error) from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if kind is None:
                self._finish()
        finally:
            # What could not be written before cannot be flushed now either.
            with contextlib.suppress(OSError):
                self.file.close()
            self.part.unlink(missing_ok=True)
            _parts.discard(self.part)

    def _finish(self) -> None:
        try:
            self.file.flush()
            system.give_usual_rights(self.file.fileno(), self.target)
            os.fsync(self.file.fileno())
            if not self.is_named:
                _parts.add(self.part)
                system.give_name(self.file.fileno(), self.part)
            self.file.close()
            self.part.replace(self.target)
            self.is_done = True
        except OSError as error:
            raise unwritable(self.path, error) from None


@atexit.register
def remove_parts() -> None:
    for part in _parts:
        part.unlink(missing_ok=True)
