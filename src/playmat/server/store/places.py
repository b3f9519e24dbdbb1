"""Where tables are kept: a file of this computer, or a PostgreSQL database with an address."""

import asyncio
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from playmat.core.refusal import refused

SCHEMES: Final = ("postgresql://", "postgres://")

Place = Path | str


def place_of(text: str | Path) -> Place:
    """A file, or the address of a database."""
    if isinstance(text, str) and text.startswith(SCHEMES):
        need_postgres()
        return text
    if isinstance(text, str) and "://" in text:
        raise refused("unknown-store", {"scheme": text.partition("://")[0]})
    return Path(text)


def need_postgres() -> None:
    if find_spec("asyncpg") is None:
        raise refused("no-postgres")


def prepare_database(address: str, codes_key: bytes) -> None:
    """Create or upgrade it. Raise a refusal if its codes were encrypted with another key."""
    from playmat.server.store.postgres.migrations import prepare

    asyncio.run(prepare(address, codes_key))
