"""PostgreSQL, a proxy and some nodes on loopback, for development and for proofs."""

import signal
import sys
import time
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tools.nodes.cluster import Cluster
from tools.nodes.proxies import PROXIES, Name, Proxy
from tools.proof.running import PLAYMAT, Process

INSTALL: Final = "sudo apt-get install -y --no-install-recommends postgresql {}"


class Farm:
    """So many nodes on a database of their own, behind a proxy or bare."""

    def __init__(
        self, folder: Path, count: int, *flags: str, is_safe: bool = True, behind: Name | None = "haproxy"
    ) -> None:
        self.folder = folder
        self.cluster = Cluster(is_safe=is_safe)
        self.store = self.cluster.address("playmat")
        self.behind = behind
        command = [str(PLAYMAT), "serve", "--store", self.store, *(["--proxy"] if behind else []), *flags]
        self.nodes = [Process([*command], folder / f"node{number}.jsonl") for number in range(count)]
        self.proxy: Proxy | None = None
        self._open = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as opening:
            opening.enter_context(self.cluster)
            self.cluster.database("playmat")
            for node in self.nodes:
                opening.enter_context(node)
            if self.behind:
                self.proxy = opening.enter_context(
                    PROXIES[self.behind](self.folder, [node.port for node in self.nodes])
                )
            self._open = opening.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._open.close()

    @property
    def door(self) -> Process:
        """Where everybody comes in."""
        return self.proxy or self.nodes[0]


def healthy(node: Process) -> bool:
    line = HTTPConnection("127.0.0.1", node.port, timeout=2)
    try:
        line.request("GET", "/health")
        return line.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        line.close()


def wait_for_stop() -> None:
    """Until Ctrl-C, or until somebody ends this process."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        while True:
            time.sleep(3600)
    except KeyboardInterrupt:
        pass
