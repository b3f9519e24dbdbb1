"""The mark: a small file next to the data file that says how far the data file had got when that was last looked up.

A data file that was emptied, replaced by an older copy, or has lost the end of its write-ahead log still looks whole to
SQLite. Only something kept outside of it can tell. The data file counts up about once per second while it is written
to, and the mark repeats that number, together with the length of the write-ahead log.
"""

import os
import sqlite3
import struct
from pathlib import Path
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from playmat import system
from playmat.core.refusal import Refusal, refused
from playmat.server.logs import alarm

# The write-ahead log, as https://www.sqlite.org/fileformat2.html#the_write_ahead_log describes it.
WAL_HEADER: Final = 32
FRAME_HEADER: Final = 24
MAGIC: Final = 0x377F0682  # plus one if checksums are over big-endian words
SALTS: Final = slice(16, 24)

LOSSES: Final = ("database-emptied", "database-behind", "database-swapped", "mark-unreadable")


class WalMark(Struct, frozen=True):
    """A write-ahead log, by the salts in its header, and how many of its frames were on disk."""

    salts: str
    frames: int


class Mark(Struct, frozen=True):
    """What is in the file. `number` is the one in the data file's own table `mark`."""

    store: str
    number: int
    wal: WalMark | None = None


def mark_path(data: Path) -> Path:
    """Next to the file itself where `data` is a link, as with SQLite's own files."""
    target = data.resolve()
    return target.with_name(target.name + "-mark")


def wal_path(data: Path) -> Path:
    target = data.resolve()
    return target.with_name(target.name + "-wal")


def read_mark(data: Path) -> Mark | None:
    """Return the mark of a data file, or None if there is none. Raise `mark-unreadable` if it isn't one."""
    path = mark_path(data)
    try:
        return msgspec.json.decode(path.read_bytes(), type=Mark)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError):
        raise refused("mark-unreadable", {"file": data.name, "mark": path.name}) from None


def write_mark(data: Path, mark: Mark) -> None:
    """Whole or not at all, and on disk when this returns. One process writes it at a time: the one with the lock."""
    path = mark_path(data)
    part = path.with_name(path.name + "-new")
    handle = system.open_private(part, new=False)
    try:
        os.ftruncate(handle, 0)
        os.write(handle, msgspec.json.encode(mark) + b"\n")
        os.fsync(handle)
    finally:
        os.close(handle)
    part.replace(path)


def loss_without_file(data: Path) -> Refusal | None:
    """What is wrong with an empty or missing data file: if it has a mark, there was something in it."""
    return Refusal("database-emptied", {"file": data.name}) if mark_path(data).exists() else None


def wal_loss(data: Path, mark: Mark) -> Refusal | None:
    """What is wrong with the write-ahead log. Look before SQLite opens the file: what it can't read, it drops."""
    if mark.wal is None or has_frames(wal_path(data), mark.wal):
        return None
    return Refusal("database-behind", {"file": data.name})


def loss(connection: sqlite3.Connection, data: Path, mark: Mark) -> Refusal | None:
    """What is wrong with an open data file that a mark belongs to."""
    found = read_number(connection)
    if found is not None and found.store != mark.store:
        return Refusal("database-swapped", {"file": data.name})
    if found is None or found.number < mark.number:
        return Refusal("database-behind", {"file": data.name})
    return None


def read_number(connection: sqlite3.Connection) -> Mark | None:
    """Return how far a data file has got, or None if it is from before there were marks."""
    if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'mark'").fetchone() is None:
        return None
    store, number = connection.execute("SELECT store, number FROM mark").fetchone()
    return Mark(store, number)


def has_frames(wal: Path, marked: WalMark) -> bool:
    """Whether a write-ahead log has all its marked frames. True if it is a later one: then these were carried over into
    the data file before it began."""
    try:
        with wal.open("rb") as file:
            header = file.read(WAL_HEADER)
            if salts_in(header) != marked.salts:
                return True
            if are_whole(file, header, marked):
                return True
            # A server at work may have begun a new log in the meantime.
            file.seek(0)
            return salts_in(file.read(WAL_HEADER)) != marked.salts
    except FileNotFoundError:
        return True  # its frames were carried over; if they weren't, the number in the data file is too low


def are_whole(file: BinaryIO, header: bytes, marked: WalMark) -> bool:
    """Whether the frames after a header are as they were written: each has a checksum over everything before it."""
    magic, _, size = struct.unpack(">3I", header[:12])
    if magic & ~1 != MAGIC:
        return False
    order = ">" if magic & 1 else "<"
    sums = checksum(header[:24], (0, 0), order)
    for _ in range(marked.frames):
        frame = file.read(FRAME_HEADER + size)
        if len(frame) < FRAME_HEADER + size or frame[8:16].hex() != marked.salts:
            return False
        sums = checksum(frame[:8] + frame[FRAME_HEADER:], sums, order)
        if struct.unpack(">2I", frame[16:24]) != sums:
            return False
    return True


def checksum(data: bytes, before: tuple[int, int], order: str) -> tuple[int, int]:
    """SQLite's checksum over pairs of 32-bit words."""
    first, second = before
    for one, other in struct.iter_unpack(order + "2I", data):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second


def salts_in(header: bytes) -> str:
    return header[SALTS].hex()


class MarkKeeper:
    """Writes the mark of a data file that is open. The writer's thread sets `number`; another thread calls `write`."""

    def __init__(self, data: Path, connection: sqlite3.Connection) -> None:
        found = read_number(connection)
        assert found is not None, "a file that is up to date has a number"
        self.data = data
        self.store = found.store
        self.number = found.number  # known to be on disk
        self._written: Mark | None = None

    def write(self, wal: WalMark | None) -> None:
        """Nothing if nothing has changed."""
        mark = Mark(self.store, self.number, wal)
        if mark != self._written:
            write_mark(self.data, mark)
            self._written = mark

    def write_last(self) -> None:
        """When the data file was closed in order, and nothing is left in a write-ahead log."""
        try:
            self.write(None)
        except OSError as error:
            alarm("mark-failed", error)

    def wal_salts(self) -> str:
        try:
            with wal_path(self.data).open("rb") as file:
                return salts_in(file.read(WAL_HEADER))
        except FileNotFoundError:
            return ""
