"""A store as whoever looks after it sees it: whole tables, one after the other. Works beside running servers."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple, Protocol

from playmat.server.store.codes_key import key_setting
from playmat.server.store.places import Place
from playmat.server.store.protocol import StoredTable


class WholeTable(NamedTuple):
    """Everything that is stored of a table, to the byte, whether it is as it was written or not."""

    table: int
    code: str
    game: str
    created: int
    touched: int
    stage: str
    length: int
    belongs_to: int | None
    log: list[tuple[int, bytes, bytes]]  # number, entry, checksum
    names: list[tuple[int, str]]
    keys: list[tuple[str, str, int | None, int | None, str | None]]  # hash, kind, seat, expires, root


class PuzzleTries(NamedTuple):
    """How many have tried a puzzle, and how many of them solved it at once."""

    puzzle: str
    tried: int
    solved: int


class CodesKey(NamedTuple):
    """By its fingerprint, the key that codes are encrypted with."""

    fingerprint: str


Item = WholeTable | PuzzleTries | CodesKey


class WholeStore(Protocol):
    """Every erasure is counted, so that running servers forget it too."""

    def fault(self) -> str:
        """What the database itself finds wrong; nothing where all is well."""

    def codes(self) -> list[str]:
        """Of every table and class; of a class the encrypted one if its key isn't here."""
        ...

    def table(self, code: str) -> StoredTable | None: ...

    def nicknames(self) -> list[str]: ...

    def erase_table(self, code: str) -> int: ...

    def erase_nicknames(self, spellings: list[str]) -> int: ...

    def erase_older(self, before: int) -> int:
        """Tables of a class go when it goes."""
        ...

    def contents(self) -> Iterator[Item]:
        """Every table, then every puzzle that was tried, as they are at one moment. Codes stay encrypted."""

    def put(self, contents: Iterator[Item]) -> int:
        """Into a store that has no tables and no tries; all of it or nothing. How many tables."""

    def codes_key(self) -> bytes | None:
        """The key that opens the codes, or None if it isn't here."""


def opened(place: Place, key: str = "") -> AbstractContextManager[WholeStore]:
    """Brought up to date first. What goes wrong while it is open is told in a sentence. `key` is the setting of a
    database: without it the codes of classes can't be read."""
    if isinstance(place, Path):
        from playmat.server.store.whole_file import opened_file

        return opened_file(place)
    from playmat.server.store.postgres.whole_database import opened_database

    return opened_database(place, key_setting(key) if key else None)
