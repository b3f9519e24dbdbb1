"""Which key a data file's codes were encrypted with, and whether it is the one next to the file."""

import sqlite3
from contextlib import closing
from pathlib import Path

from playmat.core.refusal import refused
from playmat.server.store.codes_key import FINGERPRINT, fingerprint, key_path, new_key, read_key, write_key
from playmat.server.store.migrations import connect
from playmat.server.store.sealed_codes import ANY_CLASS


def claim_key(path: Path) -> bytes:
    """Return the key of a data file that a server opens; a new one if nothing was encrypted yet. Raise a refusal if the
    key that opens its codes isn't there."""
    with closing(connect(path)) as connection:
        row = connection.execute(FINGERPRINT).fetchone()
        key = read_key(path)
        if row is not None and connection.execute(ANY_CLASS).fetchone() is not None:
            need_key(path, key, row[0])
        if key is None:
            key = new_key()
            write_key(path, key)
        if row is None or row[0] != fingerprint(key):
            set_fingerprint(connection, fingerprint(key))
    return key


def need_key(path: Path, key: bytes | None, wanted: str) -> None:
    names: dict[str, object] = {"file": path.name, "key": key_path(path).name}
    if key is None:
        raise refused("codes-key-missing", names)
    if fingerprint(key) != wanted:
        raise refused("codes-key-wrong", names)


def set_fingerprint(connection: sqlite3.Connection, found: str) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("DELETE FROM codes_key")
    connection.execute("INSERT INTO codes_key VALUES (?)", (found,))
    connection.execute("COMMIT")
