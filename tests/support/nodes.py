"""Several real nodes for tests, on one database of their own."""

from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

from postgres import new_database
from serving import Seat, Server


class Nodes:
    """So many `playmat serve` on one PostgreSQL; each can be asked for any table."""

    def __init__(self, folder: Path, count: int, *flags: str) -> None:
        self.store = new_database()
        self.nodes = []
        for number in range(count):
            own = folder / f"node{number}"
            own.mkdir()
            limits = () if "--limits" in flags else ("--limits", "0")
            self.nodes.append(Server(own, "--store", self.store, *limits, *flags))
        self._open = ExitStack()

    def __enter__(self) -> Self:
        for node in self.nodes:
            self._open.enter_context(node)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    def __getitem__(self, number: int) -> Server:
        return self.nodes[number]


def at(seat: Seat, node: Server) -> Seat:
    """The same person, who asks another node."""
    return Seat(node, {"code": seat.code, "token": seat.token, "seat": seat.seat})
