"""PostgreSQL, HAProxy and some nodes on loopback, for development and for proofs."""

import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tools.nodes.cluster import Cluster
from tools.proof.running import PLAYMAT, ROOT, Process

CONFIGURATION: Final = ROOT / "deploy" / "haproxy.cfg"
INSTALL: Final = "sudo apt-get install -y --no-install-recommends postgresql haproxy"
READY_SECONDS: Final = 30.0
CONNECTIONS: Final = 4_000  # more than one account may usually have open


def haproxy() -> str | None:
    """Debian keeps it where only administrators look."""
    return shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Proxy(Process):
    """HAProxy, set up as in deploy/haproxy.cfg, before these ports of loopback."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        found = haproxy()
        assert found is not None, INSTALL
        self.file = folder / "haproxy.cfg"
        super().__init__([found, "-db", "-f", str(self.file)], folder / "haproxy.log")
        self.port = free_port()
        text = re.sub(r"    bind .*", f"    bind 127.0.0.1:{self.port}", CONFIGURATION.read_text())
        text = re.sub(r"maxconn .*", f"maxconn {CONNECTIONS}", text)
        servers = "".join(f"    server node{port} 127.0.0.1:{port}\n" for port in ports)
        self.file.write_text(re.sub(r"(    server .*\n)+", servers, text))

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=log, text=True)
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until:
            try:
                if self.ask("GET", "/health")[0] == 200:
                    return
            except (OSError, HTTPException):
                pass
            time.sleep(0.05)
        self.kill()
        raise RuntimeError(f"the proxy did not start: {self.log.read_text()[-2000:]}")


class Farm:
    """So many nodes on a database of their own, behind a proxy where there is one to be had."""

    def __init__(self, folder: Path, count: int, *flags: str, is_safe: bool = True, is_behind: bool = True) -> None:
        self.folder = folder
        self.cluster = Cluster(is_safe=is_safe)
        self.store = self.cluster.address("playmat")
        self.is_behind = is_behind
        command = [str(PLAYMAT), "serve", "--store", self.store, *(["--proxy"] if is_behind else []), *flags]
        self.nodes = [Process([*command], folder / f"node{number}.jsonl") for number in range(count)]
        self.proxy: Proxy | None = None
        self._open = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as opening:
            opening.enter_context(self.cluster)
            self.cluster.database("playmat")
            for node in self.nodes:
                opening.enter_context(node)
            if self.is_behind:
                self.proxy = opening.enter_context(Proxy(self.folder, [node.port for node in self.nodes]))
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
