"""Encrypts the codes of classes and students where they are stored, so that the database alone gives none away.

Teachers print codes again, so hashes won't do. A sealed code is SIV encryption (Rogaway and Shrimpton, 2006) with
HMAC-SHA256: a tag of the code, then the code XOR a keystream made from that tag. The same code always looks the same,
so that a class is found by its code; nobody has two classes with one code, so that tells nothing.
"""

import hmac
from collections.abc import Callable
from typing import Final

import msgspec

from playmat.classroom.codes import CLASS_CODE_LENGTH
from playmat.server.store.codes_key import subkey
from playmat.server.store.protocol import Change, StoredTable

MARK: Final = "~"  # a sealed code begins with it; no code does
ANY_CLASS: Final = f"SELECT 1 FROM tables WHERE code LIKE '{MARK}%' LIMIT 1"
TAG_LENGTH: Final = 16
LONGEST: Final = 32  # bytes; one block of keystream

# The entries of logs that have a code in them, and in which field.
FIELDS: Final = {"enrolled": "code", "recoded": "code", "opened": "class_code"}
BEGINNINGS: Final = tuple(f'{{"type":"{kind}"'.encode() for kind in FIELDS)


def is_sealed(text: str) -> bool:
    return text.startswith(MARK)


def is_of_class(code: str) -> bool:
    """Whether a code is that of a class and not of a table, also if its key isn't here."""
    return is_sealed(code) or len(code) == CLASS_CODE_LENGTH


class SealedCodes:
    """Seals codes on their way into a store, and opens them on their way out."""

    def __init__(self, key: bytes) -> None:
        self._tag_key = subkey(key, "tag")
        self._stream_key = subkey(key, "stream")

    def seal(self, code: str) -> str:
        text = code.encode("utf-8", "surrogatepass")
        assert len(text) <= LONGEST, "codes are short"
        tag = self._tag(text)
        return MARK + (tag + self._xor(text, tag)).hex()

    def open(self, sealed: str) -> str:
        """Return the code, or the same text if it isn't one that was sealed with this key."""
        try:
            found = bytes.fromhex(sealed.removeprefix(MARK)) if is_sealed(sealed) else b""
        except ValueError:
            return sealed
        tag = found[:TAG_LENGTH]
        text = self._xor(found[TAG_LENGTH:], tag)
        is_genuine = bool(found) and hmac.compare_digest(tag, self._tag(text))
        return text.decode() if is_genuine else sealed

    def stored_code(self, code: str) -> str:
        """Return how a table or a class is called in the database: tables by their code, classes by the sealed one."""
        if is_sealed(code):
            return ""  # what someone has read in the database is no code
        return self.seal(code) if is_of_class(code) else code

    def seal_new(self, code: str, change: Change) -> tuple[str, Change]:
        """Return what a new table or class is called in the database, and its first change as it's stored."""
        sealed = self.seal_change(change)
        return self.stored_code(code), msgspec.structs.replace(sealed, belongs_to=self.stored_code(change.belongs_to))

    def seal_change(self, change: Change) -> Change:
        if not any(entry.startswith(BEGINNINGS) for entry in change.entries):
            return change
        return msgspec.structs.replace(change, entries=[self._with_field(it, self.seal) for it in change.entries])

    def open_table(self, stored: StoredTable) -> StoredTable:
        entries = [self._with_field(it, self.open) for it in stored.entries]
        return StoredTable(stored.table, self.open(stored.code), entries, stored.names, stored.keys, stored.fault)

    def _with_field(self, entry: bytes, change: Callable[[str], str]) -> bytes:
        if not entry.startswith(BEGINNINGS):
            return entry
        try:
            found = msgspec.json.decode(entry)
        except msgspec.DecodeError:
            return entry  # damaged, which its checksum tells
        field = FIELDS[found["type"]]
        if not found.get(field):
            return entry
        return msgspec.json.encode({**found, field: change(found[field])})

    def _tag(self, text: bytes) -> bytes:
        return hmac.digest(self._tag_key, text, "sha256")[:TAG_LENGTH]

    def _xor(self, text: bytes, tag: bytes) -> bytes:
        stream = hmac.digest(self._stream_key, tag, "sha256")
        return bytes(one ^ other for one, other in zip(text, stream, strict=False))


class LockedCodes(SealedCodes):
    """Without the key: whoever looks after a store can still read all the rest."""

    def __init__(self) -> None:
        """There is nothing to open codes with."""

    def open(self, sealed: str) -> str:
        return sealed

    def stored_code(self, code: str) -> str:
        return code


def codes_with(key: bytes | None) -> SealedCodes:
    return LockedCodes() if key is None else SealedCodes(key)
