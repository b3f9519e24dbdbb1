"""A file that appears whole or not at all."""

import contextlib
import os
import tempfile
from pathlib import Path
from types import TracebackType

from playmat import system
from playmat.core.refusal import Refused, refused


def unwritable(path: Path, error: OSError) -> Refused:
    return refused("unwritable-file", {"file": str(path), "reason": error.strerror or str(error)})


class AtomicFile:
    """Written beside its target under another name and renamed when all went well; otherwise nothing is left of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        target = path.resolve()  # a link stays a link: its target is replaced
        if target.exists() and not system.is_plain_file(target):
            raise refused("not-a-plain-file", {"file": str(path)})
        self.target = target
        try:
            handle, name = tempfile.mkstemp(prefix=f".{target.name[:100]}.", suffix=".part", dir=target.parent)
        except OSError as error:
            raise unwritable(path, error) from None
        self.part = Path(name)
        self.file = os.fdopen(handle, "wb")

    def write(self, content: bytes) -> None:
        try:
            self.file.write(content)
        except OSError as error:
            raise unwritable(self.path, error) from None

    def __enter__(self) -> "AtomicFile":
        return self

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

    def _finish(self) -> None:
        try:
            self.file.flush()
            system.give_usual_rights(self.file.fileno(), self.target)
            os.fsync(self.file.fileno())
            self.file.close()
            self.part.replace(self.target)
        except OSError as error:
            raise unwritable(self.path, error) from None
