"""The key that codes are encrypted with (sealed_codes.py). It is never in the database.

A data file has it in a file of its own next to it, for its owner alone. With PostgreSQL it is a setting, the same for
all nodes. The database has a fingerprint of it, so that a wrong key is noticed before anything is written.
"""

import hmac
import os
import secrets
from pathlib import Path
from typing import Final

from playmat import system
from playmat.core.refusal import refused
from playmat.files.atomic_file import unwritable

FINGERPRINT: Final = "SELECT fingerprint FROM codes_key"
KEY_LENGTH: Final = 32  # bytes; twice as many hexadecimal digits


def key_path(data: Path) -> Path:
    """Next to the file itself where `data` is a link, as with SQLite's own files."""
    target = data.resolve()
    return target.with_name(target.name + "-key")


def subkey(key: bytes, purpose: str) -> bytes:
    return hmac.digest(key, f"playmat codes: {purpose}".encode(), "sha256")


def fingerprint(key: bytes) -> str:
    return subkey(key, "fingerprint").hex()


def parse_key(text: str) -> bytes | None:
    """Return the key, or None if this isn't one."""
    try:
        key = bytes.fromhex(text)
    except ValueError:
        return None
    return key if len(key) == KEY_LENGTH else None


def key_setting(text: str) -> bytes:
    """Return the key of a database that several servers share."""
    if not text:
        raise refused("codes-key-unset")
    key = parse_key(text)
    if key is None:
        raise refused("codes-key-invalid")
    return key


def read_key(data: Path) -> bytes | None:
    """Return the key of a data file, or None if there is none."""
    path = key_path(data)
    try:
        key = parse_key(path.read_text(encoding="ascii").strip())
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError):
        key = None
    if key is None:
        raise refused("codes-key-unreadable", {"file": data.name, "key": path.name})
    return key


def write_key(data: Path, key: bytes) -> None:
    """Whole, on disk, and for its owner alone when this returns. Never in the place of another key."""
    path = key_path(data)
    part = path.with_name(path.name + "-new")
    assert not path.exists(), "a key is never replaced: nobody could open what was sealed with it"
    try:
        handle = system.open_private(part, new=False)
        try:
            os.ftruncate(handle, 0)
            os.write(handle, key.hex().encode() + b"\n")
            os.fsync(handle)
        finally:
            os.close(handle)
        part.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None


def new_key() -> bytes:
    return secrets.token_bytes(KEY_LENGTH)
