"""What can be set when a server is started, by flag or environment."""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path

from playmat import system
from playmat.core.refusal import refused
from playmat.server.store.expiry import Terms


def default_data() -> Path:
    """Where tables are kept unless told otherwise: the place the system has for an application's data."""
    folders = system.data_folders(sys.platform, os.environ, system.home())
    files = [folder / "playmat" / "tables.db" for folder in folders]
    if not files:
        raise refused("no-home")
    return next((file for file in files if file.exists()), files[0])


def default_workers() -> int:
    """One process core is left to the server itself."""
    return max(1, min(2, system.cores() - 1))


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
    store: str = ""  # the address of a PostgreSQL database; else the file `data` is the store
    codes_key: str = field(default="", repr=False)  # what codes in that database are encrypted with
    node_address: str = ""  # where other nodes reach this one
    nodes: int = 1
    terms: Terms = field(default_factory=Terms)
