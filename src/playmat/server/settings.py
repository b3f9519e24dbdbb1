"""What can be set when a server is started, by flag or environment."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from playmat.server.store.expiry import Terms


def default_data() -> Path:
    """Where tables are kept unless told otherwise: the place the system has for an application's data."""
    home = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(home).expanduser() / "playmat" / "tables.db"


def default_workers() -> int:
    """One process core is left to the server itself."""
    return max(1, min(2, (os.cpu_count() or 1) - 1))


@dataclass(frozen=True, slots=True)
class Settings:
    """Every flag of `playmat serve`."""

    host: str = "127.0.0.1"
    port: int = 8321
    lan: bool = False
    data: Path = field(default_factory=default_data)
    open: bool = False
    workers: int = field(default_factory=default_workers)
    pace: float = 0.9
    think: float = 5.0
    public: str = ""
    origins: tuple[str, ...] = ()
    allow_hosts: tuple[str, ...] = ()
    proxies: int = 0
    limits: float = 1.0
    log: str = "warning"
    terms: Terms = field(default_factory=Terms)
