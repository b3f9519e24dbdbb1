"""Files that commands read and write: nothing is lost, half-written or replaced unasked."""

import contextlib
import gzip
import secrets
import sys
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from playmat.cli.output import Output
from playmat.core.message import message
from playmat.core.refusal import Refused, refused
from playmat.files.append import append_line
from playmat.files.atomic_file import AtomicFile
from playmat.system import Interrupted

Force = Annotated[
    bool, Parameter(name="--force", negative="", help="Replace the file if it's already there. For scripts.")
]
Sink = Callable[[bytes], None]
GZIP: Final = b"\x1f\x8b"
# How other compressed files begin: zip, bzip2, xz, 7z and zstd.
PACKED: Final = (b"PK\x03\x04", b"BZh", b"\xfd7zXZ", b"7z\xbc\xaf", b"\x28\xb5\x2f\xfd")
LOOKED_AT: Final = 4096  # bytes; text in UTF-8 has no zero byte among them


# Reading records.


def read_records(path: Path) -> bytes:
    """Return what a file of records holds, also if it's compressed with gzip. Refuse a file that can't hold any."""
    try:
        content = path.read_bytes()
    except OSError as error:
        raise refused("unreadable-file", {"file": str(path), "reason": error.strerror or str(error)}) from None
    if content.startswith(GZIP):
        try:
            content = gzip.decompress(content)
        except (OSError, EOFError, zlib.error):
            raise refused("damaged-gzip", {"file": str(path)}) from None
    if content.startswith(PACKED) or b"\0" in content[:LOOKED_AT]:
        raise refused("not-text", {"file": str(path)})
    if not content.strip():
        raise refused("no-records", {"file": str(path)})
    return content


# A new file, or a better one in the place of the old one.


def check_replaceable(path: Path | None, force: bool, output: Output) -> None:
    """Refuse to replace what a file holds, unless a person at the terminal or `force` says so."""
    if path is None or force or not path.is_file() or not path.stat().st_size:
        return
    if not output.json and sys.stdin.isatty() and sys.stderr.isatty():
        words = output.words()
        sys.stderr.write(words.say(message("replace-question", {"file": str(path)})) + " ")
        sys.stderr.flush()
        if sys.stdin.readline().strip().casefold() in words.say(message("replace-yes")).split(", "):
            return
    raise refused("would-replace", {"file": str(path)})


@contextmanager
def new_file(path: Path | None, force: bool, output: Output) -> Iterator[Sink | None]:
    """Give a way to write the file, which appears when the block ends; None without a path.

    An interruption leaves the old file, if there is one, and is passed on with what became of the file.
    """
    if path is None:
        yield None
        return
    check_replaceable(path, force, output)
    file = AtomicFile(path)
    try:
        with file:
            yield file.write
    except Interrupted as stop:
        fate = "written" if file.is_done else "unchanged" if path.exists() else "not-written"
        stop.facts |= {"file": str(path), "fate": fate}
        raise


# A record more.


def save_record(path: Path, line: str, output: Output) -> None:
    """Add a record to a file. If that fails, keep it somewhere else and raise `Refused`, which says where."""
    try:
        append_line(path, line)
    except Refused as wrong:
        facts = wrong.refusal.facts
        kept = save_elsewhere(line)
        if kept is not None:
            raise refused("record-kept-elsewhere", {**facts, "kept": str(kept)}) from None
        if output.json:
            raise refused("record-not-kept", {**facts, "record": line}) from None
        sys.stderr.write(line + "\n")
        raise refused("record-not-kept", facts) from None


def save_elsewhere(line: str) -> Path | None:
    """Write a record to a new file in the folder for Playmat's data or for temporary files; None if neither works."""
    from playmat.server.settings import default_data  # only where something is wrong

    name = f"playmat-record-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.jsonl"
    folders: list[Callable[[], Path]] = [lambda: default_data().parent, lambda: Path(tempfile.gettempdir())]
    for find_folder in folders:
        with contextlib.suppress(Refused, OSError):
            path = find_folder() / name
            path.parent.mkdir(parents=True, exist_ok=True)
            with AtomicFile(path) as file:
                file.write(line.encode() + b"\n")
            return path
    return None
