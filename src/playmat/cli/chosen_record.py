"""One record out of a file: FILE:LINE, or FILE alone for its first record."""

from pathlib import Path

from playmat.cli.files import read_records
from playmat.cli.replay import record_lines, text_of
from playmat.core.record import Record, read_record
from playmat.core.refusal import refused


def split_place(place: str) -> tuple[Path, int | None]:
    """The file, and the line where one is named."""
    file, colon, line = place.rpartition(":")
    if colon and file and line.isascii() and line.isdecimal() and len(line) < 10:
        return Path(file), int(line)
    return Path(place), None


def record_at(place: str) -> tuple[Record, int]:
    """The record at FILE:LINE and its line; bad files, lines and records are refused."""
    file, wanted = split_place(place)
    for number, line in record_lines(read_records(file)):
        if wanted is None or number == wanted:
            return read_record(text_of(line)), number
    raise refused("no-such-line", {"line": wanted or 1})
