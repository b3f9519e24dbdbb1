"""Checksums of a table's log: each covers its entry and the checksum before it.

They tell a damaged or edited file from the one that was written. They are no signature: who can write the file can make
new ones.
"""

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Final

LENGTH: Final = 16


def first_checksum(code: str) -> bytes:
    """What the first entry's checksum builds on, so that no log passes for another table's."""
    return next_checksum(b"", code.encode())


def next_checksum(before: bytes, entry: bytes) -> bytes:
    return blake2b(before + entry, digest_size=LENGTH).digest()


def checksums(before: bytes, entries: Iterable[bytes]) -> Iterator[bytes]:
    for entry in entries:
        before = next_checksum(before, entry)
        yield before


def first_fault(code: str, rows: list[tuple[int, bytes, bytes]], length: int) -> int | None:
    """The number of the first entry that is not as it was written, or not there; none where all is well."""
    before = first_checksum(code)
    for expected, (number, entry, checksum) in enumerate(rows, 1):
        before = next_checksum(before, entry)
        if number != expected or checksum != before:
            return expected
    return None if len(rows) == length else min(len(rows), length) + 1
