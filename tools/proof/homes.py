"""Where the servers of a proof keep their tables: a file, PostgreSQL, or three nodes on it behind HAProxy."""

import argparse
import asyncio
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from pathlib import Path
from typing import Literal, NamedTuple

from tools.nodes.cluster import Cluster, why_not
from tools.nodes.farm import INSTALL, Farm
from tools.nodes.proxies import program
from tools.proof import ledger
from tools.proof.running import PLAYMAT, Process, playmat

Kind = Literal["sqlite", "postgres", "nodes"]
NODES = 3
LENGTHS = "SELECT code, length FROM tables"


def add_flags(parser: argparse.ArgumentParser, nodes: int = NODES) -> None:
    group = parser.add_mutually_exclusive_group()
    told = {"dest": "kind", "action": "store_const", "default": "sqlite"}
    group.add_argument("--postgres", const="postgres", help="over PostgreSQL, in a temporary folder", **told)  # type: ignore[arg-type]  # the same words for both
    if nodes:
        group.add_argument("--nodes", const="nodes", help=f"over {nodes} nodes behind HAProxy", **told)  # type: ignore[arg-type]  # as above


class Served(NamedTuple):
    """A server, or several behind one door, at work."""

    door: Process
    servers: list[Process]
    place: Path | str
    beside: tuple[int, ...] = ()  # processes that belong to it and were not started by this one: the database

    def lengths(self) -> dict[str, int]:
        """How many entries the log of each table has, as it is stored."""
        if isinstance(self.place, Path):
            return ledger.lengths(self.place)
        return asyncio.run(lengths(self.place))

    def said(self) -> str:
        """All logs."""
        return "".join(server.log.read_text(encoding="utf-8", errors="replace") for server in self.servers)


async def lengths(address: str) -> dict[str, int]:
    import asyncpg

    connection = await asyncpg.connect(address)
    try:
        return dict(await connection.fetch(LENGTHS))
    finally:
        await connection.close()


class Home:
    """One PostgreSQL for a whole proof, with a database for each server; nothing of the kind for files."""

    def __init__(self, kind: Kind, cluster: Cluster | None = None, nodes: int = NODES) -> None:
        self.kind = kind
        self.nodes = nodes
        self._cluster = cluster
        self._numbers = count(1)

    def address(self) -> str:
        """A new database."""
        assert self._cluster is not None
        return self._cluster.database(f"proof{next(self._numbers)}")

    def server(self, folder: Path, *flags: str) -> Process:
        """One that is still to be started."""
        if self.kind == "sqlite":
            return playmat(folder, *flags)
        return Process([str(PLAYMAT), "serve", "--store", self.address(), *flags], folder / "log.jsonl")

    @contextmanager
    def served(self, folder: Path, *flags: str, files: int = 0) -> Iterator[Served]:
        """`files` is how many each server may have open, where it is to be fewer than here."""
        if self.kind == "nodes":
            farm = Farm(folder, self.nodes, *flags, is_safe=False)
            for node in farm.nodes:
                limited(node, files)
            with farm:
                yield Served(farm.door, farm.nodes, farm.store, (farm.cluster.pid,))
        else:
            server = self.server(folder, *flags)
            place = server.command[server.command.index("--store") + 1] if self.kind == "postgres" else ""
            with limited(server, files):
                beside = () if self._cluster is None else (self._cluster.pid,)
                yield Served(server, [server], place or folder / "tables.db", beside)


def limited(server: Process, files: int) -> Process:
    """The same server with room for only a few files, as on most systems."""
    if files:
        server.command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *server.command]
    return server


@contextmanager
def home(kind: Kind, nodes: int = NODES) -> Iterator[Home]:
    why = why_not() if kind != "sqlite" else None
    if kind == "nodes" and program("haproxy") is None:
        why = f"This needs PostgreSQL and HAProxy: {INSTALL.format('haproxy')}"
    if why is not None:
        sys.exit(why)
    with ExitStack() as stack:
        yield Home(kind, stack.enter_context(Cluster()) if kind == "postgres" else None, nodes)
